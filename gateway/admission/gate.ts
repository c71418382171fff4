/**
 * The only way from a request to a running operation, whatever transport it came by: who sends it, whether their quotas and the load of
 * the process admit it, what it is and what it costs. Nothing else of the server runs an operation of an engine.
 */
import { type ExecutionResult, OperationTypeNode } from 'graphql';
import { type ErrorLog, maskErrors } from '../engine/errors/mask.ts';
import { ExplanationRecorder, type ExplanationReport } from '../engine/explain/explanation.ts';
import type { IncrementalFormat, IncrementalPayload } from '../engine/incremental/payloads.ts';
import type { PreparedOperation, ServedEngine } from '../engine/index.ts';
import { combineObservers } from '../engine/observe/observer.ts';
import type { EventScope, ResultStream } from '../engine/operation/subscribe.ts';
import type { IncomingRequest } from '../exchange/exchange.ts';
import { waitForTurn } from '../exchange/fairQueue.ts';
import type { Params } from '../exchange/params.ts';
import { createRequestEnd, type GatewayRequest, type OpenRequest, openRequest } from '../exchange/request.ts';
import { type RequestFailure, toRequestFailure } from '../exchange/requestFailure.ts';
import type { DocumentSource } from '../persisted/documentSource.ts';
import { type RecordTargets, RequestRecord } from '../telemetry/requestRecord.ts';
import type { OverloadGuard } from './overload.ts';
import {
  addExplanation,
  type MayExplain,
  type RequestedExplanation,
  startExplanationIfRequested,
} from './requestedExplanation.ts';

/**
 * Creates the context of an operation.
 *
 * @param explanation takes the POSTs of an operation that is explained
 */
export type CreateContext<Context> = (
  request: GatewayRequest,
  explanation?: Pick<ExplanationRecorder, 'addPost'>,
) => Context | Promise<Context>;

/** Takes an operation of a request from the quotas of its caller, before it is read. */
export type ChargeCaller<Context> = (context: Context, request: OpenRequest) => void | Promise<void>;

/** Admits an operation of a request, by its static cost. */
export type AdmitOperation<Context> = (cost: number, context: Context, request: OpenRequest) => void | Promise<void>;

/**
 * Called before a query runs: with its operation, the same object as long as its document is cached, and its variables. A caller who has
 * sent it before may need the same reads again.
 *
 * @returns what is called when its request has ended
 */
export type Prefetch<Context> = (
  context: Context,
  query: { readonly identity: object; readonly variables: Params['variables'] },
) => (() => void) | undefined;

/** What a gate reads from, and reports to. */
export interface GateOptions<Context> {
  readonly engine: Pick<ServedEngine<Context>, 'prepare'>;
  readonly documents: DocumentSource;
  readonly createContext: CreateContext<Context>;
  readonly charge?: ChargeCaller<Context> | undefined;
  readonly admit?: AdmitOperation<Context> | undefined;
  readonly prefetch?: Prefetch<Context> | undefined;
  readonly overload?: Pick<OverloadGuard, 'admit'> | undefined;
  readonly mayExplain?: MayExplain<Context> | undefined;
  readonly logError: ErrorLog;
  readonly records: RecordTargets;
  readonly requestTimeoutMs: number;
  readonly forwardHeaders: readonly string[];
}

/** A request that has arrived, and its record. */
export interface OpenedRequest {
  readonly open: OpenRequest;
  readonly record: RequestRecord;
}

/** A request whose caller is known and has quota left. */
export interface EnteredRequest<Context> extends OpenedRequest {
  readonly context: Context;
  readonly explained: RequestedExplanation | undefined;
}

/** Admits requests. */
export class Gate<Context> {
  readonly #options: GateOptions<Context>;

  constructor(options: GateOptions<Context>) {
    this.#options = options;
  }

  /**
   * Opens a request: from now on it has a deadline and a record, which whoever opens it ends.
   *
   * @param route its path. Default: that of GraphQL
   */
  open(
    request: Pick<IncomingRequest, 'headers' | 'socket' | 'method'>,
    response: Parameters<typeof openRequest>[1],
    route?: string,
  ): OpenedRequest {
    const open = openRequest(request, response, this.#options);
    return { open, record: new RequestRecord(open, request.method ?? 'GET', this.#options.records, route) };
  }

  /**
   * Finds out who sends an operation and takes it from their quotas, before anything of it is read. Once for each operation.
   *
   * @throws {HttpRefusal | GraphQLError} the caller is refused
   */
  async enter(opened: OpenedRequest): Promise<EnteredRequest<Context>> {
    const { createContext, charge, mayExplain, overload } = this.#options;
    const { open } = opened;
    overload?.admit(0);
    const explained = startExplanationIfRequested(open, mayExplain);
    const context = await createContext(open, explained?.explanation);
    await charge?.(context, open);
    return { ...opened, context, explained };
  }

  /**
   * Finds the operation of a request.
   *
   * @param trusted the text of its document, if the operator chose it
   * @returns the operation, or a result with the errors that a document has
   * @throws {HttpRefusal | GraphQLError} its document is not known, or may not be sent
   */
  async find(
    entered: EnteredRequest<Context>,
    params: Params,
    trusted?: string,
  ): Promise<EnteredOperation<Context> | ExecutionResult> {
    const { documents, engine } = this.#options;
    const found = trusted ?? documents.findText(params);
    const text = typeof found === 'string' ? found : await found;
    const observer = combineObservers(entered.explained?.explanation, entered.open.observer);
    const prepared = engine.prepare({ text, operationName: params.operationName, observer });
    if ('errors' in prepared) return prepared;
    if (params.hash !== undefined) documents.store(params);
    return new EnteredOperation(prepared, params, entered, this.#options);
  }

  /** The answer to a request that has failed. */
  toFailure(thrown: unknown, { requestId }: Pick<OpenRequest, 'requestId'>): RequestFailure {
    return toRequestFailure(thrown, requestId, this.#options.logError);
  }
}

/** An operation of an admitted request. What its results have for operators alone is masked. */
export class EnteredOperation<Context> {
  readonly params: Params;
  readonly request: EnteredRequest<Context>;
  readonly #prepared: PreparedOperation<Context>;
  readonly #options: GateOptions<Context>;

  constructor(
    prepared: PreparedOperation<Context>,
    params: Params,
    request: EnteredRequest<Context>,
    options: GateOptions<Context>,
  ) {
    this.#prepared = prepared;
    this.params = params;
    this.request = request;
    this.#options = options;
  }

  get type(): OperationTypeNode {
    return this.#prepared.type;
  }

  get name(): string | undefined {
    return this.#prepared.name;
  }

  /** Whether it has deferred fragments or streamed lists, whatever their conditions. */
  get defers(): boolean {
    return this.#prepared.defers;
  }

  /** Seconds between two runs of a live query; undefined for other operations. */
  get liveIntervalS(): number | undefined {
    return this.#prepared.liveInterval(this.params.variables ?? {});
  }

  /** Whether it is a subscription or a live query. */
  get hasEvents(): boolean {
    return this.type === OperationTypeNode.SUBSCRIPTION || this.liveIntervalS !== undefined;
  }

  /** Runs a query or mutation. */
  run(): ExecutionResult | Promise<ExecutionResult> {
    this.#prefetch();
    const result = this.#prepared.run(this.#operationOf(this.request.context));
    return result instanceof Promise ? result.then((one) => this.#show(one)) : this.#show(result);
  }

  /** Plans a query or mutation without running it: its cost and its plan, or the errors that prevent them. */
  async explainPlan(): Promise<ExplanationReport | ExecutionResult> {
    const observer = new ExplanationRecorder(this.request.open.startedAt);
    const { variables, context, signal, deadline } = this.#operationOf(this.request.context);
    const stop = new Error('The operation was planned.');
    const admit = () => {
      throw stop;
    };
    try {
      return this.#mask(await this.#prepared.run({ variables, context, signal, deadline, admit, observer }));
    } catch (thrown) {
      if (thrown !== stop) throw thrown;
      return observer.report();
    }
  }

  /** Runs a query or mutation whose deferred fragments and streamed lists are delivered separately. */
  runInParts(format: IncrementalFormat): Promise<ExecutionResult | AsyncIterable<IncrementalPayload>> {
    this.#prefetch();
    return this.#prepared.runInParts({ ...this.#operationOf(this.request.context), format });
  }

  /** The context of a request by the same caller. */
  createContext(request: GatewayRequest): Context | Promise<Context> {
    return this.#options.createContext(request);
  }

  /**
   * Starts a subscription, whose events are not masked.
   *
   * @param context of the start
   * @param request what the contexts of its events are made of
   */
  subscribe(
    context: Context,
    request: GatewayRequest,
    share: (content: object, run: () => Promise<ExecutionResult>) => Promise<ExecutionResult>,
  ): Promise<ResultStream | ExecutionResult> {
    const eventContext = (isShared: boolean) =>
      this.#scopeOf(isShared ? { ...request, signal: NEVER_ABORTED } : request);
    return this.#prepared.subscribe({ ...this.#operationOf(context), share, eventContext });
  }

  /**
   * Runs a live query once more, in a turn of its own and as a request of its own by the same caller: its readers may leave.
   *
   * @param signal ends it
   * @throws {HttpRefusal | GraphQLError} the caller is refused now
   */
  async rerun(signal: AbortSignal): Promise<ExecutionResult> {
    await waitForTurn(signal);
    signal.throwIfAborted();
    const { open } = this.request;
    const scope = await this.#scopeOf({ ...open, signal, liveUntil: signal });
    const own = { ...open, ...scope.request, ...createRequestEnd() };
    try {
      await this.#options.charge?.(scope.context, own);
      const { variables, onError } = this.params;
      const admit = (cost: number) => this.#admit(cost, scope.context, own);
      return this.#mask(await this.#prepared.run({ ...scope, variables, onError, admit }));
    } finally {
      own.finish();
    }
  }

  #prefetch(): void {
    if (this.type !== OperationTypeNode.QUERY) return;
    const { context, open } = this.request;
    const { identity } = this.#prepared;
    const end = this.#options.prefetch?.(context, { identity, variables: this.params.variables });
    if (end !== undefined) open.onEnd(end);
  }

  #operationOf(context: Context) {
    const { open, explained } = this.request;
    if (explained) explained.verdict = this.#options.mayExplain?.(context);
    return {
      variables: this.params.variables,
      onError: this.params.onError,
      context,
      signal: open.signal,
      deadline: open.deadline,
      admit: (cost: number) => {
        open.tally.cost += cost;
        return this.#admit(cost, context, open);
      },
      observer: combineObservers(explained?.verdict === true ? explained.explanation : undefined, open.observer),
    };
  }

  #admit(cost: number, context: Context, open: OpenRequest): void | Promise<void> {
    this.#options.overload?.admit(cost);
    return this.#options.admit?.(cost, context, open);
  }

  /** Each event, and each run of a live query, is answered like a request of its own by the same caller, whose credentials are checked again. */
  async #scopeOf(request: GatewayRequest): Promise<EventScope<Context> & { readonly request: Partial<OpenRequest> }> {
    const { createContext, requestTimeoutMs } = this.#options;
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(requestTimeoutMs)]);
    const startedAt = performance.now();
    const deadline = startedAt + requestTimeoutMs;
    const tally = { posts: 0, cost: 0 };
    const own = { startedAt, signal, deadline, fetchDeadline: deadline, tally, responseHeaders: [] };
    const context = await createContext({ ...request, ...own });
    return { context, signal, deadline, request: own };
  }

  #mask(result: ExecutionResult): ExecutionResult {
    return maskErrors(result, this.request.open.requestId, this.#options.logError);
  }

  #show(result: ExecutionResult): ExecutionResult {
    const masked = this.#mask(result);
    const { explained } = this.request;
    return explained === undefined ? masked : addExplanation(masked, explained);
  }
}

/** The signal of an answer that others wait for, too: it has a deadline of its own. */
const NEVER_ABORTED = new AbortController().signal;
