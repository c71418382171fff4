import type { DeliveredChange, RecordChange, WatchedType } from '../changeSource.ts';
import type { Context } from '../context.ts';
import { OperationError } from '../errors.ts';
import { lookUpFilter } from '../read/filterLookups.ts';
import { findSelectedMembersAnywhere, type SelectionInfo } from '../read/selection.ts';
import type { AnyRow } from '../resourceType.ts';

export type { RecordChange, WatchedType } from '../changeSource.ts';

/** Arguments of a subscription to changes. */
export interface ChangesArguments {
  readonly filter?: object | null;
  readonly projectId?: string | null;
}

/** The resolvers of a subscription field. */
export interface ChangesField<Args, Row> {
  subscribe(
    root: unknown,
    args: Args,
    context: Context,
    info: SelectionInfo,
  ): Promise<AsyncIterable<DeliveredChange<Row>>>;
  resolve(event: DeliveredChange<Row>): RecordChange<Row>;
}

/**
 * The resolvers of a subscription to the changes of a list, under the caller's token.
 *
 * @throws {OperationError} of the `list` operation; NOT_IMPLEMENTED if this process watches no lists
 */
export const createChangesField = <Row extends AnyRow>(
  type: WatchedType<Row>,
): ChangesField<ChangesArguments, Row> => ({
  subscribe: async (_root, { filter = null, projectId = null }, context, info) => {
    const { call } = context;
    const conditions = await lookUpFilter(context, type.resource, filter);
    const list = { type, filter: conditions, projectId, members: findSelectedMembersAnywhere(type.resource, info) };
    const subscriber = await context.watch(list)?.subscribe(call.lastEventId);
    if (subscriber === undefined) throw new OperationError('NOT_IMPLEMENTED', { operation: type.resource.list.id });
    if (call.signal.aborted) subscriber.end();
    call.signal.addEventListener('abort', () => subscriber.end(), { once: true });
    return subscriber;
  },
  resolve: ({ change }) => change,
});
