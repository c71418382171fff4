import { useEffect, useEffectEvent } from 'react';
import { type AnyVariables, type CombinedError, type TypedDocumentNode, useQuery } from 'urql';
import { type Failure, failureAt } from './failures.ts';

/** What is known of a part of a screen's answer. `incomplete` says why values inside it are missing. */
export type Part<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | { readonly state: 'ready'; readonly value: Value; readonly incomplete: Failure | null };

/** The answer to the query of a screen. */
export interface Screen<Data> {
  readonly data: Data | undefined;
  readonly error: CombinedError | undefined;
  /** Whether no answer has come yet. */
  readonly loading: boolean;
  /** Asks again, past the cache. */
  readonly refresh: () => void;
}

// The cache drops answers that contain a type that a mutation returns. An empty list contains no type, so they are named.
const context = { additionalTypenames: ['Alert', 'AlertNote'] };

/** Runs the query of a screen. */
export const useScreen = <Data, Variables extends AnyVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Screen<Data> => {
  const [{ data, error }, execute] = useQuery<Data, AnyVariables>({
    query: query as TypedDocumentNode<Data, AnyVariables>,
    variables,
    context,
  });
  return {
    data,
    error,
    loading: data === undefined && error === undefined,
    refresh: () => execute({ requestPolicy: 'network-only' }),
  };
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
  { loading, error }: Screen<unknown>,
  path: readonly string[],
  value: Value | null | undefined,
): Part<Value> => {
  if (loading) return { state: 'loading' };
  const failure = failureAt(error, path);
  if (value !== null && value !== undefined) return { state: 'ready', value, incomplete: failure };
  return {
    state: 'failed',
    failure: failure ?? { code: '', message: 'There is no such record, or you may not see it.' },
  };
};
