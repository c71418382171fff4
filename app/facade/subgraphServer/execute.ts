import {
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql';
import {
  type ErrorLog,
  inFetch,
  inProcessExecutor,
  maskErrors,
  type SubgraphExecutor,
} from '../../../gateway/index.ts';
import { asInvalidAnswer, type Context } from '../../../subgraphs/index.ts';

/** A validated operation received over HTTP. */
export interface ReceivedOperation {
  readonly text: string;
  readonly document: DocumentNode;
  readonly operationName: string | undefined;
  readonly variables: Record<string, unknown>;
}

/** Executes operations. Errors are in the result, masked for clients. */
export type Execute = (operation: ReceivedOperation, context: Context) => Promise<FormattedExecutionResult>;

/** Executes a subgraph's operations as the gateway's process does. */
export const executorOf = (schema: GraphQLSchema): SubgraphExecutor<Context> =>
  inProcessExecutor<Context>(schema, { explain: asInvalidAnswer });

/** Executes operations, and masks internal errors. */
export const executeMasked = (execute: SubgraphExecutor<Context>, log: ErrorLog): Execute => {
  return async ({ text, document, operationName, variables }, context) => {
    const operation = { document, text: () => text, cacheKey: text, variables };
    const traceFields = context.call.trace !== undefined;
    const run = () => execute({ ...operation, ...(operationName && { operationName }), traceFields }, context);
    const result = await (traceFields ? inFetch({}, run) : run());
    return formatted(maskErrors(asInputError(result), context.call.requestId, log));
  };
};

/** A result without data means that nothing was executed. The document is valid, so the variables are not. */
const asInputError = (result: ExecutionResult): ExecutionResult => {
  if ('data' in result || result.errors === undefined) return result;
  return { errors: result.errors.map(({ message }) => new GraphQLError(message, BAD_INPUT)) };
};

const BAD_INPUT = { extensions: { code: 'BAD_USER_INPUT' } };

const formatted = ({ errors, ...rest }: ExecutionResult): FormattedExecutionResult =>
  errors === undefined ? rest : { ...rest, errors: errors.map((error) => error.toJSON()) };
