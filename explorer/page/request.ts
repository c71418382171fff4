/** What travels to `POST /graphql`. */
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

/** An answer of the graph. `Data` is what the query promises: believed, since the graph checked the query. */
export interface GraphAnswer<Data = Readonly<Record<string, unknown>>> {
  readonly data?: Data | null;
  readonly errors?: readonly GraphError[];
}

/** The server could not be reached, or answered with something that is no GraphQL answer. */
export class NoAnswer extends Error {}

/**
 * Sends one query or mutation to this page's own server.
 *
 * @param accessToken the bearer token, or null to ask as nobody
 * @param headers further headers; they win over the page's own
 * @throws {NoAnswer} when nothing readable comes back
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
    throw new NoAnswer('The server cannot be reached.');
  });
  return readAnswer<Data>(response);
}

async function readAnswer<Data>(response: Response): Promise<GraphAnswer<Data>> {
  const answer: GraphAnswer<Data> | null = await response.json().catch(() => null);
  if (answer !== null && typeof answer === 'object' && ('data' in answer || 'errors' in answer)) return answer;
  // A proxy in between may answer 401 in its own words.
  if (response.status === 401)
    return { errors: [{ message: 'Unauthorized', extensions: { code: 'UNAUTHENTICATED' } }] };
  throw new NoAnswer(`The server answered with status ${response.status} and no GraphQL answer.`);
}

/** Whether a field of the answer, or the whole, was refused for want of a valid token. */
export const wantsSignIn = ({ errors }: GraphAnswer<unknown>): boolean =>
  errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false;

/** Whether the answer is that refusal and nothing else, so that asking again repeats no work, also for a mutation. */
export const didNothing = ({ data, errors }: GraphAnswer<object>): boolean =>
  (errors ?? []).every(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') &&
  Object.values(data ?? {}).every((value) => value === null);
