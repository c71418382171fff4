/** Finds the primary among the servers of a PostgreSQL URL. */
import pg from 'pg';
import { serverUrls } from './server-urls.ts';

/** Longest wait for a server, to connect and to say what it is. */
const PROBE_TIMEOUT_MS = 1_000;

/** A server that takes writes. */
interface Primary {
  readonly host: string;
  readonly port: number;
  /** Higher after each promotion. Hexadecimal, of a fixed length. */
  readonly timeline: string;
}

const TIMELINE = `select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline`;

/** PostgreSQL's code of a write that was sent to a standby. */
const isStandby = () => Object.assign(new Error('The server is a standby.'), { code: '25006' });

const probe = async (connectionString: string): Promise<Primary> => {
  const limits = { connectionTimeoutMillis: PROBE_TIMEOUT_MS, query_timeout: PROBE_TIMEOUT_MS };
  const client = new pg.Client({ connectionString, ...limits });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ timeline: string | null }>(TIMELINE);
    const timeline = rows[0]?.timeline;
    if (!timeline) throw isStandby();
    return { host: client.host, port: client.port, timeline };
  } finally {
    client.end().catch(() => {});
  }
};

/**
 * Asks all servers. Of two primaries it takes the one that was promoted last: the other one has come back after it was replaced.
 *
 * @throws Error none is a primary: what the first one said
 */
const findPrimary = async (urls: readonly string[]): Promise<Primary> => {
  const found = await Promise.allSettled(urls.map(probe));
  const primaries = found.filter((each) => each.status === 'fulfilled').map(({ value }) => value);
  const [primary] = primaries.toSorted((one, other) => (one.timeline < other.timeline ? 1 : -1));
  if (primary) return primary;
  throw found.find((each) => each.status === 'rejected')?.reason;
};

/** An error of one's own for each client that waited for the same answer, since users add to its message. */
const rethrow = (error: Error & { readonly code?: string }): never => {
  throw Object.assign(new Error(error.message, { cause: error }), { code: error.code });
};

/**
 * The class of clients for a URL. With several servers, each client connects to the one that is the primary at that moment.
 * Connections to a server that is no longer the primary end, since a server restarts to become a standby.
 */
export const clientFor = (url: string): typeof pg.Client => {
  const urls = serverUrls(url);
  const [first] = urls;
  if (first === undefined || urls.length === 1) return pg.Client;
  let finding: Promise<Primary> | undefined;
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
      const connecting = this.#connectToPrimary();
      if (connected === undefined) return connecting;
      connecting.then(() => (connected as () => void)(), connected);
      return undefined;
    }

    async #connectToPrimary(): Promise<pg.Client> {
      const { host, port } = await primary().catch(rethrow);
      return Object.assign(this, { host, port }) && super.connect();
    }
  };
};
