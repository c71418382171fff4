/** Answers what changed in a list since a cursor. */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { TObject } from 'typebox';
import { type ChangesOperation, type ChangesResponse, toChangesOperation } from '../../contract/changes.ts';
import type { Operation, Resource } from '../../contract/resource.ts';
import { visibilityConditions } from '../auth/visibility.ts';
import type { OperationImplementation, ServiceCall } from '../call.ts';
import { invalidParameterError, requiredParameterError, ServiceError } from '../errors.ts';
import { mapInTimeSlices } from '../eventLoop.ts';
import { compileRowConditions, type ListQuery, runSelect } from '../query/index.ts';
import { compileSelection, createProjector } from '../query/projection.ts';
import type { Database } from '../store/database.ts';
import { allConditions } from '../store/records.ts';
import { decodeRow } from '../store/rows.ts';
import { cachePerTable, columnOf, type ResourceTable } from '../store/table.ts';
import type { JsonMembers } from '../values/jsonObject.ts';
import { type ChangeCursor, parseChangeCursor, parseSnapshotBounds, printChangeCursor } from './changeCursor.ts';

/** A resource whose changes are logged. */
export interface ChangeReader {
  readonly resource: Resource;
  readonly operation: ChangesOperation;
  readonly implementation: OperationImplementation;
}

/** The request of a list, and the position after which its changes are wanted. */
interface ChangesRequest {
  readonly query?: ListQuery;
  readonly since?: string;
}

/**
 * The read of the changes of a resource.
 *
 * @param wire converts a record as the list of the resource does
 */
export const createChangeReader = <Record extends object>(
  resource: Resource & { readonly list: Operation<TObject> },
  tableOfRecord: ResourceTable<Record>,
  wire: (record: Record) => object = (record) => record,
): ChangeReader => {
  const table = tableOfRecord as ResourceTable;
  const handle = async (request: ChangesRequest, call: ServiceCall): Promise<ChangesResponse> => {
    if (call.domainId === '') throw requiredParameterError('domain_id');
    const visible = allConditions(await visibilityConditions(call, table, 'read'));
    const visibility = hashConditions(call.db, visible);
    const at = Math.floor(Date.parse(call.now) / 1_000);
    const state = await readState(call.db);
    const present = { at: call.now, cursor: printChangeCursor({ ...state, at }), visibility, results: [] };
    if (request.since === undefined) return { ...present, is_complete: true };
    const since = parseChangeCursor(request.since);
    if (since === undefined) throw invalidParameterError('since', 'expected a cursor');
    if (!reachesBackTo(since, state)) return { ...present, is_complete: false };
    const rows = await readChanges(call, table, { query: request.query ?? {}, visible, since });
    const [first] = rows;
    if ((first?.total ?? 0) > MAX_CHANGES) return { ...present, is_complete: false };
    // The first row is always there: it has the snapshot of the statement.
    const cursor = printChangeCursor({ epoch: since.epoch, at, snapshot: String(first?.snapshot) });
    const results = await collectChanges(table, rows, request.query?.only, (record) => wire(record as Record));
    return { ...present, results, cursor, is_complete: true };
  };
  return {
    resource,
    operation: toChangesOperation(resource.list),
    implementation: { handle } as OperationImplementation,
  };
};

/** Callers with equal conditions see the same rows. */
const hashConditions = (db: Database, visible: RawBuilder<boolean>): string => {
  const { sql: text, parameters } = visible.compile(db);
  return createHash('sha256')
    .update(JSON.stringify([text, parameters]))
    .digest('base64url')
    .slice(0, 22);
};

/** The log at this moment. */
interface ChangeLogState extends Omit<ChangeCursor, 'at'> {
  /** Time up to which entries were removed, in seconds since 1970. */
  readonly prunedAt: number;
}

/** @throws {ServiceError} ERROR_UNSUPPORTED_API on a cluster, which has no log */
const readState = async (db: Database): Promise<ChangeLogState> => {
  const { rows } = await sql<ChangeLogState & { isCluster: boolean }>`
    select epoch, extract(epoch from pruned_at)::float8 as "prunedAt", pg_current_snapshot()::text as snapshot,
      exists (select from pg_extension where extname = 'citus') as "isCluster" from change_log_state`.execute(db);
  const [state] = rows;
  if (state === undefined || state.isCluster)
    throw new ServiceError('ERROR_UNSUPPORTED_API', 'This store does not log its changes.');
  return state;
};

/** A transaction ends before its entries are this old; clocks differ less. In seconds. */
const PRUNING_MARGIN_S = 60;

/** Whether the log has everything since a position. Of one that lies ahead, the epoch says so (`pruning.ts`). */
const reachesBackTo = (since: ChangeCursor, state: ChangeLogState): boolean =>
  since.epoch === state.epoch &&
  since.at > state.prunedAt + PRUNING_MARGIN_S &&
  parseSnapshotBounds(since).to <= parseSnapshotBounds(state).to;

/** Most records in one answer. Readers find out about more by the list itself. */
const MAX_CHANGES = 10_000;

/** A record on one side of the cursor, and the snapshot of the statement. */
interface ChangedRow extends JsonMembers {
  readonly snapshot: string;
  /** Number of records that changed, visible or not. */
  readonly total: number;
  /** Null in the row of an answer without records. */
  readonly side: 'was' | 'now' | null;
  /** Its id, whatever members are selected. */
  readonly changed_id: string;
  readonly matches: boolean;
  readonly is_new: boolean;
}

/** The records as they were: the table of the resource, within a statement that has `changed`. */
const recordsBefore = cachePerTable(
  ({ from }) =>
    sql`(select image.* from changed, jsonb_populate_record(null::${from}, changed.before) as image
      where changed.before is not null) as ${from}`,
);

/** What a statement reads changes by. */
interface ChangeReadOptions {
  readonly query: ListQuery;
  readonly visible: RawBuilder<boolean>;
  readonly since: ChangeCursor;
}

/** Reads both sides in one statement, so that they belong to the snapshot that it answers. */
const readChanges = async (
  call: ServiceCall,
  table: ResourceTable,
  { query, visible, since }: ChangeReadOptions,
): Promise<ChangedRow[]> => {
  const { resource } = table;
  const key = columnOf(table, resource.idField ?? '');
  const listed = compileRowConditions(table, query, { where: [] });
  const members = compileSelection(table, query.only);
  return runSelect(
    call.db,
    sql<ChangedRow>`
      with found as materialized (
        select distinct on (record_id) record_id, before from change_log
        where resource = ${resource.id} and domain = ${call.domainId}
          and xid >= pg_snapshot_xmin(${since.snapshot}::pg_snapshot)
          and not pg_visible_in_snapshot(xid, ${since.snapshot}::pg_snapshot)
        order by record_id, entry_id limit ${MAX_CHANGES + 1}),
      changed as materialized (select * from found where (select count(*) from found) <= ${MAX_CHANGES})
      select pg_current_snapshot()::text as snapshot, (select count(*)::integer from found) as total, sides.*
      from (select) as always left join (
        select 'was' as side, ${key} as changed_id, true as matches, false as is_new, ${members} from ${recordsBefore(table)}
        where ${visible} and ${listed}
        union all
        select 'now', ${key}, coalesce(${listed}, false), changed.before is null, ${members}
        from changed join ${table.from} on ${key} = changed.record_id
        where ${visible}) as sides on true`,
  );
};

/** A record that was not in the list and is not in it now has not changed for its readers. */
const collectChanges = async (
  table: ResourceTable,
  rows: readonly ChangedRow[],
  only: readonly string[] | undefined,
  wire: (record: object) => object,
): Promise<ChangesResponse['results']> => {
  const projected = createProjector(only);
  const changes = new Map<string, ChangesResponse['results'][number]>();
  await mapInTimeSlices(rows, ({ snapshot: _, total: __, side, changed_id, matches, is_new, ...members }) => {
    if (side === null) return;
    const record = { ...projected(wire(decodeRow(table, members))) };
    const known = changes.get(changed_id);
    changes.set(changed_id, side === 'was' ? { ...known, was: record } : { ...known, now: record, matches, is_new });
  });
  return [...changes.values()].filter(({ was, matches }) => was !== undefined || matches);
};
