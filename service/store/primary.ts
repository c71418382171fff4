/** Finds the primary among the servers of a PostgreSQL URL. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describeFailure } from '../startupError.ts';
import { splitServerUrls } from './serverUrls.ts';

/** Longest wait for a server, to connect and to say what it is. A busy primary answers slowly. */
const PROBE_TIMEOUT_MS = 5_000;

/** Longest wait for the other servers once one has answered that it is the primary. */
const OTHERS_TIMEOUT_MS = 1_000;

/** A server that takes writes. */
interface PrimaryServer {
  readonly host: string;
  readonly port: number;
  /** Higher after each promotion. Hexadecimal, of a fixed length. */
  readonly timeline: string;
}

const TIMELINE = `select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

const probeServer = async (connectionString: string): Promise<PrimaryServer> => {
  const limits = { connectionTimeoutMillis: PROBE_TIMEOUT_MS, query_timeout: PROBE_TIMEOUT_MS };
  const client = new pg.Client({ connectionString, ...limits });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(TIMELINE);
    const timeline = rows[0]?.timeline;
    if (!timeline) throw new Error('it is a standby');
    return { host: client.host, port: client.port, timeline };
  } finally {
    client.end().catch(() => {});
  }
};

/** What is known of a server: that it is a primary, or why it is not one. */
interface PrimaryCandidate {
  /** Host and port, without credentials. */
  readonly server: string;
  primary?: PrimaryServer;
  reason: string;
}

const probeServers = (urls: readonly string[]) => {
  const candidates = urls.map((url): PrimaryCandidate => ({ server: new URL(url).host, reason: 'no answer yet' }));
  const ask = async (candidate: PrimaryCandidate, url: string) => {
    try {
      candidate.primary = await probeServer(url);
    } catch (error) {
      candidate.reason = describeFailure(error);
      throw error;
    }
  };
  return { candidates, asked: candidates.map((candidate, index) => ask(candidate, urls[index] ?? '')) };
};

/**
 * Asks all servers. Of two primaries it takes the one that was promoted last: the other one has returned after it was replaced.
 *
 * @throws Error none is a primary: what each one said
 */
const findPrimary = async (urls: readonly string[]): Promise<PrimaryServer> => {
  const { candidates, asked } = probeServers(urls);
  const all = Promise.allSettled(asked);
  const others = Promise.any(asked).then(
    () => sleep(OTHERS_TIMEOUT_MS, undefined, { ref: false }),
    () => {},
  );
  await Promise.race([all, others]);
  const primaries = candidates.flatMap(({ primary }) => primary ?? []);
  const [primary] = primaries.toSorted((one, other) => (one.timeline < other.timeline ? 1 : -1));
  if (primary) return primary;
  throw new Error(
    `No server is the primary (${candidates.map(({ server, reason }) => `${server}: ${reason}`).join('; ')}).`,
  );
};

/** A separate error for each client that waited for the same answer, since callers add to its message. */
const rethrow = (error: Error): never => {
  throw new Error(error.message, { cause: error });
};

/**
 * The class of clients for a URL. With several servers, each client connects to the one that is the primary at that moment.
 * Connections to a server that is no longer the primary end, since a server restarts to become a standby.
 */
export const createClientClass = (url: string): typeof pg.Client => {
  const urls = splitServerUrls(url);
  const [first] = urls;
  if (first === undefined || urls.length === 1) return pg.Client;
  let finding: Promise<PrimaryServer> | undefined;
  const primary = () => {
    finding ??= findPrimary(urls).finally(() => {
      finding = undefined;
    });
    return finding;
  };
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super({ ...(typeof config === 'object' ? config : {}), connectionString: first });
    }

    override connect(): Promise<pg.Client>;
    override connect(connected: (error: Error) => void): void;
    override connect(connected?: (error: Error) => void): Promise<pg.Client> | undefined {
      const found = primary().then((server) => Object.assign(this, { host: server.host, port: server.port }), rethrow);
      if (connected === undefined) return found.then(() => super.connect());
      // Called in the event in which the server is ready, as by `pg`: a pool listens from then on, also to later messages of the same
      // packet.
      found.then(() => super.connect(connected), connected);
      return undefined;
    }
  };
};
