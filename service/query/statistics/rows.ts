/** A list of rows on its way through the stages of a query: a FROM item whose members have types and an order. */
import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import type { Database } from '../../store/database.ts';
import type { Column, ColumnType, Table } from '../../store/table.ts';
import { type Choice, chosen, type Surroundings } from '../choice.ts';
import { type Fields, fieldsOf } from '../fields.ts';
import { type PageRequest, windowOf } from '../page.ts';
import { rowsOf } from '../run.ts';
import { defaultKeys, orderBy, type SortKey } from '../sort.ts';

/** A value in SQL and its type. Null means null or missing. */
export interface Typed {
  readonly type: ColumnType;
  readonly expression: RawBuilder<unknown>;
}

/** A member of the rows a stage makes. */
export interface Output extends Typed {
  readonly name: string;
  readonly schema?: TSchema | undefined;
}

export interface Rows {
  /** FROM item, always named `r`. */
  readonly from: RawBuilder<unknown>;
  readonly fields: Fields;
  /** Members that came from group keys. */
  readonly keys: ReadonlySet<string>;
  /** Rows are whole records still, in which what is unset is written `""`. */
  readonly areRecords: boolean;
}

/** Place of a row among the others. */
export const POSITION = sql`r.position`;

/** What a stage makes of rows. */
interface Stage {
  readonly outputs: readonly Output[];
  /** Everything from FROM on. */
  readonly tail: RawBuilder<unknown>;
  readonly position: RawBuilder<unknown>;
  readonly keys?: Iterable<string>;
  readonly aliases?: Readonly<Record<string, string>>;
  readonly areRecords?: boolean;
}

/** The rows a SELECT gives. Members are `c0`, `c1`, … in SQL, whatever they are called. */
export const rowsFrom = ({ outputs, tail, position, keys = [], aliases = {}, areRecords = false }: Stage): Rows => {
  const selected = outputs.map(({ expression }, number) => sql`${expression} as ${sql.id(`c${number}`)}`);
  const columns = outputs.map(({ name, type }, number): [string, Column] => [
    name,
    { member: name, type, expression: sql`r.${sql.id(`c${number}`)}`, stored: false },
  ]);
  const schemas = outputs.flatMap(({ name, schema }): [string, TSchema][] => (schema ? [[name, schema]] : []));
  return {
    from: sql`(select ${sql.join([...selected, sql`${position} as position`])} ${tail}) as r`,
    fields: { columns: new Map(columns), schemas: new Map(schemas), aliases },
    keys: new Set(keys),
    areRecords,
  };
};

/** The members of rows as they are, to hand on. */
export const outputsOf = ({ fields }: Rows): Output[] =>
  [...fields.columns.values()].map(({ member, type, expression }) => ({
    name: member,
    type,
    expression,
    schema: fields.schemas.get(member),
  }));

/** Rows with the same members, some left out or moved. */
export const rearranged = (rows: Rows, tail: RawBuilder<unknown>, position: RawBuilder<unknown> = POSITION): Rows =>
  rowsFrom({
    outputs: outputsOf(rows),
    tail,
    position,
    keys: rows.keys,
    aliases: rows.fields.aliases,
    areRecords: rows.areRecords,
  });

/** The records a query is about, in default order (semantics 2.6.10). */
export const recordRows = (table: Table, query: Choice, around: Surroundings): Rows => {
  const fields = fieldsOf(table);
  const { joins, terms } = orderBy(fields, defaultKeys(table.resource.defaultSort), [table.seq]);
  const where = chosen(table, query, around);
  return rowsFrom({
    outputs: [...fields.columns.values()].map(({ member, type, expression }) => ({
      name: member,
      type,
      expression,
      schema: fields.schemas.get(member),
    })),
    tail: sql`from ${table.from} ${sql.join(joins, sql` `)} where ${where}`,
    position: sql`row_number() over (order by ${sql.join(terms)})`,
    aliases: fields.aliases,
    areRecords: true,
  });
};

/** The same rows in another order; equals keep theirs. */
export const sortedRows = (rows: Rows, keys: readonly SortKey[]): Rows => {
  if (!keys.length) return rows;
  const { joins, terms } = orderBy(rows.fields, keys, [POSITION]);
  const position = sql`row_number() over (order by ${sql.join(terms)})`;
  return rearranged(rows, sql`from ${rows.from} ${sql.join(joins, sql` `)}`, position);
};

const named = (rows: Rows, row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    [...rows.fields.columns.values()].map(({ member, type }, number) => {
      const value = row[`c${number}`];
      return [member, value === null && rows.areRecords && type === 'timestamp' ? '' : value];
    }),
  );

/**
 * Fetches rows in their order.
 *
 * @param limit at most so many; all of them when absent
 */
export const fetchRows = async (db: Database, rows: Rows, limit?: number, offset = 0) => {
  const cut = limit === undefined ? sql`` : sql`limit ${limit} offset ${offset}`;
  const fetched = await rowsOf<Record<string, unknown>>(
    db,
    sql`select * from ${rows.from} order by ${POSITION} ${cut}`,
  );
  return fetched.map((row) => named(rows, row));
};

/** Answer of every stat request: the rows, and how many there are before cutting where they are cut (semantics 2.6.9). */
export interface Statistics<Result = unknown> {
  readonly results: Result[];
  readonly total_count?: number;
}

/** Fetches rows, cut to a page where it has a limit. */
export const fetchPage = async (
  db: Database,
  rows: Rows,
  page?: PageRequest,
): Promise<Statistics<Record<string, unknown>>> => {
  if (!page?.limit || page.limit < 1) return { results: await fetchRows(db, rows) };
  const { limit, offset } = windowOf(page);
  const [counted] = await rowsOf(db, sql<{ total: number }>`select count(*)::integer as total from ${rows.from}`);
  return { results: await fetchRows(db, rows, limit, offset), total_count: counted?.total ?? 0 };
};
