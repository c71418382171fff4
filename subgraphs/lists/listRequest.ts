import { type Rows, rowsOf } from '../answer.ts';
import { type Conditions, conditionsOf, type Order, sortOf } from '../condition.ts';
import { type Context, domainFor } from '../context.ts';
import { badInput } from '../errors.ts';
import type { ListIdentity, PageArguments } from '../page.ts';
import type { ParentLink } from '../parentLink.ts';
import { recordLoaderFor } from '../records.ts';
import { type AnyRow, demandOf, type ResourceType } from '../resourceType.ts';

/** Arguments of a connection. */
export interface ListArguments extends PageArguments {
  readonly filter?: object | null;
  readonly keyword?: string | null;
  readonly orderBy?: readonly Order[] | null;
  readonly domainId?: string | null;
  /** Further members of the list request, as on the wire; null counts as absent. */
  readonly request?: Readonly<Record<string, unknown>>;
}

/** A list as requested by fields of a query, without the page: the same for every parent. */
export interface ListRequest<Row extends AnyRow> {
  readonly context: Context;
  readonly resource: ResourceType<Row>;
  readonly args: ListArguments;
  /** Member of the rows that references the parent, a dotted path; null for a list of all records. */
  readonly member: string | null;
  /** Where no member of rows names the parent: how they find it. `member` then only names the link. */
  readonly link?: ParentLink | undefined;
}

/** The cache key of a list request: everything that determines the rows of the list and their order. */
export const listKeyOf = ({ context, args, member }: ListRequest<AnyRow>): string => {
  const { domainId } = args;
  // The token is decoded only where a domain is given.
  const domain = domainId && domainId === context.claims?.did ? null : domainId;
  return JSON.stringify([member, args.filter, args.keyword, args.orderBy, domain, args.request]);
};

/**
 * The list under one parent, which identifies its cursors. The text is computed only when a cursor is written or read.
 */
export class ParentList implements ListIdentity {
  readonly #request: ListRequest<AnyRow>;
  readonly #parent: string;

  constructor(request: ListRequest<AnyRow>, parent: string) {
    this.#request = request;
    this.#parent = parent;
  }

  get operation(): string {
    return this.#request.resource.list.id;
  }

  get text(): string {
    const { resource, args, member } = this.#request;
    return JSON.stringify([
      resource.list.id,
      member,
      this.#parent,
      args.filter,
      args.keyword,
      args.orderBy,
      args.domainId,
    ]);
  }
}

/** The range of rows and their members; or only the total count. */
type RowRange =
  | { readonly page: { readonly start: number; readonly limit: number }; readonly only: readonly string[] }
  | { readonly count_only: true; readonly only?: undefined };

/**
 * Sends the `list` operation for the records under some parents. Rows beyond the requested range are dropped.
 *
 * @param range which rows, and which of their members
 * @throws {OperationError} of the operation
 */
export const postList = async <Row extends AnyRow>(
  request: ListRequest<Row>,
  parents: readonly string[],
  range: RowRange,
): Promise<Rows<Row>> => {
  const { context, resource, args } = request;
  const answer = await context.post(resource.list, {
    ...domainFor(context, resource.list, args.domainId),
    ...demandOf(resource, resource.list, range.only ?? []),
    ...membersOf(args.request),
    ...(resource.under === null ? {} : { [resource.under]: parents[0] }),
    query: { ...conditionsUnder(request, parents), ...present('sort', sortOf(resource, args.orderBy)), ...range },
  });
  const found = rowsOf<Row>(answer, resource.list.id);
  const most = 'page' in range ? range.page.limit : 0;
  return found.rows.length > most ? { ...found, rows: found.rows.slice(0, most) } : found;
};

/**
 * Sends the `list` operation without a `query`: all records with all members, in default order.
 *
 * @throws {OperationError} of the operation
 */
export const postBareList = async <Row extends AnyRow>({ context, resource, args }: ListRequest<Row>) =>
  rowsOf<Row>(await context.post(resource.list, domainFor(context, resource.list, args.domainId)), resource.list.id);

/** Whether a list contains all records in default order. */
export const isPlain = ({ args, member }: ListRequest<AnyRow>): boolean =>
  member === null && !args.filter && !args.keyword && !args.orderBy?.length && !args.request;

const membersOf = (request: ListArguments['request']) =>
  Object.fromEntries(Object.entries(request ?? {}).filter(([, value]) => value !== null));

/** The conditions of a list under some parents, in the wire's query language, for both `list` and `stat`. */
export const conditionsUnder = (request: ListRequest<AnyRow>, parents: readonly string[]) => {
  const { resource, args } = request;
  const { filter, filter_or } = conditionsOf(resource, args.filter);
  const under = parentConditions(request, parents);
  // The wire has one list of alternatives.
  if (under.filter_or.length > 0 && filter_or.length > 0) throw badInput(resource.list.id, NO_OR, ['filter', 'or']);
  return {
    ...present('filter', [...under.filter, ...filter]),
    ...present('filter_or', [...under.filter_or, ...filter_or]),
    ...(args.keyword ? { keyword: args.keyword } : {}),
  };
};

const NO_OR = 'Leave out `or` here: these records are found in several ways, which cannot be combined with it.';

/**
 * The same for rows that are grouped by their parents: where the conditions of the parents cannot be combined with the
 * filter, also for rows of other parents.
 */
export const conditionsAround = (request: ListRequest<AnyRow>, parents: readonly string[]) =>
  request.link && conditionsOf(request.resource, request.args.filter).filter_or.length > 0
    ? conditionsUnder({ ...request, member: null, link: undefined }, parents)
    : conditionsUnder(request, parents);

const parentConditions = ({ resource, member, link }: ListRequest<AnyRow>, parents: readonly string[]): Conditions => {
  if (link) return link.conditionsOf(parents);
  const named = member === null || resource.under !== null ? [] : [parentCondition(member, parents)];
  return { filter: named, filter_or: [] };
};

const parentCondition = (member: string, parents: readonly string[]) =>
  parents.length === 1 ? { k: member, v: parents[0], o: 'eq' } : { k: member, v: parents, o: 'in' };

const present = (name: string, entries: readonly unknown[]) => (entries.length > 0 ? { [name]: entries } : {});

/** Caches these rows in the record loader, so that references to them need no call. */
export const primeRecords = <Row extends AnyRow>(
  { context, resource, args }: ListRequest<Row>,
  rows: readonly Row[],
  members: ReadonlySet<string>,
): void => {
  // Records that are only listed under a parent have no separate identifier.
  if (resource.under === null) recordLoaderFor(context, resource, args.domainId).prime(rows, members);
};
