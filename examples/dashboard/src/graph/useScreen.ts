import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type AnyVariables, type CombinedError, createRequest, type TypedDocumentNode, useQuery } from 'urql';
import { type Failure, failureAt, passingFailure } from './failures.ts';
import { reportOutage } from './outages.ts';

/**
 * What is known of a part of a screen's answer. `failure` says why a value is old or values inside it are missing;
 * `receivedAt` says since when, in milliseconds since 1970, null if never.
 */
export type Part<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'ready';
      readonly value: Value;
      readonly failure: Failure | null;
      readonly receivedAt: number | null;
    };

/** The answer to the query of a screen. */
export interface Screen<Data> {
  readonly data: Data | undefined;
  readonly error: CombinedError | undefined;
  /** Whether no answer has come yet. */
  readonly loading: boolean;
  /** Whether parts of the answer are still to come, as of a query with `@defer`. */
  readonly partial: boolean;
  /** When the last answer without a passing failure came, in milliseconds since 1970. Null if none has. */
  readonly receivedAt: number | null;
  /** Asks again, past the cache. */
  readonly refresh: () => void;
}

// The cache drops answers that contain a type that a mutation returns. An empty list contains no type, so they are named.
const context = { additionalTypenames: ['Alert', 'AlertNote'] };

/** Runs a query of a screen. If it fails, it is asked again by itself. */
export const useScreen = <Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Screen<Data> => {
  const request = createRequest<Data, AnyVariables>(query as TypedDocumentNode<Data, AnyVariables>, variables);
  const [{ operation, hasNext, ...answer }, execute] = useQuery<Data, AnyVariables>({
    query: request.query,
    variables,
    context,
  });
  // Until it has an answer to other variables, the library gives that to the ones before.
  const isCurrent = operation?.key === request.key;
  const { data, error, extensions } = isCurrent ? answer : { data: undefined, error: undefined, extensions: undefined };
  const refresh = useCallback(() => execute({ requestPolicy: 'network-only' }), [execute]);
  const receivedAt: number | null = extensions?.receivedAt ?? null;
  useRetries(error, receivedAt, refresh);
  const loading = data === undefined && error === undefined;
  return { data, error, loading, partial: isCurrent && hasNext, receivedAt, refresh };
};

/** Pauses between attempts double from the first to the last. */
const FIRST_PAUSE_MS = 3_000;
const MAX_PAUSE_MS = 60_000;

/** Asks again after each passing failure, with growing pauses, and reports it meanwhile. */
const useRetries = (error: CombinedError | undefined, receivedAt: number | null, refresh: () => void): void => {
  const failures = useRef(0);
  useEffect(() => {
    const failure = passingFailure(error);
    if (failure === null) {
      failures.current = 0;
      return;
    }
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** failures.current++, MAX_PAUSE_MS);
    const timer = setTimeout(refresh, pauseMs);
    const forget = reportOutage({ failure, receivedAt, retryAt: Date.now() + pauseMs, retry: refresh });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [error, receivedAt, refresh]);
};

/** Calls `refresh` every `seconds` while the page is visible, and when it becomes visible again. 0: never. */
export const usePolling = (refresh: () => void, seconds: number): void => {
  const latest = useEffectEvent(refresh);
  useEffect(() => {
    if (seconds === 0) return;
    const refreshVisible = () => {
      if (document.visibilityState === 'visible') latest();
    };
    const timer = setInterval(refreshVisible, seconds * 1000);
    document.addEventListener('visibilitychange', refreshVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshVisible);
    };
  }, [seconds]);
};

/**
 * A part of a screen that can fail alone.
 *
 * @param path where the value is in the answer
 */
export const partOf = <Value>(
  { loading, partial, error, receivedAt }: Screen<unknown>,
  path: readonly string[],
  value: Value | null | undefined,
): Part<Value> => {
  if (loading) return { state: 'loading' };
  const failure = failureAt(error, path);
  if (partial && value === undefined && failure === null) return { state: 'loading' };
  if (value !== null && value !== undefined) return { state: 'ready', value, failure, receivedAt };
  return {
    state: 'failed',
    failure: failure ?? { code: 'NOT_FOUND', message: 'There is no such record, or you may not see it.' },
  };
};

/** Applies `change` to the value of a part that is there. */
export const mapPart = <From, To>(part: Part<From>, change: (value: From) => To): Part<To> =>
  part.state === 'ready' ? { ...part, value: change(part.value) } : part;
