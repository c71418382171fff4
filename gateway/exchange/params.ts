import { ERROR_BEHAVIORS, type ErrorBehavior, isErrorBehavior } from '../engine/base/errorBehavior.ts';
import { hasMoreValues } from '../engine/base/hasMoreValues.ts';
import { isJsonObject } from '../engine/base/responseData.ts';
import type { Variables } from '../engine/document/conditions.ts';
import { readBody } from './body.ts';
import { parseBoundedJson } from './boundedJson.ts';
import { refuseForgedGet } from './csrf.ts';
import type { IncomingRequest } from './exchange.ts';
import { HttpRefusal } from './refusal.ts';

/** How a request refers to its document. */
export interface DocumentReference {
  /** The document itself. */
  readonly query: string | undefined;
  /** `extensions.persistedQuery.sha256Hash`. */
  readonly hash: string | undefined;
  /** `documentId`, `doc_id` or `id`: the id of a trusted document. */
  readonly documentId: string | undefined;
}

/** A GraphQL request as defined by GraphQL over HTTP. */
export interface Params extends DocumentReference {
  readonly operationName: string | undefined;
  readonly variables: Variables | undefined;
  /** What an error does to the rest of the answer. */
  readonly onError?: ErrorBehavior | undefined;
  /** Id of the last event that the client got of a stream that was interrupted. */
  readonly lastEventId?: string | undefined;
  /** The format of parts that a client of a WebSocket asks for, which has no `Accept` for each operation. */
  readonly deferSpec?: string | undefined;
}

/** What bounds a request. */
interface ParamsOptions {
  readonly maxBodyBytes: number;
  /** Most values of a body: members, elements, and the objects and lists around them. */
  readonly maxValues: number;
  /** Most operations in one request. 0: lists of operations are refused. */
  readonly batchMax: number;
  readonly allowGet: boolean;
}

/**
 * Reads the GraphQL request from an HTTP request, or a list of them.
 *
 * @throws {HttpRefusal} the request is malformed, too large, may be forged, or has an unsupported method or media type
 */
export const readParams = async (
  request: IncomingRequest,
  { maxBodyBytes, maxValues, batchMax, allowGet }: ParamsOptions,
): Promise<Params | readonly Params[]> => {
  if (request.method === 'GET' && allowGet) return readGet(request, maxValues);
  if (request.method !== 'POST') throw wrongMethod(allowGet);
  const body = await readJsonBody(request, { maxBytes: maxBodyBytes, maxValues });
  return Array.isArray(body) ? checkBatch(body, batchMax) : checkParams(body);
};

/** Whether a request is a list of operations. */
export const isBatch = (params: Params | readonly Params[]): params is readonly Params[] => Array.isArray(params);

/** Limits of a body. `maxValues` are members, elements, and the objects and lists around them. */
export interface BodyLimits {
  readonly maxBytes: number;
  readonly maxValues: number;
}

/**
 * Reads the body of a request as JSON.
 *
 * @throws {HttpRefusal} it is not JSON in UTF-8, or exceeds the limits
 */
export const readJsonBody = async (request: IncomingRequest, { maxBytes, maxValues }: BodyLimits): Promise<unknown> => {
  if (!isJson(request.headers['content-type']))
    throw new HttpRefusal(415, 'Send the request as `content-type: application/json` in UTF-8.');
  return parseBoundedJson(await readBody(request, maxBytes), maxValues);
};

const wrongMethod = (allowGet: boolean): HttpRefusal => {
  const message = allowGet ? 'Send a POST, or a GET for queries.' : 'Send a POST.';
  return new HttpRefusal(405, message, 'BAD_REQUEST', ['allow', allowGet ? 'GET, POST' : 'POST']);
};

const checkBatch = (batch: readonly unknown[], batchMax: number): readonly Params[] => {
  if (batchMax === 0) throw new HttpRefusal(400, 'Send one operation per request: a list of them is not taken.');
  if (batch.length === 0) throw new HttpRefusal(400, 'The request is an empty list.');
  if (batch.length > batchMax)
    throw new HttpRefusal(400, `Send at most ${batchMax} operations per request.`, 'BATCH_LIMIT_EXCEEDED');
  return batch.map(checkParams);
};

const readGet = ({ url, headers }: IncomingRequest, maxValues: number): Params => {
  refuseForgedGet(headers);
  const search = new URL(url ?? '/', 'http://localhost').searchParams;
  const json = (name: string) => {
    const value = search.get(name);
    return value === null || value === '' ? undefined : parseBoundedJson(value, maxValues, `\`${name}\` parameter`);
  };
  const texts = Object.fromEntries(TEXTS.map((name) => [name, search.get(name)]));
  return checkParams({ ...texts, variables: json('variables'), extensions: json('extensions') });
};

/** Parameters of a GET that are texts. */
const TEXTS = ['query', 'operationName', 'onError', 'documentId', 'doc_id', 'id'];

const isJson = (contentType: string | undefined): boolean => {
  if (contentType === 'application/json') return true;
  const [type, ...parameters] = (contentType ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return type === 'application/json' && (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
};

/**
 * Checks one operation of a request.
 *
 * @throws {HttpRefusal} it is malformed
 */
export const checkParams = (params: unknown): Params => {
  if (!isJsonObject(params)) throw new HttpRefusal(400, 'The request is not a JSON object.');
  const { query, operationName, variables, extensions, onError } = params;
  if (extensions !== undefined && extensions !== null && !isJsonObject(extensions))
    throw malformedParameter('extensions', 'an object');
  if (extensions && hasMoreValues(extensions, MAX_EXTENSION_VALUES))
    throw malformedParameter('extensions', `an object of at most ${MAX_EXTENSION_VALUES} values`);
  if (query !== undefined && query !== null && typeof query !== 'string') throw malformedParameter('query', 'a string');
  if (variables !== undefined && variables !== null && !isJsonObject(variables))
    throw malformedParameter('variables', 'an object');
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    throw malformedParameter('operationName', 'a string');
  if (onError !== undefined && onError !== null && !isErrorBehavior(onError))
    throw malformedParameter('onError', `one of ${ERROR_BEHAVIORS.join(', ')}`);
  return {
    query: query ?? undefined,
    hash: extensions ? readHash(extensions) : undefined,
    documentId: readDocumentId(params),
    operationName: operationName || undefined,
    variables: variables ?? undefined,
    onError: onError ?? undefined,
    lastEventId: typeof extensions?.lastEventId === 'string' ? extensions.lastEventId : undefined,
    deferSpec: typeof extensions?.deferSpec === 'string' ? extensions.deferSpec : undefined,
  };
};

/** Most values of `extensions`. Clients send a hash, and the name and version of their library. */
const MAX_EXTENSION_VALUES = 100;

const malformedParameter = (name: string, expected: string): HttpRefusal =>
  new HttpRefusal(400, `The request’s \`${name}\` is not ${expected}.`);

/** The hash of Apollo's persisted queries: `{ persistedQuery: { version: 1, sha256Hash } }`. */
const readHash = ({ persistedQuery }: Record<string, unknown>): string | undefined => {
  if (persistedQuery === undefined || persistedQuery === null) return undefined;
  if (!isJsonObject(persistedQuery)) throw malformedParameter('extensions.persistedQuery', 'an object');
  const { version, sha256Hash } = persistedQuery;
  if (version !== 1) throw malformedParameter('extensions.persistedQuery.version', '1');
  if (typeof sha256Hash !== 'string') throw malformedParameter('extensions.persistedQuery.sha256Hash', 'a string');
  return sha256Hash;
};

/** The draft of GraphQL over HTTP says `documentId`, Relay `doc_id`, and older clients `id`. */
const readDocumentId = ({ documentId, doc_id, id }: Record<string, unknown>): string | undefined => {
  const given = documentId ?? doc_id ?? id;
  return typeof given === 'string' && given !== '' ? given : undefined;
};
