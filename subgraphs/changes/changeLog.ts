/** Reads the changes of a list from the log of our own service. */

import { type ChangesResponse, toChangesOperation } from '../../contract/changes.ts';
import type { ChangeKind, RecordChange, WatchedList } from '../changeSource.ts';
import { type Context, resolveDomain } from '../context.ts';
import { compileConditionsUnder } from '../read/lists/listConditions.ts';
import { type AnyRow, findOnDemandFlag } from '../resourceType.ts';
import { listSubscribedMembers, toSeenRecord } from './ListReader.ts';
import type { LogPoint } from './logPosition.ts';

/** The conditions of a list; null where it takes several POSTs to find them. */
const compileListConditions = <Row extends AnyRow>(
  context: Context,
  { type, filter, projectId }: WatchedList<Row>,
): ReturnType<typeof compileConditionsUnder> => {
  const member = projectId === null ? null : (type.projectMember ?? null);
  const request = { context, resource: type.resource, args: { filter }, member };
  return compileConditionsUnder(request, projectId === null ? [] : [projectId]);
};

/** Whether the changes of a list can be read from a log. */
export const canReadFromLog = <Row extends AnyRow>(context: Context, list: WatchedList<Row>): boolean =>
  compileListConditions(context, list) !== null;

/** What changed, and the place after it. */
export interface LogRead<Row> {
  readonly changes: readonly RecordChange<Row>[];
  readonly place: LogPoint;
  /** Whether the log had all changes. */
  readonly isComplete: boolean;
  /** Equal for callers who see the same records. */
  readonly visibility: string;
}

/**
 * Reads the changes of a list since a place.
 *
 * @param since a cursor; without it, only the present place is read
 * @throws {OperationError} NOT_IMPLEMENTED where the service has no log; others as for the `list` operation
 */
export const readLog = async <Row extends AnyRow>(
  context: Context,
  list: WatchedList<Row>,
  since?: string,
): Promise<LogRead<Row>> => {
  const { resource } = list.type;
  const only = listSubscribedMembers(list);
  const operation = toChangesOperation(resource.list);
  const {
    results,
    at,
    cursor,
    is_complete: isComplete,
    visibility,
  } = await context.post(operation, {
    ...resolveDomain(context, resource.list, undefined),
    ...findOnDemandFlag(resource, resource.list, only),
    query: { ...compileListConditions(context, list), only },
    ...(since !== undefined && { since }),
  });
  const changes = results.flatMap((result) => toRecordChange(list, result));
  return { changes, place: { at: Date.parse(at), cursor }, isComplete, visibility };
};

type LoggedChange = ChangesResponse['results'][number];

/** None where nothing that subscribers get has changed. */
const toRecordChange = <Row extends AnyRow>(list: WatchedList<Row>, result: LoggedChange): RecordChange<Row>[] => {
  const { was, now, matches } = result;
  if (now !== undefined && matches && was !== undefined && JSON.stringify(was) === JSON.stringify(now)) return [];
  const { id, updatedAt } = toSeenRecord(list.type, now ?? was ?? {});
  const change = { id, updatedAt: now === undefined ? null : updatedAt, row: (now as Row | undefined) ?? null };
  return [{ kind: findChangeKind(list, result), ...change }];
};

const findChangeKind = <Row extends AnyRow>(
  { type }: WatchedList<Row>,
  { was, now, matches, is_new }: LoggedChange,
): ChangeKind => {
  if (now === undefined) return 'DELETED';
  if (is_new && matches) return 'CREATED';
  const wasFinal = was !== undefined && toSeenRecord(type, was).isFinal;
  return toSeenRecord(type, now).isFinal && !wasFinal ? 'RESOLVED' : 'UPDATED';
};
