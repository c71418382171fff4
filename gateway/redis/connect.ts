import type { createClient } from '@redis/client';
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  type IBackoff,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel';
import type { Logger } from 'pino';

/** The client library's connection, for commands. */
export type RedisClient = ReturnType<typeof createClient>;

/** What replicas of the gateway share. Everything works without it, each replica then alone. */
export interface Redis {
  /**
   * Runs commands. Resolves to undefined if Redis is not connected or does not answer within 100 ms; after three such
   * failures in a row, at once for a second. Never rejects.
   */
  run<Result>(commands: (client: RedisClient) => Promise<Result>): Promise<Result | undefined>;
  /** Whether Redis is connected and answers. */
  isConnected(): boolean;
  close(): Promise<void>;
}

/** Longest wait for the answer to commands. A request continues without Redis then. */
const COMMAND_TIMEOUT_MS = 100;

/** Consecutive failures after which Redis is not asked for `RETRY_AFTER_MS`. */
const MAX_FAILURES = 3;
const RETRY_AFTER_MS = 1_000;

/** Longest pause between two attempts to connect. */
const MAX_RECONNECT_MS = 2_000;

/** Longest wait for the connection at the start. */
const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Connects to Redis and stays connected. Loads the client library. If Redis is unavailable, it is logged once, as is its return.
 */
export const connectRedis = async (url: string, logger: Logger): Promise<Redis> => {
  const { createClient } = await import('@redis/client');
  const client: RedisClient = createClient({
    url,
    // Commands fail at once while there is no connection, instead of waiting for one.
    disableOfflineQueue: true,
    pingInterval: 10_000,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(50 * tries, MAX_RECONNECT_MS),
    },
  });
  const say = logChanges(logger);
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: { next: () => monotonicPause(RETRY_AFTER_MS) },
    breaker: new ConsecutiveBreaker(MAX_FAILURES),
  });
  const policy = wrap(breaker, timeout(COMMAND_TIMEOUT_MS, TimeoutStrategy.Aggressive));
  breaker.onBreak((reason) =>
    say(false, 'error' in reason && reason.error instanceof Error ? reason.error.message : undefined),
  );
  breaker.onReset(() => say(true));
  client.on('ready', () => say(true));
  client.on('error', ({ message, code }: Error & { code?: string }) => say(false, message || code));
  const connecting = client.connect().catch(() => {});
  await Promise.race([connecting, new Promise((resolve) => setTimeout(resolve, CONNECT_TIMEOUT_MS).unref())]);
  return {
    run: (commands) => policy.execute(() => commands(client)).catch(ignore),
    isConnected: () => client.isReady && breaker.state === CircuitState.Closed,
    close: async () => client.destroy(),
  };
};

/** The pause of a breaker, which compares it with the wall clock: 0 once the time is over, else infinite. */
const monotonicPause = (ms: number): IBackoff<unknown> => {
  const startedAt = performance.now();
  return {
    get duration() {
      return performance.now() - startedAt < ms ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    },
    next: () => monotonicPause(ms),
  };
};

/** Failures of Redis never fail a request. */
const ignore = (_: unknown): undefined => undefined;

/** Logs when Redis becomes unavailable, with the cause, and when it returns. The URL may contain a password, so it is not logged. */
const logChanges = (logger: Logger): ((isConnected: boolean, cause?: string) => void) => {
  let known = true;
  return (isConnected, cause) => {
    if (isConnected === known) return;
    known = isConnected;
    if (isConnected) logger.info('Redis is connected again');
    else logger.warn({ cause }, 'Redis cannot be reached: this process works alone until it returns');
  };
};
