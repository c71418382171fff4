import { type Rows, rowsOf } from './answer.ts';
import { conditionsOf, sortOf } from './condition.ts';
import { type Context, domainFor } from './context.ts';
import { type AnyRow, demandOf, type Kind } from './kind.ts';
import { type ListIdentity, type Page, type PageArguments, placed, windowOf } from './page.ts';
import { recordsOf } from './records.ts';
import type { Wanted } from './selection.ts';

/** Arguments of a connection. */
export interface ListArguments extends PageArguments {
  readonly filter?: object | null;
  readonly keyword?: string | null;
  readonly orderBy?: readonly { readonly field: string; readonly direction?: string | null }[] | null;
  readonly domainId?: string | null;
  /** Further members of the list request, as on the wire; null counts as left out. */
  readonly request?: Readonly<Record<string, unknown>>;
}

/** A list as one field of a query asks for it: the same for every parent. */
export interface Listing<Row extends AnyRow> {
  readonly context: Context;
  readonly kind: Kind<Row>;
  readonly args: ListArguments;
  /** Member of the rows that names the parent, a dotted path; null for a list of all. */
  readonly member: string | null;
}

/** The list under one parent, as its cursors know it. The text is written only when there are cursors to make or read. */
export class ListUnder implements ListIdentity {
  readonly #listing: Listing<AnyRow>;
  readonly #parent: string;

  constructor(listing: Listing<AnyRow>, parent: string) {
    this.#listing = listing;
    this.#parent = parent;
  }

  get operation(): string {
    return this.#listing.kind.list.id;
  }

  get text(): string {
    const { kind, args, member } = this.#listing;
    return JSON.stringify([kind.list.id, member, this.#parent, args.filter, args.keyword, args.orderBy, args.domainId]);
  }
}

/** Which rows of a list are sent, and what of them; or only how many there are. */
type Extent =
  | { readonly page: { readonly start: number; readonly limit: number }; readonly only: readonly string[] }
  | { readonly count_only: true; readonly only?: undefined };

/** Sends the `list` of a listing under some parents; `query` says which rows, and what of them. */
export const ask = async <Row extends AnyRow>(
  listing: Listing<Row>,
  parents: readonly string[],
  query: Extent,
): Promise<Rows<Row>> => {
  const { context, kind, args } = listing;
  const answer = await context.post(kind.list, {
    ...domainFor(context, kind.list, args.domainId),
    ...demandOf(kind, kind.list, query.only ?? []),
    ...membersOf(args.request),
    ...(kind.under === null ? {} : { [kind.under]: parents[0] }),
    query: { ...termsOf(listing, parents), ...query },
  });
  return rowsOf<Row>(answer, kind.list.id);
};

const membersOf = (request: ListArguments['request']) =>
  Object.fromEntries(Object.entries(request ?? {}).filter(([, value]) => value !== null));

const termsOf = ({ kind, args, member }: Listing<AnyRow>, parents: readonly string[]) => {
  const { filter, filter_or } = conditionsOf(kind, args.filter);
  const under = member === null || kind.under !== null ? [] : [parentCondition(member, parents)];
  return {
    ...present('filter', [...under, ...filter]),
    ...present('filter_or', filter_or),
    ...present('sort', sortOf(kind, args.orderBy)),
    ...(args.keyword ? { keyword: args.keyword } : {}),
  };
};

const parentCondition = (member: string, parents: readonly string[]) =>
  parents.length === 1 ? { k: member, v: parents[0], o: 'eq' } : { k: member, v: parents, o: 'in' };

const present = (name: string, entries: readonly unknown[]) => (entries.length > 0 ? { [name]: entries } : {});

/**
 * The page under one parent, by a call of its own.
 *
 * The last rows of a whole list take two calls, its length and then the page: to ask in reverse order would be one,
 * but ties keep the order of creation either way, so that the rows would not come out as the list has them.
 */
export const ownPage = async <Row extends AnyRow>(
  listing: Listing<Row>,
  parent: string,
  wanted: Wanted,
): Promise<Page<Row>> => {
  const list = new ListUnder(listing, parent);
  const window = windowOf(listing.args, list);
  if (wanted.rows && window.count > 0 && !window.atEnd)
    return fetchedPage(listing, parent, wanted, window.from, window.count);
  const { total } = await ask(listing, [parent], { count_only: true });
  const { from, count } = placed(window, total);
  const length = Math.min(count, Math.max(total - from, 0));
  return wanted.rows && length > 0
    ? fetchedPage(listing, parent, wanted, from, length)
    : { nodes: [], totalCount: total, from, length, hasNextPage: from + length < total, list };
};

const fetchedPage = async <Row extends AnyRow>(
  listing: Listing<Row>,
  parent: string,
  wanted: Wanted,
  from: number,
  count: number,
): Promise<Page<Row>> => {
  // The service counts rows from 1, places count from 0.
  const page = { start: from + 1, limit: count };
  const { rows, total } = await ask(listing, [parent], { page, only: [...wanted.members] });
  keep(listing, rows, wanted.members);
  const hasNextPage = from + rows.length < total;
  return {
    nodes: rows,
    totalCount: total,
    from,
    length: rows.length,
    hasNextPage,
    list: new ListUnder(listing, parent),
  };
};

/** Lets references to these rows find them without a call. */
export const keep = <Row extends AnyRow>(
  { context, kind, args }: Listing<Row>,
  rows: readonly Row[],
  members: ReadonlySet<string>,
): void => {
  // Records that are only listed under a parent have no identifier of their own.
  if (kind.under === null) recordsOf(context, kind, args.domainId).prime(rows, members);
};
