/** Operations that tools run, for admitted callers. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ExecutionResult } from 'graphql';
import { EnteredOperation, type EnteredRequest, type Gate } from '../admission/gate.ts';
import { printOrMask } from '../delivery/printResult.ts';
import { clientError, tooCostly } from '../engine/errors/clientError.ts';
import type { Params } from '../exchange/params.ts';
import type { OpenRequest } from '../exchange/request.ts';
import type { RequestFailure } from '../exchange/requestFailure.ts';
import { toBuffers } from '../exchange/responder.ts';
import type { EndedOperation } from '../telemetry/requestRecord.ts';
import { toCallResult } from './results.ts';

/** Calls a tool for an admitted caller. */
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
export const createParams = (query: string, variables: Params['variables']): Params => ({
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
    const found = await gate.find(request, createParams(query, variables), isTrusted ? query : undefined);
    if (!(found instanceof EnteredOperation)) return toCalledTool(operation, found, open);
    operation = { type: found.type, name: found.name };
    if (isRead && found.type !== 'query') return toCalledTool(operation, notAQuery(found.type), open);
    return toCalledTool(operation, await open.untilEnd(Promise.resolve(found.run())), open);
  } catch (thrown) {
    return toFailedTool(operation, gate.toFailure(thrown, open), open);
  }
};

const notAQuery = (type: string): ExecutionResult => ({
  errors: [clientError('BAD_REQUEST', `Argument "query": expected a query, not a ${type}.`)],
});

/** The result of a call that has failed before there was an answer. */
export const toFailedTool = (
  operation: Pick<EndedOperation, 'type' | 'name'>,
  { result, status, headers = [] }: RequestFailure,
  open: OpenRequest,
): CalledTool => {
  const at = headers.indexOf('retry-after');
  return toCalledTool({ ...operation, status }, result, open, at === -1 ? undefined : headers[at + 1]);
};

/** Longest answer of a tool, in UTF-16 code units. It is read and written at once, and a model has to read all of it. */
const MAX_ANSWER_LENGTH = 1_000_000;

const toCalledTool = (
  operation: Omit<EndedOperation, 'result'>,
  result: ExecutionResult,
  { requestId }: OpenRequest,
  retryAfter?: string,
): CalledTool => {
  const { body, bytes } = printOrMask(result, requestId, () => {});
  const text = bytes > 3 * MAX_ANSWER_LENGTH ? undefined : Buffer.concat(toBuffers(body)).toString();
  const sent = text === undefined || text.length > MAX_ANSWER_LENGTH ? TOO_LONG : JSON.parse(text);
  return { result: toCallResult({ result: sent, requestId, retryAfter }), operation: { ...operation, result } };
};

const TOO_LONG = {
  errors: [
    tooCostly(
      `The operation ran, but its answer is longer than the ${MAX_ANSWER_LENGTH} characters allowed to tools: ask for less.`,
      { maxAnswerLength: MAX_ANSWER_LENGTH },
    ).toJSON(),
  ],
};
