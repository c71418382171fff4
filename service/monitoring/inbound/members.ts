/** Reading bodies of which nothing is sure. */

/** An object of a body. */
export type Members = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and no list. */
export const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of what ought to be an object; of anything else none. */
export const membersOf = (value: unknown): Members => (isObject(value) ? value : {});

/** The elements of what ought to be a list; of anything else none. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What ought to be a text, without white space around it; of anything else `''`. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The members that tell something: empty texts, zeros, false and what is absent do not. */
export const telling = (members: Members): Members =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value));
