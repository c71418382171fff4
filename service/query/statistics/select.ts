/** The select of an AnalyzeQuery: copies, renames and computes members of the grouped rows (semantics 2.7.4). */
import { sql } from 'kysely';
import { invalid, required } from '../../errors.ts';
import { isObject } from '../../http/jsonObject.ts';
import { resolve } from '../path.ts';
import { arithmetic, isArithmetic } from './arithmetic.ts';
import { sizeOf, sumOf } from './project.ts';
import { type Output, POSITION, type Rows, rowsFrom, type TypedValue } from './rows.ts';
import { valueAt } from './value.ts';

const computeMember = (rows: Rows, requested: unknown): TypedValue => {
  if (typeof requested === 'string') return valueAt(resolve(rows.fields, requested));
  const { operator, key, fields } = isObject(requested) ? requested : {};
  if (isArithmetic(operator)) return arithmetic(rows.fields, operator, fields, 'query.select.fields');
  if (operator !== 'size' && operator !== 'sum') throw invalid('query.select.operator', 'not an operator of select');
  if (typeof key !== 'string' || !key) throw required('query.select.key');
  const target = resolve(rows.fields, key);
  return operator === 'size' ? sizeOf(target) : sumOf(target);
};

/** Rows with the selected members only; a copied group name remains a group name. */
export const selectRows = (rows: Rows, select: Readonly<Record<string, unknown>>): Rows => {
  const entries = Object.entries(select);
  const outputs = entries.map(([name, requested]): Output => ({ name, ...computeMember(rows, requested) }));
  const keys = entries
    .filter(([, requested]) => typeof requested === 'string' && rows.keys.has(requested))
    .map(([name]) => name);
  return rowsFrom({ outputs, tail: sql`from ${rows.from}`, position: POSITION, keys });
};
