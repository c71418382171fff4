/** The members of an object of JSON, whose values nothing is known of yet. */
export type JsonMembers = Record<string, unknown>;

/** Whether a value of JSON is an object: neither null nor a list. */
export const isObject = (value: unknown): value is JsonMembers =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
