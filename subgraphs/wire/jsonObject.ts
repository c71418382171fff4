/** A JSON object with unknown members. */
export type JsonObject = { readonly [member: string]: unknown };

/** Whether a value is a JSON object: neither null nor a list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a string. */
export const isText = (value: unknown): value is string => typeof value === 'string';

/** The strings in a list; empty where the value is not a list. */
export const readTexts = (list: unknown): string[] => (Array.isArray(list) ? list.filter(isText) : []);

/** The value at a path of members; undefined where one of them is missing. */
export const readValueAt = (object: JsonObject, path: readonly string[]): unknown => {
  let value: unknown = object;
  for (const step of path) value = isObject(value) ? value[step] : undefined;
  return value;
};

/** The value of a text; undefined if it is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
