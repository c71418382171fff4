/** Reads the changes of a list from the log of our own service. */

import { type Changes, changesOperation } from '../../contract/changes.ts';
import type { Change, ChangeKind, WatchedList } from '../changeSource.ts';
import { type Context, domainFor } from '../context.ts';
import { conditionsUnder } from '../read/lists/listConditions.ts';
import { type AnyRow, demandOf } from '../resourceType.ts';
import { seenRecord, selectedOf } from './listing.ts';
import type { Place } from './logPosition.ts';

/** The conditions of a list; null where it takes several POSTs to find them. */
const conditionsOfList = <Row extends AnyRow>(
  context: Context,
  { type, filter, projectId }: WatchedList<Row>,
): ReturnType<typeof conditionsUnder> => {
  const member = projectId === null ? null : (type.projectMember ?? null);
  const request = { context, resource: type.resource, args: { filter }, member };
  return conditionsUnder(request, projectId === null ? [] : [projectId]);
};

/** Whether the changes of a list can be read from a log. */
export const isInLog = <Row extends AnyRow>(context: Context, list: WatchedList<Row>): boolean =>
  conditionsOfList(context, list) !== null;

/** What changed, and the place after it. */
export interface LogRead<Row> {
  readonly changes: readonly Change<Row>[];
  readonly place: Place;
  /** Whether the log had all changes. */
  readonly isComplete: boolean;
  /** Equal for callers who see the same records. */
  readonly visibility: string;
}

/**
 * Reads the changes of a list since a place.
 *
 * @param since a cursor; without it, the present place is read alone
 * @throws {OperationError} NOT_IMPLEMENTED where the service has no log; others as for the `list` operation
 */
export const readLog = async <Row extends AnyRow>(
  context: Context,
  list: WatchedList<Row>,
  since?: string,
): Promise<LogRead<Row>> => {
  const { resource } = list.type;
  const only = selectedOf(list);
  const operation = changesOperation(resource.list);
  const {
    results,
    at,
    cursor,
    is_complete: isComplete,
    visibility,
  } = await context.post(operation, {
    ...domainFor(context, resource.list, undefined),
    ...demandOf(resource, resource.list, only),
    query: { ...conditionsOfList(context, list), only },
    ...(since !== undefined && { since }),
  });
  const changes = results.flatMap((result) => changeOf(list, result));
  return { changes, place: { at: Date.parse(at), cursor }, isComplete, visibility };
};

type Result = Changes['results'][number];

/** None where nothing that subscribers get has changed. */
const changeOf = <Row extends AnyRow>(list: WatchedList<Row>, result: Result): Change<Row>[] => {
  const { was, now, matches } = result;
  if (now !== undefined && matches && was !== undefined && JSON.stringify(was) === JSON.stringify(now)) return [];
  const { id, updatedAt } = seenRecord(list.type, now ?? was ?? {});
  const change = { id, updatedAt: now === undefined ? null : updatedAt, row: (now as Row | undefined) ?? null };
  return [{ kind: kindOf(list, result), ...change }];
};

const kindOf = <Row extends AnyRow>({ type }: WatchedList<Row>, { was, now, matches, is_new }: Result): ChangeKind => {
  if (now === undefined) return 'DELETED';
  if (is_new && matches) return 'CREATED';
  const wasFinal = was !== undefined && seenRecord(type, was).isFinal;
  return seenRecord(type, now).isFinal && !wasFinal ? 'RESOLVED' : 'UPDATED';
};
