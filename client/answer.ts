/** Requests and answers of GraphQL over HTTP. */

/** The body of a request. */
export interface GraphRequestBody {
  readonly operationName?: string;
  readonly query?: string;
  readonly variables: unknown;
  readonly extensions?: object;
}

/** An error of the answer, as GraphQL over HTTP sends it. */
export interface GraphError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** What the gateway answers to a request. */
export interface GraphResponseBody {
  readonly data?: unknown;
  readonly errors?: readonly GraphError[] | undefined;
}

/** The code of an error. An error without one breaks the rules of the graph. */
export const readCode = (error: GraphError | undefined): string => String(error?.extensions?.code ?? 'INVALID_ANSWER');

/** Where requests are sent, and with which headers. */
export interface Endpoint {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly fetch?: typeof fetch | undefined;
}

const isAnswer = (value: unknown): value is GraphResponseBody =>
  typeof value === 'object' &&
  value !== null &&
  ('data' in value || Array.isArray((value as GraphResponseBody).errors));

/**
 * Sends a request, with a token if there is one, and reads the answer, whatever its status.
 *
 * @throws Error if no answer of GraphQL comes; the reason of the signal when it stops the request
 */
export const post = async (
  { url, headers, fetch: send = fetch }: Endpoint,
  body: GraphRequestBody,
  signal: AbortSignal,
  token?: string,
): Promise<GraphResponseBody> => {
  const response = await send(url, {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json, application/json',
      'content-type': 'application/json',
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal,
  });
  const answer: unknown = await response.json().catch(() => undefined);
  signal.throwIfAborted();
  if (!isAnswer(answer)) throw new Error(`Status ${response.status} without an answer of GraphQL`);
  return answer;
};
