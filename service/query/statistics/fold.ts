/** field_group: folds group names into lists (semantics 2.7.5). */
import { sql } from 'kysely';
import { invalidParameterError } from '../../errors.ts';
import { type AggregatedField, groupRows } from './group.ts';
import { groupOperators } from './operators.ts';
import { listOutputs, POSITION, type RowOutput, type StageRows } from './rows.ts';
import { buildJsonObject, toJsonb } from './value.ts';

const TOTAL_PREFIX = '_total_';

/** Operator that computes the total of values, by the operator the values came from; counts are summed. */
const totalOperators: ReadonlyMap<unknown, string> = new Map([
  ['sum', 'sum'],
  ['count', 'sum'],
  ['average', 'average'],
  ['max', 'max'],
  ['min', 'min'],
]);

/** Name of the total of a member; the member's own name where it has no total. */
export const findTotalName = (name: string, operators: ReadonlyMap<string, unknown>): string =>
  totalOperators.has(operators.get(name)) ? `${TOTAL_PREFIX}${name}` : name;

const computeTotal = (
  rows: StageRows,
  name: string,
  operators: ReadonlyMap<string, unknown>,
  number: number,
): AggregatedField[] => {
  const total = groupOperators.get(totalOperators.get(operators.get(name)));
  if (!total) return [];
  const aggregate = total({ fields: rows.fields, key: name, members: [], joinName: `total${number}` });
  return [{ ...aggregate, name: `${TOTAL_PREFIX}${name}` }];
};

const collectList = (member: RowOutput, folded: readonly RowOutput[]): AggregatedField => {
  const object = buildJsonObject([
    ['value', toJsonb(member)],
    ...folded.map((key) => [key.name, toJsonb(key)] as const),
  ]);
  return { name: member.name, type: 'json', expression: sql`jsonb_agg(${object} order by ${POSITION})` };
};

/**
 * Groups rows again by the remaining names. Each field becomes a list of `{value, <folded names…>}`, with a `_total_`
 * member next to it where its operator has a total.
 *
 * @param operators the operator each field came from
 * @throws ServiceError ERROR_INVALID_PARAMETER for a name that begins with `_total_`
 */
export const foldRows = (
  rows: StageRows,
  names: readonly string[],
  operators: ReadonlyMap<string, unknown>,
): StageRows => {
  if (names.some((name) => name.startsWith(TOTAL_PREFIX)))
    throw invalidParameterError('field_group', `a name must not start with ${TOTAL_PREFIX}`);
  const outputs = listOutputs(rows);
  const folded = outputs.filter(({ name }) => rows.keys.has(name) && names.includes(name));
  const remaining = outputs.filter(({ name }) => rows.keys.has(name) && !names.includes(name));
  const fields = outputs.filter(({ name }) => !rows.keys.has(name));
  return groupRows(
    rows,
    remaining,
    fields.flatMap((field, number) => [
      ...computeTotal(rows, field.name, operators, number),
      collectList(field, folded),
    ]),
  );
};
