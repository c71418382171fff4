/** Distinct values of a path (semantics 2.6.3). */
import { sql } from 'kysely';

import type { Table } from '../../store/table.ts';
import { fieldsOf } from '../fields.ts';
import { candidates, isNull, resolve, VALUE } from '../path.ts';
import { valueColumns, valueTerms } from '../sort.ts';
import { not } from '../values.ts';
import { isUnset } from '../valueTest.ts';
import { type Output, ROW_CONDITIONS, type Rows, rowsFrom, sortRows } from './rows.ts';

/** Name of the only member of the rows. */
export const DISTINCT = 'value';

const onlyMember = ({ type, expression }: Omit<Output, 'name'>): Output => ({ name: DISTINCT, type, expression });

/**
 * Distinct values in ascending or descending order, without unset. A placeholder stands for the selection of records.
 */
export const distinctRows = (table: Table, key: string, desc: boolean): Rows => {
  const target = resolve(fieldsOf(table), key);
  const from = sql`from ${table.from}`;
  if (target.kind === 'missing') {
    return rowsFrom({
      outputs: [onlyMember({ type: 'json', expression: sql`null` })],
      tail: sql`where false`,
      position: sql`1`,
    });
  }
  if (target.kind === 'column') {
    const { column } = target;
    const values = rowsFrom({
      outputs: [onlyMember(column)],
      tail: sql`${from} where ${ROW_CONDITIONS} and ${not(isUnset(column))} group by c0`,
      position: sql`1`,
    });
    return sortRows(values, [{ key: DISTINCT, desc }]);
  }
  const set = not(isNull(target));
  const values = sql`(select distinct ${VALUE} as v ${from} cross join lateral (select ${VALUE} from ${candidates(target)} where ${set}) as c where ${ROW_CONDITIONS})`;
  return rowsFrom({
    outputs: [onlyMember({ type: 'json', expression: sql`v.value` })],
    tail: sql`from (select ${valueColumns(sql`d.v`, sql`false`)} from ${values} as d) as v`,
    position: sql`row_number() over (order by ${valueTerms(desc, sql`v`)})`,
  });
};
