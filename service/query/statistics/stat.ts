/** StatisticsQuery: distinct values, or a chain of stages (semantics 2.6). */

import type { RawBuilder } from 'kysely';
import type { Static } from 'typebox';
import type { StatisticsQuery as StatisticsQuerySchema } from '../../../contract/core/query.ts';
import { required } from '../../errors.ts';
import type { Database } from '../../store/database.ts';
import { type Table, withComputedColumns } from '../../store/table.ts';
import { type QueryContext, rowConditions } from '../rowConditions.ts';
import { sortKeys } from '../sort.ts';
import { DISTINCT, distinctRows } from './distinct.ts';
import { fetchPage, type QueryStatements, type Statistics, statementsOf } from './queryStatements.ts';
import { recordRows, sortRows } from './rows.ts';
import { aggregateRows } from './stages.ts';

export type StatisticsQuery = Static<typeof StatisticsQuerySchema>;

const compileQuery = (table: Table, { aggregate, distinct, sort }: StatisticsQuery): QueryStatements => {
  const sorted = sortKeys(sort);
  if (aggregate?.length) {
    return statementsOf(table, { aggregate, sorted }, () => {
      const { rows, ...counted } = aggregateRows(recordRows(table), aggregate);
      return { rows: sortRows(rows, sorted), ...counted };
    });
  }
  if (!distinct) throw required('aggregate');
  const desc = sorted[0]?.desc ?? false;
  return statementsOf(table, { distinct, desc }, () => ({ rows: distinctRows(table, distinct, desc) }));
};

/**
 * Executes a stat request.
 *
 * @param where the caller's scope; it applies whatever the query contains
 * @throws ServiceError ERROR_REQUIRED_PARAMETER (aggregate), ERROR_DB_QUERY, … by semantics 2.6
 */
export const stat = async (
  db: Database,
  tableOfRecords: Table,
  query: StatisticsQuery,
  where: readonly RawBuilder<boolean>[],
  options: Omit<QueryContext, 'where'> = {},
): Promise<Statistics> => {
  const table = withComputedColumns(tableOfRecords);
  const { results, ...counted } = await fetchPage(
    db,
    compileQuery(table, query),
    rowConditions(table, query, { ...options, where }),
    query.page,
  );
  const isDistinct = !query.aggregate?.length;
  return { results: isDistinct ? results.map((row) => row[DISTINCT]) : results, ...counted };
};
