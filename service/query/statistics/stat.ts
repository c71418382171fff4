/** StatisticsQuery: distinct values, or a chain of stages (semantics 2.6). */

import type { RawBuilder } from 'kysely';
import type { Static } from 'typebox';
import type { StatisticsQuery as StatisticsQuerySchema } from '../../../contract/core/query.ts';
import { requiredParameterError } from '../../errors.ts';
import type { Database } from '../../store/database.ts';
import { type ResourceTable, withComputedColumns } from '../../store/table.ts';
import { compileRowConditions, type QueryContext } from '../rowConditions.ts';
import { readSortKeys } from '../sort.ts';
import { DISTINCT_MEMBER, distinctRows } from './distinct.ts';
import { fetchPage, findStatements, type QueryStatements, type StatisticsPage } from './queryStatements.ts';
import { recordRows, sortRows } from './rows.ts';
import { aggregateRows } from './stages.ts';

export type StatQuery = Static<typeof StatisticsQuerySchema>;

const compileQuery = (table: ResourceTable, { aggregate, distinct, sort }: StatQuery): QueryStatements => {
  const sorted = readSortKeys(sort);
  if (aggregate?.length) {
    return findStatements(table, { aggregate, sorted }, () => {
      const { rows, ...counted } = aggregateRows(recordRows(table), aggregate);
      return { rows: sortRows(rows, sorted), ...counted };
    });
  }
  if (!distinct) throw requiredParameterError('aggregate');
  const desc = sorted[0]?.desc ?? false;
  return findStatements(table, { distinct, desc }, () => ({ rows: distinctRows(table, distinct, desc) }));
};

/**
 * Executes a stat request.
 *
 * @param where the caller's scope; it applies whatever the query contains
 * @throws ServiceError ERROR_REQUIRED_PARAMETER (aggregate), ERROR_DB_QUERY, … by semantics 2.6
 */
export const runStat = async (
  db: Database,
  tableOfRecords: ResourceTable,
  query: StatQuery,
  where: readonly RawBuilder<boolean>[],
  options: Omit<QueryContext, 'where'> = {},
): Promise<StatisticsPage> => {
  const table = withComputedColumns(tableOfRecords);
  const { results, ...counted } = await fetchPage(
    db,
    compileQuery(table, query),
    compileRowConditions(table, query, { ...options, where }),
    query.page,
  );
  const isDistinct = !query.aggregate?.length;
  return { results: isDistinct ? results.map((row) => row[DISTINCT_MEMBER]) : results, ...counted };
};
