/** field_group: folds group names into lists (semantics 2.7.5). */
import { sql } from 'kysely';
import { invalid } from '../../errors.ts';
import { type GroupField, groupRows } from './group.ts';
import { groupOperators } from './operators.ts';
import { type Output, outputsOf, POSITION, type Rows } from './rows.ts';
import { jsonObject, jsonOf } from './value.ts';

const TOTAL = '_total_';

/** Operator that computes the total of values, by the operator the values came from; counts are summed. */
const totals: ReadonlyMap<unknown, string> = new Map([
  ['sum', 'sum'],
  ['count', 'sum'],
  ['average', 'average'],
  ['max', 'max'],
  ['min', 'min'],
]);

/** Name of the total of a member; the member's own name where it has no total. */
export const totalName = (name: string, operators: ReadonlyMap<string, unknown>): string =>
  totals.has(operators.get(name)) ? `${TOTAL}${name}` : name;

const totalOf = (rows: Rows, name: string, operators: ReadonlyMap<string, unknown>, number: number): GroupField[] => {
  const total = groupOperators.get(totals.get(operators.get(name)));
  if (!total) return [];
  const aggregate = total({ fields: rows.fields, key: name, members: [], joinName: `total${number}` });
  return [{ ...aggregate, name: `${TOTAL}${name}` }];
};

const listOf = (member: Output, folded: readonly Output[]): GroupField => {
  const object = jsonObject([['value', jsonOf(member)], ...folded.map((key) => [key.name, jsonOf(key)] as const)]);
  return { name: member.name, type: 'json', expression: sql`jsonb_agg(${object} order by ${POSITION})` };
};

/**
 * Groups rows again by the remaining names. Each field becomes a list of `{value, <folded names…>}`, with a `_total_`
 * member next to it where its operator has a total.
 *
 * @param operators the operator each field came from
 * @throws ServiceError ERROR_INVALID_PARAMETER for a name that begins with `_total_`
 */
export const foldRows = (rows: Rows, names: readonly string[], operators: ReadonlyMap<string, unknown>): Rows => {
  if (names.some((name) => name.startsWith(TOTAL))) throw invalid('field_group', `a name must not start with ${TOTAL}`);
  const outputs = outputsOf(rows);
  const folded = outputs.filter(({ name }) => rows.keys.has(name) && names.includes(name));
  const remaining = outputs.filter(({ name }) => rows.keys.has(name) && !names.includes(name));
  const fields = outputs.filter(({ name }) => !rows.keys.has(name));
  return groupRows(
    rows,
    remaining,
    fields.flatMap((field, number) => [...totalOf(rows, field.name, operators, number), listOf(field, folded)]),
  );
};
