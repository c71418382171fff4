/** The members of a JSON object whose values are not checked yet. */
export type JsonMembers = Record<string, unknown>;

/** Whether a JSON value is an object: neither null nor a list. */
export const isObject = (value: unknown): value is JsonMembers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
