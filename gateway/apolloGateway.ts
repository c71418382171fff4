/** An engine as the gateway of Apollo Server. The types are those of its `GatewayInterface`, which is not imported. */
import { randomUUID } from 'node:crypto';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { maskErrors } from './engine/errors/mask.ts';
import type { Engine } from './engine/index.ts';
import type { OperationRequest } from './engine/operation/executeOperation.ts';
import type { ReloadableEngine } from './reload/reloadableEngine.ts';

/** What the engine needs of a request of Apollo Server, whose own limits and rules it has passed. */
interface ApolloRequest {
  readonly document: DocumentNode;
  readonly operationName: string | null;
  readonly request: {
    readonly variables?: Record<string, unknown>;
    readonly http?: { readonly headers: { get(name: string): string | null | undefined } };
  };
  readonly context: object;
  readonly logger: { error(message: unknown): void };
}

/** What Apollo Server gets of a supergraph, at the start and when it changes. */
interface LoadedSupergraph {
  readonly apiSchema: GraphQLSchema;
  readonly coreSupergraphSdl: string;
}

type SupergraphListener = (supergraph: LoadedSupergraph) => void;

/** The gateway of an Apollo Server. */
export interface ApolloGateway {
  load(): Promise<{
    executor: (request: ApolloRequest) => Promise<ExecutionResult<Record<string, unknown>>>;
  }>;
  onSchemaLoadOrUpdate(listener: SupergraphListener): () => void;
  stop(): Promise<void>;
}

/** Options of `createApolloGateway`. */
export interface ApolloGatewayOptions<Context> {
  /** When the request of a context ends. Default: never. */
  readonly getTimeLimits?: (context: Context) => Pick<OperationRequest<Context>, 'signal' | 'deadline'>;
}

/**
 * Lets an Apollo Server answer with an engine: `new ApolloServer({ gateway: createApolloGateway(engine) })`. Its `contextValue` is the
 * context of the engine. A reloadable engine passes each new supergraph to the server. Errors without a code are masked, and logged by the
 * server.
 *
 * The server copies the context for each operation: an object with private members (`#name`) has to be a property of it.
 *
 * `start` of the server rejects if it has another copy of the package `graphql`.
 */
export const createApolloGateway = <Context>(
  engine: Engine<Context> & Partial<Pick<ReloadableEngine<Context>, 'onReload'>>,
  { getTimeLimits = () => ({}) }: ApolloGatewayOptions<Context> = {},
): ApolloGateway => {
  const listeners = new Set<SupergraphListener>();
  const notifyAll = () => {
    for (const listener of listeners) notifyListener(listener, engine);
  };
  let stopListening = () => {};
  return {
    onSchemaLoadOrUpdate: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async () => {
      notifyAll();
      stopListening = engine.onReload?.(notifyAll) ?? stopListening;
      return {
        executor: async ({ document, operationName, request: { variables, http }, context: given, logger }) => {
          const context = given as Context;
          const asked = { document, operationName: operationName ?? undefined, variables, context };
          const result = await engine.execute({ ...asked, ...getTimeLimits(context) });
          const log = (error: Error, requestId: string) => logger.error(`${requestId}: ${error.stack}`);
          return maskErrors(result, http?.headers.get('x-request-id') ?? randomUUID(), log);
        },
      };
    },
    stop: async () => stopListening(),
  };
};

/** What `graphql` says of a schema that another copy of it has made: in development, and in production. */
const OTHER_COPY = /from another module or realm|to be a GraphQL schema/;

const notifyListener = (listener: SupergraphListener, { apiSchema, supergraphSdl }: Engine<never>) => {
  try {
    listener({ apiSchema, coreSupergraphSdl: supergraphSdl });
  } catch (error) {
    if (!(error instanceof Error && OTHER_COPY.test(error.message))) throw error;
    const message =
      'Apollo Server and the engine have two copies of the package graphql: expected one, of one version.';
    throw new Error(
      `${message} \`npm ls graphql\` names both; \`overrides\` in package.json, or \`npm dedupe\`, leaves one.`,
      {
        cause: error,
      },
    );
  }
};
