import type { Explanation } from './explanation.ts';

/** The body of `POST /graphql`. */
export interface GraphRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | null | undefined;
}

/** One entry of `errors`, with the members of `extensions` that the page reads. */
export interface AnswerError {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly upstreamCode?: string | null };
}

/** An answer of the graph. `Data` is the type of the query's data; the page does not check it. */
export interface GraphAnswer<Data = Readonly<Record<string, unknown>>> {
  readonly data?: Data | null;
  readonly errors?: readonly AnswerError[];
  readonly extensions?: { readonly explain?: Explanation };
}

/** An answer, and what its transport says of it. */
export interface ReceivedAnswer<Data = Readonly<Record<string, unknown>>> {
  readonly answer: GraphAnswer<Data>;
  readonly status: number;
  /** From the start of the request to the end of the answer. */
  readonly ms: number;
  /** Size of the body, uncompressed. */
  readonly bytes: number;
}

/** How a request is sent. */
export interface SendOptions {
  /** Further headers; they override the page's own. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the request. */
  readonly signal?: AbortSignal;
}

/** The graph, relative to the page: a proxy may serve both under a path of its own. */
export const GRAPH_URL = new URL('graphql', document.baseURI);

/** The server could not be reached, or its answer is not a GraphQL response. */
export class ConnectionError extends Error {}

/**
 * Sends one query or mutation to this page's own server.
 *
 * @param accessToken the bearer token, or null to send none
 * @throws {ConnectionError} when the server cannot be reached, its answer is not a GraphQL response, or the request is aborted
 */
export const sendRequest = async <Data>(
  request: GraphRequest,
  accessToken: string | null,
  { headers = {}, signal }: SendOptions = {},
): Promise<ReceivedAnswer<Data>> => {
  const startedAt = performance.now();
  const response = await fetch(GRAPH_URL, {
    method: 'POST',
    // The page sends tokens. A cookie of a session at the gateway would need headers that the page does not send.
    credentials: 'omit',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json;q=0.9',
      ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
      ...headers,
    },
    body: JSON.stringify(request),
    ...(signal && { signal }),
  }).catch(() => {
    throw new ConnectionError('The server cannot be reached.');
  });
  const text = await response.text().catch(() => '');
  const answer = readAnswer<Data>(response, text);
  const bytes = new TextEncoder().encode(text).length;
  return { answer, status: response.status, ms: performance.now() - startedAt, bytes };
};

const readAnswer = <Data>(response: Response, text: string): GraphAnswer<Data> => {
  const answer = parseJson(text) as GraphAnswer<Data> | null;
  if (answer !== null && typeof answer === 'object' && ('data' in answer || 'errors' in answer)) return answer;
  // A proxy may answer 401 with a body of its own.
  if (response.status === 401)
    return { errors: [{ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED' } }] };
  throw new ConnectionError(`The server answered with status ${response.status} and no GraphQL answer.`);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Whether the request, or one of its fields, failed for lack of a valid token. */
export const isUnauthenticated = ({ errors }: GraphAnswer<unknown>): boolean =>
  errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;

/** Whether nothing was executed for lack of a valid token, so that even a mutation can be sent again. */
export const isOnlyUnauthenticated = ({ data, errors }: GraphAnswer<object>): boolean =>
  (errors ?? []).every(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') &&
  Object.values(data ?? {}).every((value) => value === null);
