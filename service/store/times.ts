/** Converts times between the wire and the store (semantics 1.2.4). */

/** PostgreSQL's text of a `timestamptz` in UTC, in wire form: `2024-05-01T08:30:00.000Z`. */
export const toWireTime = (stored: string): string => {
  const [whole = stored, fraction = ''] = stored.replace(/[+-]00(?::?00)?$/, '').split('.');
  return `${whole.replace(' ', 'T')}.${fraction.padEnd(3, '0')}Z`;
};

/** An instant in wire form. */
export const formatInstant = (instant: Date): string => instant.toISOString();
