/** Picks an element by number, so that rows differ from each other but are equal in every run. */
export const pickValue = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

/** An id in the format of the service: a prefix and 12 hexadecimal digits. */
export const makeId = (prefix: string, index: number): string =>
  `${prefix}-${(index * 0x9e37_79b1).toString(16).padStart(12, '0').slice(-12)}`;

/** A timestamp in the wire format, some minutes before a fixed time. */
export const makeTime = (minutesBefore: number): string =>
  new Date(Date.UTC(2026, 10, 20, 12) - minutesBefore * 60_000).toISOString();
