/** Response data under construction. Subgraph responses are merged into it in place. */
export type ResponseData = { [key: string]: unknown };

/** The path of a value in a response: response names and list indexes. */
export type ResponsePath = readonly (string | number)[];

/** True for any value that can hold fields. Callers check for arrays first. */
export const isObject = (value: unknown): value is ResponseData => typeof value === 'object' && value !== null;

/** True for an object of JSON: neither null nor an array. */
export const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !Array.isArray(value);
