import { Pool } from 'undici';

/** Longest wait for an answer to the probe. */
const PROBE_TIMEOUT_MS = 2_000;

/** How long a result is cached: frequent checks cost upstream no more calls. */
const PROBE_CACHE_MS = 2_000;

/** Checks whether upstream answers. */
export interface Reachability {
  /** Whether upstream answers now, or did within the last two seconds. */
  readonly check: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/**
 * Probes upstream over a separate connection, so that no area's queue delays it. The service of this project answers
 * `GET <base>/health/ready`; for other deployments any status counts except those of a proxy without a server behind
 * it.
 */
export const createReachability = (origin: string, prefix: string): Reachability => {
  const pool = new Pool(origin, {
    connections: 1,
    connect: { timeout: PROBE_TIMEOUT_MS },
    headersTimeout: PROBE_TIMEOUT_MS,
    bodyTimeout: PROBE_TIMEOUT_MS,
  });
  let known: { readonly reachable: Promise<boolean>; readonly until: number } | undefined;
  return {
    check: () => {
      if (known === undefined || known.until <= performance.now())
        known = { reachable: isAnswering(pool, `${prefix}/health/ready`), until: performance.now() + PROBE_CACHE_MS };
      return known.reachable;
    },
    close: () => pool.close(),
  };
};

const isAnswering = async (pool: Pool, path: string): Promise<boolean> => {
  try {
    const { statusCode, body } = await pool.request({ method: 'GET', path });
    await body.dump();
    return statusCode !== 502 && statusCode !== 503 && statusCode !== 504;
  } catch {
    return false;
  }
};
