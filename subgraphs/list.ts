import type { Context } from './context.ts';
import { nullWhereNotAvailable, nullWhereNotVisible } from './errors.ts';
import { ListLoader } from './lists/ListLoader.ts';
import { type ListArguments, type ListRequest, listKeyOf } from './lists/listRequest.ts';
import { MAX_ROWS } from './lists/slices.ts';
import type { Page, PageArguments } from './page.ts';
import type { AnyRow, ResourceType } from './resourceType.ts';
import { type Info, selectedMembers, selectedPageFields } from './selection.ts';

/**
 * A page of all records of a resource type.
 *
 * @throws {OperationError} of the `list` behind it, or BAD_USER_INPUT for arguments that cannot be met
 */
export const list = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  args: ListArguments,
  info: Info,
): Promise<Page<Row>> => loadPage({ context, resource, args, member: null }, '', info);

/**
 * A page of the records that name a parent. The pages of one field under all its parents are fetched together.
 *
 * @param member by which rows name the parent, a dotted path on the wire, e.g. `project_id`
 * @returns null where an optional read would tell that the deployment lacks, or that is not for the caller
 * @throws {OperationError} as `list`; of parents that needed a call of their own, each for itself
 */
export const listUnder = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  member: string,
  parent: string,
  args: ListArguments,
  info: Info,
): Promise<Page<Row> | null> => {
  const page = loadPage({ context, resource, args, member }, parent, info);
  return resource.isOptional ? page.catch(nullWhereNotAvailable) : page;
};

/**
 * All records that name a parent, for fields that list few and have no pages. Those under all parents are fetched together.
 *
 * @returns none where an optional read would tell that the deployment lacks, or that is not for the caller
 */
export const rowsUnder = async <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  member: string,
  parent: string,
  info: Info,
): Promise<readonly Row[]> => {
  const page = { first: MAX_ROWS };
  const selected = { rows: true, total: false, members: selectedMembers(resource, info) };
  const rows = loaderOf({ context, resource, args: page, member }).load({ parent, page, selected });
  return (await (resource.isOptional ? rows.catch(nullWhereNotAvailable) : rows))?.nodes ?? [];
};

/** The loader of a list, and the page of it that a field of the query asks for; found for some variables. */
export interface FieldPage<Row extends AnyRow> {
  readonly variableValues: Info['variableValues'];
  readonly loader: ListLoader<Row>;
  readonly page: PageArguments;
}

const loadPage = <Row extends AnyRow>(request: ListRequest<Row>, parent: string, info: Info): Promise<Page<Row>> => {
  const { loader, page } = fieldPage(request, info);
  return loader.load({ parent, page, selected: selectedPageFields(request.resource, info) });
};

/**
 * The rows of one field come with one field node and one set of variables, hence with the same arguments: for all but the
 * first of them there is no need to compare these.
 */
const fieldPage = <Row extends AnyRow>(
  request: ListRequest<Row>,
  { fieldNodes: [node], variableValues }: Info,
): FieldPage<Row> => {
  const { context, resource } = request;
  const make = () => ({ variableValues, loader: loaderOf(request), page: request.args });
  const last = resource.fieldPages.getOrCreate(context, node, make);
  return last.variableValues === variableValues ? last : make();
};

/** The loader of a list in this request. Fields share it, whatever they are called, select, and which page they ask for. */
const loaderOf = <Row extends AnyRow>(request: ListRequest<Row>): ListLoader<Row> =>
  request.resource.lists.getOrCreate(request.context, listKeyOf(request), () => new ListLoader(request));

/**
 * The record that names a parent, of which no two name the same, by a member that may be a list. Those of all parents are
 * fetched together.
 *
 * @returns null where none does, or where it is not visible to the caller
 */
export const firstUnder = async <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  member: string,
  parent: string,
  info: Info,
): Promise<Row | null> => {
  const rows = await rowsUnder(context, resource, member, parent, info).catch(nullWhereNotVisible);
  return rows?.[0] ?? null;
};
