import type { ExecutionResult } from 'graphql';
import type { SentResult } from '../delivery/resultSink.ts';
import { shareResult } from '../delivery/sharedResult.ts';
import type { StreamedResult } from '../engine/operation/subscribe.ts';

/** The answers to events that equal subscriptions of one caller share. */
export interface SharedEvents {
  /**
   * The answer to an event. It runs once for all who ask within a second.
   *
   * @param content the same object for all subscriptions that get the event
   * @param key equal only for equal subscriptions of one caller with equal variables
   */
  answer(content: object, key: string, run: () => Promise<ExecutionResult>): Promise<ExecutionResult>;
  /**
   * What is sent of an answer. A shared one is shown and printed once for all who are at one position after it.
   *
   * @param show what clients see of it
   */
  show(answer: StreamedResult, show: (answer: StreamedResult) => ExecutionResult): SentResult;
}

/** An answer that is shared, and when it was begun, in milliseconds. */
interface SharedAnswer {
  readonly at: number;
  readonly answer: Promise<ExecutionResult>;
}

/** Those who take an event later get the state and the rights of that moment. */
const MAX_AGE_MS = 1_000;

/** Creates the shared answers of a process. They are forgotten with their events. */
export const createSharedEvents = (): SharedEvents => {
  const events = new WeakMap<object, Map<string, SharedAnswer>>();
  /** What is sent of shared answers, by the position after it. */
  const shown = new WeakMap<ExecutionResult, Map<string | undefined, SentResult>>();
  const share = (result: ExecutionResult) => {
    shown.set(result, new Map());
    return result;
  };
  return {
    answer: (content, key, run) => {
      const answers = events.get(content) ?? new Map<string, SharedAnswer>();
      events.set(content, answers);
      const now = performance.now();
      const known = answers.get(key);
      if (known !== undefined && now - known.at < MAX_AGE_MS) return known.answer;
      const answer = run().then(share);
      answers.set(key, { at: now, answer });
      return answer;
    },
    show: (answer, show) => {
      const { id, result } = answer;
      const places = shown.get(result);
      const known = places?.get(id);
      if (known !== undefined) return known;
      const sent = places === undefined ? { ...answer, result: show(answer) } : shareResult(show(answer), id);
      places?.set(id, sent);
      return sent;
    },
  };
};
