/** Delivers an operation in parts: the first one, then each deferred fragment and the later items of each streamed list as soon as their fetches are done. */
import type { ExecutionResult, GraphQLError } from 'graphql';
import { requestEnded } from '../base/budget.ts';
import type { Data } from '../base/data.ts';
import { actualCost } from '../cost/actualCost.ts';
import type { Variables } from '../document/conditions.ts';
import { INITIAL } from '../document/parts.ts';
import { copyData } from '../execute/merge.ts';
import type { Run } from '../execute/run.ts';
import { type AnswerOptions, atPath, describeSchema, finish } from '../operation/answer.ts';
import type { CompiledOperation } from '../operation/compile.ts';
import { tooLong, withinSize } from '../operation/withinSize.ts';
import { exceedsBytes, measureUnits } from '../shape/answerSize.ts';
import type { CompiledPart, CompiledParts } from './compileParts.ts';
import { completeFragments, type Fragment, fragmentsWithin, isVisibleIn, type Place } from './fragments.ts';
import {
  countOf,
  joinLater,
  laterListOf,
  moveItem,
  type SeparatedList,
  type StreamedList,
  separateLater,
} from './laterItems.ts';
import { type CompletedFragment, firstPayload, laterPayload, type PartsFormat, type PartsPayload } from './payloads.ts';
import { startFetches } from './runFetches.ts';

/** Options of a delivery. */
export interface DeliveryOptions extends AnswerOptions {
  readonly format: PartsFormat;
}

/**
 * Runs a compiled operation and yields its payloads. The last one has `hasNext: false`, also if the request ends early.
 *
 * @param run its state before its first fetch
 */
export const deliverParts = <Context>(
  compiled: CompiledOperation<Context>,
  compiledParts: CompiledParts<Context>,
  run: Run<Context>,
  options: DeliveryOptions,
): AsyncGenerator<PartsPayload> => new Delivery(compiled, compiledParts, run, options).payloads();

class Delivery<Context> {
  readonly #compiled: CompiledOperation<Context>;
  readonly #compiledParts: CompiledParts<Context>;
  readonly #run: Run<Context>;
  readonly #options: DeliveryOptions;
  /** Errors of parts that are not delivered yet. */
  readonly #errors = new Map<number, GraphQLError[]>();
  /** Fragments that were announced, by part. */
  readonly #pending = new Map<number, readonly Fragment[]>();
  /** Parts whose fetches are done. */
  readonly #done = new Set<number>();
  readonly #delivered = new Set<number>();
  readonly #lists: readonly StreamedList[];
  readonly #separated: SeparatedList[] = [];
  /** Size of all payloads so far. */
  #units = 0;
  #fragments = 0;
  #refusal: GraphQLError | undefined;

  constructor(
    compiled: CompiledOperation<Context>,
    compiledParts: CompiledParts<Context>,
    run: Run<Context>,
    options: DeliveryOptions,
  ) {
    this.#compiled = compiled;
    this.#compiledParts = compiledParts;
    // All fetches merge into the same objects, whichever part they are for. An empty object would be replaced.
    this.#run = { ...run, data: { __typename: compiled.shape.typeName }, shared: new Map() };
    this.#options = options;
    this.#lists = listsOf(compiledParts.parts, run.variables);
  }

  async *payloads(): AsyncGenerator<PartsPayload> {
    const { introspection } = this.#compiled;
    const run = this.#run;
    const describe = () => introspection && describeSchema(introspection, undefined, run);
    const fetches = startFetches(this.#compiledParts, run, {
      fetchFirst: describe,
      merged: () => this.#separated.push(...this.#lists.flatMap((list) => separateLater(run.data, list))),
      done: ({ parts, later }, own) => this.#assign(this.#placeLater(own.errors, later), parts),
    });
    const ended = endOf(run.signal);
    const first = await Promise.race([
      fetches.initial.then(() => this.#first()).catch((error) => this.#refused(error)),
      ended,
    ]);
    const { format } = this.#options;
    if (!first?.data) return yield firstPayload(first ?? this.#end(), [], format);
    const [initial, ...deferred] = this.#compiledParts.parts;
    const whole = { path: [], keys: [], client: copyData(first.data) as Data, offset: undefined };
    const announced = this.#announce(initial, [whole]);
    yield firstPayload(first, announced, format);
    const done = new Map(deferred.map(({ id }) => [id, fetches.doneFor(id).then(() => void this.#done.add(id))]));
    while (this.#pending.size > 0) {
      await Promise.race([ended, ...this.#pending.keys().map((id) => done.get(id))]);
      yield this.#later();
    }
    for (const list of this.#separated) joinLater(list);
    run.observer?.fetched(() => actualCost(this.#compiled.shape, run.data, this.#options.costModel));
  }

  /** The first part: all that is not deferred. */
  async #first(): Promise<ExecutionResult> {
    const [{ shape, project }] = this.#compiledParts.parts;
    const run = this.#run;
    const others = this.#compiledParts.parts.map(({ id }) => id);
    this.#assign(run.errors, others);
    const own = { ...run, errors: this.#take(INITIAL), shared: undefined, observer: undefined };
    if (shape.kind !== 'object') throw new Error('The root of an operation is an object.');
    const { hasRefused } = this.#compiled;
    const result = finish({ shape, project, isIdentity: false, unplanned: [], hasRefused }, own, this.#options);
    this.#delivered.add(INITIAL);
    this.#units = measureUnits(result, this.#options.limits.maxAnswerBytes);
    return withinSize(result, measureUnits, this.#options.limits);
  }

  /** The refusal of the run's budget, as a result. Other errors are bugs, and thrown again. */
  #refused(error: unknown): ExecutionResult {
    if (error === this.#run.budget.refusal) return this.#end();
    throw error;
  }

  /** Completes the fragments whose fetches are done, or all of them if the request has ended. */
  #later(): PartsPayload {
    if (this.#hasEnded()) return this.#endPayload();
    const parts = this.#compiledParts.parts.filter(({ id }) => this.#pending.has(id) && this.#done.has(id));
    try {
      const completed = parts.flatMap((part) => this.#complete(part));
      const announced = parts.flatMap((part) =>
        this.#announce(
          part,
          completed.filter((fragment) => fragment.part === part && fragment.data !== null),
        ),
      );
      const payload = laterPayload(completed, announced, this.#pending.size > 0, this.#options.format);
      if (this.#fits(payload)) return payload;
      this.#refusal = tooLong(this.#options.limits).errors?.[0];
      // The client does not know of these.
      for (const { part } of announced) this.#pending.delete(part.id);
      return this.#endPayload(completed);
    } catch (error) {
      if (error === this.#run.budget.refusal) return this.#endPayload();
      throw error;
    }
  }

  #complete(part: CompiledPart): readonly (Fragment & CompletedFragment)[] {
    const run = this.#run;
    const { hasRefused } = this.#compiled;
    const fragments = this.#pending.get(part.id) ?? [];
    const completed = completeFragments(fragments, this.#take(part.id), { run, part, hasRefused }, this.#options);
    this.#pending.delete(part.id);
    this.#delivered.add(part.id);
    return completed;
  }

  /** Counts a payload, if the answer may be as long as it is with it. */
  #fits(payload: PartsPayload): boolean {
    const { maxAnswerBytes } = this.#options.limits;
    this.#units += measureUnits(payload, maxAnswerBytes);
    return !exceedsBytes(payload, this.#units, maxAnswerBytes);
  }

  /** Notes the fragments within these ones, or within the whole answer. */
  #announce(part: CompiledPart, within: readonly Place[]): readonly Fragment[] {
    const announced: Fragment[] = [];
    for (const child of this.#compiledParts.parts) {
      if (child.id === INITIAL || child.parent !== part.id) continue;
      const found = within
        .flatMap((outer) => fragmentsWithin(outer, child, part, this.#run.data))
        .map((fragment) => ({ ...fragment, id: String(this.#fragments++) }));
      if (found.length > 0) this.#pending.set(child.id, found);
      announced.push(...found);
    }
    return announced;
  }

  /** Places the errors of a fetch for later items in the whole list. */
  #placeLater(errors: readonly GraphQLError[], later: number | undefined): readonly GraphQLError[] {
    const list = this.#lists.find(({ id }) => id === later);
    if (list === undefined) return errors;
    return errors.map((error) => atPath(error, error.path && moveItem(list, error.path, list.count)));
  }

  /** Keeps errors for the first of these parts whose data has their place, or for the first one. */
  #assign(errors: readonly GraphQLError[], parts: readonly number[]): void {
    const { parts: all } = this.#compiledParts;
    const waiting = all.filter(({ id }) => !this.#delivered.has(id));
    const candidates = [...waiting.filter(({ id }) => parts.includes(id)), ...waiting];
    for (const error of errors) {
      const list = error.path && laterListOf(this.#lists, error.path);
      const isOwner = (part: CompiledPart) => part.later === list?.id && isVisibleIn(part, error, this.#run.data, list);
      const owner = candidates.find(isOwner);
      const { id } = owner ?? candidates[0] ?? {};
      if (id === undefined) continue;
      const known = this.#errors.get(id);
      if (known === undefined) this.#errors.set(id, [error]);
      else known.push(error);
    }
  }

  #take(part: number): GraphQLError[] {
    const errors = this.#errors.get(part) ?? [];
    this.#errors.delete(part);
    return errors;
  }

  #hasEnded(): boolean {
    return this.#run.signal?.aborted === true || this.#run.budget.refusal !== undefined;
  }

  /** Why the request ends before its answer is complete. */
  #end(): ExecutionResult & Required<Pick<ExecutionResult, 'errors'>> {
    const { budget, signal } = this.#run;
    const reason = this.#refusal ?? budget.refusal ?? (signal && requestEnded(signal));
    if (reason === undefined) throw new Error('A request has ended without a reason.');
    return { errors: [reason] };
  }

  /** @param unsent fragments that were completed in vain */
  #endPayload(unsent: readonly Fragment[] = []): PartsPayload {
    const { errors } = this.#end();
    const open = [...unsent, ...[...this.#pending.values()].flat()];
    const ended = open.map((fragment) => ({ ...fragment, data: null, additions: [], errors }));
    this.#pending.clear();
    return laterPayload(ended, [], false, this.#options.format);
  }
}

const listsOf = (parts: readonly CompiledPart[], variables: Variables): readonly StreamedList[] =>
  parts.flatMap(({ id, place, stream }) =>
    stream === undefined ? [] : [{ ...stream, id, place, count: countOf(stream.initialCount, variables) }],
  );

/** Resolves when the request ends. */
const endOf = (signal: AbortSignal | undefined): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve(undefined);
    else signal?.addEventListener('abort', () => resolve(undefined), { once: true });
  });
