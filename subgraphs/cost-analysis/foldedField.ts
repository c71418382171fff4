/**
 * A field of an `analyze` answer with `field_group: ['date']`: a list of `{value, date}`, ordered by date (semantics
 * 2.7.5).
 */

import { OperationError } from '../errors.ts';
import { isObject, type JsonObject } from '../wire/jsonObject.ts';

const readDatedValues = (field: unknown): readonly JsonObject[] => (Array.isArray(field) ? field.filter(isObject) : []);

/**
 * The amounts by date; 0 where upstream omits the value.
 *
 * @throws {OperationError} UPSTREAM_INVALID_RESPONSE where a value is not a number, or a date not a string
 */
export const readAmountsByDate = (field: unknown, operation: string): ReadonlyMap<string, number> =>
  new Map(
    readDatedValues(field).map(({ value = 0, date }): [string, number] => {
      if (typeof value === 'number' && typeof date === 'string') return [date, value];
      throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation });
    }),
  );

/** The texts by date, without empty and unset ones. */
export const readTextsByDate = (field: unknown): ReadonlyMap<string, string> =>
  new Map(
    readDatedValues(field).flatMap(({ value, date }): [string, string][] =>
      typeof value === 'string' && value !== '' ? [[String(date), value]] : [],
    ),
  );

/** The text of the latest date that has one; null where no date has one. */
export const readLatestText = (field: unknown): string | null => [...readTextsByDate(field).values()].at(-1) ?? null;
