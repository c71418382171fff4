/** For each built-in scalar, a check whether a JSON value is valid without coercion. */
export const plainValueChecks: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['String', (value: unknown) => typeof value === 'string'],
  ['ID', (value: unknown) => typeof value === 'string'],
  ['Boolean', (value: unknown) => typeof value === 'boolean'],
  ['Int', (value: unknown) => typeof value === 'number' && (value | 0) === value],
  ['Float', (value: unknown) => typeof value === 'number' && Number.isFinite(value)],
]);
