/** Response data on its way: what subgraphs answered, merged in place. */
export type Data = { [key: string]: unknown };

/** True of anything that can hold fields; lists are told apart before this is asked. */
export function isObject(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}
