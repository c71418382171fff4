import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { ErrorBehavior } from '../../base/errorBehavior.ts';
import type { SubgraphRequest } from '../../base/executor.ts';
import type { RowMeter } from '../../base/requestBudget.ts';
import { MAX_ERRORS } from '../../errors/maxErrors.ts';
import type { ArgumentValues } from './compileArguments.ts';
import type { FieldTable } from './fieldTable.ts';
import { UNREPORTED } from './unreportedFailures.ts';

/** Completes a value that is neither null, nor an error, nor a promise. */
export type CompleteValue = (value: unknown, run: FetchRun) => unknown;

/** A position of the answer, filled by a field or by list items. The same for all rows. */
export interface ResponsePosition {
  /** `Type.field`, for messages. */
  readonly name: string;
  readonly nodes: readonly FieldNode[];
  /** If non-null, how many objects and lists a null propagates up; 0 if nullable. */
  readonly ups: number;
  /** Whether the values are entities, which later fetches complete alike in all places. */
  readonly isEntity: boolean;
  readonly complete: CompleteValue;
}

/** An object or a list of the answer. */
export type Holder = Record<string | number, unknown>;

/** A place in one answer. */
export interface Slot {
  readonly holder: Holder;
  readonly key: string | number;
  readonly position: ResponsePosition;
}

export interface FieldFailure extends Slot {
  readonly error: unknown;
}

/** One execution of a compiled fetch: its context, pending promises and failures. */
export class FetchRun {
  readonly context: unknown;
  readonly variables: Record<string, unknown>;
  readonly onError: ErrorBehavior;
  readonly failures: FieldFailure[] = [];
  /** Entities that occur in many places of the answer, if any. */
  shared: Set<unknown> | undefined;
  /** Resolver infos by field number, created on the first resolve. */
  readonly infos: GraphQLResolveInfo[] = [];
  readonly args: ArgumentValues[] = [];
  /** The error that ended the run for too many rows, if any. */
  refusal: Error | undefined;
  readonly #rows: RowMeter | undefined;
  readonly #table: FieldTable;
  /** Many rows may wait for one record, and so for one promise. A settled promise has no slots. */
  readonly #waiting = new Map<PromiseLike<unknown>, Slot[] | undefined>();
  /** Number of pending promises. */
  #pendingCount = 0;
  /** Number of slots that have waited for a promise. */
  #waitCount = 0;
  #idle: PromiseWithResolvers<void> | undefined;

  constructor(
    table: FieldTable,
    context: unknown,
    variables: Record<string, unknown>,
    { rows, onError = 'PROPAGATE' }: Pick<SubgraphRequest, 'rows' | 'onError'>,
  ) {
    this.#table = table;
    this.#rows = rows;
    this.context = context;
    this.variables = variables;
    this.onError = onError;
  }

  infoOf(field: number): GraphQLResolveInfo {
    const info = this.#table.infoOf(field, this.variables);
    this.infos[field] = info;
    return info;
  }

  /** @throws {GraphQLError} a variable does not fit the argument */
  argsOf(field: number): ArgumentValues {
    const args = this.#table.argsOf(field, this.variables);
    this.args[field] = args;
    return args;
  }

  /** Completes a resolver's result into its place, at once or when its promise settles. */
  settle(holder: Holder, key: string | number, position: ResponsePosition, value: unknown): void {
    if (this.refusal !== undefined) {
      ignoreRejection(value);
      return;
    }
    try {
      if (value === null || value === undefined) this.#leaveNull({ holder, key, position });
      else if (typeof value === 'object' && value instanceof Error) throw value;
      else if (isPromise(value)) this.#wait(value, { holder, key, position });
      else {
        const completed = position.complete(value, this);
        if (isPromise(completed))
          this.#wait(completed, { holder, key, position: { ...position, complete: completeIdentity } });
        else holder[key] = completed;
      }
    } catch (error) {
      this.fail(holder, key, position, error);
    }
  }

  /** Counts rows before they are built. Once refused, the run stops and waits for nothing. */
  count(rows: number): void {
    try {
      this.#rows?.add(rows);
    } catch (error) {
      this.refusal = error instanceof Error ? error : new Error(String(error));
      this.#idle?.resolve();
      throw error;
    }
  }

  fail(holder: Holder, key: string | number, position: ResponsePosition, error: unknown): void {
    if (this.refusal !== undefined) return;
    holder[key] = null;
    this.failures.push({ holder, key, position, error });
  }

  /** Resolves when no promise is pending. Undefined if none is. */
  idle(): Promise<void> | undefined {
    if (this.#pendingCount === 0 || this.refusal !== undefined) return undefined;
    this.#idle ??= Promise.withResolvers();
    return this.#idle.promise;
  }

  #leaveNull({ holder, key, position }: Slot): void {
    if (position.ups === 0) holder[key] = null;
    else if (this.failures.length >= MAX_ERRORS) throw UNREPORTED;
    else throw new Error(`Cannot return null for non-nullable field ${position.name}.`);
  }

  #wait(value: PromiseLike<unknown>, slot: Slot): void {
    slot.holder[slot.key] = null;
    this.#waitCount++;
    const slots = this.#waiting.get(value);
    if (slots !== undefined) {
      slots.push(slot);
      return;
    }
    this.#waiting.set(value, [slot]);
    this.#pendingCount++;
    value.then(
      (resolved) => this.#completeWaiting(value, resolved),
      (error: unknown) => this.#failWaiting(value, error),
    );
  }

  /** Reuses one object for all rows of an entity that completed without failures and without pending promises. */
  #completeWaiting(value: PromiseLike<unknown>, resolved: unknown): void {
    const pause = this.#yieldIfLong();
    if (pause !== undefined) return void pause.then(this.#completeWaiting.bind(this, value, resolved));
    let settled: Slot | undefined;
    for (const slot of this.#slotsOf(value)) {
      const { holder, key, position } = slot;
      if (settled?.position === position) {
        holder[key] = settled.holder[settled.key];
        this.shared ??= new Set();
        this.shared.add(holder[key]);
        continue;
      }
      const [failures, waits] = [this.failures.length, this.#waitCount];
      this.settle(holder, key, position, resolved);
      if (position.isEntity && failures === this.failures.length && waits === this.#waitCount) settled = slot;
    }
    this.#endWait(value);
  }

  #failWaiting(value: PromiseLike<unknown>, error: unknown): void {
    const pause = this.#yieldIfLong();
    if (pause !== undefined) return void pause.then(this.#failWaiting.bind(this, value, error));
    for (const { holder, key, position } of this.#slotsOf(value)) this.fail(holder, key, position, error);
    this.#endWait(value);
  }

  /** Many promises may settle in one iteration of the event loop, such as all pages of one list. */
  #yieldIfLong(): Promise<void> | undefined {
    return this.#rows?.yieldIfLong();
  }

  /** Completing these slots may wait for the same promise again, which appends to the same list. */
  #slotsOf(value: PromiseLike<unknown>): readonly Slot[] {
    return this.#waiting.get(value) ?? [];
  }

  #endWait(value: PromiseLike<unknown>): void {
    // Deleting it would shrink the map, which copies it.
    this.#waiting.set(value, undefined);
    this.#pendingCount--;
    if (this.#pendingCount > 0) return;
    this.#idle?.resolve();
    this.#idle = undefined;
  }
}

const completeIdentity: CompleteValue = (value) => value;

/** Handles the rejection of a promise that is not awaited: an unhandled one could end the process. */
const ignoreRejection = (value: unknown): void => {
  if (isPromise(value)) value.then(undefined, () => {});
};

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
