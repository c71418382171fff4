import type DataLoader from 'dataloader';
import type { AnyRow } from '../../resourceType.ts';
import { MAX_FILTER_VALUES } from '../../wire/limits.ts';
import { splitIntoChunks } from '../chunks.ts';
import { createRowCursors } from '../createRowCursors.ts';
import type { FieldRequest, PageLoader, SelectedPageFields } from '../loaders.ts';
import { reverseOrder } from '../order.ts';
import {
  type ConnectionPage,
  hasCursor,
  type PageArguments,
  type RowWindow,
  toCursorRange,
  toRowWindow,
} from '../page.ts';
import { toTotalOrder } from '../totalOrder.ts';
import { createBatchLoader } from '../tracedLoader.ts';
import { type CursorRangeRequest, toCursorRangePage } from './cursorRange.ts';
import { fetchCursorRanges } from './cursorRangesByParent.ts';
import { fetchLastRows, needOnlyLastRows } from './lastRows.ts';
import type { RequestedList } from './listRequest.ts';
import { ParentList } from './ParentList.ts';
import { fetchRowsByParent } from './rowsByParent.ts';
import { fetchListsSeparately, type RowsByParent } from './separateLists.ts';
import { cutPage, type ListNeed, type ListRows } from './slices.ts';

/** The request of a page under one parent. */
interface ParentPageRequest {
  readonly parent: string;
  readonly field: FieldRequest;
}

/** A page request with its position in the list. */
interface WindowRequest extends ParentPageRequest {
  readonly list: ParentList;
  readonly window: RowWindow;
}

/** A page request with the rows between which the page is. */
interface CursorRequest extends ParentPageRequest, CursorRangeRequest {}

type ResolvedRequest = WindowRequest | CursorRequest | Error;

/** A field's request, and its pages by parent. */
interface RequestedPages<Row> extends FieldRequest {
  readonly pages: Map<string, Promise<ConnectionPage<Row>>>;
}

/**
 * Loads pages of one list, each under its parent. Pages requested in one tick are cut from the same rows, whatever
 * their `first`; a page that was requested before is not fetched again.
 */
export class ListLoader<Row extends AnyRow> implements PageLoader<Row> {
  readonly #requested: RequestedPages<Row>[] = [];
  readonly #batch: DataLoader<ParentPageRequest, ConnectionPage<Row>>;

  constructor(list: RequestedList<Row>) {
    this.#batch = createBatchLoader(list.context, (requests) => loadPages(list, requests), { cache: false });
  }

  load(parent: string, field: FieldRequest): Promise<ConnectionPage<Row>> {
    let same: RequestedPages<Row> | undefined;
    for (const known of this.#requested) {
      if (!covers(known, field)) continue;
      const page = known.pages.get(parent);
      if (page) return page;
      if (covers(field, known)) same = known;
    }
    const page = this.#batch.load({ parent, field });
    (same ?? this.#add(field)).pages.set(parent, page);
    return page;
  }

  #add({ page, selected }: FieldRequest): RequestedPages<Row> {
    const added = { page, selected, pages: new Map() };
    this.#requested.push(added);
    return added;
  }
}

const covers = (known: FieldRequest, { page, selected }: FieldRequest) =>
  isSamePage(known.page, page) && (known.selected === selected || coversFields(known.selected, selected));

const coversFields = (known: SelectedPageFields, { rows, pageInfo, cursors, total, members }: SelectedPageFields) =>
  (known.rows || !rows) &&
  (known.pageInfo || !pageInfo) &&
  (known.cursors || !cursors) &&
  (known.total || !total) &&
  members.isSubsetOf(known.members);

const PAGE_ARGUMENTS = ['first', 'after', 'last', 'before', 'offset'] as const;

const isSamePage = (one: PageArguments, other: PageArguments) =>
  one === other || PAGE_ARGUMENTS.every((name) => (one[name] ?? null) === (other[name] ?? null));

const loadPages = async <Row extends AnyRow>(
  list: RequestedList<Row>,
  requests: readonly ParentPageRequest[],
): Promise<(ConnectionPage<Row> | Error)[]> => {
  const order = requests.some(({ field }) => field.selected.cursors)
    ? (toTotalOrder(list.resource, list.args.orderBy) ?? undefined)
    : undefined;
  const resolved = requests.map((request) => resolveRequest(list, request));
  const cursorRanges = resolved.filter(isCursorRequest).filter(showsRows);
  const [rows, pages] = await Promise.all([
    fetchNeededRows({ ...list, order }, collectNeeds(resolved)),
    cursorRanges.length > 0 ? fetchCursorRanges(list, cursorRanges) : null,
  ]);
  return resolved.map((request) => {
    if (request instanceof Error) return request;
    const known = rows.get(request.parent);
    if (known instanceof Error) return known;
    if ('window' in request && request.field.selected.onlyCounts) return toWindowPage(known ?? NO_ROWS, request);
    if ('window' in request) return known ? toWindowPage(known, request) : new Error(`no page under ${request.parent}`);
    const page = pages?.get(request) ?? toCursorRangePage(list, request, { rows: [], passed: 0, hasMore: false });
    return page instanceof Error ? page : { ...page, totalCount: known?.total ?? Number.NaN };
  });
};

/** The rows of a list of which none are needed. */
const NO_ROWS: ListRows<never> = { slices: [], total: Number.NaN };

const isCursorRequest = (request: ResolvedRequest): request is CursorRequest =>
  !(request instanceof Error) && 'cursorRange' in request;

/** Whether rows show what is selected of a page after a cursor. */
const showsRows = ({ field: { selected } }: CursorRequest) => selected.rows || selected.pageInfo;

/** A cursor belongs to one parent's list: for any other parent the request fails, separately from the rest. */
const resolveRequest = (of: RequestedList<AnyRow>, { parent, field }: ParentPageRequest): ResolvedRequest => {
  const list = new ParentList(of, parent);
  try {
    const order = hasCursor(field.page) ? list.order : null;
    return order === null
      ? { parent, field, list, window: toRowWindow(field.page, list) }
      : { parent, field, order, cursorRange: toCursorRange(field.page, list, order), selected: field.selected };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

const toWindowPage = <Row extends AnyRow>(
  known: ListRows<Row>,
  { window, list, field }: WindowRequest,
): ConnectionPage<Row> =>
  cutPage(known, window, {
    rows: field.selected.rows,
    list,
    cursorsOf: field.selected.cursors
      ? (rows, from) => createWindowCursors(list, { rows, from, atEnd: window.atEnd })
      : null,
  });

/** The last rows of a list are read from its end. */
const createWindowCursors = (
  { order, isFree }: ParentList,
  { rows, from, atEnd }: { readonly rows: readonly AnyRow[]; readonly from: number; readonly atEnd: boolean },
) => {
  if (order === null) return rows.map((_, at) => from + at);
  const read = { isFree, isBackward: atEnd, after: null, shared: 0 };
  return atEnd
    ? createRowCursors({ ...read, rows: rows.toReversed(), order: reverseOrder(order), passed: 0 }).toReversed()
    : createRowCursors({ ...read, rows, order, passed: from });
};

/** The combined needs of all requests, by parent. */
const collectNeeds = (requests: readonly ResolvedRequest[]): Map<string, ListNeed> => {
  const needs = new Map<string, ListNeed>();
  for (const request of requests) {
    const need = request instanceof Error ? null : toListNeed(request);
    if (request instanceof Error || need === null) continue;
    const known = needs.get(request.parent);
    needs.set(request.parent, known ? mergeNeeds(known, need) : need);
  }
  return needs;
};

/**
 * A page without selected rows, or with `first: 0`, still has a position in its list. Of a page between cursors only the
 * length of the list is needed.
 */
const toListNeed = (request: WindowRequest | CursorRequest): ListNeed | null => {
  const { selected } = request.field;
  const { members } = selected;
  if (selected.onlyCounts) return null;
  if (!('window' in request)) return selected.total ? { windows: [], total: true, members } : null;
  const hasRows = selected.rows && request.window.count > 0;
  return { windows: hasRows ? [request.window] : [], total: selected.total || !hasRows, members };
};

const mergeNeeds = (one: ListNeed, other: ListNeed): ListNeed => ({
  windows: [...one.windows, ...other.windows],
  total: one.total || other.total,
  members: one.members === other.members ? one.members : one.members.union(other.members),
});

const fetchNeededRows = <Row extends AnyRow>(
  request: RequestedList<Row>,
  needs: ReadonlyMap<string, ListNeed>,
): Promise<RowsByParent<Row>> =>
  needOnlyLastRows(request, needs) ? fetchLastRows(request, needs, fetchRows) : fetchRows(request, needs);

const fetchRows = <Row extends AnyRow>(
  request: RequestedList<Row>,
  needs: ReadonlyMap<string, ListNeed>,
): Promise<RowsByParent<Row>> => {
  const { member, resource } = request;
  if (needs.size < 2 || member === null || resource.under !== null) return fetchListsSeparately(request, needs);
  const fetch = (some: ReadonlyMap<string, ListNeed>) => fetchRowsByParent({ request, member, needs: some });
  return needs.size <= MAX_FILTER_VALUES ? fetch(needs) : fetchInChunks(needs, fetch);
};

const fetchInChunks = async <Row extends AnyRow>(
  needs: ReadonlyMap<string, ListNeed>,
  fetch: (some: ReadonlyMap<string, ListNeed>) => Promise<RowsByParent<Row>>,
): Promise<RowsByParent<Row>> => {
  const found = await Promise.all(splitIntoChunks([...needs], MAX_FILTER_VALUES).map((chunk) => fetch(new Map(chunk))));
  return new Map<string, ListRows<Row> | Error>(found.flatMap((rows) => [...rows]));
};
