import { authExchange } from '@urql/exchange-auth';
import { SignInError } from 'skein/client';
import { Client, type CombinedError, cacheExchange, fetchExchange } from 'urql';
import { persistedDocuments } from './documents.ts';
import { keepAnswers } from './keepAnswers.ts';
import { sessionState, setSession } from './session.ts';
import { endpoint, enterWorkspace } from './tokens.ts';

const isUnauthenticated = ({ graphQLErrors, response }: CombinedError): boolean =>
  response?.status === 401 || graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED');

/** Renews the access token. A refusal ends the session; a server that cannot be reached does not. */
const renew = async (): Promise<void> => {
  const { session } = sessionState();
  if (session === null || session.workspaceId === null) return;
  try {
    await enterWorkspace(session, session.workspaceId);
  } catch (error) {
    if (error instanceof SignInError) setSession(null, 'Your session has expired. Sign in again to continue.');
  }
};

/** Longest wait for an answer. */
const ANSWER_TIMEOUT_MS = 15_000;

const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, {
    ...init,
    signal: AbortSignal.any([init?.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)].filter((signal) => !!signal)),
  });

/**
 * A client for one signed-in user and workspace. Its cache ends with it. An expired token is renewed once for all queries
 * in flight, which are then sent again.
 */
export const createClient = (): Client =>
  new Client({
    url: endpoint,
    fetch: fetchInTime,
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetchOptions: { credentials: 'omit' },
    exchanges: [
      cacheExchange,
      keepAnswers(),
      authExchange(async ({ appendHeaders }) => ({
        addAuthToOperation: (operation) => {
          const token = sessionState().session?.accessToken;
          return token ? appendHeaders(operation, { authorization: `Bearer ${token}` }) : operation;
        },
        didAuthError: isUnauthenticated,
        refreshAuth: renew,
      })),
      ...persistedDocuments(),
      fetchExchange,
    ],
  });
