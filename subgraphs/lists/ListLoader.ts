import DataLoader from 'dataloader';
import type { AnyRow } from '../kind.ts';
import { type ListIdentity, type Page, type PageArguments, type Window, windowOf } from '../page.ts';
import type { Wanted } from '../selection.ts';
import { type ListRequest, ParentList } from './listRequest.ts';
import { ownRowsByParent, type RowsByParent } from './ownRows.ts';
import { rowsByParent } from './rowsByParent.ts';
import { type ListNeed, type ListRows, pageOf } from './slices.ts';

/** Most parents of one `in` filter. */
const MAX_PARENTS = 500;

/** A page under a parent, and what is wanted of it. */
export interface PageRequest {
  readonly parent: string;
  readonly page: PageArguments;
  readonly wanted: Wanted;
}

/** A page request, and where in its list the page lies. */
interface PlacedRequest extends PageRequest {
  readonly list: ListIdentity;
  readonly window: Window;
}

/**
 * Gives pages of one list, each under its parent. Pages that are asked for in one tick are cut from the same rows, whatever
 * their `first`; a page that was asked for is not fetched again.
 */
export class ListLoader<Row extends AnyRow> {
  readonly #asked = new Map<string, { readonly request: PageRequest; readonly page: Promise<Page<Row>> }[]>();
  readonly #batch: DataLoader<PageRequest, Page<Row>>;

  constructor(list: ListRequest<Row>) {
    this.#batch = new DataLoader((requests) => pagesOf(list, requests), { cache: false });
  }

  /**
   * The page under a parent.
   *
   * @throws {OperationError} of the call behind it, or BAD_USER_INPUT for page arguments that cannot be met
   */
  load(request: PageRequest): Promise<Page<Row>> {
    const asked = this.#asked.get(request.parent);
    const same = asked?.find((known) => covers(known.request, request));
    if (same) return same.page;
    const page = this.#batch.load(request);
    if (asked) asked.push({ request, page });
    else this.#asked.set(request.parent, [{ request, page }]);
    return page;
  }
}

const covers = (known: PageRequest, { page, wanted }: PageRequest) =>
  isSamePage(known.page, page) &&
  (known.wanted.rows || !wanted.rows) &&
  (known.wanted.total || !wanted.total) &&
  wanted.members.isSubsetOf(known.wanted.members);

const PAGE_ARGUMENTS = ['first', 'after', 'last', 'before', 'offset'] as const;

const isSamePage = (one: PageArguments, other: PageArguments) =>
  one === other || PAGE_ARGUMENTS.every((name) => (one[name] ?? null) === (other[name] ?? null));

const pagesOf = async <Row extends AnyRow>(
  list: ListRequest<Row>,
  requests: readonly PageRequest[],
): Promise<(Page<Row> | Error)[]> => {
  const placed = requests.map((request) => placedOrError(list, request));
  const rows = await rowsOf(list, needsOf(placed));
  return placed.map((request) => {
    if (request instanceof Error) return request;
    const known = rows.get(request.parent) ?? new Error(`no page under ${request.parent}`);
    return known instanceof Error
      ? known
      : pageOf(known, request.window, { rows: request.wanted.rows, list: request.list });
  });
};

/** A cursor belongs to one parent's list: the others fail by it, each for itself. */
const placedOrError = (of: ListRequest<AnyRow>, { parent, page, wanted }: PageRequest): PlacedRequest | Error => {
  const list = new ParentList(of, parent);
  try {
    return { parent, page, wanted, list, window: windowOf(page, list) };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/** What is needed under each parent by all that was asked for. */
const needsOf = (requests: readonly (PlacedRequest | Error)[]): Map<string, ListNeed> => {
  const needs = new Map<string, ListNeed>();
  for (const request of requests) {
    if (request instanceof Error) continue;
    const known = needs.get(request.parent);
    const need = needOf(request);
    needs.set(request.parent, known ? sumOf(known, need) : need);
  }
  return needs;
};

/** A page without rows, or one without room for any, still stands somewhere in a list of some length. */
const needOf = ({ window, wanted }: PlacedRequest): ListNeed => {
  const hasRows = wanted.rows && window.count > 0;
  return { windows: hasRows ? [window] : [], total: wanted.total || !hasRows, members: wanted.members };
};

const sumOf = (one: ListNeed, other: ListNeed): ListNeed => ({
  windows: [...one.windows, ...other.windows],
  total: one.total || other.total,
  members: one.members === other.members ? one.members : one.members.union(other.members),
});

const rowsOf = async <Row extends AnyRow>(
  request: ListRequest<Row>,
  needs: Map<string, ListNeed>,
): Promise<RowsByParent<Row>> => {
  const { member, kind } = request;
  if (needs.size < 2 || member === null || kind.under !== null) return ownRowsByParent(request, needs);
  const chunks = chunksOf([...needs]).map((some) => rowsByParent({ request, member, needs: new Map(some) }));
  const found = await Promise.all(chunks);
  return found.length === 1 && found[0]
    ? found[0]
    : new Map<string, ListRows<Row> | Error>(found.flatMap((rows) => [...rows]));
};

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_PARENTS) }, (_, at) =>
    items.slice(at * MAX_PARENTS, (at + 1) * MAX_PARENTS),
  );
