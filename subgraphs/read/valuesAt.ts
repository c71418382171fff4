import type { AnyRow } from '../resourceType.ts';
import { isObject } from '../wire/jsonObject.ts';

/**
 * The values at a dotted path of a row: several below a list, none where there is no such member. A list at its end is one value. An
 * empty text of the record itself counts as unset, null.
 */
export const readValuesAt = (row: AnyRow, path: string): readonly unknown[] => {
  const found = path.split('.').reduce<readonly unknown[]>(readValuesBelow, [row]);
  return path.includes('.') ? found : found.map((value) => (value === '' ? null : value));
};

const readValuesBelow = (values: readonly unknown[], step: string): readonly unknown[] =>
  values.flatMap((value) => {
    if (Array.isArray(value))
      return /^\d+$/.test(step) ? value.slice(Number(step), Number(step) + 1) : readValuesBelow(value, step);
    return isObject(value) && Object.hasOwn(value, step) ? [value[step]] : [];
  });
