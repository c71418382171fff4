import type { Context } from '../context.ts';
import { nullWhereNotAvailable, nullWhereNotVisible } from '../errors.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { MAX_ROWS } from '../wire/limits.ts';
import type { OrderInput } from './condition.ts';
import { lookUpFilter } from './filterLookups.ts';
import { ListLoader } from './lists/ListLoader.ts';
import { LookedUpList } from './lists/LookedUpList.ts';
import { formatListKey, type ListArguments, type RequestedList } from './lists/listRequest.ts';
import { postList } from './lists/postList.ts';
import { findWholeListByAge } from './lists/wholeList.ts';
import type { FieldPage, PageLoader, SelectedPageFields } from './loaders.ts';
import { listOrderMembers } from './order.ts';
import { type ConnectionPage, hasCursor, type PageArguments } from './page.ts';
import type { ParentLink } from './parentLink.ts';
import {
  addMembersReadByOtherAreas,
  findSelectedMembers,
  findSelectedPageFields,
  isArgumentGiven,
  type SelectionInfo,
} from './selection.ts';
import { toTotalOrder } from './totalOrder.ts';

export { postList };

/**
 * A page of all records of a resource type.
 *
 * @throws {OperationError} of the `listRecords` operation, or BAD_USER_INPUT for invalid arguments
 */
export const listRecords = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  args: ListArguments,
  info: SelectionInfo,
): Promise<ConnectionPage<Row>> => loadPage({ context, resource, args, member: null }, '', info);

/**
 * A page of records that are known, whole: nothing is sent.
 *
 * @param resource type with loaders of its own, since other fields may list the same records of upstream
 * @param known all records that the caller may see, in any order
 * @throws {OperationError} BAD_USER_INPUT for invalid arguments
 */
export const listKnownRecords = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  known: readonly Row[],
  args: ListArguments,
  info: SelectionInfo,
): Promise<ConnectionPage<Row>> => loadPage({ context, resource, args, member: null, known }, '', info);

/**
 * A page of the records that reference a parent. The pages of one field under all its parents are fetched together.
 *
 * @param member by which rows reference the parent, a dotted path on the wire, e.g. `project_id`
 * @throws {OperationError} as `listRecords`; where parents need separate calls, each parent fails separately
 */
export const listUnder = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  member: string,
  parent: string,
  args: ListArguments,
  info: SelectionInfo,
): Promise<ConnectionPage<Row>> => loadPage({ context, resource, args, member }, parent, info);

/** As `listUnder`; null for an optional read that the deployment lacks or that the caller may not use. */
export const listUnderOrNull = <Row extends AnyRow>(
  ...request: Parameters<typeof listUnder<Row>>
): Promise<ConnectionPage<Row> | null> => nullIfUnavailable(request[1], listUnder(...request));

/**
 * All records that reference a parent, for fields with few records and without pages. The records of all parents are
 * fetched together.
 *
 * @returns an empty list for an optional read that the deployment lacks or that the caller may not use
 */
export const listRowsUnder = async <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  member: string,
  parent: string,
  info: SelectionInfo,
  orderBy: readonly OrderInput[] | null = null,
): Promise<readonly Row[]> => {
  const page = { first: MAX_ROWS, orderBy };
  const members = addMembersReadByOtherAreas(context, resource, findSelectedMembers(resource, info));
  const selected = { rows: true, pageInfo: false, cursors: false, total: false, onlyCounts: false, members };
  const rows = getListLoader({ context, resource, args: page, member }).load(parent, { page, selected });
  return (await nullIfUnavailable(resource, rows))?.nodes ?? [];
};

/**
 * As `listUnder`, where no member of rows names the parent.
 *
 * @param name of the link, the same for the same link in a request
 * @throws {OperationError} as `listUnder`
 */
export const listByLink = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  { name, link }: { readonly name: string; readonly link: ParentLink },
  parent: string,
  args: ListArguments,
  info: SelectionInfo,
): Promise<ConnectionPage<Row>> => loadPage({ context, resource, args, member: name, link }, parent, info);

/** As `listByLink`; null as `listUnderOrNull`, and where there is no link, since the deployment lacks the read for it. */
export const listByLinkOrNull = async <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  { name, link }: { readonly name: string; readonly link: ParentLink | null },
  parent: string,
  args: ListArguments,
  info: SelectionInfo,
): Promise<ConnectionPage<Row> | null> =>
  link === null ? null : nullIfUnavailable(resource, listByLink(context, resource, { name, link }, parent, args, info));

/** Null where an optional read is not available. */
const nullIfUnavailable = <Value>(resource: ResourceType<AnyRow>, read: Promise<Value>): Promise<Value | null> =>
  resource.isOptional ? read.catch(nullWhereNotAvailable) : read;

const OLDEST_FIRST = [{ field: 'CREATED_AT' }];

/**
 * Some members of all records that meet a filter, the oldest record first; 1,000 with each call. All records are not fetched
 * where a list of the request has returned them.
 *
 * @param filter in the graph's form, without lookups; null: all records
 * @param most fetches no more pages once there are more records than this
 * @throws {OperationError} of the `listRecords` operation
 */
export const listAllRows = async <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  only: readonly string[],
  filter: object | null = null,
  most = Number.POSITIVE_INFINITY,
): Promise<Row[]> => {
  const known = filter === null ? findWholeListByAge(context, resource, only) : null;
  if (known) return known;
  const request = { context, resource, args: { filter, orderBy: OLDEST_FIRST }, member: null };
  const all: Row[] = [];
  for (;;) {
    const { rows, total } = await postList(request, [], { page: { start: all.length + 1, limit: MAX_ROWS }, only });
    all.push(...rows);
    if (rows.length === 0 || all.length >= total || all.length > most) return all;
  }
};

const loadPage = <Row extends AnyRow>(
  request: RequestedList<Row>,
  parent: string,
  info: SelectionInfo,
): Promise<ConnectionPage<Row>> => {
  const { context, resource } = request;
  const last = resource.fieldPages.get(context, info.fieldNodes);
  const field = last?.variableValues === info.variableValues ? last : getFieldPage(request, info);
  return field.loader.load(parent, field);
};

/**
 * All rows of one field share its nodes and a set of variables, and therefore arguments and selection: only the first
 * row compares the arguments.
 */
const getFieldPage = <Row extends AnyRow>(request: RequestedList<Row>, info: SelectionInfo): FieldPage<Row> => {
  const { context, resource, args } = request;
  const { variableValues, fieldNodes } = info;
  const fields = findSelectedPageFields(resource, info);
  const members = addMembersReadByOtherAreas(context, resource, addOrderMembers(request, fields));
  const selected = members === fields.members ? fields : { ...fields, members };
  const field = { variableValues, loader: getListLoader(request), page: readPageArguments(args, info), selected };
  resource.fieldPages.set(context, fieldNodes, field);
  return field;
};

/** The members of rows that the query selects, and those that cursors need: for writing and for reading them. */
const addOrderMembers = ({ resource, args }: RequestedList<AnyRow>, { members, cursors }: SelectedPageFields) => {
  const order = cursors || hasCursor(args) ? toTotalOrder(resource, args.orderBy) : null;
  return order === null ? members : members.union(listOrderMembers(order));
};

/** The page arguments that the query gives. The schema's default of `first` is left out: it must not limit `last`. */
const readPageArguments = (args: PageArguments, info: SelectionInfo): PageArguments =>
  isArgumentGiven(info, 'first') ? args : { ...args, first: null };

/**
 * The loader of a list in this request. All fields of the same list share it, whatever their alias, selection and page.
 */
const getListLoader = <Row extends AnyRow>(request: RequestedList<Row>): PageLoader<Row> =>
  request.resource.lists.getOrCreate(request.context, formatListKey(request), () => {
    const filter = lookUpFilter(request.context, request.resource, request.args.filter);
    return filter instanceof Promise ? new LookedUpList(request, filter) : new ListLoader(request);
  });

/**
 * The oldest record that references a parent by a member that may be a list. The records of all parents are fetched
 * together.
 *
 * @returns null where no record does, or where it is not visible to the caller
 */
export const findFirstUnder = async <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  member: string,
  parent: string,
  info: SelectionInfo,
): Promise<Row | null> => {
  const rows = await listRowsUnder(context, resource, member, parent, info, OLDEST_FIRST).catch(nullWhereNotVisible);
  return rows?.[0] ?? null;
};
