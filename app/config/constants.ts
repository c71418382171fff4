import { serverDefaults } from '../../gateway/server/options.ts';

/** Values that nobody has to set. They are part of `Config`, so that a test can replace one where it starts the parts itself. */
export const constants = {
  /** Most queued POSTs to one area. Further ones are refused. */
  upstreamQueue: 1024,
  /** Consecutive failures of one area that open its circuit breaker. */
  upstreamBreakerFailures: 10,
  /** How long an open circuit breaker refuses all POSTs to its area before it sends a probe. */
  upstreamBreakerOpenMs: 5_000,
  /** Largest response of one POST. */
  upstreamMaxResponseBytes: 8 * 1024 * 1024,
  /** Timeout for receiving a request, headers and body together. */
  receiveTimeoutMs: serverDefaults.receiveTimeoutMs,
  /** Tolerated difference between the clocks of the gateway and of whoever signs tokens. */
  jwtClockSkewS: 5,
  /** Shortest time between two fetches of the key set. */
  jwtJwksCooldownMs: 30_000,
  /** Shortest time between two polls of a list that changes, for subscriptions. */
  pollMinMs: 1_000,
  /** Longest time between two polls of a list that does not change. */
  pollMaxMs: 30_000,
  /** How often the files of SUPERGRAPH_FILE, TRUSTED_DOCUMENTS and JWT_JWKS_FILE are checked for changes. 0: never. */
  reloadIntervalMs: 5_000,
  /** Streams of the gateway end after this time, or up to twice as long, so that their clients spread over all gateways. */
  streamLifeMs: 30 * 60_000,
  /** Memory of automatic persisted queries. */
  persistedQueriesMaxBytes: 16 * 1024 * 1024,
  /** How far the standby of DATABASE_READ_URL may be behind. Beyond it, or if it is unavailable, reads go to DATABASE_URL. */
  databaseReadMaxLagMs: 5_000,
  /** Timeout of a statement of the embedded store. The store is reopened after it. */
  embeddedStatementTimeoutMs: 5_000,
  /** Longest time from a statement of a caller to the end of its answer, during which no other call uses the embedded store. */
  embeddedCallerTimeoutMs: 1_000,
  /** Memory limit of the embedded store. Above it the store is reopened as soon as it is idle. */
  embeddedMaxMemoryBytes: 256 * 1024 * 1024,
  /** Most values in the body of a call that writes: members, elements, and the lists and objects around them. */
  maxWriteValues: 10_000,
  /** Longest wait of a span for the next export. */
  otelSpanDelayMs: 5_000,
};

/** The constants, or what a test replaces them by. */
export type Constants = Readonly<typeof constants>;
