/** The reads that every resource has: get, list, stat. Each resource adds its own in its own file. */
import type { RawBuilder } from 'kysely';
import type { Operation, RequestOf, ResponseOf } from '../../contract/resource.ts';
import { visibilityConditions } from '../auth/visibility.ts';
import type { OperationHandler, ServiceCall } from '../call.ts';
import { notFoundError, requiredParameterError } from '../errors.ts';
import { findFirstRecord, type ListQuery, listRecords, runStat, type StatQuery } from '../query/index.ts';
import { memberEquals } from '../store/records.ts';
import type { ResourceTable } from '../store/table.ts';
import type { JsonMembers } from '../values/jsonObject.ts';

/** Conditions of a resource in addition to visibility, e.g. PRIVATE dashboards of other users are excluded. */
export type RowRestriction<Request = unknown> = (
  call: ServiceCall,
  request: Request,
) => readonly RawBuilder<boolean>[] | Promise<readonly RawBuilder<boolean>[]>;

const noRestriction: RowRestriction = () => [];

const findConditions = async <Request>(
  call: ServiceCall,
  request: Request,
  table: ResourceTable,
  restriction: RowRestriction<Request>,
) => [...(await visibilityConditions(call, table, 'read')), ...(await restriction(call, request))];

/** The conditions of a list request: its named filters (semantics 2.1.6). */
const readFilters = (operation: Operation, request: JsonMembers) =>
  Object.fromEntries(operation.filters.flatMap((name) => (request[name] === undefined ? [] : [[name, request[name]]])));

/** Answers `list`: the query and the named filters, within the rows visible to the caller. */
export const answerList =
  <Op extends Operation>(
    table: ResourceTable,
    operation: Op,
    restriction: RowRestriction<RequestOf<Op>> = noRestriction,
  ): OperationHandler<Op> =>
  async (request, call) => {
    const members = request as JsonMembers;
    return listRecords(call.db, table, {
      query: members.query as ListQuery,
      filters: readFilters(operation, members),
      domainId: call.domainId,
      where: await findConditions(call, request, table, restriction),
    }) as Promise<ResponseOf<Op>>;
  };

/** Answers `stat` (semantics 2.6). */
export const answerStat =
  <Op extends Operation>(table: ResourceTable, restriction = noRestriction): OperationHandler<Op> =>
  async (request, call) => {
    const { query: requested } = request as { query?: StatQuery };
    if (!requested) throw requiredParameterError('query');
    return runStat(call.db, table, requested, await findConditions(call, request, table, restriction)) as Promise<
      ResponseOf<Op>
    >;
  };

/** Answers `get`: the visible record, reduced to `only` if the request has it (semantics 1.5.4). */
export const answerGet =
  <Op extends Operation>(
    table: ResourceTable,
    key: string = table.resource.idField ?? '',
    restriction: RowRestriction = noRestriction,
  ): OperationHandler<Op> =>
  async (request, call) => {
    const { [key]: id, only } = request as JsonMembers;
    const where = [memberEquals(table, key, id), ...(await findConditions(call, request, table, restriction))];
    const found = await findFirstRecord(call.db, table, { where, only: only as string[] | undefined });
    if (!found) throw notFoundError(key, id);
    return found as ResponseOf<Op>;
  };
