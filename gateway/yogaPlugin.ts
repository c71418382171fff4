/** An engine as a plugin of GraphQL Yoga. The types are those of Envelop's plugins, which are not imported. */
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { Engine } from './engine/index.ts';
import type { OperationRequest } from './engine/operation/executeOperation.ts';
import type { ReloadableEngine } from './reload/reloadableEngine.ts';

/** An operation that the server has parsed and validated. */
interface ParsedOperation {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variableValues?: Readonly<Record<string, unknown>> | null | undefined;
  readonly contextValue?: unknown;
}

/** A plugin that gives a server its schema, and executes its operations. */
export interface YogaPlugin {
  onPluginInit(init: { setSchema(schema: GraphQLSchema): void }): void;
  onExecute(hook: { setExecuteFn(execute: (operation: ParsedOperation) => unknown): void }): void;
}

/** Options of `createYogaPlugin`. */
export interface YogaPluginOptions<Context, YogaContext> {
  /** The context of the engine. It has to be a property of the server's, which is a copy of what its option `context` returns. */
  readonly getContext: (context: YogaContext) => Context;
  /** When the request of a context ends. Default: never. */
  readonly getTimeLimits?: (context: Context) => Pick<OperationRequest<Context>, 'signal' | 'deadline'>;
}

/**
 * Lets GraphQL Yoga answer with an engine: `createYoga({ plugins: [createYogaPlugin(engine, options)] })`. A reloadable engine passes each
 * new supergraph to the server. The server masks errors by its own rules.
 */
export const createYogaPlugin = <Context, YogaContext>(
  engine: Engine<Context> & Partial<Pick<ReloadableEngine<Context>, 'onReload'>>,
  { getContext, getTimeLimits = () => ({}) }: YogaPluginOptions<Context, YogaContext>,
): YogaPlugin => {
  const execute = (operation: ParsedOperation): ExecutionResult | Promise<ExecutionResult> => {
    const context = getContext(operation.contextValue as YogaContext);
    const { document, operationName, variableValues } = operation;
    const asked = { document, operationName: operationName ?? undefined, variables: variableValues ?? {}, context };
    return engine.execute({ ...asked, ...getTimeLimits(context) });
  };
  return {
    onPluginInit: ({ setSchema }) => {
      setSchema(engine.apiSchema);
      engine.onReload?.(() => setSchema(engine.apiSchema));
    },
    onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
  };
};
