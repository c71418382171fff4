import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { RowMeter } from '../../execute/budget.ts';
import type { Arguments } from './compileArguments.ts';
import type { FieldTable } from './fieldTable.ts';

/** Completes a value that is neither null, nor an error, nor still to come. */
export type Complete = (value: unknown, run: Run) => unknown;

/** A place of the answer that a field or an item of a list fills; the same for all rows. */
export interface Position {
  /** For messages: `Type.field`. */
  readonly name: string;
  readonly nodes: readonly FieldNode[];
  /** Where null may not stand, it goes up this many objects and lists; 0 where it may. */
  readonly ups: number;
  /** Whether what is made of a value here is an entity, of which later fetches tell the same wherever it stands. */
  readonly isEntity: boolean;
  readonly complete: Complete;
}

/** An object or a list of the answer. */
export type Holder = Record<string | number, unknown>;

/** A place in one answer. */
export interface Slot {
  readonly holder: Holder;
  readonly key: string | number;
  readonly position: Position;
}

export interface Failure extends Slot {
  readonly error: unknown;
}

/** One execution of a compiled fetch: what its resolvers are given, what it waits for, and what went wrong. */
export class Run {
  readonly context: unknown;
  readonly variables: Record<string, unknown>;
  readonly failures: Failure[] = [];
  /** Entities that stand in many places of the answer, where there are any. */
  shared: Set<unknown> | undefined;
  /** By the field's number, once it was resolved. */
  readonly infos: GraphQLResolveInfo[] = [];
  readonly args: Arguments[] = [];
  /** Why all ends where there are too many rows. */
  refusal: Error | undefined;
  readonly #rows: RowMeter | undefined;
  readonly #table: FieldTable;
  /** Many rows wait for one record, and so for one promise. */
  readonly #waiting = new Map<PromiseLike<unknown>, Slot[]>();
  /** How often something was waited for. */
  #waits = 0;
  #idle: PromiseWithResolvers<void> | undefined;

  constructor(table: FieldTable, context: unknown, variables: Record<string, unknown>, rows?: RowMeter) {
    this.#table = table;
    this.#rows = rows;
    this.context = context;
    this.variables = variables;
  }

  infoOf(field: number): GraphQLResolveInfo {
    const info = this.#table.infoOf(field, this.variables);
    this.infos[field] = info;
    return info;
  }

  /** @throws {GraphQLError} a variable is not what the argument takes */
  argsOf(field: number): Arguments {
    const args = this.#table.argsOf(field, this.variables);
    this.args[field] = args;
    return args;
  }

  /** Puts what a resolver returned in its place: completed at once, or when it comes. */
  settle(holder: Holder, key: string | number, position: Position, value: unknown): void {
    if (this.refusal !== undefined) return;
    try {
      if (value === null || value === undefined) this.#leaveNull({ holder, key, position });
      else if (typeof value === 'object' && value instanceof Error) throw value;
      else if (isPromise(value)) this.#wait(value, { holder, key, position });
      else {
        const completed = position.complete(value, this);
        if (isPromise(completed)) this.#wait(completed, { holder, key, position: { ...position, complete: asItIs } });
        else holder[key] = completed;
      }
    } catch (error) {
      this.fail(holder, key, position, error);
    }
  }

  /** Counts rows before they are made. Refused, the run does nothing more and waits for nothing. */
  count(rows: number): void {
    try {
      this.#rows?.add(rows);
    } catch (error) {
      this.refusal = error instanceof Error ? error : new Error(String(error));
      this.#idle?.resolve();
      throw error;
    }
  }

  fail(holder: Holder, key: string | number, position: Position, error: unknown): void {
    if (this.refusal !== undefined) return;
    holder[key] = null;
    this.failures.push({ holder, key, position, error });
  }

  /** Resolves once nothing is waited for; undefined where nothing is. */
  idle(): Promise<void> | undefined {
    if (this.#waiting.size === 0 || this.refusal !== undefined) return undefined;
    this.#idle ??= Promise.withResolvers();
    return this.#idle.promise;
  }

  #leaveNull({ holder, key, position }: Slot): void {
    if (position.ups > 0) throw new Error(`Cannot return null for non-nullable field ${position.name}.`);
    holder[key] = null;
  }

  #wait(value: PromiseLike<unknown>, slot: Slot): void {
    slot.holder[slot.key] = null;
    this.#waits++;
    const slots = this.#waiting.get(value);
    if (slots !== undefined) {
      slots.push(slot);
      return;
    }
    this.#waiting.set(value, [slot]);
    value.then(
      (come) => this.#arrive(value, this.#settling(come)),
      (error: unknown) => this.#arrive(value, ({ holder, key, position }) => this.fail(holder, key, position, error)),
    );
  }

  /** Of an entity with which all is well, and nothing still to come, one object serves all rows. */
  #settling(come: unknown): (slot: Slot) => void {
    let settled: Slot | undefined;
    return (slot) => {
      const { holder, key, position } = slot;
      if (settled?.position === position) {
        holder[key] = settled.holder[settled.key];
        this.shared ??= new Set();
        this.shared.add(holder[key]);
        return;
      }
      const [failures, waits] = [this.failures.length, this.#waits];
      this.settle(holder, key, position, come);
      if (position.isEntity && failures === this.failures.length && waits === this.#waits) settled = slot;
    };
  }

  /** What the slots lead to may wait for the same promise again: it comes into the same list. */
  #arrive(value: PromiseLike<unknown>, take: (slot: Slot) => void): void {
    for (const slot of this.#waiting.get(value) ?? []) take(slot);
    this.#waiting.delete(value);
    if (this.#waiting.size > 0) return;
    this.#idle?.resolve();
    this.#idle = undefined;
  }
}

const asItIs: Complete = (value) => value;

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
