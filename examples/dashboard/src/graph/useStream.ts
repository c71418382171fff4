import type { DocumentNode } from 'graphql';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { openStream, type StreamState, type StreamVariables } from './streams.ts';

/** Pauses before a stream that has ended is opened again: they double from the first to the last. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

const NONE: StreamVariables = {};

/**
 * Keeps the stream of a subscription open while `isOn`. It ends with each access token of the gateway, too.
 *
 * @param onChange called for each event, when the stream opens, since changes until then are not in it, and when it ends
 * @param variables the same object until they change
 * @returns whether the stream is open. If not, the caller polls
 */
export const useStream = (
  subscription: DocumentNode,
  isOn: boolean,
  onChange: () => void,
  variables: StreamVariables = NONE,
): boolean => {
  const [state, setState] = useState<StreamState>('connecting');
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const failures = useRef(0);
  const changed = useEffectEvent(onChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt opens the stream again
  useEffect(() => {
    if (!isOn) return;
    return openStream(subscription, variables, { onState: setState, onEvent: () => changed() });
  }, [subscription, variables, isOn, attempt]);
  useEffect(() => {
    if (state !== 'connecting') changed();
    if (state === 'open') failures.current = 0;
  }, [state]);
  useEffect(() => {
    if (!isOn || state !== 'ended') return;
    const timer = setTimeout(tryAgain, Math.min(FIRST_PAUSE_MS * 2 ** failures.current++, MAX_PAUSE_MS));
    return () => clearTimeout(timer);
  }, [isOn, state]);
  return isOn && state === 'open';
};
