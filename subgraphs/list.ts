import type { Context } from './context.ts';
import { ListLoader } from './lists/ListLoader.ts';
import { type ListArguments, type ListRequest, listKeyOf } from './lists/listRequest.ts';
import type { Page, PageArguments } from './page.ts';
import type { AnyRow, ResourceType } from './resourceType.ts';
import { type Info, selectedPageFields } from './selection.ts';

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
 * @throws {OperationError} as `list`; of parents that needed a call of their own, each for itself
 */
export const listUnder = <Row extends AnyRow>(
  context: Context,
  resource: ResourceType<Row>,
  member: string,
  parent: string,
  args: ListArguments,
  info: Info,
): Promise<Page<Row>> => loadPage({ context, resource, args, member }, parent, info);

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
