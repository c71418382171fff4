/** A typed client of the graph: tokens, retries of queries, persisted documents, deadlines, pages. */
import { type GraphResponseBody, post, readCode } from './answer.ts';
import { withDeadline } from './deadline.ts';
import { type Documents, readOperationName, sendDocument, type TypedDocument } from './document.ts';
import { NetworkError, ResponseError } from './errors.ts';
import { type Connection, iterateNodes } from './pages.ts';
import { type RequestOutcome, withRetries } from './retries.ts';
import { shareToken, type TokenSource } from './tokens.ts';

export interface ClientOptions {
  /** URL of the GraphQL endpoint, e.g. `https://graph.example.com/graphql`. */
  readonly url: string;
  /** Where tokens come from: `signInTokens`, or a source of the application. Without it, requests carry none. */
  readonly tokens?: TokenSource;
  /** Milliseconds for a request with its retries and the renewal of its token. Default: 30,000. */
  readonly timeoutMs?: number;
  /** Repetitions of a query that fails in a way that may pass. Mutations are never repeated. Default: 2. */
  readonly retries?: number;
  /** Milliseconds before the first repetition, times 0.5 to 1.5; each later one waits twice as long. Default: 200. */
  readonly retryDelayMs?: number;
  /** Default: `text`. `trusted` takes the ids that the client preset writes with `persistedDocuments: true`. */
  readonly documents?: Documents;
  /** Further headers, e.g. `x-csrf` for sessions of browsers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Default: that of the platform. */
  readonly fetch?: typeof fetch;
}

/** Options of one request. */
export interface RequestOptions {
  /** Stops the request. */
  readonly signal?: AbortSignal;
  /** Overrides that of the client. */
  readonly timeoutMs?: number;
}

/** Data and errors of an answer. Fields that failed are null in `data`. */
export interface Partial<Data> {
  readonly data: Data;
  readonly failures: ResponseError | undefined;
}

/** A client of the graph. All methods throw the errors of `errors.ts`. */
export interface Client {
  /** Answers a query whole, or throws: ResponseError also when only some fields failed. */
  query<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Data>;
  /** Answers what a query could read, with the failures of the rest. Throws when there is no data. */
  partial<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Partial<Data>>;
  /** Carries out a mutation. `userErrors` of payloads are part of the data. */
  mutate<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Data>;
  /**
   * The nodes of a connection, page by page. The document takes the cursor as `$after`.
   *
   * @param select the connection in the data of one page
   */
  pages<Data, Variables, Node>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    select: (data: Data) => Connection<Node> | null | undefined,
    options?: RequestOptions,
  ): AsyncIterable<Node>;
}

const DEFAULT_TIMEOUT_MS = 30_000;

type OperationKind = 'query' | 'mutation';

const toOutcome = (name: string, { data, errors = [] }: GraphResponseBody): RequestOutcome =>
  data && errors.length === 0 ? { data } : { data, failure: new ResponseError(name, errors, data ?? null) };

const isEmpty = (data: unknown) => Object.values(data ?? {}).every((field) => field === null);

/** The token was refused. A mutation of several fields may have carried out the first ones before that. */
const isRefused = (kind: OperationKind, { data, failure }: RequestOutcome) =>
  failure instanceof ResponseError &&
  failure.errors.length > 0 &&
  failure.errors.every((error) => readCode(error) === 'UNAUTHENTICATED') &&
  (kind === 'query' || isEmpty(data));

/** Sends requests: with a new token after a refusal, and queries again after a failure that may pass. */
const createSender = (options: ClientOptions) => {
  const { tokens, documents = 'text', retries = 2, retryDelayMs = 200, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const tokenFor = tokens && shareToken(tokens);

  return async (kind: OperationKind, document: object | string, variables: unknown, request: RequestOptions) => {
    const name = readOperationName(document);

    const send = async (signal: AbortSignal, token?: string): Promise<RequestOutcome> => {
      try {
        const answer = await sendDocument(documents, document, variables, (body) => post(options, body, signal, token));
        return toOutcome(name, answer);
      } catch (error) {
        signal.throwIfAborted();
        return { failure: new NetworkError(name, error as Error) };
      }
    };

    const sendWithToken = async (signal: AbortSignal) => {
      const token = await tokenFor?.();
      const outcome = await send(signal, token);
      return tokenFor && isRefused(kind, outcome) ? send(signal, await tokenFor(token)) : outcome;
    };

    return withDeadline(name, request.timeoutMs ?? timeoutMs, request.signal, (signal) =>
      withRetries({ retries: kind === 'query' ? retries : 0, retryDelayMs }, signal, () => sendWithToken(signal)),
    );
  };
};

const requireData = ({ data, failure }: RequestOutcome) => {
  if (failure) throw failure;
  return data;
};

/** A client for one caller of the graph. It holds no cache: an application that renders has urql or Apollo Client for that. */
export const createClient = (options: ClientOptions): Client => {
  const send = createSender(options);
  const client = {
    query: async (document, variables, request = {}) => requireData(await send('query', document, variables, request)),
    mutate: async (document, variables, request = {}) =>
      requireData(await send('mutation', document, variables, request)),
    partial: async (document, variables, request = {}) => {
      const outcome = await send('query', document, variables, request);
      if (outcome.data && outcome.failure) return { data: outcome.data, failures: outcome.failure };
      return { data: requireData(outcome), failures: undefined };
    },
    pages: (document, variables, select, request) =>
      iterateNodes(async (after) => select(await client.query(document, { ...variables, after }, request))),
  } as Client;
  return client;
};
