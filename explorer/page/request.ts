/** The body of `POST /graphql`. */
export interface GraphRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
  readonly operationName?: string | null | undefined;
}

/** One entry of `errors`, with the members of `extensions` that the page reads. */
export interface GraphError {
  readonly message: string;
  readonly extensions?: { readonly code?: string; readonly upstreamCode?: string };
}

/** An answer of the graph. `Data` is the type of the query's data; the page does not check it. */
export interface GraphAnswer<Data = Readonly<Record<string, unknown>>> {
  readonly data?: Data | null;
  readonly errors?: readonly GraphError[];
}

/** The server could not be reached, or its answer is not a GraphQL response. */
export class ConnectionError extends Error {}

/**
 * Sends one query or mutation to this page's own server.
 *
 * @param accessToken the bearer token, or null to send none
 * @param headers further headers; they override the page's own
 * @throws {ConnectionError} when the server cannot be reached, or its answer is not a GraphQL response
 */
export async function send<Data>(
  request: GraphRequest,
  accessToken: string | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<GraphAnswer<Data>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json;q=0.9',
      ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
      ...headers,
    },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new ConnectionError('The server cannot be reached.');
  });
  return readAnswer<Data>(response);
}

async function readAnswer<Data>(response: Response): Promise<GraphAnswer<Data>> {
  const answer: GraphAnswer<Data> | null = await response.json().catch(() => null);
  if (answer !== null && typeof answer === 'object' && ('data' in answer || 'errors' in answer)) return answer;
  // A proxy may answer 401 with a body of its own.
  if (response.status === 401)
    return { errors: [{ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED' } }] };
  throw new ConnectionError(`The server answered with status ${response.status} and no GraphQL answer.`);
}

/** Whether the request, or one of its fields, failed for lack of a valid token. */
export const isUnauthenticated = ({ errors }: GraphAnswer<unknown>): boolean =>
  errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;

/** Whether nothing was executed for lack of a valid token, so that even a mutation can be sent again. */
export const isOnlyUnauthenticated = ({ data, errors }: GraphAnswer<object>): boolean =>
  (errors ?? []).every(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') &&
  Object.values(data ?? {}).every((value) => value === null);
