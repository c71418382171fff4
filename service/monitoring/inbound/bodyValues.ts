/** Reads members of bodies of unknown shape. */
import { parseTime } from '../../../contract/core/time.ts';
import { isObject } from '../../values/jsonObject.ts';

/** An object in a body. */
export type BodyObject = Readonly<Record<string, unknown>>;

/** A value if it is an object, else an empty object. */
export const toObject = (value: unknown): BodyObject => (isObject(value) ? value : {});

/** A value if it is a list, else an empty list. */
export const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A trimmed text if the value is a text, or a number as text; else `''`. */
export const toText = (value: unknown): string => {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value.trim() : '';
};

/** The first text that is not empty; `''` where all are. */
export const firstText = (...values: readonly unknown[]): string => values.map(toText).find(Boolean) ?? '';

/** The first text of a list, or a text that stands in place of one. */
export const toSingleText = (value: unknown): string => (Array.isArray(value) ? firstText(...value) : toText(value));

/** The members with a value. Empty texts, zeros, false, null and undefined are removed. */
export const dropEmptyMembers = (members: BodyObject): BodyObject =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value));

/** Resources of a type by their names, without duplicates and empty names. */
export const toResources = (resource_type: string, names: readonly unknown[]): BodyObject[] =>
  [...new Set(names.map(toText))].filter(Boolean).map((name) => dropEmptyMembers({ resource_type, name }));

/** Numbers of seconds since 1970 are below it until the year 5138, numbers of milliseconds above it since 1973. */
const LEAST_MILLISECONDS = 100_000_000_000;

const MAX_MILLISECONDS = 8.64e15;

/** A time in wire form, from a text or from seconds or milliseconds since 1970; `''` where there is none. */
export const toTime = (value: unknown): string => {
  const text = toText(value);
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) return parseTime(text) ?? '';
  const milliseconds = number < LEAST_MILLISECONDS ? number * 1000 : number;
  const isTime = milliseconds > 0 && milliseconds < MAX_MILLISECONDS;
  return isTime ? (parseTime(new Date(milliseconds).toISOString()) ?? '') : '';
};
