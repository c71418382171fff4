/** Response data under construction. Subgraph responses are merged into it in place. */
export type Data = { [key: string]: unknown };

/** True for any value that can hold fields. Callers check for arrays first. */
export const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;
