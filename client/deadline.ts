import { AbortedError, DeadlineError } from './errors.ts';

/**
 * Runs a request until it ends, its time is over, or its caller stops it.
 *
 * @param run gets a signal that ends what it has sent
 * @throws DeadlineError after `timeoutMs`; AbortedError when `signal` stops the request; what `run` throws
 */
export const withDeadline = async <Result>(
  operation: string,
  timeoutMs: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const controller = new AbortController();
  const stopped = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  const abort = () => controller.abort(new AbortedError(operation, signal?.reason));
  const timer = setTimeout(() => controller.abort(new DeadlineError(operation, timeoutMs)), timeoutMs);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    return await Promise.race([stopped, run(controller.signal)]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};
