/** Reads members of bodies of unknown shape. */
import { isObject } from '../../values/jsonObject.ts';

/** An object in a body. */
export type Members = Readonly<Record<string, unknown>>;

/** A value if it is an object, else an empty object. */
export const membersOf = (value: unknown): Members => (isObject(value) ? value : {});

/** A value if it is a list, else an empty list. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A trimmed text if the value is a text, else `''`. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The members with a value. Empty texts, zeros, false, null and undefined are removed. */
export const nonEmptyMembers = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value));
