import { compileSource, quoteRead } from '../base/compileSource.ts';
import { compileWhenHot } from './compileWhenHot.ts';
import type { FieldShape, ObjectShape, Shape } from './shape.ts';

/** Most levels to measure. JSON cannot print many more. */
const MAX_LEVELS = 1_000;

/** Most bytes of JSON per UTF-16 code unit: an escape such as `\u0001`. */
const MAX_BYTES_PER_UNIT = 6;

/**
 * Measures an answer in UTF-16 code units of its JSON, without printing it. Stops once the sum exceeds `max`, so the
 * time is proportional to `max` at most. Characters that JSON escapes count as one.
 */
export const measureUnits = (answer: unknown, max: number): number => countUnits(answer, max, 0);

/** Of an object that occurs in many places of an answer: the units of its JSON, and the JSON. Undefined until they are known. */
export interface SharedObject {
  units: number | undefined;
  text: string | undefined;
}

/** The objects that occur in many places of an answer. */
export type SharedObjects = ReadonlyMap<unknown, SharedObject>;

/**
 * Measures one value of an answer in UTF-16 code units of its JSON. Stops between list items once the sum exceeds `max`. May
 * measure a shared object once and count it in each place.
 */
export type Measure = (value: unknown, max: number, shared?: SharedObjects) => number;

/**
 * Compiles the measure of an operation's data: a generic walk at first, generated code once the operation is hot. Generated
 * code reads the fields of a shape by name, which takes a third of the time of a walk over unknown keys.
 */
export const compileMeasure = (shape: ObjectShape): Measure =>
  compileWhenHot<Parameters<Measure>, number>(measureUnits, () => compileObjectMeasure(shape));

/** The answer of an abstract field may not name its type, so its members are walked. */
const compileChildMeasure = (shape: Shape | undefined): Measure =>
  shape?.kind === 'object' ? compileObjectMeasure(shape) : measureUnits;

const compileObjectMeasure = ({ fields }: ObjectShape): Measure => {
  const members = fields.map(({ child }) => compileListMeasure(compileSharedMeasure(compileChildMeasure(child))));
  const keys = fields.reduce((sum, { name }) => sum + name.length + 4, 2);
  const lines = fields.map(printMemberSource);
  const source = `return function measure(value, max, shared) {
    if (typeof value !== 'object' || value === null) return 4;
    let units = ${keys}, member;
    ${lines.join('\n    ')}
    return units;
  }`;
  return compileSource<Measure>('members', source)(members);
};

const printMemberSource = ({ name }: FieldShape, index: number) =>
  `member = ${quoteRead('value', name)};
    units += typeof member === 'string' ? member.length + 2 : member == null ? 4 : members[${index}](member, max, shared);`;

const compileSharedMeasure =
  (measure: Measure): Measure =>
  (value, max, shared) => {
    const object = shared?.get(value);
    if (object === undefined) return measure(value, max, shared);
    object.units ??= measure(value, max, shared);
    return object.units;
  };

const compileListMeasure = (measure: Measure): Measure => {
  const measureItems: Measure = (value, max, shared) => {
    if (!Array.isArray(value)) return measure(value, max, shared);
    let units = 2;
    for (let index = 0; index < value.length && units <= max; index++)
      units += 1 + measureItems(value[index], max, shared);
    return units;
  };
  return measureItems;
};

/** Whether an answer of this many units exceeds `maxBytes`. Counts bytes only if it may. `Infinity` allows all. */
export const exceedsBytes = (answer: unknown, units: number, maxBytes: number): boolean =>
  units * MAX_BYTES_PER_UNIT > maxBytes && units + countExtraBytes(answer, units) > maxBytes;

const countUnits = (value: unknown, max: number, level: number): number => {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? 2 : 4;
  if (level > MAX_LEVELS) return 0;
  let units = 2;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length && units <= max; index++)
      units += 1 + countUnits(value[index], max, level + 1);
    return units;
  }
  const object = value as Record<string, unknown>;
  for (const key in object) {
    const member = object[key];
    // Most members are strings. A call for each would take most of the time.
    units += key.length + 4 + (typeof member === 'string' ? member.length + 2 : countUnits(member, max, level + 1));
    if (units > max) break;
  }
  return units;
};

/** Characters that are not one byte of JSON. */
export const MULTI_BYTE_CHARACTER = /[^ !#-[\]-~]/;

/**
 * Counts the bytes of an answer's strings beyond one per unit. Stops after as many values as the answer has units, which
 * only a circular value has.
 */
const countExtraBytes = (answer: unknown, units: number): number => {
  const open: unknown[] = [answer];
  let bytes = 0;
  for (let counted = 0; open.length > 0 && counted < units; counted++) {
    const value = open.pop();
    if (typeof value === 'string') bytes += countTextExtraBytes(value);
    else if (typeof value === 'object' && value !== null)
      for (const member of Array.isArray(value) ? value : Object.values(value)) open.push(member);
  }
  return bytes;
};

const countTextExtraBytes = (text: string): number =>
  MULTI_BYTE_CHARACTER.test(text) ? Buffer.byteLength(JSON.stringify(text)) - text.length - 2 : 0;
