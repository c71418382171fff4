import { type ExecutionResult, GraphQLError } from 'graphql';
import { clientError } from '../errors.ts';

/** What a subgraph elsewhere sent. */
export interface Received {
  readonly statusCode: number;
  readonly text: string;
}

/**
 * Makes of what a subgraph sent an answer that the engine can rely on, whatever it is: data that is an object, errors that
 * have a message and a code, paths that are paths.
 *
 * @throws {GraphQLError} `SUBREQUEST_HTTP_ERROR` where it is no answer of GraphQL, or one without data and errors
 */
export function readAnswer(name: string, { statusCode, text }: Received): ExecutionResult {
  const answer = parse(text);
  const errors = isMap(answer) && Array.isArray(answer.errors) ? answer.errors : [];
  // A status of failure may come from anybody on the way; only with errors is it sure that GraphQL was asked.
  if ((statusCode < 200 || statusCode > 299) && errors.length === 0)
    throw httpError(name, `answered with status ${statusCode}`, { statusCode });
  const data = isMap(answer) ? (answer.data ?? null) : undefined;
  if (data === undefined || (data !== null && !isMap(data)) || (data === null && errors.length === 0))
    throw httpError(name, 'did not answer with GraphQL', { statusCode });
  return errors.length === 0 ? { data } : { data, errors: errors.map((error) => readError(name, error)) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A subgraph elsewhere has masked what it does not want told, so its words may be passed on even without a code. One with
 * a code is left as it is, so that it reads the same wherever the subgraph runs.
 */
function readError(service: string, error: unknown): GraphQLError {
  const { message, path, extensions } = isMap(error) ? error : {};
  const own = isMap(extensions) ? extensions : {};
  return new GraphQLError(typeof message === 'string' ? message : `Subgraph "${service}" told of an error.`, {
    ...(isPath(path) && { path }),
    extensions: own.code === undefined ? { code: 'DOWNSTREAM_SERVICE_ERROR', service, ...own } : own,
  });
}

function isPath(path: unknown): path is (string | number)[] {
  return Array.isArray(path) && path.every((step) => typeof step === 'string' || typeof step === 'number');
}

/** An error about a subgraph that gave no answer. */
export function httpError(
  service: string,
  what: string,
  { statusCode, cause }: { readonly statusCode?: number; readonly cause?: Error } = {},
): GraphQLError {
  return clientError('SUBREQUEST_HTTP_ERROR', `Subgraph "${service}" ${what}.`, {
    extensions: { service, ...(statusCode !== undefined && { statusCode }) },
    ...(cause && { originalError: cause }),
  });
}
