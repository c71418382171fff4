/** What the coordinator of a Citus cluster would refuse of the tables of a store, read from the catalogue of any PostgreSQL. */
import { sql } from 'kysely';
import type { Database } from '../../service/store/database.ts';
import { findPlainTables } from '../../service/store/distribution/tables.ts';

/** Tables of the store as conditions on their names. */
const readTables = async (db: Database) => {
  const tables = await findPlainTables(db);
  const names = (wanted: string) =>
    sql`${tables.filter((one) => one.wanted === wanted).map(({ name }) => name)}::text[]`;
  return { distributed: names('distributed'), reference: names('reference'), local: names('local') };
};

const relationName = (oid: string) => sql`(select relname from pg_class where oid = ${sql.ref(oid)})`;
const domainColumn = (oid: string) =>
  sql`(select attnum from pg_attribute where attrelid = ${sql.ref(oid)} and attname = 'domain_id')`;

/** Unique keys of distributed tables have to include the domain: each machine knows its own rows alone. */
const findUniqueKeys = ({ distributed }: Awaited<ReturnType<typeof readTables>>) => sql<{ refused: string }>`
  select indexrelid::regclass || ': a unique key without domain_id' as refused from pg_index
  where (indisunique or indisexclusion) and ${relationName('indrelid')} = any(${distributed})
    and ${domainColumn('indrelid')} <> all(indkey[0:indnkeyatts - 1])`;

/** Rows refer to rows of the same domain, or to lists that every machine has. */
const findForeignKeys = ({ distributed, reference, local }: Awaited<ReturnType<typeof readTables>>) => sql<{
  refused: string;
}>`
  select conname || ': a foreign key of a row to one that may be on another machine' as refused from pg_constraint
  where contype = 'f' and connamespace = current_schema()::regnamespace and case
    when ${relationName('conrelid')} = any(${distributed}) and ${relationName('confrelid')} = any(${distributed})
      then not exists (select from unnest(conkey, confkey) as pair(own, other)
        where own = ${domainColumn('conrelid')} and other = ${domainColumn('confrelid')})
    when ${relationName('conrelid')} = any(${distributed}) then ${relationName('confrelid')} = any(${local})
    else ${relationName('confrelid')} = any(${distributed}) or
      (${relationName('confrelid')} = any(${reference})) <> (${relationName('conrelid')} = any(${reference})) end`;

/** A trigger runs on a shard, whose name it has to use: the tables of the coordinator are empty there. */
const findTriggers = ({ distributed }: Awaited<ReturnType<typeof readTables>>) => sql<{ refused: string }>`
  select tgname || ': a trigger that names tables, and not the shard it runs on (tg_table_name)' as refused
  from pg_trigger join pg_proc on pg_proc.oid = tgfoid
  where not tgisinternal and ${relationName('tgrelid')} = any(${distributed}) and prosrc !~ 'tg_table_name'
    and exists (select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'v')
      and prosrc ~ ('\\m(from|join|into|update)\\s+' || relname || '\\M'))`;

/** Machines give numbers from ranges of their own, which smaller types cannot hold. */
const findSequences = ({ distributed }: Awaited<ReturnType<typeof readTables>>) => sql<{ refused: string }>`
  select attrelid::regclass || '.' || attname || ': generated numbers that are not bigint' as refused from pg_attribute
  where attidentity <> '' and atttypid <> 'bigint'::regtype and ${relationName('attrelid')} = any(${distributed})
  union all
  select attrelid::regclass || '.' || attname || ': numbers of one sequence, which every machine would have to ask'
  from pg_attribute join pg_attrdef on adrelid = attrelid and adnum = attnum
  where ${relationName('attrelid')} = any(${distributed}) and attgenerated = '' and pg_get_expr(adbin, adrelid) ~ 'nextval'
    and atttypid <> 'bigint'::regtype`;

/** Each constraint, trigger or column that a coordinator would refuse, or that would fail on a worker. */
export const findRefusedObjects = async (db: Database): Promise<string[]> => {
  const tables = await readTables(db);
  const found = [];
  for (const rule of [findUniqueKeys, findForeignKeys, findTriggers, findSequences])
    found.push(...(await rule(tables).execute(db)).rows);
  return found.map(({ refused }) => refused).sort();
};
