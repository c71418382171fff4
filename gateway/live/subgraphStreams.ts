/** The subscriptions of one subgraph, by server-sent events, for gateways. */
import { type ExecutionResult, GraphQLError, type GraphQLSchema, getOperationAST, parse, validate } from 'graphql';
import type { PreparedOperation } from '../engine.ts';
import { clientError } from '../errors/clientError.ts';
import type { ErrorLog } from '../errors/mask.ts';
import type { SubgraphEvents, SubgraphExecutor } from '../executors/executor.ts';
import { negotiate } from '../http/accept.ts';
import type { CreateContext } from '../http/enter.ts';
import type { Incoming, Reply } from '../http/exchange.ts';
import { createResponder } from '../http/respond.ts';
import type { RegisterMetrics } from '../metrics/registry.ts';
import type { ResultStream, SubscriptionRequest } from '../operation/subscribe.ts';
import { automaticDocuments } from '../persisted/automatic.ts';
import { createEventStreamHandler, EVENT_STREAM } from './eventStream.ts';
import { createLiveQueries } from './liveQueries.ts';
import { createStreams } from './streams.ts';

/** Options for answering the subscriptions of a subgraph. */
export interface SubgraphStreamOptions<Context> {
  readonly schema: GraphQLSchema;
  readonly execute: SubgraphExecutor<Context>;
  readonly createContext: CreateContext<Context>;
  /** Time for the start of a stream, and for each event, in milliseconds. */
  readonly deadlineMs: number;
  readonly maxBodyBytes: number;
  /** Names of headers that `createContext` gets as `furtherHeaders`. Lower case. */
  readonly forwardHeaders: readonly string[];
  readonly logError: ErrorLog;
}

/** The streams of a subgraph. */
export interface SubgraphStreams {
  /** Whether a request wants a stream: it accepts server-sent events, and no other answer. */
  takes(request: Pick<Incoming, 'method' | 'headers'>): boolean;
  /** Answers a request whose body was not read. It never rejects. */
  answer(request: Incoming, reply: Reply): Promise<void>;
  /** Ends all streams with SERVER_SHUTDOWN, and refuses new ones. */
  close(): void;
  readonly registerMetrics: RegisterMetrics;
}

/** Answers the subscriptions of a subgraph, each event with a context of its own. */
export function createSubgraphStreams<Context>(options: SubgraphStreamOptions<Context>): SubgraphStreams {
  const { schema, execute, ...rest } = options;
  const streams = createStreams();
  const handler = createEventStreamHandler<Context>(
    {
      ...rest,
      engine: { prepare: ({ text, operationName }) => prepare({ text, operationName }, schema, execute) },
      documents: automaticDocuments({ maxBytes: 0 }),
      responder: createResponder({ corsOrigins: [] }),
      metrics: { observe: () => {} },
      // The gateway has counted them.
      maxValues: Number.POSITIVE_INFINITY,
      maxBatch: 0,
      allowGet: false,
      streams,
      liveQueries: createLiveQueries(),
    },
    async () => {},
  );
  return {
    takes: ({ headers: { accept } }) => accept?.includes(EVENT_STREAM) === true && negotiate(accept) === undefined,
    answer: handler,
    close: streams.close,
    registerMetrics: streams.registerMetrics,
  };
}

function prepare<Context>(
  { text, operationName }: { readonly text: string; readonly operationName?: string | undefined },
  schema: GraphQLSchema,
  execute: SubgraphExecutor<Context>,
): PreparedOperation<Context> | { readonly errors: readonly GraphQLError[] } {
  const document = parsed(text);
  if ('errors' in document) return document;
  const errors = validate(schema, document);
  if (errors.length > 0)
    return { errors: errors.map(({ message }) => clientError('GRAPHQL_VALIDATION_FAILED', message)) };
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== 'subscription')
    return { errors: [clientError('OPERATION_RESOLUTION_FAILURE', 'Only subscriptions are answered by a stream.')] };
  const subscribe = async ({ variables = {}, signal, context, eventContext }: SubscriptionRequest<Context>) => {
    const request = { document, text: () => text, cacheKey: text, operationName, variables, signal };
    const events = await execute.subscribe?.(request, context);
    return events !== undefined && Symbol.asyncIterator in events ? resultsOf(events, eventContext) : (events ?? {});
  };
  const run = (): ExecutionResult => ({});
  return { type: operation.operation, name: operation.name?.value, run, liveInterval: () => undefined, subscribe };
}

function parsed(text: string) {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [clientError('GRAPHQL_PARSE_FAILED', error.message)] };
    throw error;
  }
}

function resultsOf<Context>(
  events: SubgraphEvents<Context>,
  eventContext: SubscriptionRequest<Context>['eventContext'],
): ResultStream {
  const iterate = async function* () {
    for await (const event of events)
      yield { id: event.id, result: await event.resolve((await eventContext()).context) };
  };
  return { startId: events.startId, [Symbol.asyncIterator]: iterate };
}
