/** A field of an analysis whose dates are folded: a list of `{value, date}` in the order of dates (semantics 2.7.5). */
import { isObject, type JsonObject } from '../answer.ts';
import { OperationError } from '../errors.ts';

const entriesIn = (field: unknown): readonly JsonObject[] => (Array.isArray(field) ? field.filter(isObject) : []);

/**
 * The amounts by date; what upstream leaves out is 0.
 *
 * @throws {OperationError} UPSTREAM_INVALID_RESPONSE where a value is no number or a date no text
 */
export const amountsIn = (field: unknown, operation: string): ReadonlyMap<string, number> =>
  new Map(
    entriesIn(field).map(({ value = 0, date }): [string, number] => {
      if (typeof value === 'number' && typeof date === 'string') return [date, value];
      throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation });
    }),
  );

/** The texts by date, those that are not set left out. */
export const textsIn = (field: unknown): ReadonlyMap<string, string> =>
  new Map(
    entriesIn(field).flatMap(({ value, date }): [string, string][] =>
      typeof value === 'string' && value !== '' ? [[String(date), value]] : [],
    ),
  );

/** The text of the latest date that has one; null where none has. */
export const latestText = (field: unknown): string | null => [...textsIn(field).values()].at(-1) ?? null;
