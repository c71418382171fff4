/**
 * How long others wait for an answer while a call is answered: the time that passes, or that of the processor if it is less, so that a busy
 * machine does not matter.
 */
import { measureLongestBlockMs } from '../../bench/hostile/eventLoop.ts';
import type { TestDomain } from './testDomain.ts';

/** What a call cost others, in milliseconds. */
export interface CallerDelays {
  /** Longest block of the event loop of this thread, in which the service runs, in time of the processor. */
  readonly blockMs: number;
  /** Longest time until a call of another caller was answered. */
  readonly answerMs: number;
}

const toMilliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;

/** Sends small calls one after the other until a promise is settled, at least one of each. */
const measureLongestAnswer = async (
  calls: readonly (() => Promise<unknown>)[],
  until: Promise<unknown>,
): Promise<number> => {
  let [isSettled, longestMs] = [false, 0];
  const settle = () => {
    isSettled = true;
  };
  until.then(settle, settle);
  do {
    for (const call of calls) {
      const [before, startedAt] = [process.cpuUsage(), performance.now()];
      await call();
      // Threads that work side by side take more than the time that passes.
      const ms = Math.min(toMilliseconds(process.cpuUsage(before)), performance.now() - startedAt);
      longestMs = Math.max(longestMs, ms);
    }
  } while (!isSettled);
  return longestMs;
};

/**
 * Measures the delays of another caller.
 *
 * @param send sends the call, with little work of its own in this thread
 */
export const measureDelays = async <Result>(
  send: () => Promise<Result>,
  calls: readonly (() => Promise<unknown>)[],
): Promise<CallerDelays & { readonly result: Result }> => {
  const { promise: sent, resolve } = Promise.withResolvers<Result>();
  let answerMs = 0;
  const blockMs = await measureLongestBlockMs(async () => {
    resolve(send());
    answerMs = await measureLongestAnswer(calls, sent);
  });
  return { result: await sent, answerMs, blockMs };
};

/** Small calls of another caller. */
export const makeSmallCalls = ({ url, owner }: TestDomain): readonly (() => Promise<unknown>)[] => [
  () => owner.post('/monitoring/v1/webhook/list', { query: { page: { limit: 1 } } }),
  async () => (await fetch(`${url}/health/live`)).text(),
];
