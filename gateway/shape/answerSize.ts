/** Levels that are measured; JSON cannot print many more. */
const MAX_LEVELS = 1_000;

/** Most bytes of UTF-8 for one unit of UTF-16. */
const MAX_BYTES_PER_UNIT = 3;

/** Those around a text. */
const QUOTES = 2;

/**
 * Whether an answer has more bytes than allowed once it is printed as JSON, which is not done: it takes time in proportion
 * to the allowance at most, however large the answer. Characters that JSON has to escape may count as less than they take.
 */
export function exceedsBytes(answer: unknown, maxBytes: number): boolean {
  const units = sizeOf(answer, { max: maxBytes, inBytes: false }, 0);
  if (units > maxBytes) return true;
  if (units * MAX_BYTES_PER_UNIT <= maxBytes) return false;
  return sizeOf(answer, { max: maxBytes, inBytes: true }, 0) > maxBytes;
}

interface Measure {
  readonly max: number;
  /** Counts texts in bytes of UTF-8 as JSON, which takes long, instead of in units of UTF-16. */
  readonly inBytes: boolean;
}

/** Ends early where there is more than the measure's maximum. */
function sizeOf(value: unknown, measure: Measure, level: number): number {
  if (typeof value === 'string')
    return measure.inBytes ? Buffer.byteLength(JSON.stringify(value)) : value.length + QUOTES;
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? 2 : 4;
  if (level > MAX_LEVELS) return 0;
  let size = 2;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && size <= measure.max; index++)
      size += 1 + sizeOf(value[index], measure, level + 1);
    return size;
  }
  const object = value as Record<string, unknown>;
  for (const key in object) {
    const member = object[key];
    // Most members are texts: to count them here takes half the time of a call for each.
    const isText = typeof member === 'string' && !measure.inBytes;
    size += key.length + 4 + (isText ? member.length + QUOTES : sizeOf(member, measure, level + 1));
    if (size > measure.max) break;
  }
  return size;
}
