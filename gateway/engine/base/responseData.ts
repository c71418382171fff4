/** Response data under construction. Subgraph responses are merged into it in place. */
export type ResponseData = { [key: string]: unknown };

/** True for any value that can hold fields. Callers check for arrays first. */
export const isObject = (value: unknown): value is ResponseData => typeof value === 'object' && value !== null;
