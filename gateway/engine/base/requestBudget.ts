import { GraphQLError } from 'graphql';
import { clientError, tooCostly } from '../errors/clientError.ts';
import type { Limits } from './limits.ts';
import { yieldToEventLoop } from './yieldToEventLoop.ts';

/** What ends a request during its execution. */
export interface RequestCancellation {
  readonly signal?: AbortSignal | undefined;
  /**
   * Deadline, as `performance.now()`. Checked directly, because a timer cannot fire while the event loop is
   * busy.
   */
  readonly deadline?: number | undefined;
}

/** Yields to the event loop between parts of the work of a request. */
export interface Yielder {
  /**
   * Yields to the event loop if many rows were counted since the last yield. Undefined if not. All calls before that get the same
   * promise.
   */
  yieldIfLong(): Promise<void> | undefined;
}

/** Counts the rows of one unit of work. */
export interface RowMeter extends Yielder {
  /**
   * @throws {GraphQLError} there are too many rows, or the request has ended. The same error is the budget's `refusal`.
   */
  add(rows: number): void;
}

/** Rows between two checks whether the request has ended. */
const ROWS_PER_CHECK = 4_096;

/** Rows between two yields to the event loop. */
const ROWS_PER_YIELD = 4_096;

/** Most deferred fragments and streamed lists that an answer turns out to have. */
export const MAX_FRAGMENTS = 16_384;

/**
 * Limits what grows while one request is executed, after its static cost was admitted: the rows of each step, the deferred fragments, and
 * the length of what is sent in parts. It refuses once.
 */
export class RequestBudget implements Yielder {
  /** The error that ends the request, if any. */
  refusal: GraphQLError | undefined;
  readonly #limits: Pick<Limits, 'maxEntities' | 'maxAnswerBytes'>;
  readonly #end: RequestCancellation;
  #rowsUntilCheck = ROWS_PER_CHECK;
  #rowsUntilYield = ROWS_PER_YIELD;
  #rows = 0;
  #units = 0;
  #fragments = 0;
  #pause: Promise<void> | undefined;

  constructor(limits: Pick<Limits, 'maxEntities' | 'maxAnswerBytes'>, end: RequestCancellation) {
    this.#limits = limits;
    this.#end = end;
  }

  /** Creates a meter for one unit of work, such as a fetch or the projection of the answer. */
  meter(): RowMeter {
    let sum = 0;
    return {
      add: (rows) => {
        sum += rows;
        const { maxEntities } = this.#limits;
        if (sum > maxEntities) throw this.#refuse(tooManyRows(sum, maxEntities));
        this.#count(rows);
      },
      yieldIfLong: () => this.yieldIfLong(),
    };
  }

  yieldIfLong(): Promise<void> | undefined {
    if (this.#rowsUntilYield > 0) return undefined;
    this.#pause ??= yieldToEventLoop().then(() => {
      this.#rowsUntilYield = ROWS_PER_YIELD;
      this.#pause = undefined;
    });
    return this.#pause;
  }

  /** Rows that were counted in all, at each step of the way to the answer. */
  get rows(): number {
    return this.#rows;
  }

  /** Length of the parts of the answer so far, in UTF-16 code units. */
  get units(): number {
    return this.#units;
  }

  /**
   * Counts the length of a part of the answer, in UTF-16 code units.
   *
   * @throws {GraphQLError} the answer is too long: the same error is the `refusal`
   */
  addUnits(units: number): void {
    this.#units += units;
    if (this.#units > this.#limits.maxAnswerBytes) throw this.refuseAsTooLong();
  }

  /** The refusal of an answer that is too long. */
  refuseAsTooLong(): GraphQLError {
    return this.#refuse(answerTooLong(this.#limits));
  }

  /**
   * Counts a deferred fragment or a streamed list.
   *
   * @returns its number, from 0
   * @throws {GraphQLError} there are too many: the same error is the `refusal`
   */
  addFragment(): number {
    if (this.#fragments === MAX_FRAGMENTS) throw this.#refuse(tooManyFragments());
    return this.#fragments++;
  }

  /** Whether the answer, which is shaped from all rows, has to yield to the event loop. */
  get isLarge(): boolean {
    return this.#rows >= ROWS_PER_YIELD;
  }

  #count(rows: number): void {
    this.#rows += rows;
    this.#rowsUntilYield -= rows;
    this.#rowsUntilCheck -= rows;
    if (this.#rowsUntilCheck > 0) return;
    this.#rowsUntilCheck = ROWS_PER_CHECK;
    const { signal, deadline } = this.#end;
    if (signal?.aborted) throw this.#refuse(toRequestEndError(signal));
    if (deadline !== undefined && performance.now() > deadline)
      throw this.#refuse(clientError('GATEWAY_TIMEOUT', 'The answer was not complete in time.'));
  }

  #refuse(error: GraphQLError): GraphQLError {
    this.refusal ??= error;
    return this.refusal;
  }
}

const tooManyFragments = (): GraphQLError =>
  tooCostly(`The answer has more than ${MAX_FRAGMENTS} deferred fragments and streamed lists: ask for fewer rows.`, {
    maxPending: MAX_FRAGMENTS,
  });

/** The error of an answer that is larger than `maxAnswerBytes`. */
export const answerTooLong = (
  { maxAnswerBytes }: Pick<Limits, 'maxAnswerBytes'>,
  subject = 'The answer has',
): GraphQLError =>
  tooCostly(`${subject} more than the ${maxAnswerBytes} bytes allowed: ask for fewer rows or fields.`, {
    maxAnswerBytes,
  });

const tooManyRows = (entities: number, maxEntities: number): GraphQLError => {
  const message = `One step on the way to the answer took ${entities} rows, more than the ${maxEntities} allowed.`;
  return tooCostly(message, { entities, maxEntities });
};

/** The error of a request that ended before its answer was complete. */
export const toRequestEndError = ({ reason }: AbortSignal): GraphQLError => {
  if (reason instanceof GraphQLError) return reason;
  if (reason?.name === 'TimeoutError') return clientError('GATEWAY_TIMEOUT', 'The answer was not complete in time.');
  return clientError('REQUEST_STOPPED', 'The request ended before its answer was complete.');
};
