import { DelegateBackoff, handleWhen, type IRetryBackoffContext, retry } from 'cockatiel';
import type { Operation } from '../../contract/resource.ts';
import { OperationError } from '../errors.ts';
import { RetryBudget } from './retryBudget.ts';
import { areaNames, createRouteFinder, type PathForm } from './routes.ts';

/**
 * Waits as long as `Retry-After` says, or about 50, 100, 200 … ms with jitter, so that callers do not retry all at
 * once.
 */
const computeDelay = ({ result, attempt }: IRetryBackoffContext<unknown>) =>
  ('error' in result && result.error instanceof OperationError ? result.error.retryAfterMs : null) ??
  50 * 2 ** (attempt - 1) * (0.5 + Math.random());

/** Sends a POST; the first attempt has the number 0. */
type ExecuteWithRetries = <Result>(
  once: (context: { attempt: number }) => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>;

/**
 * The retries of reads after transient failures, within the budget of their area. It counts every read that asks for them.
 *
 * @param repeats maximum number of retries of one read
 */
export const createRetries = (repeats: number, upstreamPaths: PathForm) => {
  const routeOf = createRouteFinder(upstreamPaths);
  const byArea = new Map(areaNames.map((area) => [area, createAreaRetries(repeats)]));
  const unknown = createAreaRetries(repeats);
  return (operation: Operation) => {
    const { budget, execute } = byArea.get(routeOf(operation).area) ?? unknown;
    budget.add();
    return execute;
  };
};

const createAreaRetries = (repeats: number) => {
  const budget = new RetryBudget();
  const isRetried = (error: unknown) => error instanceof OperationError && error.transient && budget.take();
  const policy = retry(handleWhen(isRetried), { maxAttempts: repeats, backoff: new DelegateBackoff(computeDelay) });
  // Nearly all reads succeed at once. Only the others pay for the promises of the policy.
  const execute: ExecuteWithRetries = (once, signal) => {
    const first = once({ attempt: 0 });
    return first.catch(() => policy.execute((context) => (context.attempt === 0 ? first : once(context)), signal));
  };
  return { budget, execute };
};
