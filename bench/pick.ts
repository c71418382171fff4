/** The entry of a list that falls to a number: rows that differ, and are the same in every run. */
export const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

/** An identifier as the service generates them: a prefix and 12 hexadecimal digits. */
export const idOf = (prefix: string, index: number): string =>
  `${prefix}-${(index * 0x9e37_79b1).toString(16).padStart(12, '0').slice(-12)}`;

/** A time on the wire, some minutes before a fixed moment. */
export const timeOf = (minutesBefore: number): string =>
  new Date(Date.UTC(2026, 10, 20, 12) - minutesBefore * 60_000).toISOString();
