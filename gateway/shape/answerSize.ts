/** Most levels to measure. JSON cannot print many more. */
const MAX_LEVELS = 1_000;

/** Most bytes of JSON per UTF-16 code unit: an escape such as `\u0001`. */
const MAX_BYTES_PER_UNIT = 6;

/**
 * Measures an answer in UTF-16 code units of its JSON, without printing it. Stops once the sum exceeds `max`, so the
 * time is proportional to `max` at most. Characters that JSON escapes count as one.
 */
export function measureUnits(answer: unknown, max: number): number {
  return unitsOf(answer, max, 0);
}

/** Whether an answer of this many units exceeds `maxBytes`. Counts bytes only if it may. `Infinity` allows all. */
export function exceedsBytes(answer: unknown, units: number, maxBytes: number): boolean {
  return units * MAX_BYTES_PER_UNIT > maxBytes && units + extraBytes(answer, 0) > maxBytes;
}

function unitsOf(value: unknown, max: number, level: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? 2 : 4;
  if (level > MAX_LEVELS) return 0;
  let units = 2;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && units <= max; index++)
      units += 1 + unitsOf(value[index], max, level + 1);
    return units;
  }
  const object = value as Record<string, unknown>;
  for (const key in object) {
    const member = object[key];
    // Most members are strings. A call for each would take most of the time.
    units += key.length + 4 + (typeof member === 'string' ? member.length + 2 : unitsOf(member, max, level + 1));
    if (units > max) break;
  }
  return units;
}

/** Characters that are not one byte of JSON. */
const NOT_ONE_BYTE = /[^ !#-[\]-~]/;

/** Bytes of an answer's strings beyond one per unit. */
function extraBytes(value: unknown, level: number): number {
  if (typeof value === 'string')
    return NOT_ONE_BYTE.test(value) ? Buffer.byteLength(JSON.stringify(value)) - value.length - 2 : 0;
  if (typeof value !== 'object' || value === null || level > MAX_LEVELS) return 0;
  let bytes = 0;
  for (const member of Array.isArray(value) ? value : Object.values(value)) bytes += extraBytes(member, level + 1);
  return bytes;
}
