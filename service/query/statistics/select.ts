/** The select of an AnalyzeQuery: copies, renames and computes members of the grouped rows (semantics 2.7.4). */
import { sql } from 'kysely';
import { invalid, required } from '../../errors.ts';
import { isObject } from '../../values/jsonObject.ts';
import { readingCost, type Spend } from '../cost.ts';
import { resolve } from '../path.ts';
import { arithmetic, isArithmetic } from './arithmetic.ts';
import { sizeOf, sumOf } from './project.ts';
import { type Output, POSITION, type Rows, rowsFrom, type TypedValue } from './rows.ts';
import { valueAt } from './value.ts';

const PLACE = 'query.select';

const computeMember = ({ fields: members }: Rows, requested: unknown, spend: Spend): TypedValue => {
  const read = (key: string) => {
    const target = resolve(members, key);
    spend(readingCost(target), PLACE);
    return target;
  };
  if (typeof requested === 'string') return valueAt(read(requested));
  const { operator, key, fields } = isObject(requested) ? requested : {};
  if (isArithmetic(operator)) return arithmetic({ fields: members, place: `${PLACE}.fields`, spend }, operator, fields);
  if (operator !== 'size' && operator !== 'sum') throw invalid(`${PLACE}.operator`, 'not an operator of select');
  if (typeof key !== 'string' || !key) throw required(`${PLACE}.key`);
  const target = read(key);
  return operator === 'size' ? sizeOf(target) : sumOf(target);
};

/**
 * Rows with the selected members only; a copied group name remains a group name.
 *
 * @param spend limits the cost of reading the members
 */
export const selectRows = (rows: Rows, select: Readonly<Record<string, unknown>>, spend: Spend): Rows => {
  const entries = Object.entries(select);
  const outputs = entries.map(([name, requested]): Output => ({ name, ...computeMember(rows, requested, spend) }));
  const keys = entries
    .filter(([, requested]) => typeof requested === 'string' && rows.keys.has(requested))
    .map(([name]) => name);
  return rowsFrom({ outputs, tail: sql`from ${rows.from}`, position: POSITION, keys });
};
