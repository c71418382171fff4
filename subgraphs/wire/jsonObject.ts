/** A JSON object with unknown members. */
export type JsonObject = { readonly [member: string]: unknown };

/** Whether a value is a JSON object: neither null nor a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a string. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** The strings in a list; empty where the value is not a list. */
export const readTexts = (list: unknown): string[] => (Array.isArray(list) ? list.filter(isText) : []);
