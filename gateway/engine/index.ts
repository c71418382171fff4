import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { type AuthorizationOptions, createAuthorizer } from './authorization/authorizer.ts';
import { createFieldAccess } from './authorization/fieldAccess.ts';
import { readRequirements } from './authorization/requirements.ts';
import type { SubgraphExecutor } from './base/executor.ts';
import { defaultLimits, type Limits } from './base/limits.ts';
import { createCostCheckCompiler } from './cost/checkCost.ts';
import { readCostDirectives } from './cost/costDirectives.ts';
import { createCostModel } from './cost/costModel.ts';
import { estimateCost } from './cost/staticCost.ts';
import type { Variables } from './document/conditions.ts';
import { createDocumentCache, type DocumentCacheOptions, type DocumentStats } from './document/documentCache.ts';
import { readLiveInterval } from './document/liveDirective.ts';
import { type Disclosure, type OperationRefusal, readDocument } from './document/readDocument.ts';
import { applyScalarParsers, type ScalarParsers } from './document/scalars.ts';
import { clientError } from './errors/clientError.ts';
import { executeIncrementally, type IncrementalRequest } from './incremental/executeIncrementally.ts';
import type { IncrementalPayload } from './incremental/payloads.ts';
import { createIntrospection } from './introspection/createIntrospection.ts';
import type { OperationObserver } from './observe/observer.ts';
import { type AnswerOptions, executeOperation, type OperationRequest } from './operation/executeOperation.ts';
import { type CachedOperation, type CompiledVariant, createOperationCache } from './operation/operationCache.ts';
import { type ResultStream, type SubscriptionRequest, subscribe } from './operation/subscribe.ts';
import { createVariants } from './operation/variants.ts';
import { choosePlanner, type PlannerChoice } from './plan/choosePlanner.ts';
import { type ChooseOverrides, normalizeOverrides } from './plan/overrides.ts';
import type { Planner } from './plan/planner.ts';
import { printWithSemanticNonNull } from './plan/semanticNonNull.ts';
import { parseSupergraph, readSupergraph } from './plan/supergraph.ts';

/** Options of an engine. */
export interface EngineOptions<Context> extends Disclosure {
  readonly supergraphSdl: string;
  /** Description of the schema, which supergraphs cannot have. */
  readonly description?: string;
  /** One executor per subgraph, by its name in `join__graph(name:)`. */
  readonly executors: Readonly<Record<string, SubgraphExecutor<Context>>>;
  readonly documents?: DocumentCacheOptions;
  /** Limits to override. The others are as in `defaultLimits`. */
  readonly limits?: Partial<Limits>;
  /** Chooses the progressive overrides of a request. Default: no labels, and a random percentage. */
  readonly overrides?: ChooseOverrides<Context>;
  /** Who calls, for a supergraph with `@authenticated`, `@requiresScopes` or `@policy`. Refused without. */
  readonly authorization?: AuthorizationOptions<Context> | undefined;
  /** Parsers of custom scalars. A value that its parser rejects ends the request before any fetch. */
  readonly scalars?: ScalarParsers;
  /**
   * Default `best`: the plain planner for a plain supergraph, else the Rust planner, which runs on Linux with glibc and
   * on macOS.
   */
  readonly planner?: PlannerChoice;
  /**
   * How references to a deleted entity resolve: its subgraph returned null for it without an error. `keep`, the default:
   * an object whose fields are null, as in other gateways. `remove`: fields that reference it are null, and lists omit it.
   */
  readonly deletedEntities?: 'keep' | 'remove';
}

export interface ExecuteRequest<Context> extends OperationRequest<Context> {
  readonly text?: string;
  /** Alternative to `text`. Reuse the same node: the compiled operation is cached by it. */
  readonly document?: DocumentNode;
  readonly operationName?: string | undefined;
}

/** An operation to prepare. */
export interface OperationSource {
  readonly text: string;
  readonly operationName?: string | undefined;
  readonly observer?: OperationObserver | undefined;
}

/** A validated operation, ready to run. */
export interface PreparedOperation<Context> {
  readonly type: OperationTypeNode;
  readonly name: string | undefined;
  /** The same object for the same operation of a document, as long as the document is known. */
  readonly identity: object;
  /** Runs a query or mutation. A subscription is refused. */
  run(request: OperationRequest<Context>): ExecutionResult | Promise<ExecutionResult>;
  /** Whether it has deferred fragments or streamed lists, whatever their conditions. */
  readonly defers: boolean;
  /**
   * Runs a query or mutation whose deferred fragments and streamed lists are delivered separately: the payloads of its answer, the last of
   * which has `hasNext: false`.
   * One result if nothing comes later.
   */
  runInParts(request: IncrementalRequest<Context>): Promise<ExecutionResult | AsyncIterable<IncrementalPayload>>;
  /** Seconds between two runs of a live query; undefined for other operations. */
  liveInterval(variables: Readonly<Record<string, unknown>>): number | undefined;
  /** Starts a subscription: its stream, or the errors that prevent it. */
  subscribe(request: SubscriptionRequest<Context>): Promise<ResultStream | ExecutionResult>;
}

/** Plans made since the start. */
export interface PlanStats {
  readonly plans: number;
  readonly planSeconds: number;
}

export interface Engine<Context> {
  readonly apiSchema: GraphQLSchema;
  readonly apiSdl: string;
  readonly supergraphSdl: string;
  readonly limits: Limits;
  /** The planner in use. */
  readonly planner: Planner['kind'];
  /** Number of compiled documents in the cache, of hits and of misses; number and time of plans. */
  documentStats(): DocumentStats & PlanStats;
  /** Finds and validates an operation without running it. */
  prepare(source: OperationSource): PreparedOperation<Context> | OperationRefusal;
  /**
   * The static cost of an operation, as if its caller may select all of it.
   *
   * @param document a valid operation with its fragments
   */
  estimateCost(document: DocumentNode, variables: Variables): number;
  /** Executes one operation. Errors are in the result. Rejects only if the engine has a bug. */
  execute(request: ExecuteRequest<Context>): ExecutionResult | Promise<ExecutionResult>;
}

/** What a server needs of an engine. The engine of one subgraph has no texts of a schema. */
export type ServedEngine<Context> = Pick<Engine<Context>, 'limits' | 'documentStats' | 'prepare'> &
  Partial<Pick<Engine<Context>, 'apiSchema' | 'apiSdl' | 'supergraphSdl' | 'estimateCost'>>;

/**
 * Creates an engine for any Federation 2 supergraph.
 *
 * @throws {Error} the supergraph cannot be read, needs a feature that is not supported, a planner that does not run on this
 *   system or an option that is not given, or names a subgraph without an executor
 */
export const createEngine = <Context>(options: EngineOptions<Context>): Engine<Context> => {
  const { supergraphSdl, deletedEntities = 'keep' } = options;
  const source = parseSupergraph(supergraphSdl);
  const chosen = choosePlanner(source, options.planner);
  let apiSdl: string | undefined;
  const planStats = { plans: 0, planSeconds: 0 };
  const planner = measurePlanning(chosen, planStats);
  const supergraph = readSupergraph(source.document, planner.apiDocument(), Object.keys(options.executors));
  const schema = supergraph.schema;
  schema.description = options.description;
  applyScalarParsers(schema, options.scalars ?? {});
  const requirements = readRequirements(source.document);
  const access = createFieldAccess(requirements, schema);
  const authorize = createAuthorizer(requirements, options.authorization);
  const overrides = normalizeOverrides(planner.labels(), options.overrides);
  const limits = { ...defaultLimits, ...options.limits };
  const costModel = createCostModel(readCostDirectives(source.document), schema, limits.assumedListSize);
  const compileCostCheck = createCostCheckCompiler(costModel, limits.maxCost);
  const disclosure = { introspection: options.introspection, suggestions: options.suggestions };
  const introspectionOf = createIntrospection(schema);
  const compileContext = {
    ...{ ...supergraph, planner, executors: options.executors, overrides, access, authorize, limits },
    ...{ disclosure, costModel, compileCostCheck, introspectionOf },
  };
  const variants = createVariants<CompiledVariant<Context>>();
  const documents = createDocumentCache((text, observer) => {
    const document = readDocument(text, schema, limits, disclosure, observer);
    return 'errors' in document ? document : createOperationCache(text, document, variants, compileContext);
  }, options.documents);
  const answerOptions = { deletedEntities, limits, costModel };

  const prepare: Engine<Context>['prepare'] = ({ text, operationName, observer }) =>
    prepareIn(documents.read(text, observer), operationName);
  const prepareIn = (
    entry: ReturnType<typeof documents.read>,
    operationName: string | undefined,
  ): PreparedOperation<Context> | OperationRefusal => {
    const found = 'errors' in entry ? entry : entry.operation(operationName);
    if ('errors' in found) return found;
    if (found.definition.operation === OperationTypeNode.SUBSCRIPTION && !schema.getSubscriptionType())
      return { errors: [noSubscriptions()] };
    return new PreparedDocumentOperation(found, answerOptions);
  };
  return {
    apiSchema: schema,
    get apiSdl() {
      apiSdl ??= printWithSemanticNonNull(schema);
      return apiSdl;
    },
    supergraphSdl,
    limits,
    planner: planner.kind,
    documentStats: () => ({ ...documents.stats(), ...planStats }),
    prepare,
    estimateCost: (document, variables) => estimateCost(document, variables, { costModel, limits }),
    execute: ({ text, document, operationName, ...request }) => {
      const entry = document === undefined ? documents.read(text ?? '') : documents.readNode(document);
      const prepared = prepareIn(entry, operationName);
      return 'errors' in prepared ? prepared : prepared.run(request);
    },
  };
};

/** A class, since every request prepares an operation: methods cost nothing until they are called. */
class PreparedDocumentOperation<Context> implements PreparedOperation<Context> {
  readonly #found: CachedOperation<Context>;
  readonly #options: AnswerOptions;

  constructor(found: CachedOperation<Context>, options: AnswerOptions) {
    this.#found = found;
    this.#options = options;
  }

  get type(): OperationTypeNode {
    return this.#found.definition.operation;
  }

  get name(): string | undefined {
    return this.#found.definition.name?.value;
  }

  get identity(): object {
    return this.#found;
  }

  run(request: OperationRequest<Context>): ExecutionResult | Promise<ExecutionResult> {
    if (this.type === OperationTypeNode.SUBSCRIPTION) return { errors: [streamRequired()] };
    return executeOperation(this.#found, request, this.#options);
  }

  get defers(): boolean {
    return this.#found.defers;
  }

  runInParts(request: IncrementalRequest<Context>): Promise<ExecutionResult | AsyncIterable<IncrementalPayload>> {
    return executeIncrementally(this.#found, request, this.#options);
  }

  liveInterval(variables: Readonly<Record<string, unknown>>): number | undefined {
    return readLiveInterval(this.#found.definition, variables);
  }

  subscribe(request: SubscriptionRequest<Context>): Promise<ResultStream | ExecutionResult> {
    return subscribe(this.#found, request, this.#options);
  }
}

const noSubscriptions = () => clientError('OPERATION_RESOLUTION_FAILURE', 'This graph has no subscriptions.');

/** The error of a subscription that is run as a query. */
export const streamRequired = (): GraphQLError => {
  const message = 'The answer to a subscription is a stream: accept `text/event-stream`, or connect by WebSocket.';
  return clientError('OPERATION_RESOLUTION_FAILURE', message);
};

const measurePlanning = (
  planner: Planner,
  stats: { -readonly [Name in keyof PlanStats]: PlanStats[Name] },
): Planner => {
  const plan: Planner['plan'] = async (...asked) => {
    const start = performance.now();
    try {
      return await planner.plan(...asked);
    } finally {
      stats.plans++;
      stats.planSeconds += (performance.now() - start) / 1000;
    }
  };
  return { ...planner, plan };
};
