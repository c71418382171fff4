import type { ExecutionResult } from 'graphql';

/** The answers to events that equal subscriptions of one caller share. */
export interface SharedEvents {
  /**
   * The answer to an event. It runs once for all who ask within a second.
   *
   * @param content the same object for all subscriptions that get the event
   * @param key equal only for equal subscriptions of one caller with equal variables
   */
  answer(content: object, key: string, run: () => Promise<ExecutionResult>): Promise<ExecutionResult>;
}

/** An answer that is shared, and when it was begun, in milliseconds. */
interface SharedAnswer {
  readonly at: number;
  readonly answer: Promise<ExecutionResult>;
}

/** Those who take an event later get the state of that moment, under the rights of that moment. */
const MAX_AGE_MS = 1_000;

/** Creates the shared answers of a process. They are forgotten with their events. */
export const createSharedEvents = (): SharedEvents => {
  const events = new WeakMap<object, Map<string, SharedAnswer>>();
  return {
    answer: (content, key, run) => {
      const answers = events.get(content) ?? new Map<string, SharedAnswer>();
      events.set(content, answers);
      const now = performance.now();
      const known = answers.get(key);
      if (known !== undefined && now - known.at < MAX_AGE_MS) return known.answer;
      const answer = run();
      answers.set(key, { at: now, answer });
      return answer;
    },
  };
};
