/** Failures beyond the reported errors. Only their number is reported, so they need no error of their own. */
import { type GraphQLLeafType, isEnumType } from 'graphql';

/** The error of each failure that is not reported. Creating one takes longer than completing a row. */
export const UNREPORTED = new Error('a failure beyond the reported errors');

/** Whether a value certainly fails to serialize. */
type FailsToSerialize = (value: unknown) => boolean;

/** Whether built-in scalars read a value as an object. They read what `toJSON` or an own `valueOf` returns. */
const isPlainObject: FailsToSerialize = (value) =>
  typeof value === 'object' &&
  value !== null &&
  !('toJSON' in value && typeof value.toJSON === 'function') &&
  (value.valueOf === Object.prototype.valueOf || value.valueOf === undefined);

const isNoNumber: FailsToSerialize = (value) =>
  isPlainObject(value) || (typeof value === 'string' && (value === '' || Number.isNaN(Number(value))));

/** The frequent wrong values of each built-in scalar. */
const WRONG_VALUES: ReadonlyMap<string, FailsToSerialize> = new Map([
  ['String', isPlainObject],
  ['ID', isPlainObject],
  ['Boolean', (value) => isPlainObject(value) || typeof value === 'string'],
  ['Int', isNoNumber],
  ['Float', isNoNumber],
]);

/** Creates the check of a leaf type. Values that pass it may still fail. Of custom scalars, all pass. */
export const createFailureCheck = (type: GraphQLLeafType): FailsToSerialize => {
  if (!isEnumType(type)) return WRONG_VALUES.get(type.name) ?? (() => false);
  const known = new Set(type.getValues().map(({ value }) => value));
  return (value) => !known.has(value);
};
