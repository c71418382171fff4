/** Position of a record in default order, for statistics (semantics 2.6.10). */
import { type RawBuilder, sql } from 'kysely';
import type { Column, Table } from '../../store/table.ts';
import { fieldsOf } from '../fields.ts';
import { defaultKeys, type Ordering, orderBy, type SortKey } from '../sort.ts';

/** A member as a number that sorts in the same order; undefined where only a sort gives the order. */
const numberOf = ({ type, expression }: Column): RawBuilder<unknown> | undefined => {
  if (type === 'boolean') return sql`${expression}::integer`;
  // `extract` returns a decimal number, at twice the cost.
  if (type === 'timestamp') return sql`date_part('epoch', ${expression})`;
  return type === 'integer' || type === 'double' ? expression : undefined;
};

/** Unset sorts below all values. */
const sortNumber = (table: Table, { key, desc = false }: SortKey): RawBuilder<unknown> | undefined => {
  const column = fieldsOf(table).columns.get(key);
  const number = column && numberOf(column);
  if (!number) return undefined;
  const value = sql`(${number})::double precision`;
  return desc ? sql`coalesce(-${value}, 'infinity')` : sql`coalesce(${value}, '-infinity')`;
};

/**
 * The position of a record among the others, as a comparable value. Where numbers suffice, this avoids sorting all
 * records only to find which group comes first.
 */
export const recordPosition = (table: Table): Pick<Ordering, 'joins'> & { readonly position: RawBuilder<unknown> } => {
  if (table.place) return { joins: [], position: table.place };
  const creation = sql.ref(`${table.name}.seq`);
  const keys = defaultKeys(table.resource.defaultSort);
  const numbers = keys.map((key) => sortNumber(table, key));
  if (numbers.every((number) => number !== undefined)) {
    return { joins: [], position: sql`array[${sql.join([...numbers, creation])}]::double precision[]` };
  }
  const { joins, terms } = orderBy(fieldsOf(table), keys, [creation]);
  return { joins, position: sql`row_number() over (order by ${sql.join(terms)})` };
};
