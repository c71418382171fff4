/** Service processes that share one schema of PostgreSQL, as replicas do behind a load balancer. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Work } from '../../../service/jobs.ts';
import { type Database, openPostgres } from '../../../service/store/database.ts';
import { type Client, clientOf, INTERNAL_TOKEN, PASSWORD, SECRET_KEY, type TestDomain } from '../kit.ts';
import { freshSchema } from '../own.ts';

/** The embedded store bears one process only. */
export const databaseUrl = process.env.DATABASE_URL;

/** What a file of these tests says where there is nothing to test. */
export const unlessEmbedded = (name: string): string =>
  databaseUrl ? name : `${name} (skipped: the embedded store bears one process; set DATABASE_URL)`;

const main = join(import.meta.dirname, '../../../service/main.ts');

/** One process. */
export interface Replica {
  readonly url: string;
  /** Ends it at once, in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
}

/** Replicas and the store they share. */
export interface Replicas extends AsyncDisposable {
  readonly db: Database;
  /** Starts another process; gives it once it answers. */
  readonly start: () => Promise<Replica>;
  /** Leaves so many jobs of each kind to be done at once, as if so many clocks struck, and waits until all are done. */
  readonly tick: (works: readonly Work[], times?: number) => Promise<void>;
  /** Leaves them without waiting. */
  readonly strike: (works: readonly Work[], times?: number) => Promise<void>;
  /** Lets whoever writes to a table wait, from `begin` on until what follows is done: `meanwhile` starts once one waits. */
  readonly whileBarred: (table: string, begin: () => Promise<void>, meanwhile: () => Promise<void>) => Promise<void>;
  /** Waits until no transaction holds rows of a table any more: those of the dead end by themselves. */
  readonly letGo: (table: string) => Promise<void>;
  /** Lets the time limit pass of every job of a kind that is under way: its process may be gone. */
  readonly giveUpOnTheDead: (work: Pick<Work, 'name'>) => Promise<void>;
}

/** Longest wait for something that happens soon: machines are busy. */
const PATIENCE_MS = 40_000;

/**
 * Waits until something is so.
 *
 * @throws Error naming it when it never was
 */
export const until = async (what: string, isSo: () => Promise<boolean> | boolean): Promise<void> => {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  while (!(await isSo())) {
    if (patience.aborted) throw new Error(`waited in vain: ${what}`);
    await sleep(50);
  }
};

const environment = (schema: string, sink: string | undefined) => {
  const { BOOTSTRAP_FILE: _, SERVICE_URL: __, ...inherited } = process.env;
  return {
    ...inherited,
    ...{ DATABASE_SCHEMA: schema, HOST: '127.0.0.1', SERVICE_PORT: '0', INTERNAL_TOKEN },
    SECRET_KEY: Buffer.from(SECRET_KEY).toString('base64'),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...(sink === undefined ? {} : { NOTIFICATION_SINK_URL: sink }),
  };
};

const end = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM') => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
};

const startReplica = async (env: NodeJS.ProcessEnv, children: ChildProcess[]): Promise<Replica> => {
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  const died = once(child, 'exit').then(() => Promise.reject(new Error('the service did not come up')));
  const [{ ready }] = (await Promise.race([once(child, 'message'), died])) as [{ ready: string }];
  died.catch(() => {});
  return { url: ready, kill: () => end(child, 'SIGKILL') };
};

/** Opens a schema of its own, still without processes. @param sink address that is told what the service tells */
export const openReplicas = async (sink?: string): Promise<Replicas> => {
  if (!databaseUrl) throw new Error('DATABASE_URL is not set');
  const schema = freshSchema();
  const children: ChildProcess[] = [];
  const { db, executeSql, close } = await openPostgres(databaseUrl, { schema });
  const terms = { schema: `${schema}_jobs`, migrate: false, supervise: false, schedule: false };
  const clocks = new PgBoss({ db: { executeSql }, ...terms });
  // Whoever comes first makes the schema; that too must go well.
  await executeSql(`drop schema ${schema}`);
  const leave = async ({ name }: Work, times: number) => ({
    name,
    ids: (await clocks.insert(name, Array(times).fill({}), { returnId: true })) ?? [],
  });
  const strike = async (works: readonly Work[], times = 2) => {
    await clocks.start();
    return Promise.all(works.map((work) => leave(work, times)));
  };
  const isDone = async ({ name, ids }: Awaited<ReturnType<typeof leave>>) => {
    const jobs = await clocks.findJobs(name);
    return jobs.filter(({ id, state }) => ids.includes(id) && state === 'completed').length === ids.length;
  };
  /** Whether somebody changes rows of a table, or waits to. */
  const isLocked = async (table: string, granted: boolean) => {
    const { rows } = await sql`select 1 from pg_locks where relation = ${`${schema}.${table}`}::regclass
      and mode = 'RowExclusiveLock' and granted = ${granted} limit 1`.execute(db);
    return rows.length > 0;
  };
  return {
    db,
    start: () => startReplica(environment(schema, sink), children),
    strike: async (works, times) => {
      await strike(works, times);
    },
    tick: async (works, times) => {
      const struck = await strike(works, times);
      await until('jobs are done', async () => (await Promise.all(struck.map(isDone))).every(Boolean));
    },
    whileBarred: (table, begin, meanwhile) =>
      db.transaction().execute(async (within) => {
        await sql`lock table ${sql.table(table)} in exclusive mode`.execute(within);
        await begin();
        await until(`somebody waits for ${table}`, () => isLocked(table, false));
        await meanwhile();
      }),
    letGo: (table) => until(`nobody has ${table}`, async () => !(await isLocked(table, true))),
    giveUpOnTheDead: async ({ name }) => {
      const started = sql`update ${sql.table(`${schema}_jobs.job`)} set started_on = started_on - interval '1 hour'`;
      await sql`${started} where name = ${name} and state = 'active'`.execute(db);
      await clocks.supervise(name);
    },
    [Symbol.asyncDispose]: async () => {
      await clocks.stop({ graceful: false });
      await Promise.all(children.map((child) => end(child, 'SIGTERM')));
      await executeSql(`drop schema ${schema} cascade`);
      await executeSql(`drop schema ${schema}_jobs cascade`);
      await close();
    },
  };
};

/** A token of the domain's owner, issued by one replica. */
export const ownerToken = async ({ url }: Replica, { domainId, users }: TestDomain): Promise<string> => {
  const credentials = { user_id: users.owner, password: PASSWORD };
  const { body } = await clientOf(url).post('/identity/v2/token/issue', { credentials, domain_id: domainId });
  return String(body.access_token);
};

/** The domain's owner at several replicas, signed in at the first. */
export const ownerAt = async (replicas: readonly Replica[], domain: TestDomain): Promise<Client[]> => {
  const [first] = replicas;
  const token = first && (await ownerToken(first, domain));
  return replicas.map(({ url }) => clientOf(url, token));
};
