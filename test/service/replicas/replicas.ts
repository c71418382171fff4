/** Service processes that share one schema of PostgreSQL, as replicas do behind a load balancer. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Job } from '../../../service/jobs.ts';
import type { Database } from '../../../service/store/database.ts';
import { openPostgres } from '../../../service/store/postgres.ts';
import { type Client, clientOf, PASSWORD, type TestDomain } from '../kit.ts';
import { type ServiceProcess, startProcess } from '../process.ts';
import { freshSchema } from '../testService.ts';

/** The embedded store bears one process only. */
export const databaseUrl = process.env.DATABASE_URL;

/** What a file of these tests says where there is nothing to test. */
export const unlessEmbedded = (name: string): string =>
  databaseUrl ? name : `${name} (skipped: the embedded store bears one process; set DATABASE_URL)`;

/** One process. */
export type Replica = ServiceProcess;

/** Replicas and the store they share. */
export interface Replicas extends AsyncDisposable {
  readonly db: Database;
  /** Starts another process; gives it once it answers. */
  readonly start: () => Promise<Replica>;
  /** Leaves so many jobs of each kind to be done at once, as if so many clocks struck, and waits until all are done. */
  readonly tick: (works: readonly Job[], times?: number) => Promise<void>;
  /** Leaves them without waiting. */
  readonly strike: (works: readonly Job[], times?: number) => Promise<void>;
  /** Lets whoever writes to a table wait, from `begin` on until what follows is done: `meanwhile` starts once one waits. */
  readonly whileBarred: (table: string, begin: () => Promise<void>, meanwhile: () => Promise<void>) => Promise<void>;
  /** Waits until no transaction holds rows of a table any more: those of the dead end by themselves. */
  readonly letGo: (table: string) => Promise<void>;
  /** Lets the time limit pass of every job of a kind that is under way: its process may be gone. */
  readonly giveUpOnTheDead: (work: Pick<Job, 'name'>) => Promise<void>;
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

/** Opens a schema of its own, still without processes. @param sink address that is told what the service tells */
export const openReplicas = async (sink?: string): Promise<Replicas> => {
  if (!databaseUrl) throw new Error('DATABASE_URL is not set');
  const schema = freshSchema();
  const sinking = sink === undefined ? {} : { NOTIFICATION_SINK_URL: sink };
  const settings = { DATABASE_URL: databaseUrl, DATABASE_SCHEMA: schema, ...sinking };
  const started: Replica[] = [];
  const { db, executeSql, close } = await openPostgres(databaseUrl, { schema });
  const terms = { schema: `${schema}_jobs`, migrate: false, supervise: false, schedule: false };
  const clocks = new PgBoss({ db: { executeSql }, ...terms });
  // Whoever comes first makes the schema; that too must go well.
  await executeSql(`drop schema ${schema}`);
  const leave = async ({ name }: Job, times: number) => ({
    name,
    ids: (await clocks.insert(name, Array(times).fill({}), { returnId: true })) ?? [],
  });
  const strike = async (works: readonly Job[], times = 2) => {
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
    start: async () => {
      const replica = await startProcess(settings);
      started.push(replica);
      return replica;
    },
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
      for (const { send } of started) send('SIGTERM');
      await Promise.all(started.map(({ ended }) => ended));
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
