import { type ExecutionResult, GraphQLError } from 'graphql';
import { isJsonObject } from '../base/responseData.ts';
import { clientError } from '../errors/clientError.ts';

/** The HTTP response of a remote subgraph. */
export interface HttpAnswer {
  readonly statusCode: number;
  readonly text: string;
}

/**
 * Converts the response of a remote subgraph into a result that the engine can rely on: data is an object, errors have
 * a message and a code, paths are valid.
 *
 * @throws {GraphQLError} `SUBREQUEST_HTTP_ERROR` if it is not a GraphQL response, or has neither data nor errors
 */
export const readAnswer = (name: string, { statusCode, text }: HttpAnswer): ExecutionResult =>
  readResult(name, parseJson(text), statusCode);

/**
 * Converts an event of a remote subgraph's subscription likewise.
 *
 * @throws {GraphQLError} an error of the event, if it has errors alone: the subscription has failed
 */
export const readEvent = (name: string, event: unknown): ExecutionResult => {
  const result = readResult(name, event, 200);
  const [error] = result.errors ?? [];
  if (error !== undefined && isJsonObject(event) && event.data === undefined) throw error;
  return result;
};

const readResult = (name: string, answer: unknown, statusCode: number): ExecutionResult => {
  const errors = isJsonObject(answer) ? toErrorList(answer.errors) : [];
  const hasErrors = isJsonObject(answer) && Array.isArray(answer.errors) && errors.length > 0;
  // A proxy may send a failure status. Only `errors` prove that the response comes from GraphQL.
  if ((statusCode < 200 || statusCode > 299) && !hasErrors)
    throw httpError(name, `answered with status ${statusCode}`, { statusCode });
  const data = isJsonObject(answer) ? (answer.data ?? null) : undefined;
  if (data === undefined || (data !== null && !isJsonObject(data)) || (data === null && !hasErrors))
    throw httpError(name, 'did not answer with GraphQL', { statusCode });
  const extensions = isJsonObject(answer) && isJsonObject(answer.extensions) ? { extensions: answer.extensions } : {};
  return errors.length === 0
    ? { data, ...extensions }
    : { data, errors: errors.map((error) => readError(name, error)), ...extensions };
};

/** The errors of an answer. One that is not in a list, as some servers send it, must not be lost. */
const toErrorList = (errors: unknown): readonly unknown[] => {
  if (Array.isArray(errors)) return errors;
  return errors === undefined || errors === null ? [] : [errors];
};

/** The value of a JSON text; undefined if it is not JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * A remote subgraph masks its own errors, so its messages are passed on even without a code. An error with a code is
 * unchanged, so that it is the same wherever the subgraph runs.
 */
const readError = (service: string, error: unknown): GraphQLError => {
  const { message, path, extensions } = isJsonObject(error) ? error : {};
  const own = isJsonObject(extensions) ? extensions : {};
  return new GraphQLError(typeof message === 'string' ? message : `Subgraph "${service}" reported an error.`, {
    ...(isResponsePath(path) && { path }),
    extensions: own.code === undefined ? { code: 'DOWNSTREAM_SERVICE_ERROR', service, ...own } : own,
  });
};

/** The first of a list of errors with which a remote subgraph refuses or ends a subscription. */
export const readFirstError = (name: string, [error]: readonly unknown[]): GraphQLError => readError(name, error);

const isResponsePath = (path: unknown): path is (string | number)[] =>
  Array.isArray(path) && path.every((step) => typeof step === 'string' || typeof step === 'number');

/** Creates the error of a subgraph that sent no valid response. */
export const httpError = (
  service: string,
  what: string,
  { statusCode, cause }: { readonly statusCode?: number; readonly cause?: Error } = {},
): GraphQLError =>
  clientError('SUBREQUEST_HTTP_ERROR', `Subgraph "${service}" ${what}.`, {
    extensions: { service, ...(statusCode !== undefined && { statusCode }) },
    ...(cause && { originalError: cause }),
  });
