import type DataLoader from 'dataloader';
import type { AnyRow } from '../../resourceType.ts';
import type { ListIdentity } from '../cursor.ts';
import { MAX_FILTER_VALUES } from '../limits.ts';
import type { FieldRequest, PageSource, SelectedFields } from '../loaders.ts';
import { type Page, type PageArguments, type Window, windowOf } from '../page.ts';
import { createLoader } from '../tracedLoader.ts';
import { type ListRequest, ParentList } from './listRequest.ts';
import { fetchRowsByParent } from './rowsByParent.ts';
import { fetchRowsPerParent, type RowsByParent } from './rowsPerParent.ts';
import { type ListNeed, type ListRows, pageOf } from './slices.ts';

/** The request of a page under one parent. */
interface PageRequest {
  readonly parent: string;
  readonly field: FieldRequest;
}

/** A page request with its position in the list. */
interface ResolvedRequest extends PageRequest {
  readonly list: ListIdentity;
  readonly window: Window;
}

/** A field's request, and its pages by parent. */
interface RequestedPages<Row> extends FieldRequest {
  readonly pages: Map<string, Promise<Page<Row>>>;
}

/**
 * Loads pages of one list, each under its parent. Pages requested in one tick are cut from the same rows, whatever
 * their `first`; a page that was requested before is not fetched again.
 */
export class ListLoader<Row extends AnyRow> implements PageSource<Row> {
  readonly #requested: RequestedPages<Row>[] = [];
  readonly #batch: DataLoader<PageRequest, Page<Row>>;

  constructor(list: ListRequest<Row>) {
    this.#batch = createLoader(list.context, (requests) => pagesOf(list, requests), { cache: false });
  }

  load(parent: string, field: FieldRequest): Promise<Page<Row>> {
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

const coversFields = (known: SelectedFields, { rows, total, members }: SelectedFields) =>
  (known.rows || !rows) && (known.total || !total) && members.isSubsetOf(known.members);

const PAGE_ARGUMENTS = ['first', 'after', 'last', 'before', 'offset'] as const;

const isSamePage = (one: PageArguments, other: PageArguments) =>
  one === other || PAGE_ARGUMENTS.every((name) => (one[name] ?? null) === (other[name] ?? null));

const pagesOf = async <Row extends AnyRow>(
  list: ListRequest<Row>,
  requests: readonly PageRequest[],
): Promise<(Page<Row> | Error)[]> => {
  const resolved = requests.map((request) => resolveRequest(list, request));
  const rows = await rowsOf(list, needsOf(resolved));
  return resolved.map((request) => {
    if (request instanceof Error) return request;
    const known = rows.get(request.parent) ?? new Error(`no page under ${request.parent}`);
    return known instanceof Error
      ? known
      : pageOf(known, request.window, { rows: request.field.selected.rows, list: request.list });
  });
};

/** A cursor belongs to one parent's list: for any other parent the request fails, separately from the rest. */
const resolveRequest = (of: ListRequest<AnyRow>, { parent, field }: PageRequest): ResolvedRequest | Error => {
  const list = new ParentList(of, parent);
  try {
    return { parent, field, list, window: windowOf(field.page, list) };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/** The combined needs of all requests, by parent. */
const needsOf = (requests: readonly (ResolvedRequest | Error)[]): Map<string, ListNeed> => {
  const needs = new Map<string, ListNeed>();
  for (const request of requests) {
    if (request instanceof Error) continue;
    const known = needs.get(request.parent);
    const need = needOf(request);
    needs.set(request.parent, known ? mergeNeeds(known, need) : need);
  }
  return needs;
};

/** A page without selected rows, or with `first: 0`, still has a position in its list. */
const needOf = ({ window, field: { selected } }: ResolvedRequest): ListNeed => {
  const hasRows = selected.rows && window.count > 0;
  return { windows: hasRows ? [window] : [], total: selected.total || !hasRows, members: selected.members };
};

const mergeNeeds = (one: ListNeed, other: ListNeed): ListNeed => ({
  windows: [...one.windows, ...other.windows],
  total: one.total || other.total,
  members: one.members === other.members ? one.members : one.members.union(other.members),
});

const rowsOf = <Row extends AnyRow>(
  request: ListRequest<Row>,
  needs: Map<string, ListNeed>,
): Promise<RowsByParent<Row>> => {
  const { member, resource } = request;
  if (needs.size < 2 || member === null || resource.under !== null) return fetchRowsPerParent(request, needs);
  const fetch = (some: ReadonlyMap<string, ListNeed>) => fetchRowsByParent({ request, member, needs: some });
  return needs.size <= MAX_FILTER_VALUES ? fetch(needs) : inChunks(needs, fetch);
};

const inChunks = async <Row extends AnyRow>(
  needs: Map<string, ListNeed>,
  fetch: (some: ReadonlyMap<string, ListNeed>) => Promise<RowsByParent<Row>>,
): Promise<RowsByParent<Row>> => {
  const found = await Promise.all(chunksOf([...needs]).map((chunk) => fetch(new Map(chunk))));
  return new Map<string, ListRows<Row> | Error>(found.flatMap((rows) => [...rows]));
};

const chunksOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / MAX_FILTER_VALUES) }, (_, at) =>
    items.slice(at * MAX_FILTER_VALUES, (at + 1) * MAX_FILTER_VALUES),
  );
