import { GraphQLError } from 'graphql';
import { clientError, tooCostly } from '../errors.ts';
import type { Limits } from '../limits.ts';

/** What ends a request's work in the middle of it. */
export interface RequestEnd {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds since the epoch. A timer for it cannot go off while the process is kept busy. */
  readonly deadline?: number | undefined;
}

/** Counts the rows of one stretch of work. */
export interface RowMeter {
  /** @throws {GraphQLError} there are too many rows, or the request is over; the budget's `refusal` is the same error */
  add(rows: number): void;
}

/** How often a stretch of work looks whether the request is over. */
const ROWS_PER_CHECK = 4_096;

/** Rows after which others get a turn. */
const ROWS_PER_TURN = 10_000;

/** How much work one request may still make, once its static cost was allowed. */
export class Budget {
  /** Why the request ends, once it has to. */
  refusal: GraphQLError | undefined;
  readonly #maxRows: number;
  readonly #end: RequestEnd;
  #untilLook = ROWS_PER_CHECK;
  #untilTurn = ROWS_PER_TURN;

  constructor({ maxEntities }: Pick<Limits, 'maxEntities'>, end: RequestEnd) {
    this.#maxRows = maxEntities;
    this.#end = end;
  }

  /** Makes a meter for one stretch of work, such as a fetch or the projection of the answer. */
  meter(): RowMeter {
    let sum = 0;
    return {
      add: (rows) => {
        sum += rows;
        if (sum > this.#maxRows) throw this.#refuse(tooManyRows(sum, this.#maxRows));
        this.#count(rows);
      },
    };
  }

  /** Lets others have a turn, if there was much work since they last had; undefined where there was not. */
  turn(): Promise<void> | undefined {
    if (this.#untilTurn > 0) return undefined;
    this.#untilTurn = ROWS_PER_TURN;
    return yieldToEventLoop();
  }

  #count(rows: number): void {
    this.#untilTurn -= rows;
    this.#untilLook -= rows;
    if (this.#untilLook > 0) return;
    this.#untilLook = ROWS_PER_CHECK;
    const { signal, deadline } = this.#end;
    if (signal?.aborted) throw this.#refuse(requestStopped(signal));
    if (deadline !== undefined && Date.now() > deadline)
      throw this.#refuse(clientError('GATEWAY_TIMEOUT', 'The answer was not complete in time.'));
  }

  #refuse(error: GraphQLError): GraphQLError {
    this.refusal ??= error;
    return this.refusal;
  }
}

/** Resolves when everything that waits for its turn has had it. */
export function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function tooManyRows(entities: number, maxEntities: number): GraphQLError {
  const message = `One step on the way to the answer took ${entities} rows, more than the ${maxEntities} allowed.`;
  return tooCostly(message, { entities, maxEntities });
}

/** The error of a request that ended before its answer was complete. */
export function requestStopped({ reason }: AbortSignal): GraphQLError {
  if (reason instanceof GraphQLError) return reason;
  return clientError('REQUEST_STOPPED', 'The request ended before its answer was complete.');
}
