/** The reads that every resource has: get, list, stat. Each resource adds its own in its own file. */
import type { RawBuilder } from 'kysely';
import type { Operation, RequestOf, ResponseOf } from '../../contract/resource.ts';
import { visibilityConditions } from '../auth/visibility.ts';
import type { Call, Handler } from '../call.ts';
import { notFound, required } from '../errors.ts';
import { first, list, type Query, type StatisticsQuery, stat } from '../query/index.ts';
import { equals } from '../store/records.ts';
import type { Table } from '../store/table.ts';

/** Conditions of a resource beside visibility, e.g. PRIVATE dashboards of other users are excluded. */
export type Restriction<Request = unknown> = (
  call: Call,
  request: Request,
) => readonly RawBuilder<boolean>[] | Promise<readonly RawBuilder<boolean>[]>;

const unrestricted: Restriction = () => [];

const whereOf = async <Request>(call: Call, request: Request, table: Table, restriction: Restriction<Request>) => [
  ...(await visibilityConditions(call, table, 'read')),
  ...(await restriction(call, request)),
];

type Members = Record<string, unknown>;

/** The conditions of a list request: its named filters (semantics 2.1.6). */
const filtersOf = (operation: Operation, request: Members) =>
  Object.fromEntries(operation.filters.flatMap((name) => (request[name] === undefined ? [] : [[name, request[name]]])));

/** Answers `list`: the query and the named filters, within the rows visible to the caller. */
export const answerList =
  <Op extends Operation>(
    table: Table,
    operation: Op,
    restriction: Restriction<RequestOf<Op>> = unrestricted,
  ): Handler<Op> =>
  async (request, call) => {
    const members = request as Members;
    return list(call.db, table, {
      query: members.query as Query,
      filters: filtersOf(operation, members),
      domainId: call.domainId,
      where: await whereOf(call, request, table, restriction),
    }) as Promise<ResponseOf<Op>>;
  };

/** Answers `stat` (semantics 2.6). */
export const answerStat =
  <Op extends Operation>(table: Table, restriction = unrestricted): Handler<Op> =>
  async (request, call) => {
    const { query: requested } = request as { query?: StatisticsQuery };
    if (!requested) throw required('query');
    return stat(call.db, table, requested, await whereOf(call, request, table, restriction)) as Promise<ResponseOf<Op>>;
  };

/** Answers `get`: the visible record, reduced to `only` if the request has it (semantics 1.5.4). */
export const answerGet =
  <Op extends Operation>(
    table: Table,
    key: string = table.resource.idField ?? '',
    restriction: Restriction = unrestricted,
  ): Handler<Op> =>
  async (request, call) => {
    const { [key]: id, only } = request as Members;
    const where = [equals(table, key, id), ...(await whereOf(call, request, table, restriction))];
    const found = await first(call.db, table, { where, only: only as string[] | undefined });
    if (!found) throw notFound(key, id);
    return found as ResponseOf<Op>;
  };
