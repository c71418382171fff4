import type { NetworkError, ResponseError } from './errors.ts';

/** An answer, or why there is none; both if it is partial. */
export interface RequestOutcome {
  readonly data?: unknown;
  readonly failure?: NetworkError | ResponseError | undefined;
}

/** How often, and after which time, a request is repeated. */
export interface Retries {
  readonly retries: number;
  readonly retryDelayMs: number;
}

const retryAfterOf = (failure: NetworkError | ResponseError) =>
  'retryAfterMs' in failure ? failure.retryAfterMs : undefined;

/** Waits; ends at once when the signal does. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Repeats a request that fails in a way that may pass: with growing, random delays, and not before the gateway said. */
export const withRetries = async (
  { retries, retryDelayMs }: Retries,
  signal: AbortSignal,
  attempt: () => Promise<RequestOutcome>,
): Promise<RequestOutcome> => {
  for (let count = 0; ; count++) {
    const outcome = await attempt();
    if (!outcome.failure?.retryable || count >= retries) return outcome;
    const delayMs = retryDelayMs * 2 ** count * (0.5 + Math.random());
    await wait(retryAfterOf(outcome.failure) ?? delayMs, signal);
    signal.throwIfAborted();
  }
};
