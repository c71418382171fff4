/** The stores of the services: PostgreSQL with a standby, or a Citus cluster. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DEMO_DOMAIN } from '../../app/demo/session.ts';
import {
  giveToServerUser,
  type PostgresServer,
  restartServer,
  startPostgres,
  startStandby,
} from '../service/faults/postgresServer.ts';
import { makeSchemaName } from '../service/testService.ts';
import { waitUntil } from '../waitUntil.ts';

/** What every store has. */
export interface ChaosStore extends AsyncDisposable {
  /** DATABASE_URL and DATABASE_SCHEMA of the services. */
  readonly databaseUrl: string;
  readonly schema: string;
  /** Reads the key that the services sign tokens with, which they make at their first start. */
  tokenKey(): Promise<string>;
}

/** Runs one statement on a server. */
export const queryRows = async (
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResultRow[]> => {
  const client = new pg.Client(url);
  // The statement is rejected, too.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
};

const makeTokenKeyReader = (url: string, schema: string) => async (): Promise<string> => {
  const [row] = await queryRows(
    url,
    `select secret from ${pg.escapeIdentifier(schema)}.signing_key where purpose = 'access'`,
  );
  return row?.secret;
};

/** A file system that is as small as wanted. */
export interface SmallDisk {
  readonly directory: string;
  /** Fills it, and frees it again. */
  fill(): void;
  free(): void;
}

const DISK_MEGABYTES = 400;

/** Mounts a file system, which needs root. */
const mountDisk = async (directory: string): Promise<SmallDisk | undefined> => {
  mkdirSync(directory);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', directory]);
  if (status !== 0) return undefined;
  await giveToServerUser(directory);
  const ballast = join(directory, 'ballast');
  return {
    directory,
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k']),
    free: () => rmSync(ballast, { force: true }),
  };
};

/** PostgreSQL with a synchronous standby. */
export interface PostgresStore extends ChaosStore {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  /** The disk of the primary; undefined where no file system can be mounted. */
  readonly disk: SmallDisk | undefined;
}

/** Starts PostgreSQL with a standby, below a directory. */
export const startPostgresStore = async (directory: string): Promise<PostgresStore> => {
  await using opened = new AsyncDisposableStack();
  const disk = await mountDisk(join(directory, 'disk'));
  if (disk) opened.defer(() => void spawnSync('umount', ['--lazy', disk.directory]));
  const primary = opened.use(await startPostgres(['-c synchronous_standby_names=*'], disk?.directory));
  const standby = opened.use(await startStandby(primary));
  const servers = [primary, standby].map(({ url }) => new URL(url).host).join();
  const running = opened.move();
  return {
    ...{ databaseUrl: `postgres://skein@${servers}/postgres`, schema: 'public', primary, standby, disk },
    tokenKey: makeTokenKeyReader(primary.url, 'public'),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
};

/** A worker of a cluster. */
export interface CitusWorker {
  kill(): Promise<void>;
  /** Starts it again, with the settings that it had; or waits until its container has. */
  start(): Promise<void>;
}

/** A Citus cluster, on which the store has a schema of its own. */
export interface CitusStore extends ChaosStore {
  /** The worker with the rows of the demo domain, and another one. */
  workers(): Promise<{ readonly own: CitusWorker; readonly other: CitusWorker }>;
}

const openWorker = async (url: string): Promise<CitusWorker> => {
  const [{ data, pid }] = (await queryRows(url, SERVER_PROCESS_SQL)) as [{ data: string; pid: number }];
  if (existsSync(data))
    return { kill: async () => void process.kill(pid, 'SIGKILL'), start: () => restartServer(data) };
  return { kill: () => crashServer(url, pid), start: () => waitUntilAnswering(url) };
};

/** Directory and process of a server, which may be on another machine. */
const SERVER_PROCESS_SQL = `select current_setting('data_directory') as data,
  split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as pid`;

/** Ends a server at once, as a crash does: the first process of a container takes no SIGKILL from within. */
const crashServer = async (url: string, pid: number): Promise<void> => {
  await queryRows(url, `copy (select 1) to program 'kill -QUIT ${pid}'`).catch(() => {});
};

/** @throws {Error} the server does not answer in a minute; the cause is its last refusal */
const waitUntilAnswering = (url: string): Promise<void> =>
  waitUntil('the server answers', () => queryRows(url, 'select 1').then(() => true), { intervalMs: 500 });

/** Whether each worker has the rows of a domain, the one that has them first. */
const WORKERS_SQL = `
  select node.nodename || ':' || node.nodeport as host
  from pg_dist_node node left join pg_dist_placement placement on placement.groupid = node.groupid
    and placement.shardid = get_shard_id_for_distribution_column(($1 || '.monitoring_alert')::regclass, $2::text)
  where node.shouldhaveshards order by placement.shardid`;

/**
 * Opens a store on a cluster that nobody else uses. Its servers are on this machine, or in containers that start again by themselves.
 *
 * @param url of the coordinator
 */
export const openCitusStore = async (url: string): Promise<CitusStore> => {
  const schema = makeSchemaName();
  return {
    ...{ databaseUrl: url, schema, tokenKey: makeTokenKeyReader(url, schema) },
    workers: async () => {
      const rows = await queryRows(url, WORKERS_SQL, [schema, DEMO_DOMAIN]);
      const [own, other] = await Promise.all(
        rows.map(({ host }) => openWorker(Object.assign(new URL(url), { host }).href)),
      );
      if (!own || !other) throw new Error('the cluster has fewer than two workers');
      return { own, other };
    },
    [Symbol.asyncDispose]: async () => {
      for (const name of [schema, `${schema}_jobs`]) await queryRows(url, `drop schema if exists ${name} cascade`);
    },
  };
};
