import type { Reply } from './exchange.ts';

/** Default of `sendTimeoutMs`. */
export const SEND_TIMEOUT_MS = 30_000;

/**
 * Closes the connection of a response if its reader takes nothing for `ms` milliseconds, so that its memory is freed.
 * Hosts of the Fetch API own their connections: responses there have no timeout.
 */
export function cutOffSlowReader(response: Reply, ms: number): void {
  response.setTimeout?.(ms, () => void response.destroy());
}
