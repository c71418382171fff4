/** Delivers an operation incrementally: the initial result, then each deferred fragment and the streamed items of each streamed list as soon as their fetches are done. */
import type { ExecutionResult, GraphQLError } from 'graphql';
import { toRequestEndError } from '../base/requestBudget.ts';
import type { ResponseData } from '../base/responseData.ts';
import { TimeSlices } from '../base/timeSlices.ts';
import { computeActualCost } from '../cost/actualCost.ts';
import type { Variables } from '../document/conditions.ts';
import { INITIAL_GROUP } from '../document/deliveryGroups.ts';
import { clientError, type GatewayErrorCode } from '../errors/clientError.ts';
import { copyDataInTimeSlices } from '../execute/mergeData.ts';
import type { PlanRun } from '../execute/planRun.ts';
import type { CompiledOperation } from '../operation/compileOperation.ts';
import { type AnswerOptions, describeSchema, shapeResult, withPath } from '../operation/executeOperation.ts';
import { limitAnswerSize } from '../operation/limitAnswerSize.ts';
import { exceedsBytes, measureUnits } from '../shape/answerSize.ts';
import type { CompiledGroup, IncrementalPlan } from './compileIncrementalPlan.ts';
import {
  type AnswerLocation,
  completeFragments,
  type DeferredFragment,
  findFragments,
  isVisibleIn,
} from './deferredFragments.ts';
import {
  type CompletedFragment,
  createInitialPayload,
  createSubsequentPayload,
  type IncrementalFormat,
  type IncrementalPayload,
  toPendingEntry,
} from './payloads.ts';
import { startFetches } from './runFetches.ts';
import {
  findStreamedList,
  joinStreamedItems,
  readInitialCount,
  type SeparatedList,
  type StreamedList,
  separateStreamedItems,
  shiftItemIndex,
} from './streamedItems.ts';

/** Options of a delivery. */
export interface IncrementalDeliveryOptions extends AnswerOptions {
  readonly format: IncrementalFormat;
}

/**
 * Runs a compiled operation and yields its payloads. The last one has `hasNext: false`, also if the request ends early. Where one cannot
 * be sent, end the request and throw the reason: the last payload then says so.
 *
 * @param run its state before its first fetch
 */
export const deliverIncrementally = <Context>(
  compiled: CompiledOperation<Context>,
  compiledParts: IncrementalPlan<Context>,
  run: PlanRun<Context>,
  options: IncrementalDeliveryOptions,
): AsyncGenerator<IncrementalPayload> => new IncrementalDelivery(compiled, compiledParts, run, options).payloads();

class IncrementalDelivery<Context> {
  readonly #compiled: CompiledOperation<Context>;
  readonly #compiledParts: IncrementalPlan<Context>;
  readonly #run: PlanRun<Context>;
  readonly #options: IncrementalDeliveryOptions;
  /** Errors of groups that are not delivered yet. */
  readonly #errors = new Map<number, GraphQLError[]>();
  /** Fragments that were announced, by group. */
  readonly #pending = new Map<number, readonly DeferredFragment[]>();
  /** Groups whose fetches are done. */
  readonly #done = new Set<number>();
  readonly #delivered = new Set<number>();
  readonly #lists: readonly StreamedList[];
  readonly #separated: SeparatedList[] = [];
  readonly #slices = new TimeSlices();

  constructor(
    compiled: CompiledOperation<Context>,
    compiledParts: IncrementalPlan<Context>,
    run: PlanRun<Context>,
    options: IncrementalDeliveryOptions,
  ) {
    this.#compiled = compiled;
    this.#compiledParts = compiledParts;
    // All fetches merge into the same objects, whichever group they are for. An empty object would be replaced.
    this.#run = { ...run, data: { __typename: compiled.shape.typeName }, shared: new Map() };
    this.#options = options;
    this.#lists = findStreamedLists(compiledParts.parts, run.variables);
  }

  async *payloads(): AsyncGenerator<IncrementalPayload> {
    const { introspection } = this.#compiled;
    const run = this.#run;
    const describe = () => introspection && describeSchema(introspection, undefined, run);
    const fetches = startFetches(this.#compiledParts, run, {
      fetchFirst: describe,
      merged: () => this.#separated.push(...this.#lists.flatMap((list) => separateStreamedItems(run.data, list))),
      done: ({ parts, later }, own) => this.#assign(this.#placeLater(own.errors, later), parts),
    });
    const ended = waitForEnd(run.signal);
    const first = await Promise.race([
      fetches.initial.then(() => this.#first()).catch((error) => this.#refused(error)),
      ended,
    ]);
    const { format } = this.#options;
    if (!first?.data) return yield createInitialPayload(first ?? this.#end(), [], format);
    const [initial, ...deferred] = this.#compiledParts.parts;
    const client = (await copyDataInTimeSlices(first.data, this.#slices)) as ResponseData;
    const announced = await this.#announceFirst(initial, { path: [], keys: [], client, offset: undefined });
    if (announced === undefined) return yield createInitialPayload(this.#end(), [], format);
    yield createInitialPayload(first, announced, format);
    const done = new Map(deferred.map(({ id }) => [id, fetches.doneFor(id).then(() => void this.#done.add(id))]));
    while (this.#pending.size > 0) {
      await Promise.race([ended, ...this.#pending.keys().map((id) => done.get(id))]);
      yield* this.#sendLater(await this.#later());
    }
    for (const list of this.#separated) joinStreamedItems(list);
    run.observer?.fetched(() => computeActualCost(this.#compiled.shape, run.data, this.#options.costModel));
  }

  /** The initial result: all that is not deferred. */
  async #first(): Promise<ExecutionResult> {
    const [{ shape, project }] = this.#compiledParts.parts;
    const run = this.#run;
    const others = this.#compiledParts.parts.map(({ id }) => id);
    this.#assign(run.errors, others);
    const own = { ...run, errors: this.#take(INITIAL_GROUP), shared: undefined, observer: undefined };
    if (shape.kind !== 'object') throw new Error('The root of an operation is an object.');
    const { hasRefused } = this.#compiled;
    const result = shapeResult({ shape, project, isIdentity: false, unplanned: [], hasRefused }, own, this.#options);
    this.#delivered.add(INITIAL_GROUP);
    this.#run.budget.addUnits(measureUnits(result, this.#maxUnits));
    return limitAnswerSize(result, measureUnits, this.#options.limits);
  }

  /** The refusal of the run's budget, as a result. Other errors are bugs, and thrown again. */
  #refused(error: unknown): ExecutionResult {
    if (error === this.#run.budget.refusal) return this.#end();
    throw error;
  }

  /** Where a payload could not be sent, and the request was ended for it, its fragments are reported to the client as failed. */
  *#sendLater({ payload, completed, announced }: SubsequentPayload): Generator<IncrementalPayload> {
    try {
      yield payload;
    } catch (thrown) {
      if (completed === undefined || !this.#hasEnded()) throw thrown;
      yield this.#endPayload(completed, announced);
    }
  }

  /** Completes the fragments whose fetches are done, or all of them if the request has ended. */
  async #later(): Promise<SubsequentPayload> {
    if (this.#hasEnded()) return { payload: this.#endPayload() };
    const parts = this.#compiledParts.parts.filter(({ id }) => this.#pending.has(id) && this.#done.has(id));
    const completed: DeliveredFragment[] = [];
    const announced: DeferredFragment[] = [];
    try {
      for (const part of parts) await this.#completePart(part, completed, announced);
      const payload = createSubsequentPayload(completed, announced, this.#pending.size > 0, this.#options.format);
      const { budget } = this.#run;
      if (exceedsBytes(payload, budget.units, this.#maxUnits)) throw budget.refuseAsTooLong();
      return this.#hasEnded() ? { payload: this.#endPayload(completed, announced) } : { payload, completed, announced };
    } catch (error) {
      if (error === this.#run.budget.refusal) return { payload: this.#endPayload(completed, announced) };
      throw error;
    }
  }

  /** Completes the fragments of a group, and announces those within them. */
  async #completePart(
    part: CompiledGroup,
    completed: DeliveredFragment[],
    announced: DeferredFragment[],
  ): Promise<void> {
    const fragments = this.#pending.get(part.id) ?? [];
    const { hasRefused } = this.#compiled;
    const partRun = { run: this.#run, part, hasRefused };
    const own: DeliveredFragment[] = [];
    for (const one of completeFragments(fragments, this.#take(part.id), partRun, this.#options)) {
      completed.push(one);
      if (one.data !== null) own.push(one);
      await this.#count(measureUnits(one.offset === undefined ? one.additions : one.data, this.#maxUnits));
    }
    this.#pending.delete(part.id);
    this.#delivered.add(part.id);
    for (const found of await this.#announce(part, own)) announced.push(found);
  }

  get #maxUnits(): number {
    return this.#options.limits.maxAnswerBytes;
  }

  /**
   * Counts what is sent, and lets others continue.
   *
   * @throws {GraphQLError} the answer would be too long
   */
  async #count(units: number): Promise<void> {
    this.#run.budget.addUnits(units);
    const pause = this.#slices.yieldIfLong();
    if (pause !== undefined) await pause;
  }

  /** Notes the fragments within the initial result. Undefined if the answer is refused. */
  async #announceFirst(part: CompiledGroup, whole: AnswerLocation): Promise<readonly DeferredFragment[] | undefined> {
    try {
      return await this.#announce(part, [whole]);
    } catch (error) {
      if (error === this.#run.budget.refusal) return undefined;
      throw error;
    }
  }

  /**
   * Notes the fragments within these ones, or within the whole answer.
   *
   * @throws {GraphQLError} there are too many
   */
  async #announce(part: CompiledGroup, within: readonly AnswerLocation[]): Promise<readonly DeferredFragment[]> {
    const announced: DeferredFragment[] = [];
    for (const child of this.#compiledParts.parts) {
      if (child.id === INITIAL_GROUP || child.parent !== part.id) continue;
      const known: DeferredFragment[] = [];
      for (const outer of within)
        for (const found of findFragments(outer, child, part, this.#run.data)) {
          const fragment = { ...found, id: String(this.#run.budget.addFragment()) };
          known.push(fragment);
          announced.push(fragment);
          await this.#count(measureUnits(toPendingEntry(fragment), this.#maxUnits));
        }
      if (known.length > 0) this.#pending.set(child.id, known);
    }
    return announced;
  }

  /** Places the errors of a fetch for streamed items in the whole list. */
  #placeLater(errors: readonly GraphQLError[], later: number | undefined): readonly GraphQLError[] {
    const list = this.#lists.find(({ id }) => id === later);
    if (list === undefined) return errors;
    return errors.map((error) => withPath(error, error.path && shiftItemIndex(list, error.path, list.count)));
  }

  /** Keeps errors for the first of these groups whose data has their place, or for the first one. */
  #assign(errors: readonly GraphQLError[], parts: readonly number[]): void {
    const { parts: all } = this.#compiledParts;
    const waiting = all.filter(({ id }) => !this.#delivered.has(id));
    const candidates = [...waiting.filter(({ id }) => parts.includes(id)), ...waiting];
    for (const error of errors) {
      const list = error.path && findStreamedList(this.#lists, error.path);
      const isOwner = (part: CompiledGroup) =>
        part.later === list?.id && isVisibleIn(part, error, this.#run.data, list);
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
    const reason = budget.refusal ?? (signal && toRequestEndError(signal));
    if (reason === undefined) throw new Error('A request has ended without a reason.');
    return { errors: [reason] };
  }

  /**
   * Completes all fragments that the client waits for. The first one says why.
   *
   * @param unsent fragments that were completed in vain
   * @param unknown fragments that were not announced to the client
   */
  #endPayload(unsent: readonly DeferredFragment[] = [], unknown: readonly DeferredFragment[] = []): IncrementalPayload {
    const { errors } = this.#end();
    const others = [clientError(readErrorCode(errors), 'The answer ended before: the first error says why.')];
    const unannounced = new Set(unknown.map(({ id }) => id));
    const open = new Map([...unsent, ...[...this.#pending.values()].flat()].map((one) => [one.id, one]));
    const announced = [...open.values()].filter(({ id }) => !unannounced.has(id));
    const ended = announced.map((one, at) => ({
      ...one,
      data: null,
      additions: [],
      errors: at === 0 ? errors : others,
    }));
    this.#pending.clear();
    return createSubsequentPayload(ended, [], false, this.#options.format);
  }
}

/** A payload after the first one, and the fragments that it completes and announces if it does not end the answer early. */
interface SubsequentPayload {
  readonly payload: IncrementalPayload;
  readonly completed?: readonly DeferredFragment[];
  readonly announced?: readonly DeferredFragment[];
}

/** A fragment that is complete. */
type DeliveredFragment = DeferredFragment & CompletedFragment;

const readErrorCode = ([error]: readonly GraphQLError[]): GatewayErrorCode =>
  error?.extensions.code as GatewayErrorCode;

const findStreamedLists = (parts: readonly CompiledGroup[], variables: Variables): readonly StreamedList[] =>
  parts.flatMap(({ id, place, stream }) =>
    stream === undefined ? [] : [{ ...stream, id, place, count: readInitialCount(stream.initialCount, variables) }],
  );

/** Resolves when the request ends. */
const waitForEnd = (signal: AbortSignal | undefined): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve(undefined);
    else signal?.addEventListener('abort', () => resolve(undefined), { once: true });
  });
