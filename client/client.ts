/** A typed client of the graph, built on urql: tokens, retries of queries, persisted documents, deadlines, pages. */
import {
  type AnyVariables,
  type CombinedError,
  createRequest,
  type OperationResult,
  type OperationResultSource,
  type TypedDocumentNode,
  Client as UrqlClient,
} from '@urql/core';
import { AbortedError, DeadlineError, errorOf, ResponseError } from './errors.ts';
import { type Documents, exchangesOf } from './exchanges.ts';
import { type Connection, nodesOfPages } from './pages.ts';
import type { TokenSource } from './tokens.ts';

export interface ClientOptions {
  /** URL of the GraphQL endpoint, e.g. `https://graph.example.com/graphql`. */
  readonly url: string;
  /** Where tokens come from: `signInTokens`, or a source of the application. Without it, requests carry none. */
  readonly tokens?: TokenSource;
  /** Milliseconds for a request with its retries and the renewal of its token. Default: 30,000. */
  readonly timeoutMs?: number;
  /** Repetitions of a query that fails in a way that may pass. Mutations are never repeated. Default: 2. */
  readonly retries?: number;
  /** Milliseconds before the first repetition, times 1.5 to 2.5; later ones wait longer. Default: 200. */
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
  query<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Data>;
  /** Answers what a query could read, with the failures of the rest. Throws when there is no data. */
  partial<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Partial<Data>>;
  /** Carries out a mutation. `userErrors` of payloads are part of the data. */
  mutate<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Data>;
  /**
   * The nodes of a connection, page by page. The document takes the cursor as `$after`.
   *
   * @param select the connection in the data of one page
   */
  pages<Data, Variables extends AnyVariables, Node>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    select: (data: Data) => Connection<Node> | null | undefined,
    options?: RequestOptions,
  ): AsyncIterable<Node>;
}

const DEFAULT_TIMEOUT_MS = 30_000;

/** An answer, with the name of its operation. */
interface Result<Data> {
  readonly name: string;
  readonly data: Data | undefined;
  readonly error: CombinedError | undefined;
}

const operationName = (document: TypedDocumentNode<unknown, never> | { definitions: readonly unknown[] }) => {
  const named = document.definitions as readonly { kind: string; name?: { value: string } }[];
  return named.find(({ kind }) => kind === 'OperationDefinition')?.name?.value ?? '';
};

/** The first result, unless the signal stops the request, which also stops the HTTP request. */
const resultOf = <Data>(source: OperationResultSource<OperationResult<Data>>, signal: AbortSignal) =>
  new Promise<OperationResult<Data>>((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      unsubscribe();
      reject(signal.reason);
    };
    signal.addEventListener('abort', stop, { once: true });
    const { unsubscribe } = source.subscribe((result) => {
      signal.removeEventListener('abort', stop);
      resolve(result);
      queueMicrotask(() => unsubscribe());
    });
  });

/**
 * A client for one caller of the graph. It holds no cache: an application that renders puts urql or Apollo Client
 * there (docs/clients.md).
 */
export const createClient = (options: ClientOptions): Client => {
  const { url, headers, fetch: ownFetch } = options;
  const urql = new UrqlClient({
    url,
    exchanges: exchangesOf({
      tokens: options.tokens,
      retries: options.retries ?? 2,
      retryDelayMs: options.retryDelayMs ?? 200,
      documents: options.documents ?? 'text',
    }),
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetchOptions: { ...(headers ? { headers } : {}) },
    ...(ownFetch ? { fetch: ownFetch } : {}),
  });

  const send = async <Data, Variables extends AnyVariables>(
    kind: 'query' | 'mutation',
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { signal, timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS }: RequestOptions,
  ) => {
    const request = createRequest<Data, Variables>(document, variables);
    const name = operationName(request.query);
    const deadline = AbortSignal.timeout(timeoutMs);
    const stopped = signal ? AbortSignal.any([deadline, signal]) : deadline;
    const source =
      kind === 'query' ? urql.executeQuery<Data, Variables>(request) : urql.executeMutation<Data, Variables>(request);
    try {
      const { data, error } = await resultOf(source, stopped);
      return { name, data, error };
    } catch (reason) {
      throw deadline.aborted ? new DeadlineError(name, timeoutMs) : new AbortedError(name, reason);
    }
  };

  const whole = <Data>({ name, data, error }: Result<Data>): Data => {
    if (error) throw errorOf(name, error, data);
    if (!data) throw new ResponseError(name, [], null);
    return data;
  };

  const client: Client = {
    query: async (document, variables, request = {}) => whole(await send('query', document, variables, request)),
    mutate: async (document, variables, request = {}) => whole(await send('mutation', document, variables, request)),
    partial: async (document, variables, request = {}) => {
      const result = await send('query', document, variables, request);
      const failure = result.error && errorOf(result.name, result.error, result.data);
      if (result.data && failure instanceof ResponseError) return { data: result.data, failures: failure };
      return { data: whole(result), failures: undefined };
    },
    pages: (document, variables, select, request) =>
      nodesOfPages(async (after) => select(await client.query(document, { ...variables, after }, request))),
  };
  return client;
};
