/** What a database can do: plain PostgreSQL, or the coordinator of a Citus cluster. */
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { DistributionError } from './error.ts';

const hasCitus = async (db: Database): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_extension where extname = 'citus'`.execute(db);
  return rows.length > 0;
};

interface Cluster {
  readonly isCoordinator: boolean;
  /** Number of machines that take shards. */
  readonly machines: number;
}

const readCluster = async (db: Database): Promise<Cluster> => {
  const { rows } = await sql<Cluster>`
    select (select groupid = 0 from pg_dist_local_group) as "isCoordinator",
      (select count(*) from pg_dist_node where noderole = 'primary' and isactive and shouldhaveshards) as machines`.execute(
    db,
  );
  return rows[0] ?? { isCoordinator: false, machines: 0 };
};

/** Whether a new store in this database is to be distributed: it is the coordinator of machines that take shards. */
export const isCluster = async (db: Database): Promise<boolean> => {
  if (!(await hasCitus(db))) return false;
  const { isCoordinator, machines } = await readCluster(db);
  return isCoordinator && machines > 0;
};

/** @throws {DistributionError} naming what the database lacks */
export const checkCluster = async (db: Database): Promise<void> => {
  if (!(await hasCitus(db))) {
    throw new DistributionError(
      'the database has no extension citus: create it on every machine, and add the workers with citus_add_node.',
    );
  }
  const { isCoordinator, machines } = await readCluster(db);
  if (!isCoordinator) throw new DistributionError('the database is a worker: expected the coordinator of the cluster.');
  if (machines === 0)
    throw new DistributionError('the cluster has no worker that takes shards: add one with citus_add_node.');
};
