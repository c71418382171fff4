/** The engine of one subgraph in a process of its own: its operations need no plan. */
import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { SubgraphEvent, SubgraphEvents, SubgraphExecutor } from './engine/base/executor.ts';
import { defaultLimits, trustedLimits } from './engine/base/limits.ts';
import { mapIterator } from './engine/base/mapIterator.ts';
import { untilAborted } from './engine/base/untilAborted.ts';
import { createDocumentCache } from './engine/document/documentCache.ts';
import { findOperation, readDocument } from './engine/document/readDocument.ts';
import { clientError } from './engine/errors/clientError.ts';
import { runInFetch } from './engine/explain/traceScope.ts';
import { type PreparedOperation, type ServedEngine, streamRequired } from './engine/index.ts';
import { observePhase } from './engine/observe/observer.ts';
import type { OperationRequest } from './engine/operation/executeOperation.ts';
import type { ResultStream, StreamedResult, SubscriptionRequest } from './engine/operation/subscribe.ts';

/** A gateway sends more values and longer documents than its clients, whose requests it has checked. */
const SUBGRAPH_LIMITS = {
  ...trustedLimits(defaultLimits),
  maxNesting: defaultLimits.maxNesting,
  maxValues: Number.POSITIVE_INFINITY,
};

/** Creates the engine of a subgraph's schema, for gateways. `execute` runs its operations. */
export const createSubgraphEngine = <Context>(
  schema: GraphQLSchema,
  execute: SubgraphExecutor<Context>,
): ServedEngine<Context> => {
  const documents = createDocumentCache((text, observer) => readDocument(text, schema, SUBGRAPH_LIMITS, {}, observer));
  return {
    limits: SUBGRAPH_LIMITS,
    documentStats: () => ({ ...documents.stats(), plans: 0, planSeconds: 0 }),
    prepare: ({ text, operationName, observer }) => {
      const document = documents.read(text, observer);
      if ('errors' in document) return document;
      const definition = findOperation(document, operationName);
      return 'errors' in definition
        ? definition
        : new SubgraphOperation(createExecutableOperation(text, document, definition), execute);
    },
  };
};

/** An operation as executors receive it, without variables. */
interface ExecutableOperation {
  readonly definition: OperationDefinitionNode;
  readonly document: DocumentNode;
  readonly text: () => string;
  readonly cacheKey: string;
}

/** Executors read the first operation of a document, as plans have no others. */
const createExecutableOperation = (
  text: string,
  document: DocumentNode,
  definition: OperationDefinitionNode,
): ExecutableOperation => {
  const isOther = (node: DocumentNode['definitions'][number]) =>
    node.kind === Kind.OPERATION_DEFINITION && node !== definition;
  const found = { definition, text: () => text };
  if (!document.definitions.some(isOther)) return { ...found, document, cacheKey: text };
  const definitions = document.definitions.filter((node) => !isOther(node));
  return { ...found, document: { ...document, definitions }, cacheKey: `${definition.name?.value} ${text}` };
};

class SubgraphOperation<Context> implements PreparedOperation<Context> {
  readonly #fetch: ExecutableOperation;
  readonly #execute: SubgraphExecutor<Context>;

  constructor(fetch: ExecutableOperation, execute: SubgraphExecutor<Context>) {
    this.#fetch = fetch;
    this.#execute = execute;
  }

  get type(): OperationTypeNode {
    return this.#fetch.definition.operation;
  }

  get name(): string | undefined {
    return this.#fetch.definition.name?.value;
  }

  get identity(): object {
    return this.#fetch.definition;
  }

  run({ variables = {}, context, onError, signal, observer }: OperationRequest<Context>) {
    if (this.type === OperationTypeNode.SUBSCRIPTION) return { errors: [streamRequired()] };
    const traceFields = observer?.traceFields ?? false;
    const request = { ...this.#fetch, variables, onError, signal, traceFields };
    const execute = () => observePhase(observer, 'execute', () => this.#execute(request, context));
    const result = traceFields ? runInFetch({}, execute) : execute();
    return result instanceof Promise ? result.then(toInputErrors) : toInputErrors(result);
  }

  /** The schema of a subgraph has no `@defer`. */
  get defers(): boolean {
    return false;
  }

  async runInParts(request: OperationRequest<Context>) {
    return this.run(request);
  }

  liveInterval(): undefined {}

  async subscribe({ variables = {}, context, onError, signal, eventContext }: SubscriptionRequest<Context>) {
    const events = await this.#execute.subscribe?.({ ...this.#fetch, variables, onError, signal }, context);
    return events !== undefined && Symbol.asyncIterator in events
      ? toResultStream(events, eventContext, signal)
      : (events ?? {});
  }
}

/** A result without data means that nothing was executed. The document is valid, so the variables are not. */
const toInputErrors = (result: ExecutionResult): ExecutionResult => {
  if ('data' in result || result.errors === undefined) return result;
  return { errors: result.errors.map(({ message }) => clientError('BAD_USER_INPUT', message)) };
};

const toResultStream = <Context>(
  events: SubgraphEvents<Context>,
  eventContext: SubscriptionRequest<Context>['eventContext'],
  signal: AbortSignal | undefined,
): ResultStream => {
  const show = async (event: SubgraphEvent<Context>): Promise<StreamedResult> => {
    return { id: event.id, result: await event.resolve((await eventContext(false)).context) };
  };
  const results = untilAborted(mapIterator(events[Symbol.asyncIterator](), show), signal);
  return { startId: events.startId, [Symbol.asyncIterator]: () => results };
};
