/** StatisticsQuery: distinct values, or a chain of stages (semantics 2.6). */

import type { RawBuilder } from 'kysely';
import type { Static } from 'typebox';
import type { StatisticsQuery as StatisticsQuerySchema } from '../../../contract/core/query.ts';
import { required } from '../../errors.ts';
import type { Database } from '../../store/database.ts';
import type { Table } from '../../store/table.ts';
import { chosen, type Surroundings } from '../choice.ts';
import { sortKeys } from '../sort.ts';
import { DISTINCT, distinctRows } from './distinct.ts';
import { fetchPage, recordRows, type Statistics, sortedRows } from './rows.ts';
import { aggregatedRows } from './stages.ts';

export type StatisticsQuery = Static<typeof StatisticsQuerySchema>;

/**
 * Answers a stat request.
 *
 * @param where the caller's scope; it holds whatever the query says
 * @throws ServiceError ERROR_REQUIRED_PARAMETER (aggregate), ERROR_DB_QUERY, … by semantics 2.6
 */
export const stat = async (
  db: Database,
  table: Table,
  query: StatisticsQuery,
  where: readonly RawBuilder<boolean>[],
  options: Omit<Surroundings, 'where'> = {},
): Promise<Statistics> => {
  const around = { ...options, where };
  const sorted = sortKeys(query.sort);
  if (query.aggregate?.length) {
    const rows = aggregatedRows(recordRows(table, query, around), query.aggregate, around.nowMs ?? Date.now());
    return fetchPage(db, sortedRows(rows, sorted), query.page);
  }
  if (!query.distinct) throw required('aggregate');
  const rows = distinctRows(table, query.distinct, chosen(table, query, around), sorted[0]?.desc ?? false);
  const { results, ...counted } = await fetchPage(db, rows, query.page);
  return { results: results.map((row) => row[DISTINCT]), ...counted };
};
