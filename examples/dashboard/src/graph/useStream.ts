import type { DocumentNode } from 'graphql';
import { useEffect, useEffectEvent, useReducer, useState, useSyncExternalStore } from 'react';
import { onSessionChange, sessionState } from './session.ts';
import { openStream, type StreamState } from './streams.ts';
import { usePolling } from './useScreen.ts';

/** Seconds until a stream that has ended is tried again. */
const RETRY_SECONDS = 60;

const accessToken = () => sessionState().session?.accessToken;

/**
 * Keeps the stream of a subscription open while `isOn`. It is opened again with each new token.
 *
 * @param onChange called for each event, when the stream opens, since changes until then are not in it, and when it ends
 * @returns whether the stream is open. If not, the caller polls
 */
export const useStream = (subscription: DocumentNode, isOn: boolean, onChange: () => void): boolean => {
  const [state, setState] = useState<StreamState>('connecting');
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const token = useSyncExternalStore(onSessionChange, accessToken);
  const changed = useEffectEvent(onChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt or token opens the stream again
  useEffect(() => {
    if (!isOn) return;
    return openStream(subscription, { onState: setState, onEvent: () => changed() });
  }, [subscription, isOn, attempt, token]);
  useEffect(() => {
    if (state !== 'connecting') changed();
  }, [state]);
  usePolling(tryAgain, isOn && state === 'ended' ? RETRY_SECONDS : 0);
  return isOn && state === 'open';
};
