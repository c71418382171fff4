/** Position of a record in default order, for statistics (semantics 2.6.10). */
import { type RawBuilder, sql } from 'kysely';
import type { Column, ResourceTable } from '../../store/table.ts';
import { listQueryFields } from '../fields.ts';
import { type Ordering, orderBy, parseDefaultSort, type SortKey } from '../sort.ts';

/** A member as a number that sorts in the same order; undefined where only a sort gives the order. */
const selectNumber = ({ type, expression }: Column): RawBuilder<unknown> | undefined => {
  if (type === 'boolean') return sql`${expression}::integer`;
  // `extract` returns a decimal number, at twice the cost.
  if (type === 'timestamp') return sql`date_part('epoch', ${expression})`;
  return type === 'integer' || type === 'double' ? expression : undefined;
};

/** Unset sorts below all values. */
const selectSortNumber = (table: ResourceTable, { key, desc = false }: SortKey): RawBuilder<unknown> | undefined => {
  const column = listQueryFields(table).columns.get(key);
  const number = column && selectNumber(column);
  if (!number) return undefined;
  const value = sql`(${number})::double precision`;
  return desc ? sql`coalesce(-${value}, 'infinity')` : sql`coalesce(${value}, '-infinity')`;
};

/** Bits of a position that hold the order of creation, and the latest time of the others: the year 2248. */
const SEQ_BITS = 20;
const LATEST_MS = 2 ** (63 - SEQ_BITS) - 1;

/**
 * The position of a record that is sorted by one time, as one number: milliseconds, then the last bits of the order of
 * creation, since records of one millisecond are not created a million apart. Comparing it costs less than half of
 * comparing time and order of creation one after the other. Unset sorts below all times.
 */
const selectTimePosition = (
  table: ResourceTable,
  [first, ...others]: readonly SortKey[],
): RawBuilder<unknown> | undefined => {
  const column = first && listQueryFields(table).columns.get(first.key);
  if (!column || others.length > 0 || column.type !== 'timestamp') return undefined;
  const lowest = sql.lit(-LATEST_MS);
  const given = sql`date_part('epoch', ${column.expression}) * 1000`;
  // Callers choose other times, which may be in any year.
  const inRange =
    column.member === 'created_at' ? given : sql`greatest(${lowest}, least(${sql.lit(LATEST_MS)}, ${given}))`;
  const milliseconds = sql`coalesce((${inRange})::bigint, ${lowest})`;
  const order = sql`${sql.ref(`${table.name}.seq`)} & ${sql.lit(2 ** SEQ_BITS - 1)}`;
  return sql`(${first.desc ? sql`-` : sql``}${milliseconds} << ${sql.lit(SEQ_BITS)} | (${order}))`;
};

/**
 * The position of a record among the others, as a comparable value. Where numbers suffice, this avoids sorting all
 * records only to find which group comes first.
 */
export const selectRecordPosition = (
  table: ResourceTable,
): Pick<Ordering, 'joins'> & { readonly position: RawBuilder<unknown> } => {
  if (table.place) return { joins: [], position: table.place };
  const creation = sql.ref(`${table.name}.seq`);
  const keys = parseDefaultSort(table.resource.defaultSort);
  const time = selectTimePosition(table, keys);
  if (time) return { joins: [], position: time };
  const numbers = keys.map((key) => selectSortNumber(table, key));
  if (numbers.every((number) => number !== undefined)) {
    return { joins: [], position: sql`array[${sql.join([...numbers, creation])}]::double precision[]` };
  }
  const { joins, terms } = orderBy(listQueryFields(table), keys, [creation]);
  return { joins, position: sql`row_number() over (order by ${sql.join(terms)})` };
};
