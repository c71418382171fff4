/** Distinct values of a path (semantics 2.6.3). */
import { sql } from 'kysely';

import type { ResourceTable } from '../../store/table.ts';
import { listQueryFields } from '../fields.ts';
import { ITERATED_VALUE, isNull, iterateCandidates, resolveTarget } from '../path.ts';
import { valueSortColumns, valueSortTerms } from '../sort.ts';
import { not } from '../values.ts';
import { isUnset } from '../valueTest.ts';
import { createRows, ROW_CONDITIONS, type RowOutput, type StageRows, sortRows } from './rows.ts';

/** Name of the only member of the rows. */
export const DISTINCT_MEMBER = 'value';

const toOnlyOutput = ({ type, expression }: Omit<RowOutput, 'name'>): RowOutput => ({
  name: DISTINCT_MEMBER,
  type,
  expression,
});

/**
 * Distinct values in ascending or descending order, without unset. A placeholder stands for the selection of records.
 */
export const distinctRows = (table: ResourceTable, key: string, desc: boolean): StageRows => {
  const target = resolveTarget(listQueryFields(table), key);
  const from = sql`from ${table.from}`;
  if (target.kind === 'missing') {
    return createRows({
      outputs: [toOnlyOutput({ type: 'json', expression: sql`null` })],
      tail: sql`where false`,
      position: sql`1`,
    });
  }
  if (target.kind === 'column') {
    const { column } = target;
    const values = createRows({
      outputs: [toOnlyOutput(column)],
      tail: sql`${from} where ${ROW_CONDITIONS} and ${not(isUnset(column))} group by c0`,
      position: sql`1`,
    });
    return sortRows(values, [{ key: DISTINCT_MEMBER, desc }]);
  }
  const set = not(isNull(target));
  const values = sql`(select distinct ${ITERATED_VALUE} as v ${from} cross join lateral (select ${ITERATED_VALUE} from ${iterateCandidates(target)} where ${set}) as c where ${ROW_CONDITIONS})`;
  return createRows({
    outputs: [toOnlyOutput({ type: 'json', expression: sql`v.value` })],
    tail: sql`from (select ${valueSortColumns(sql`d.v`, sql`false`)} from ${values} as d) as v`,
    position: sql`row_number() over (order by ${valueSortTerms(desc, sql`v`)})`,
  });
};
