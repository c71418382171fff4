/** The select of an AnalyzeQuery: copies, renames and computes members of the grouped rows (semantics 2.7.4). */
import { sql } from 'kysely';
import { invalidParameterError, requiredParameterError } from '../../errors.ts';
import { isObject } from '../../values/jsonObject.ts';
import { resolveTarget } from '../path.ts';
import { estimateReadingCost, type SpendQueryCost } from '../queryCost.ts';
import { compileArithmetic, isArithmetic } from './arithmetic.ts';
import { selectListSize, selectListSum } from './project.ts';
import { createRows, POSITION, type RowOutput, type StageRows, type TypedValue } from './rows.ts';
import { selectValue } from './value.ts';

const SELECT_PATH = 'query.select';

const computeMember = ({ fields: members }: StageRows, requested: unknown, spend: SpendQueryCost): TypedValue => {
  const read = (key: string) => {
    const target = resolveTarget(members, key);
    spend(estimateReadingCost(target), SELECT_PATH);
    return target;
  };
  if (typeof requested === 'string') return selectValue(read(requested));
  const { operator, key, fields } = isObject(requested) ? requested : {};
  if (isArithmetic(operator))
    return compileArithmetic({ fields: members, place: `${SELECT_PATH}.fields`, spend }, operator, fields);
  if (operator !== 'size' && operator !== 'sum')
    throw invalidParameterError(`${SELECT_PATH}.operator`, 'not an operator of select');
  if (typeof key !== 'string' || !key) throw requiredParameterError(`${SELECT_PATH}.key`);
  const target = read(key);
  return operator === 'size' ? selectListSize(target) : selectListSum(target);
};

/**
 * Rows with the selected members only; a copied group name remains a group name.
 *
 * @param spend limits the cost of reading the members
 */
export const selectRows = (
  rows: StageRows,
  select: Readonly<Record<string, unknown>>,
  spend: SpendQueryCost,
): StageRows => {
  const entries = Object.entries(select);
  const outputs = entries.map(([name, requested]): RowOutput => ({ name, ...computeMember(rows, requested, spend) }));
  const keys = entries
    .filter(([, requested]) => typeof requested === 'string' && rows.keys.has(requested))
    .map(([name]) => name);
  return createRows({ outputs, tail: sql`from ${rows.from}`, position: POSITION, keys });
};
