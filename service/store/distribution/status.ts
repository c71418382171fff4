/** Reports where the rows of a store are. */
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { isCluster } from './cluster.ts';
import { findPlacedTables, findPlainTables, type PlacedTable } from './tables.ts';

/** A machine with shards. */
export interface ClusterMachine {
  /** `host:port`. */
  readonly machine: string;
  /** Number of shards of distributed tables. */
  readonly shards: number;
  /** Their size on disk, indexes included. */
  readonly bytes: number;
}

/** Rows of a domain in all tables together. */
export interface TenantRows {
  /** Empty for rows that no domain owns. */
  readonly domainId: string;
  readonly rows: number;
}

/** Where the rows of a store are. */
export interface StoreStatus {
  /** Machines with shards, the fullest first; empty where the store is not distributed. */
  readonly machines: readonly ClusterMachine[];
  /** Tables that belong on several machines and are on the coordinator alone. */
  readonly undistributed: readonly string[];
  /** Number of tables distributed by domain. */
  readonly distributed: number;
  /** The domains with most rows, that one first. */
  readonly tenants: readonly TenantRows[];
  readonly tenantCount: number;
  readonly rows: number;
  /** Whether the database can distribute the store. */
  readonly canDistribute: boolean;
}

const findMachines = async (db: Database): Promise<ClusterMachine[]> => {
  const { rows } = await sql<ClusterMachine>`
    select nodename || ':' || nodeport as machine, count(*) as shards, sum(shard_size)::bigint as bytes
    from citus_shards
    where citus_table_type = 'distributed' and table_name in (
      select oid from pg_class where relnamespace = current_schema()::regnamespace)
    group by 1 order by bytes desc, machine`.execute(db);
  return rows;
};

/** Rows by domain. Reads every table. */
const countRowsByTenant = async (db: Database, tables: readonly PlacedTable[]): Promise<TenantRows[]> => {
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await sql<TenantRows>`
      select domain_id as "domainId", count(*) as rows from ${sql.table(name)} group by 1`.execute(db);
    for (const { domainId, rows: count } of rows) counts.set(domainId, (counts.get(domainId) ?? 0) + count);
  }
  return [...counts].map(([domainId, rows]) => ({ domainId, rows })).sort((one, other) => other.rows - one.rows);
};

/**
 * Reads where the rows of a store are.
 *
 * @param max maximum number of domains to name
 */
export const readStoreStatus = async (db: Database, max: number): Promise<StoreStatus> => {
  const canDistribute = await isCluster(db);
  const tables = canDistribute ? await findPlacedTables(db) : await findPlainTables(db);
  const ofDomains = tables.filter(({ wanted }) => wanted === 'distributed');
  const placed = ofDomains.filter(({ placement }) => placement === 'distributed');
  const tenants = await countRowsByTenant(db, ofDomains);
  return {
    machines: placed.length > 0 ? await findMachines(db) : [],
    undistributed: ofDomains.filter(({ placement }) => placement === 'local').map(({ name }) => name),
    distributed: placed.length,
    tenants: tenants.slice(0, max),
    tenantCount: tenants.length,
    rows: tenants.reduce((sum, { rows }) => sum + rows, 0),
    canDistribute,
  };
};
