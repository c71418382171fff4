/** Conditions for the rows of a list after one of its rows. */
import type { WireCondition, WireConditions } from './condition.ts';
import type { OrderKey, SortValue } from './order.ts';

/** Conditions that all rows after a row meet, and perhaps rows before it. */
export interface RowsAfter extends WireConditions {
  /**
   * Rows before it that meet the conditions have as many leading values in common with it; null where no such row does.
   * They precede all rows after it.
   */
  readonly shared: number | null;
}

/**
 * The conditions for the rows after the row with these values. With one key and the identifier they are exact:
 * `k >= v` and (`k > v` or `id > i`). The wire's query has no nested alternatives, so of three keys or more the first two
 * are compared, and rows before the row may meet the conditions.
 *
 * @param isFree whether the list has no alternatives of its own; otherwise only the first key is compared
 */
export const compileRowsAfter = (
  order: readonly OrderKey[],
  values: readonly SortValue[],
  isFree: boolean,
): RowsAfter => {
  const filter: WireCondition[] = [];
  const last = order.length - 1;
  const valueAt = (at: number) => values[at] ?? null;
  const withoutRow = (filter_or: readonly WireCondition[], shared: number): RowsAfter => {
    const key = order[last];
    const itself = key ? [{ k: key.key, v: valueAt(last), o: 'not' }] : [];
    return { filter: [...filter, ...itself], filter_or, shared };
  };
  for (const [at, key] of order.entries()) {
    const after = compileConditionsAfter(key, valueAt(at));
    if (at === last) return { filter: [...filter, ...after], filter_or: [], shared: null };
    const from = compileConditionsFrom(key, valueAt(at));
    if (from.length > 1) return isFree ? withoutRow(from, at + 1) : withoutRow([], at);
    filter.push(...from);
    if (after.length === 0) continue;
    const next = order[at + 1];
    if (!isFree || next === undefined) return withoutRow([], at + 1);
    if (at + 1 === last)
      return { filter, filter_or: [...after, ...compileConditionsAfter(next, valueAt(last))], shared: null };
    const then = compileConditionsFrom(next, valueAt(at + 1));
    return then.length === 0 ? withoutRow([], at + 1) : withoutRow([...after, ...then], at + 2);
  }
  return withoutRow([], 0);
};

/** Conditions of which rows with a later value meet one; none where no value is later. */
const compileConditionsAfter = (key: OrderKey, value: SortValue): WireCondition[] => {
  const { key: k, desc } = key;
  if (value === null) return desc ? [] : [{ k, v: true, o: 'exists' }];
  if (typeof value === 'boolean' && desc) return [value ? { k, v: true, o: 'not' } : { k, v: false, o: 'exists' }];
  if (typeof value === 'boolean') return value ? [] : [{ k, v: true, o: 'eq' }];
  return [{ k, v: value, o: toOperator(key, desc ? 'lt' : 'gt') }, ...compileUnsetLast(key)];
};

/** Conditions of which rows with the same or a later value meet one; none where all rows do. */
const compileConditionsFrom = (key: OrderKey, value: SortValue): WireCondition[] => {
  const { key: k, desc } = key;
  if (value === null) return desc ? [{ k, v: false, o: 'exists' }] : [];
  if (typeof value === 'boolean' && desc) return value ? [] : [{ k, v: true, o: 'not' }];
  if (typeof value === 'boolean') return [value ? { k, v: true, o: 'eq' } : { k, v: true, o: 'exists' }];
  return [{ k, v: value, o: toOperator(key, desc ? 'lte' : 'gte') }, ...compileUnsetLast(key)];
};

const toOperator = ({ isTime }: OrderKey, operator: string) => (isTime ? `datetime_${operator}` : operator);

/** In descending order, rows without a value come last. */
const compileUnsetLast = ({ key, desc, isNullable }: OrderKey): WireCondition[] =>
  desc && isNullable ? [{ k: key, v: false, o: 'exists' }] : [];
