import { type Context, resolveDomain } from '../../context.ts';
import type { AnyRow, ResourceType } from '../../resourceType.ts';
import { readPage } from '../../upstream/answer.ts';
import type { OrderInput } from '../condition.ts';
import type { OrderKey } from '../order.ts';
import type { PageArguments } from '../page.ts';
import type { ParentLink } from '../parentLink.ts';
import { getRecordLoader } from '../records.ts';
import type { RowsAfter } from '../rowsAfter.ts';

/** Arguments of a connection. */
export interface ListArguments extends PageArguments {
  readonly filter?: object | null;
  readonly keyword?: string | null;
  readonly orderBy?: readonly OrderInput[] | null;
  readonly domainId?: string | null;
  /** Further members of the list request, as on the wire; null counts as absent. */
  readonly request?: Readonly<Record<string, unknown>>;
}

/** A list as requested by fields of a query, without the page: the same for every parent. */
export interface RequestedList<Row extends AnyRow> {
  readonly context: Context;
  readonly resource: ResourceType<Row>;
  readonly args: ListArguments;
  /** Member of the rows that references the parent, a dotted path; null for a list of all records. */
  readonly member: string | null;
  /** Where no member of rows names the parent: how they find it. `member` then only names the link. */
  readonly link?: ParentLink | undefined;
  /** Order in which every row has a definite place, where cursors are read or written. Else upstream orders equal rows. */
  readonly order?: readonly OrderKey[] | undefined;
  /** All rows that the caller may see, in any order, where they are known: then nothing is sent. */
  readonly known?: readonly Row[] | undefined;
  /** The filter as the query gives it, where lookups have replaced conditions of `args.filter`. */
  readonly givenFilter?: object | null;
  /** Conditions for the rest of the list after a row. */
  readonly rest?: RowsAfter | undefined;
}

/** The cache key of a list request: everything that determines the rows of the list and their order. */
export const formatListKey = ({ context, args, member }: RequestedList<AnyRow>): string => {
  const { domainId } = args;
  // The token is decoded only where a domain is given.
  const domain = domainId && domainId === context.claims?.did ? null : domainId;
  return JSON.stringify([member, args.filter, args.keyword, args.orderBy, domain, args.request]);
};

/**
 * Sends the `list` operation without a `query`: all records with all members, in default order.
 *
 * @throws {OperationError} of the operation
 */
export const postListWithoutQuery = async <Row extends AnyRow>({ context, resource, args }: RequestedList<Row>) =>
  readPage<Row>(
    await context.post(resource.list, resolveDomain(context, resource.list, args.domainId)),
    resource.list.id,
  );

/** Whether a list contains all records in default order. */
export const listsAllRecords = ({ args, member }: RequestedList<AnyRow>): boolean =>
  member === null && !args.filter && !args.keyword && !args.orderBy?.length && !args.request;

/** Caches these rows in the record loader, so that references to them need no call. */
export const primeRecords = <Row extends AnyRow>(
  { context, resource, args }: RequestedList<Row>,
  rows: readonly Row[],
  members: ReadonlySet<string>,
): void => {
  // Records that are only listed under a parent have no separate identifier.
  if (resource.under === null) getRecordLoader(context, resource, args.domainId).prime(rows, members);
};
