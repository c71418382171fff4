/** Lists the member names of the objects in one Struct column, over all selected records. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../store/database.ts';
import type { ResourceTable } from '../../store/table.ts';
import { listQueryFields } from '../fields.ts';
import { compileRowConditions, type QueryContext, type RowConditions } from '../rowConditions.ts';
import { runSelect } from '../runSelect.ts';

/** The Struct to read, and the query that selects its records. */
export interface StructMember {
  readonly table: ResourceTable;
  readonly member: string;
}

/**
 * Names of members, in the order of jsonb: shorter names first.
 *
 * @throws ServiceError ERROR_DB_QUERY, ERROR_OPERATOR_…, ERROR_INVALID_PARAMETER by semantics 2.2
 */
export const findMemberNames = async (
  db: Database,
  { table, member }: StructMember,
  { query, around }: { readonly query: RowConditions; readonly around: QueryContext },
): Promise<string[]> => {
  const struct = listQueryFields(table).columns.get(member)?.expression as RawBuilder<unknown>;
  const rows = await runSelect(
    db,
    sql<{ name: string }>`
      select n.name from (
        select distinct k.name from ${sql.table(table.name)}
          cross join lateral jsonb_object_keys(case jsonb_typeof(${struct}) when 'object' then ${struct} end) as k(name)
        where ${compileRowConditions(table, query, around)}) as n
      order by octet_length(n.name), n.name collate "C"`,
  );
  return rows.map(({ name }) => name);
};
