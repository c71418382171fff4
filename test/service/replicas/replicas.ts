/** Service processes that share a PostgreSQL schema, like replicas behind a load balancer. */
import { type RawBuilder, sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { JobDefinition } from '../../../service/jobs.ts';
import type { Database } from '../../../service/store/database.ts';
import { openPostgres } from '../../../service/store/postgres.ts';
import { type WaitOptions, waitUntil } from '../../waitUntil.ts';
import { type ServiceProcess, startServiceProcess } from '../serviceProcess.ts';
import { type ApiClient, createApiClient, issueAccessToken, type TestDomain } from '../testDomain.ts';
import { makeSchemaName } from '../testService.ts';

/** Only one process can open the embedded store. */
export const databaseUrl = process.env.DATABASE_URL;

/** Whether it is the coordinator of a cluster. */
export const isOnCitus: boolean = databaseUrl !== undefined && databaseUrl === process.env.CITUS_URL;

/** Adds to a test name why the tests are skipped. */
export const withReplicaSkipReason = (name: string): string =>
  databaseUrl ? name : `${name} (skipped: only one process can open the embedded store; set DATABASE_URL)`;

/** One service process. */
export type Replica = ServiceProcess;

/** Replicas and their store. */
export interface Replicas extends AsyncDisposable {
  readonly db: Database;
  /** Starts another process, and resolves when it is ready. */
  readonly start: () => Promise<Replica>;
  /** Inserts this many jobs of each kind, as if that many clocks ticked at once, and waits until all have run. */
  readonly tick: (jobs: readonly JobDefinition[], times?: number) => Promise<void>;
  /** Inserts the jobs without waiting. */
  readonly insertJobs: (jobs: readonly JobDefinition[], times?: number) => Promise<void>;
  /** Locks a table, runs `begin`, waits until a process waits for the lock, and then runs `meanwhile`. */
  readonly whileLocked: (table: string, begin: () => Promise<void>, meanwhile: () => Promise<void>) => Promise<void>;
  /** Waits until no transaction has locked rows of a table; those of killed processes end by themselves. */
  readonly untilUnlocked: (table: string) => Promise<void>;
  /** Expires all active jobs of a kind, because their process may have ended. */
  readonly expireActiveJobs: (job: Pick<JobDefinition, 'name'>) => Promise<void>;
}

/** Longest wait for something that replicas do; the machine may be busy. */
export const REPLICA_WAIT: WaitOptions = { timeoutMs: 80_000 };

/**
 * Opens a new schema without processes.
 *
 * @param sink URL of the notification sink
 */
export const openReplicas = async (sink?: string): Promise<Replicas> => {
  if (!databaseUrl) throw new Error('DATABASE_URL is not set');
  const schema = makeSchemaName();
  const sinkSetting = sink === undefined ? {} : { NOTIFICATION_SINK_URL: sink };
  const settings = { DATABASE_URL: databaseUrl, DATABASE_SCHEMA: schema, ...sinkSetting };
  const started: Replica[] = [];
  const { db, executeSql, close } = await openPostgres(databaseUrl, { schema });
  const options = { schema: `${schema}_jobs`, migrate: false, supervise: false, schedule: false };
  const boss = new PgBoss({ db: { executeSql }, ...options });
  // The first process must create the schema.
  await executeSql(`drop schema ${schema}`);
  const insert = async ({ name }: JobDefinition, times: number) => ({
    name,
    ids: (await boss.insert(name, Array(times).fill({}), { returnId: true })) ?? [],
  });
  const strike = async (works: readonly JobDefinition[], times = 2) => {
    await boss.start();
    return Promise.all(works.map((work) => insert(work, times)));
  };
  const isDone = async ({ name, ids }: Awaited<ReturnType<typeof insert>>) => {
    const jobs = await boss.findJobs(name);
    return jobs.filter(({ id, state }) => ids.includes(id) && state === 'completed').length === ids.length;
  };
  /** Whether a transaction has locked rows of a table, or waits for the lock. */
  const isLocked = async (table: string, granted: boolean) => {
    const { rows } = await sql`select 1 from pg_locks where relation = ${`${schema}.${table}`}::regclass
      and mode = 'RowExclusiveLock' and granted = ${granted} limit 1`.execute(db);
    return rows.length > 0;
  };
  return {
    db,
    start: async () => {
      const replica = await startServiceProcess(settings);
      started.push(replica);
      return replica;
    },
    insertJobs: async (works, times) => {
      await strike(works, times);
    },
    tick: async (works, times) => {
      const inserted = await strike(works, times);
      await waitUntil(
        'jobs are done',
        async () => (await Promise.all(inserted.map(isDone))).every(Boolean),
        REPLICA_WAIT,
      );
    },
    whileLocked: (table, begin, meanwhile) =>
      db.transaction().execute(async (transaction) => {
        await sql`lock table ${sql.table(table)} in exclusive mode`.execute(transaction);
        await begin();
        await waitUntil(`a process waits for ${table}`, () => isLocked(table, false), REPLICA_WAIT);
        await meanwhile();
      }),
    untilUnlocked: (table) =>
      waitUntil(`no transaction has locked ${table}`, async () => !(await isLocked(table, true)), REPLICA_WAIT),
    expireActiveJobs: async ({ name }) => {
      const started = sql`update ${sql.table(`${schema}_jobs.job`)} set started_on = started_on - interval '1 hour'`;
      await sql`${started} where name = ${name} and state = 'active'`.execute(db);
      await boss.supervise(name);
    },
    [Symbol.asyncDispose]: async () => {
      await boss.stop({ graceful: false });
      for (const { send } of started) send('SIGTERM');
      await Promise.all(started.map(({ ended }) => ended));
      await executeSql(`drop schema ${schema} cascade`);
      await executeSql(`drop schema ${schema}_jobs cascade`);
      await close();
    },
  };
};

/** A token of the owner, issued by one replica. */
export const issueOwnerToken = ({ url }: Replica, { domainId, users }: TestDomain): Promise<string> =>
  issueAccessToken(url, domainId, users.owner);

/** SQL that makes the next escalation step of alerts due, after its five minutes. */
export const makeStepsDueSql = (where: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> =>
  sql`update monitoring_alert set escalated_at = ${new Date(Date.now() - 6 * 60_000).toISOString()}::timestamptz
    where ${where}`;

/** Clients of the owner at several replicas, signed in at the first. */
export const createOwnerClients = async (replicas: readonly Replica[], domain: TestDomain): Promise<ApiClient[]> => {
  const [first] = replicas;
  const token = first && (await issueOwnerToken(first, domain));
  return replicas.map(({ url }) => createApiClient(url, token));
};
