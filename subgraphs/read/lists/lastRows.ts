/** The last rows of lists, read in reverse order: then they are the first, which need neither lengths nor the rows before them. */
import type { AnyRow } from '../../resourceType.ts';
import { MAX_ROWS } from '../../wire/limits.ts';
import {
  countEqualKeys,
  listOrderMembers,
  type OrderKey,
  readSortValues,
  reverseOrder,
  type SortValue,
} from '../order.ts';
import { resolveOrder } from '../totalOrder.ts';
import type { RequestedList } from './listRequest.ts';
import type { RowsByParent } from './separateLists.ts';
import type { ListNeed, ListRows } from './slices.ts';
import { recallStrategy } from './strategy.ts';

type NeedsByParent = ReadonlyMap<string, ListNeed>;

/** Fetches the needed rows of lists. */
export type FetchRows<Row extends AnyRow> = (
  request: RequestedList<Row>,
  needs: NeedsByParent,
) => Promise<RowsByParent<Row>>;

/** Whether no rows but the last are needed of lists that can be read in reverse order. Nothing is sent for known rows. */
export const needOnlyLastRows = (request: RequestedList<AnyRow>, needs: NeedsByParent): boolean =>
  needs.values().some(({ windows }) => windows.length > 0) &&
  needs
    .values()
    .every(({ windows }) => windows.every(({ from, count, atEnd }) => atEnd && from === 0 && count < MAX_ROWS)) &&
  request.known === undefined &&
  isReversible(request);

/**
 * Whether the reverse of an order is that of its keys, and few rows are likely to be equal in it. A list of values is sorted by
 * its smallest, but in descending order by its largest.
 */
const isReversible = ({ resource, args, order }: RequestedList<AnyRow>): boolean => {
  const requested = resolveOrder(resource, args.orderBy);
  const isDistinct = ({ key, isTime, type }: OrderKey) =>
    isTime || type === 'number' || key === 'name' || key === resource.key;
  return (
    (order !== undefined || requested.some(isDistinct)) && listOrderMembers(requested).isDisjointFrom(resource.arrays)
  );
};

/**
 * Fetches last rows (`needOnlyLastRows`) in reverse order. Rows that are equal in an order have the order of their creation, also in
 * its reverse (semantics 2.4.2), so that groups of them are reversed as a whole. Lists whose last rows have more equal ones
 * than were read are fetched as they are; if those are most lists, at once the next time.
 */
export const fetchLastRows = async <Row extends AnyRow>(
  request: RequestedList<Row>,
  needs: NeedsByParent,
  fetch: FetchRows<Row>,
): Promise<RowsByParent<Row>> => {
  const { resource, args } = request;
  const order = request.order ?? resolveOrder(resource, args.orderBy);
  const reversed = { ...request, order: reverseOrder(order) };
  const { strategy, remember } = recallStrategy({ request: reversed, parents: [...needs.keys()], limit: 0 });
  if (strategy?.kind === 'forwards') return fetch(request, needs);
  const isTotal = order.some(({ key }) => key === resource.key);
  const found = await fetch(reversed, toReversedNeeds(needs, order, isTotal ? 0 : 1));
  const rows = new Map([...found].map(([parent, list]) => [parent, reverseList(list, order, isTotal)]));
  const open = findOpenNeeds(needs, rows);
  if (2 * open.size > needs.size) remember({ kind: 'forwards' });
  return open.size === 0 ? rows : new Map([...rows, ...(await fetch(request, open))]);
};

/** The needs of the reversed lists. One more row mostly shows that none beyond the page is equal to its first. */
const toReversedNeeds = (needs: NeedsByParent, order: readonly OrderKey[], more: number): NeedsByParent => {
  const members = listOrderMembers(order);
  return new Map(
    [...needs].map(([parent, need]) => {
      const windows = need.windows.map(({ count }) => ({ from: 0, count: count + more, atEnd: false }));
      return [parent, { ...need, windows, members: need.members.union(members) }];
    }),
  );
};

/**
 * The exact reverse of a list that was read in reverse order: equal rows in the reverse of their order, without the last ones if
 * there may be more of them.
 *
 * @param isTotal whether no two rows are equal in the order
 */
const reverseList = <Row extends AnyRow>(
  list: ListRows<Row> | Error,
  order: readonly OrderKey[],
  isTotal: boolean,
): ListRows<Row> | Error => {
  if (list instanceof Error) return list;
  const slices = list.slices.map((slice) => {
    const groups = groupEqualRows(slice.rows, order);
    const whole = isTotal || slice.isEnd ? groups : groups.slice(0, -1);
    return { ...slice, rows: whole.flatMap((group) => group.toReversed()) };
  });
  return { slices, total: list.total, isReversed: true };
};

const groupEqualRows = <Row extends AnyRow>(rows: readonly Row[], order: readonly OrderKey[]): Row[][] => {
  const groups: Row[][] = [];
  let last: readonly SortValue[] = [];
  for (const row of rows) {
    const values = readSortValues(order, row);
    if (groups.length > 0 && countEqualKeys(last, values) === order.length) groups.at(-1)?.push(row);
    else groups.push([row]);
    last = values;
  }
  return groups;
};

/** The needs of lists whose rows are not all known, with the lengths that are. */
const findOpenNeeds = (needs: NeedsByParent, rows: RowsByParent<AnyRow>): NeedsByParent => {
  const open = new Map<string, ListNeed>();
  for (const [parent, need] of needs) {
    const list = rows.get(parent);
    if (list === undefined || list instanceof Error || isNeedMet(list, need)) continue;
    open.set(parent, { ...need, known: Number.isNaN(list.total) ? undefined : list.total });
  }
  return open;
};

const isNeedMet = ({ slices: [slice] }: ListRows<AnyRow>, { windows }: ListNeed): boolean =>
  slice === undefined || slice.isEnd || windows.every(({ count }) => slice.rows.length >= count);
