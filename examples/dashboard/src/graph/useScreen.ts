import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import {
  type AnyVariables,
  type CombinedError,
  createRequest,
  type GraphQLRequest,
  type OperationResult,
  type TypedDocumentNode,
  useClient,
} from 'urql';
import { reportAnswer, type WatchedQuery, watchQuery } from './connection.ts';
import { type Failure, findFailure, findPassingFailure } from './failures.ts';
import { COMMON_TYPENAME } from './useChange.ts';

/**
 * What is known of a part of a screen's answer. `failure` says why a value is old or values inside it are missing;
 * `receivedAt` says since when, in milliseconds since 1970, null if never.
 */
export type ScreenPart<Value> =
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

/**
 * Runs a query of a screen. What it answered last stands until the next answer, failures included. If it fails, it is asked
 * again by itself.
 */
export const useScreen = <Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Screen<Data> => {
  const { answer, refresh } = useAnswer<Data>(
    createRequest<Data, AnyVariables>(query as TypedDocumentNode<Data, AnyVariables>, variables),
  );
  const { data, error, extensions, hasNext = false } = answer ?? {};
  const receivedAt: number | null = extensions?.receivedAt ?? null;
  useWatch(answer?.error, receivedAt, refresh);
  return { data, error, loading: data === undefined && error === undefined, partial: hasNext, receivedAt, refresh };
};

/** The last answer to a request; undefined until one has come. */
const useAnswer = <Data>(request: GraphQLRequest<Data, AnyVariables>) => {
  const client = useClient();
  const [answer, setAnswer] = useState<OperationResult<Data>>();
  const { key } = request;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request is another object with each rendering
  useLayoutEffect(() => client.executeQuery(request, COMMON_TYPENAME).subscribe(setAnswer).unsubscribe, [client, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const refresh = useCallback(() => {
    const anew = { ...COMMON_TYPENAME, requestPolicy: 'network-only' } as const;
    client.reexecuteOperation(client.createRequestOperation('query', request, anew));
  }, [client, key]);
  return { answer: answer?.operation.key === key ? answer : undefined, refresh };
};

/** Reports each answer to the connection of the page. */
const useWatch = (error: CombinedError | undefined, receivedAt: number | null, refresh: () => void): void => {
  const query = useMemo((): WatchedQuery => ({ failure: null, receivedAt: null, refresh }), [refresh]);
  useEffect(() => watchQuery(query), [query]);
  useEffect(() => reportAnswer(query, findPassingFailure(error), receivedAt), [query, error, receivedAt]);
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
): ScreenPart<Value> => {
  if (loading) return { state: 'loading' };
  const failure = findFailure(error, path);
  if (partial && value === undefined && failure === null) return { state: 'loading' };
  if (value !== null && value !== undefined) return { state: 'ready', value, failure, receivedAt };
  return {
    state: 'failed',
    failure: failure ?? { code: 'NOT_FOUND', message: 'There is no such record, or you may not see it.' },
  };
};

/** Applies `change` to the value of a part that is there. */
export const mapScreenPart = <From, To>(part: ScreenPart<From>, change: (value: From) => To): ScreenPart<To> =>
  part.state === 'ready' ? { ...part, value: change(part.value) } : part;
