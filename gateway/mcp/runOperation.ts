/** Operations that tools run, for callers who were let in. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ExecutionResult } from 'graphql';
import { type EnteredRequest, FoundOperation, type Gate } from '../admission/gate.ts';
import { printInAnyCase } from '../delivery/printResult.ts';
import { clientError, tooCostly } from '../engine/errors/clientError.ts';
import type { Failure } from '../exchange/failure.ts';
import type { Params } from '../exchange/params.ts';
import type { OpenRequest } from '../exchange/request.ts';
import { buffersOf } from '../exchange/respond.ts';
import type { EndedOperation } from '../telemetry/requestRecord.ts';
import { resultOf } from './results.ts';

/** Calls a tool for a caller who was let in. */
export type CallTool<Context> = (
  request: EnteredRequest<Context>,
  given: Readonly<Record<string, unknown>>,
) => Promise<CalledTool>;

/** The result of a tool, and what log and metrics see of it. */
export interface CalledTool {
  readonly result: CallToolResult;
  readonly operation: EndedOperation;
}

/** An operation that a tool runs. */
interface ToolOperation<Context> {
  readonly request: EnteredRequest<Context>;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Whether the operator chose the document. */
  readonly isTrusted?: boolean;
  /** Whether it has to be a query. */
  readonly isRead?: boolean;
}

/** The parameters of an operation without more than a text and variables. */
export const paramsOf = (query: string, variables: Params['variables']): Params => ({
  ...{ query, variables, hash: undefined, documentId: undefined, operationName: undefined },
});

/** Runs an operation as a POST to `/graphql` with the headers of the request would. It never rejects. */
export const runOperation = async <Context>(
  { request, query, variables, isTrusted = false, isRead = false }: ToolOperation<Context>,
  gate: Gate<Context>,
): Promise<CalledTool> => {
  const { open } = request;
  let operation: Pick<EndedOperation, 'type' | 'name'> = { type: 'none' };
  try {
    const found = await gate.find(request, paramsOf(query, variables), isTrusted ? query : undefined);
    if (!(found instanceof FoundOperation)) return called(operation, found, open);
    operation = { type: found.type, name: found.name };
    if (isRead && found.type !== 'query') return called(operation, notAQuery(found.type), open);
    return called(operation, await open.untilEnd(Promise.resolve(found.run())), open);
  } catch (thrown) {
    return failedTool(operation, gate.failureOf(thrown, open), open);
  }
};

const notAQuery = (type: string): ExecutionResult => ({
  errors: [clientError('BAD_REQUEST', `Argument "query": expected a query, not a ${type}.`)],
});

/** The result of a call that has failed before there was an answer. */
export const failedTool = (
  operation: Pick<EndedOperation, 'type' | 'name'>,
  { result, status, headers = [] }: Failure,
  open: OpenRequest,
): CalledTool => {
  const at = headers.indexOf('retry-after');
  return called({ ...operation, status }, result, open, at === -1 ? undefined : headers[at + 1]);
};

/** Longest answer of a tool, in UTF-16 code units. It is read and written at once, and a model has to read all of it. */
const MAX_ANSWER_LENGTH = 1_000_000;

const called = (
  operation: Omit<EndedOperation, 'result'>,
  result: ExecutionResult,
  { requestId }: OpenRequest,
  retryAfter?: string,
): CalledTool => {
  const { body, bytes } = printInAnyCase(result, requestId, () => {});
  const text = bytes > 3 * MAX_ANSWER_LENGTH ? undefined : Buffer.concat(buffersOf(body)).toString();
  const sent = text === undefined || text.length > MAX_ANSWER_LENGTH ? TOO_LONG : JSON.parse(text);
  return { result: resultOf({ result: sent, requestId, retryAfter }), operation: { ...operation, result } };
};

const TOO_LONG = {
  errors: [
    tooCostly(
      `The operation ran, but its answer is longer than the ${MAX_ANSWER_LENGTH} characters allowed to tools: ask for less.`,
      { maxAnswerLength: MAX_ANSWER_LENGTH },
    ).toJSON(),
  ],
};
