/** The tables of a store, and where each belongs in a cluster. Read from PostgreSQL's catalogue. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';

/**
 * - `distributed`: its rows are spread by `domain_id`; the rows of a domain in all such tables lie together
 * - `reference`: every machine has all rows
 * - `local`: only the coordinator has it
 */
export type Placement = 'distributed' | 'reference' | 'local';

/** A table of the store. */
export interface PlacedTable {
  readonly name: string;
  /** Where it is now. */
  readonly placement: Placement;
  /** Where it belongs. */
  readonly wanted: Placement;
}

/** Lists that all domains share. */
const REFERENCE_TABLES = ['identity_endpoint', 'repository_repository'];

/** Where the tables of a cluster are: the distributed and the reference tables, by their name in the catalogue. */
const CLUSTER_PLACEMENT = sql`(select case partmethod when 'h' then 'distributed' else 'reference' end
  from pg_dist_partition where logicalrelid = relation.oid and not autoconverted)`;

const readTables = async (db: Database, placement: RawBuilder<unknown>): Promise<PlacedTable[]> => {
  const { rows } = await sql<PlacedTable>`
    select relname as name, coalesce(${placement}, 'local') as placement,
      case when exists (
          select from pg_attribute where attrelid = relation.oid and attname = 'domain_id' and not attisdropped)
        then 'distributed' when relname = any(${REFERENCE_TABLES}::text[]) then 'reference' else 'local' end as wanted
    from pg_class relation
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
    order by relname`.execute(db);
  return rows;
};

/** The tables of the current schema, by name, in a database with the extension citus. */
export const findPlacedTables = (db: Database): Promise<PlacedTable[]> => readTables(db, CLUSTER_PLACEMENT);

/** The tables of the current schema, by name, in any other database. */
export const findPlainTables = (db: Database): Promise<PlacedTable[]> => readTables(db, sql`null`);

/** A foreign key or a trigger, as SQL that drops it and that adds it. */
export interface AttachedObject {
  readonly drop: string;
  /** Null for triggers that serve replicas of earlier releases, which cannot use a distributed store. */
  readonly add: string | null;
}

/** Foreign keys and triggers of the tables of the current schema. */
export const findAttachedObjects = async (db: Database): Promise<AttachedObject[]> => {
  const { rows } = await sql<AttachedObject>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    union all
    select format('drop trigger %I on %s', tgname, tgrelid::regclass), case when tgfoid <> to_regproc('fill_domain') then pg_get_triggerdef(pg_trigger.oid) end
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = current_schema()::regnamespace and not tgisinternal
      and tgfoid <> coalesce(to_regproc('pg_catalog.citus_truncate_trigger'), 0)
    order by 1`.execute(db);
  return rows;
};

/** Functions of the current schema that belong to no extension, as `name(types)`. */
export const findFunctions = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select oid::regprocedure::text as name from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
};
