import { type Rows, rowsOf } from '../answer.ts';
import { conditionsOf, type Order, sortOf } from '../condition.ts';
import { type Context, domainFor } from '../context.ts';
import type { ListIdentity, PageArguments } from '../page.ts';
import { recordLoaderFor } from '../records.ts';
import { type AnyRow, demandOf, type ResourceType } from '../resourceType.ts';

/** Arguments of a connection. */
export interface ListArguments extends PageArguments {
  readonly filter?: object | null;
  readonly keyword?: string | null;
  readonly orderBy?: readonly Order[] | null;
  readonly domainId?: string | null;
  /** Further members of the list request, as on the wire; null counts as left out. */
  readonly request?: Readonly<Record<string, unknown>>;
}

/** A list as fields of a query ask for it, whatever page of it: the same for every parent. */
export interface ListRequest<Row extends AnyRow> {
  readonly context: Context;
  readonly resource: ResourceType<Row>;
  readonly args: ListArguments;
  /** Member of the rows that names the parent, a dotted path; null for a list of all. */
  readonly member: string | null;
}

/** The cache key of a list request: everything that decides which rows the list has and in which order. */
export const listKeyOf = ({ context, args, member }: ListRequest<AnyRow>): string => {
  const { domainId } = args;
  // The token is decoded only where a domain was given.
  const domain = domainId && domainId === context.claims?.did ? null : domainId;
  return JSON.stringify([member, args.filter, args.keyword, args.orderBy, domain, args.request]);
};

/** The list under one parent, as its cursors know it. The text is written only when there are cursors to make or read. */
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

/** Which rows of a list are sent, and what of them; or only how many there are. */
type RowRange =
  | { readonly page: { readonly start: number; readonly limit: number }; readonly only: readonly string[] }
  | { readonly count_only: true; readonly only?: undefined };

/**
 * Sends the `list` operation for the records under some parents. Rows beyond those that were asked for are dropped.
 *
 * @param range which rows, and what of them
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
 * Sends the `list` operation without a `query`: all records, whole, in their default order.
 *
 * @throws {OperationError} of the operation
 */
export const postBareList = async <Row extends AnyRow>({ context, resource, args }: ListRequest<Row>) =>
  rowsOf<Row>(await context.post(resource.list, domainFor(context, resource.list, args.domainId)), resource.list.id);

/** Whether a list is of all records in their default order. */
export const isPlain = ({ args, member }: ListRequest<AnyRow>): boolean =>
  member === null && !args.filter && !args.keyword && !args.orderBy?.length && !args.request;

const membersOf = (request: ListArguments['request']) =>
  Object.fromEntries(Object.entries(request ?? {}).filter(([, value]) => value !== null));

/** The conditions of a list under some parents, in the wire's query language: the same for `list` and `stat`. */
export const conditionsUnder = ({ resource, args, member }: ListRequest<AnyRow>, parents: readonly string[]) => {
  const { filter, filter_or } = conditionsOf(resource, args.filter);
  const under = member === null || resource.under !== null ? [] : [parentCondition(member, parents)];
  return {
    ...present('filter', [...under, ...filter]),
    ...present('filter_or', filter_or),
    ...(args.keyword ? { keyword: args.keyword } : {}),
  };
};

const parentCondition = (member: string, parents: readonly string[]) =>
  parents.length === 1 ? { k: member, v: parents[0], o: 'eq' } : { k: member, v: parents, o: 'in' };

const present = (name: string, entries: readonly unknown[]) => (entries.length > 0 ? { [name]: entries } : {});

/** Lets references to these rows find them without a call. */
export const primeRecords = <Row extends AnyRow>(
  { context, resource, args }: ListRequest<Row>,
  rows: readonly Row[],
  members: ReadonlySet<string>,
): void => {
  // Records that are only listed under a parent have no identifier of their own.
  if (resource.under === null) recordLoaderFor(context, resource, args.domainId).prime(rows, members);
};
