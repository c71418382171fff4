/** What the coordinator of a Citus cluster would refuse of the tables of a store, read from the catalogue of any PostgreSQL. */
import { sql } from 'kysely';
import type { Database } from '../../service/store/database.ts';
import { plainTables } from '../../service/store/distribution/tables.ts';

/** Tables of the store as conditions on their names. */
const tablesOf = async (db: Database) => {
  const tables = await plainTables(db);
  const names = (wanted: string) =>
    sql`${tables.filter((one) => one.wanted === wanted).map(({ name }) => name)}::text[]`;
  return { distributed: names('distributed'), reference: names('reference'), local: names('local') };
};

const nameOf = (oid: string) => sql`(select relname from pg_class where oid = ${sql.ref(oid)})`;
const domainOf = (oid: string) =>
  sql`(select attnum from pg_attribute where attrelid = ${sql.ref(oid)} and attname = 'domain_id')`;

/** Unique keys of distributed tables have to include the domain: each machine knows its own rows alone. */
const uniqueKeys = ({ distributed }: Awaited<ReturnType<typeof tablesOf>>) => sql<{ refused: string }>`
  select indexrelid::regclass || ': a unique key without domain_id' as refused from pg_index
  where (indisunique or indisexclusion) and ${nameOf('indrelid')} = any(${distributed})
    and ${domainOf('indrelid')} <> all(indkey[0:indnkeyatts - 1])`;

/** Rows refer to rows of the same domain, or to lists that every machine has. */
const foreignKeys = ({ distributed, reference, local }: Awaited<ReturnType<typeof tablesOf>>) => sql<{
  refused: string;
}>`
  select conname || ': a foreign key of a row to one that may be on another machine' as refused from pg_constraint
  where contype = 'f' and connamespace = current_schema()::regnamespace and case
    when ${nameOf('conrelid')} = any(${distributed}) and ${nameOf('confrelid')} = any(${distributed})
      then not exists (select from unnest(conkey, confkey) as pair(own, other)
        where own = ${domainOf('conrelid')} and other = ${domainOf('confrelid')})
    when ${nameOf('conrelid')} = any(${distributed}) then ${nameOf('confrelid')} = any(${local})
    else ${nameOf('confrelid')} = any(${distributed}) or
      (${nameOf('confrelid')} = any(${reference})) <> (${nameOf('conrelid')} = any(${reference})) end`;

/** A trigger runs on a shard, whose name it has to use: the tables of the coordinator are empty there. */
const triggers = ({ distributed }: Awaited<ReturnType<typeof tablesOf>>) => sql<{ refused: string }>`
  select tgname || ': a trigger that names tables, and not the shard it runs on (tg_table_name)' as refused
  from pg_trigger join pg_proc on pg_proc.oid = tgfoid
  where not tgisinternal and ${nameOf('tgrelid')} = any(${distributed}) and prosrc !~ 'tg_table_name'
    and exists (select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v')
      and prosrc ~ ('\\m(from|join|into|update)\\s+' || relname || '\\M'))`;

/** Machines give numbers from ranges of their own, for which smaller types have no room. */
const identities = ({ distributed }: Awaited<ReturnType<typeof tablesOf>>) => sql<{ refused: string }>`
  select attrelid::regclass || '.' || attname || ': generated numbers that are no bigint' as refused from pg_attribute
  where attidentity <> '' and atttypid <> 'bigint'::regtype and ${nameOf('attrelid')} = any(${distributed})
  union all
  select attrelid::regclass || '.' || attname || ': numbers of one sequence, which every machine would have to ask'
  from pg_attribute join pg_attrdef on adrelid = attrelid and adnum = attnum
  where ${nameOf('attrelid')} = any(${distributed}) and attgenerated = '' and pg_get_expr(adbin, adrelid) ~ 'nextval'
    and atttypid <> 'bigint'::regtype`;

/** Each constraint, trigger or column that a coordinator would refuse, or that would fail on a worker. */
export const refusedObjects = async (db: Database): Promise<string[]> => {
  const tables = await tablesOf(db);
  const found = [];
  for (const rule of [uniqueKeys, foreignKeys, triggers, identities])
    found.push(...(await rule(tables).execute(db)).rows);
  return found.map(({ refused }) => refused).sort();
};
