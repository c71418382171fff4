/** Where a request names members that a deployment lacks, and the request without them. */
import { allResources } from '../../contract/index.ts';
import type { Operation } from '../../contract/resource.ts';
import { readClaims } from '../wire/claims.ts';
import { isObject, type JsonObject, readTexts } from '../wire/jsonObject.ts';

/** Members that a deployment lacks, as far as one operation is concerned. */
export interface LackingMembers {
  /** Members of the request. */
  readonly request: ReadonlySet<string>;
  /** Members of records that cannot be selected. */
  readonly columns: ReadonlySet<string>;
  /** Members of records that cannot be in conditions. */
  readonly conditions: ReadonlySet<string>;
}

const recordMembers: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  allResources.flatMap(({ operations, record }) =>
    operations.map(({ id }) => [id, new Set(Object.keys(record?.properties ?? {}))] as const),
  ),
);

/**
 * Whether a request means the same without one of its members: the domain of the token, a projection, …
 *
 * @param authorization the header that the request is sent with
 */
export const canOmitMember = (
  operation: Operation,
  request: JsonObject,
  name: string,
  authorization: string | undefined,
): boolean => {
  if (name === 'domain_id') return request[name] === readClaims(authorization)?.did;
  // Without `only` the answer has the whole record. A deployment without data sources of budgets has one for all.
  return name === 'only' || (name === 'data_source_id' && operation.id === 'cost_analysis.budget.create');
};

const queryOf = ({ query }: JsonObject): JsonObject => (isObject(query) ? query : {});

const listColumns = (request: JsonObject): string[] => [
  ...readTexts(request.only),
  ...readTexts(queryOf(request).only),
];

const listKeys = (...lists: readonly unknown[]): string[] =>
  lists
    .flat()
    .filter(isObject)
    .map(({ k, key }) => String(k ?? key));

const listConditionPaths = (request: JsonObject): string[] =>
  listKeys(queryOf(request).filter, queryOf(request).filter_or);

const listOrderPaths = (request: JsonObject): string[] => listKeys(queryOf(request).sort);

const firstStep = (path: string): string => path.split('.', 1)[0] ?? path;

const hasStep = (path: string, name: string) => path.split('.').includes(name);

/** Whether a request projects records to a member. */
export const selectsColumn = (request: JsonObject, name: string): boolean =>
  listColumns(request).some((path) => hasStep(path, name));

/** Whether conditions or the order of a request name a member of the records of its operation. */
export const filtersOrSortsBy = ({ id }: Operation, request: JsonObject, name: string): boolean =>
  [...listConditionPaths(request), ...listOrderPaths(request)].some(
    (path) => hasStep(path, name) && recordMembers.get(id)?.has(firstStep(path)),
  );

/** Whether every path of a request with a member begins with it: below the first step clients may choose the names. */
export const alwaysComesFirst = (request: JsonObject, name: string): boolean =>
  [...listConditionPaths(request), ...listOrderPaths(request)].every(
    (path) => !hasStep(path, name) || firstStep(path) === name,
  );

/**
 * A member that a request needs, among those that the deployment lacks: its conditions or its order name it, or
 * it belongs to the request itself.
 *
 * @param isNeeded whether the request means something else without a member of its own
 */
export const findNeededMember = (
  request: JsonObject,
  lacking: LackingMembers,
  isNeeded: (name: string) => boolean,
): string | undefined => {
  const columns = listColumns(request);
  const [conditions, order] = [listConditionPaths(request), listOrderPaths(request)];
  // The rows are found by these: without them the answer would be of no use.
  const kept = [...order, ...conditions.filter((path) => columns.includes(path))];
  return (
    Object.keys(request).find((name) => lacking.request.has(name) && isNeeded(name)) ??
    [...conditions, ...order].map(firstStep).find((name) => lacking.conditions.has(name)) ??
    [...lacking.columns].find((name) => kept.some((path) => hasStep(path, name)))
  );
};

/** The request without the members that the deployment lacks; the same object where it names none. */
export const omitMembers = (request: JsonObject, { request: members, columns }: LackingMembers): JsonObject => {
  const own = members.size === 0 ? request : omitKeys(request, members);
  if (columns.size === 0) return own;
  const projected = (holder: JsonObject) =>
    Array.isArray(holder.only) ? { ...holder, only: holder.only.filter((path) => isKept(path, columns)) } : holder;
  return isObject(own.query) ? { ...own, query: projected(own.query) } : projected(own);
};

const omitKeys = (request: JsonObject, members: ReadonlySet<string>): JsonObject =>
  Object.fromEntries(Object.entries(request).filter(([name]) => !members.has(name)));

const isKept = (path: unknown, columns: ReadonlySet<string>): boolean =>
  ![...columns].some((name) => hasStep(String(path), name));

/** Whether a request projects records at all. */
export const hasProjection = (request: JsonObject): boolean => 'only' in request || 'only' in queryOf(request);
