import { Client, type CombinedError, cacheExchange, fetchExchange, mapExchange } from 'urql';
import { persistedDocuments } from './documents.ts';
import { keepAnswers } from './keepAnswers.ts';
import { csrfHeaders, endSession } from './session.ts';

/** The graph's endpoint, relative to the page. */
export const endpoint = new URL('../graphql', document.baseURI).href;

const isUnauthenticated = ({ graphQLErrors, response }: CombinedError): boolean =>
  response?.status === 401 || graphQLErrors.some(({ extensions }) => extensions.code === 'UNAUTHENTICATED');

/** Longest wait for an answer. */
const ANSWER_TIMEOUT_MS = 15_000;

const fetchInTime: typeof fetch = (input, init) => {
  const limits = [init?.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)].filter((signal) => !!signal);
  return fetch(input, { ...init, signal: AbortSignal.any(limits) });
};

/** A client for one signed-in user and workspace. Its cache ends with it. The gateway renews access tokens by itself. */
export const createClient = (): Client =>
  new Client({
    url: endpoint,
    fetch: fetchInTime,
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetchOptions: { headers: csrfHeaders },
    exchanges: [
      mapExchange({
        onError: (error) => {
          if (isUnauthenticated(error)) endSession();
        },
      }),
      cacheExchange,
      keepAnswers(),
      ...persistedDocuments(),
      fetchExchange,
    ],
  });
