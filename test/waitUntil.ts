import { setTimeout as sleep } from 'node:timers/promises';

/** How long and how often a condition is checked. */
export interface WaitOptions {
  /** Default: a minute. */
  readonly timeoutMs?: number;
  /** Time between two checks. Default: 50. */
  readonly intervalMs?: number;
}

/**
 * Waits until a condition is true. A check that throws counts as false.
 *
 * @param what the condition, for the error
 * @throws {Error} the condition was not true in time; its cause is what the last check threw
 */
export const waitUntil = async (
  what: string,
  isTrue: () => Promise<boolean> | boolean,
  { timeoutMs = 60_000, intervalMs = 50 }: WaitOptions = {},
): Promise<void> => {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    let cause: unknown;
    try {
      if (await isTrue()) return;
    } catch (thrown) {
      cause = thrown;
    }
    if (performance.now() > deadline)
      throw new Error(`within ${timeoutMs / 1_000} s: expected that ${what}`, { cause });
    await sleep(intervalMs);
  }
};
