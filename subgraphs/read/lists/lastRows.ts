/** The last rows of lists, read in reverse order: then they are the first, which neither take lengths nor rows before them. */
import type { AnyRow } from '../../resourceType.ts';
import { MAX_ROWS } from '../limits.ts';
import { equalKeys, membersOfOrder, type OrderKey, reverseOrder, type SortValue, valuesOf } from '../order.ts';
import { sortsOf, totalOrderOf } from '../totalOrder.ts';
import type { ListRequest } from './listRequest.ts';
import type { RowsByParent } from './rowsPerParent.ts';
import type { ListNeed, ListRows } from './slices.ts';
import { recallStrategy } from './strategy.ts';

type Needs = ReadonlyMap<string, ListNeed>;

/** Fetches the needed rows of lists. */
export type FetchRows<Row extends AnyRow> = (request: ListRequest<Row>, needs: Needs) => Promise<RowsByParent<Row>>;

/** Whether nothing but last rows is needed of lists whose order can be reversed. */
export const areLastRows = (request: ListRequest<AnyRow>, needs: Needs): boolean => {
  const windows = [...needs.values()].flatMap((need) => need.windows);
  return (
    windows.length > 0 &&
    windows.every(({ from, count, atEnd }) => atEnd && from === 0 && count < MAX_ROWS) &&
    isReversible(request)
  );
};

/**
 * Whether the reverse of an order has a meaning and few rows are likely to be equal in it, as by a time, a number or the identifier.
 * A list of values is sorted by its smallest, but in descending order by its largest.
 */
const isReversible = ({ resource, args, order }: ListRequest<AnyRow>): boolean => {
  const sorts = sortsOf(resource, args.orderBy);
  const last = (totalOrderOf(resource, args.orderBy) ?? []).find(({ key }) => key === sorts.at(-1)?.key);
  return (
    last !== undefined &&
    (order !== undefined || last.isTime || last.type === 'number' || last.key === resource.key) &&
    sorts.every(({ key }) => !resource.arrays.has(key.split('.', 1)[0] ?? key))
  );
};

/**
 * Fetches last rows (`areLastRows`), in reverse order. Rows that are equal in an order have the order of their creation, also in
 * its reverse (semantics 2.4.2). Lists of which the last rows have more equal ones than were read are fetched as they are, and if
 * they are most, at once the next time.
 */
export const fetchLastRows = async <Row extends AnyRow>(
  request: ListRequest<Row>,
  needs: Needs,
  fetch: FetchRows<Row>,
): Promise<RowsByParent<Row>> => {
  const order = request.order ?? orderOf(request);
  const call = { request: { ...request, order: reverseOrder(order) }, parents: [...needs.keys()], limit: 0 };
  const { strategy, remember } = recallStrategy(call);
  if (strategy?.kind === 'forwards') return fetch(request, needs);
  const found = await fetch(call.request, firstOf(needs, order, request.order ? 0 : 1));
  const rows = new Map(
    [...found].map(([parent, list]) => [
      parent,
      list instanceof Error ? list : reverseOf(list, order, request.resource.key),
    ]),
  );
  const open = new Map([...needs].filter(([parent, need]) => !isKnown(rows.get(parent), need)));
  if (2 * open.size > needs.size) remember({ kind: 'forwards' });
  return open.size === 0 ? rows : new Map([...rows, ...(await fetch(request, open))]);
};

/** The order that the query or the default gives. */
const orderOf = ({ resource, args }: ListRequest<AnyRow>): readonly OrderKey[] => {
  const keys = new Set(sortsOf(resource, args.orderBy).map(({ key }) => key));
  return (totalOrderOf(resource, args.orderBy) ?? []).filter(({ key }) => keys.has(key));
};

/** The needs of the reversed lists. One row more tells most often that none beyond the page is equal to its first. */
const firstOf = (needs: Needs, order: readonly OrderKey[], more: number): Needs => {
  const members = membersOfOrder(order);
  return new Map(
    [...needs].map(([parent, need]) => {
      const windows = need.windows.map(({ count }) => ({ from: 0, count: count + more, atEnd: false }));
      return [parent, { ...need, windows, members: need.members.union(members) }];
    }),
  );
};

/**
 * The exact reverse of a list: equal rows in the reverse of their order, without the last ones if there may be more of them.
 *
 * @param key member that no two rows have in common
 */
const reverseOf = <Row extends AnyRow>(
  { slices, total }: ListRows<Row>,
  order: readonly OrderKey[],
  key: string,
): ListRows<Row> => {
  const [slice] = slices;
  if (slice === undefined) return { slices, total };
  const groups = groupEqual(slice.rows, order);
  const mayGrow = !slice.isEnd && order.at(-1)?.key !== key;
  const whole = mayGrow ? groups.slice(0, -1) : groups;
  return { slices: [{ ...slice, rows: whole.flatMap((group) => group.toReversed()) }], total, isReversed: true };
};

const groupEqual = <Row extends AnyRow>(rows: readonly Row[], order: readonly OrderKey[]): Row[][] => {
  const groups: Row[][] = [];
  let last: readonly SortValue[] = [];
  for (const row of rows) {
    const values = valuesOf(order, row);
    if (groups.length > 0 && equalKeys(last, values) === order.length) groups.at(-1)?.push(row);
    else groups.push([row]);
    last = values;
  }
  return groups;
};

/** Whether all needed rows of a list are known, or it failed. */
const isKnown = (list: ListRows<AnyRow> | Error | undefined, { windows }: ListNeed): boolean => {
  if (list === undefined || list instanceof Error) return true;
  const [slice] = list.slices;
  return slice === undefined || slice.isEnd || windows.every(({ count }) => slice.rows.length >= count);
};
