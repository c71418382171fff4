import type { EnteredOperation } from '../admission/gate.ts';
import type { GatewayParts } from '../admission/gatewayParts.ts';
import { ResultSink, type ResultWriter } from '../delivery/resultSink.ts';
import type { IncrementalFormat } from '../engine/incremental/payloads.ts';
import { createLiveQueries } from './liveQueries.ts';
import { openEvents } from './openEvents.ts';
import { openIncremental } from './openIncremental.ts';
import { createSharedEvents } from './sharedEvents.ts';

/** How an operation is delivered. */
export interface DeliveryForm {
  /** The format of deferred fragments and streamed lists. Undefined: they come with the rest. */
  readonly parts: IncrementalFormat | undefined;
  /** Whether it has a connection of its own, which may end before those of others. */
  readonly endsAlone: boolean;
}

/**
 * Delivers the results of an operation as they come: its events, its parts, or its one result.
 *
 * @param writer what it is given when the operation has begun
 * @throws {HttpRefusal | GraphQLError} the operation is refused: nothing was written
 */
export type Deliver<Context> = (
  operation: EnteredOperation<Context>,
  form: DeliveryForm,
  writer: ResultWriter,
) => Promise<void>;

/** Creates the delivery of all transports of a process, which share live queries and events. */
export const createDelivery = <Context>(parts: GatewayParts<Context>): Deliver<Context> => {
  const eventParts = { ...parts, liveQueries: createLiveQueries(), sharedEvents: createSharedEvents() };
  return async (operation, { parts: format, endsAlone }, writer) => {
    const comesInParts = format !== undefined && operation.defers && !operation.hasEvents;
    const source = await (comesInParts
      ? openIncremental(operation, format, parts)
      : openEvents(operation, endsAlone, eventParts));
    await new ResultSink(operation, writer, parts).send(source);
  };
};
