/** The exchanges of urql that the client is built of, with the rules of the graph. */
import type { CombinedError, Exchange, Operation } from '@urql/core';
import { fetchExchange, makeOperation } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { persistedExchange } from '@urql/exchange-persisted';
import { retryExchange } from '@urql/exchange-retry';
import { ClientError, codeOf, errorOf, type GraphError, ResponseError } from './errors.ts';
import type { TokenSource } from './tokens.ts';

/** How documents are sent: as text, by hash with the text on demand, or by the id of a trusted document only. */
export type Documents = 'text' | 'automatic' | 'trusted';

const isUnauthenticated = ({ networkError, graphQLErrors }: CombinedError) =>
  !networkError && graphQLErrors.every((error) => codeOf(error as GraphError) === 'UNAUTHENTICATED');

const rootFields = ({ query }: Operation) =>
  query.definitions.flatMap((definition) =>
    definition.kind === 'OperationDefinition' ? definition.selectionSet.selections : [],
  );

/** A mutation of several fields may have carried out the first ones before the token expired. */
const isRepeatable = (operation: Operation) => operation.kind === 'query' || rootFields(operation).length === 1;

/** Sends the token; after a refusal renews it once for all requests that wait, and repeats them. */
const authentication = (tokens: TokenSource): Exchange =>
  authExchange(async ({ appendHeaders }) => {
    let token: string | undefined;
    return {
      addAuthToOperation: (operation) =>
        token === undefined ? operation : appendHeaders(operation, { authorization: `Bearer ${token}` }),
      willAuthError: () => token === undefined,
      didAuthError: (error, operation) => isUnauthenticated(error) && isRepeatable(operation),
      refreshAuth: async () => {
        token = await tokens.token(token);
      },
    };
  });

const failureOf = (error: CombinedError) => errorOf('', error, null);

/** A failure that a repetition may mend. Errors of the client itself, such as a refused sign-in, are not. */
const mayRetry = (error: CombinedError) => {
  if (error.networkError instanceof ClientError) return false;
  return failureOf(error).retryable;
};

/** Repeats queries with growing, random delays, and not before the gateway said. */
const retries = (count: number, firstDelayMs: number): Exchange =>
  retryExchange({
    initialDelayMs: firstDelayMs,
    maxNumberAttempts: count + 1,
    retryIf: (error, operation) => operation.kind === 'query' && mayRetry(error),
    retryWith: (error, operation) => {
      const failure = failureOf(error);
      const delay = failure instanceof ResponseError ? failure.retryAfterMs : undefined;
      if (delay === undefined) return operation;
      const retry = { count: 0, ...operation.context.retry, delay };
      return makeOperation(operation.kind, operation, { ...operation.context, retry });
    },
  });

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = async (text: string) => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** The id that the client preset (`persistedDocuments: true`) wrote into the document. */
const idOf = (document: unknown) =>
  (document as { __meta__?: { hash?: string } } | undefined)?.__meta__?.hash?.replace(/^sha256:/, '');

const persistence = (documents: Documents): Exchange[] => {
  if (documents === 'text') return [];
  const isTrusted = documents === 'trusted';
  return [
    persistedExchange({
      preferGetForPersistedQueries: false,
      enforcePersistedQueries: isTrusted,
      enableForMutation: true,
      generateHash: async (text, document) => (isTrusted && idOf(document)) || sha256(text),
    }),
  ];
};

/** All exchanges of a client, in order. */
export const exchangesOf = (options: {
  readonly tokens: TokenSource | undefined;
  readonly retries: number;
  readonly retryDelayMs: number;
  readonly documents: Documents;
}): Exchange[] => [
  ...(options.retries ? [retries(options.retries, options.retryDelayMs)] : []),
  ...(options.tokens ? [authentication(options.tokens)] : []),
  ...persistence(options.documents),
  fetchExchange,
];
