/** Groups rows by equal values of keys. */
import { type RawBuilder, sql } from 'kysely';
import { groupSizeHaving, timeLimitAggregate } from '../../store/timeLimit.ts';
import type { AggregateExpression } from './operators.ts';
import { createRows, POSITION, type RowOutput, type StageRows } from './rows.ts';

/** A member of the grouped rows that is computed over a group. */
export interface AggregatedField extends AggregateExpression {
  readonly name: string;
}

/** Of several members with one name, the last wins. */
const keepLastOfName = <Member extends { readonly name: string }>(members: readonly Member[]): Member[] => [
  ...new Map(members.map((member) => [member.name, member])).values(),
];

/** Stops a statement while values are collected, which follows a sort of all rows. */
const WITHIN_TIME = timeLimitAggregate(POSITION);

/** Most values that the members of one group collect on a store that cannot cancel: a row is written without a pause. */
const MAX_COLLECTED_VALUES = 40_000;

const limitCollected = (fields: readonly AggregatedField[]): RawBuilder<unknown> => {
  const collecting = fields.filter(({ collects }) => collects).length;
  return collecting ? groupSizeHaving(Math.floor(MAX_COLLECTED_VALUES / collecting)) : sql``;
};

/**
 * One row per distinct combination of keys, in order of first appearance; without keys, one row over all rows
 * (semantics 2.6.4).
 */
export const groupRows = (
  rows: StageRows,
  keys: readonly RowOutput[],
  fields: readonly AggregatedField[],
): StageRows => {
  const members = keepLastOfName<RowOutput | AggregatedField>([...keys, ...fields]);
  const [keyOutputs, computed] = [
    keys.filter((key) => members.includes(key)),
    fields.filter((field) => members.includes(field)),
  ];
  const by = keyOutputs.map((_, number) => sql.id(`k${number}`));
  const selected: RawBuilder<unknown>[] = [
    // Unset becomes null after grouping: once per group instead of once per row.
    ...keyOutputs.map(({ expression, raw }, number) => sql`${raw ?? expression} as ${by[number]}`),
    ...computed.map(({ expression }, number) => sql`${expression} as ${sql.id(`a${number}`)}`),
    by.length ? sql`min(${POSITION}) as position` : sql`1 as position`,
  ];
  const joins = computed.flatMap(({ join }) => (join ? [join] : []));
  const grouping = by.length ? sql`group by ${sql.join(by)}` : sql``;
  const outputs = [
    ...keyOutputs.map((key, number) => ({
      ...key,
      expression: key.raw ? sql`nullif(r.${by[number]}, '')` : sql`r.${by[number]}`,
    })),
    ...computed.map(({ name, type, finish }, number) => {
      const value = sql`r.${sql.id(`a${number}`)}`;
      return { name, type, expression: finish ? finish(value) : value };
    }),
  ];
  const grouped = sql`(select ${sql.join(selected)}${computed.length ? WITHIN_TIME : sql``} from ${rows.from} ${sql.join(joins, sql` `)} ${grouping}${limitCollected(computed)}) as r`;
  const names = keyOutputs.map(({ name }) => name);
  return createRows({ outputs, tail: sql`from ${grouped}`, position: POSITION, keys: names, unlike: new Set(names) });
};
