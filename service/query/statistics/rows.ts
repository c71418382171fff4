/** A list of rows on its way through the stages of a query: a FROM item whose members have types and an order. */
import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import type { Database } from '../../store/database.ts';
import { fixed } from '../../store/fixed.ts';
import { type Column, type ColumnType, perTable, type Table } from '../../store/table.ts';
import { type Choice, chosen, type Surroundings } from '../choice.ts';
import { type Fields, fieldsOf } from '../fields.ts';
import { type PageRequest, windowOf } from '../page.ts';
import { rowsOf } from '../run.ts';
import { orderBy, type SortKey } from '../sort.ts';
import { recordPosition } from './position.ts';

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

/** The members of the rows a SELECT gives. */
interface Members {
  readonly outputs: readonly Output[];
  readonly position: RawBuilder<unknown>;
  readonly keys?: Iterable<string>;
  readonly aliases?: Readonly<Record<string, string>>;
  readonly areRecords?: boolean;
}

/** What a stage makes of rows. */
interface Stage extends Members {
  /** Everything from FROM on. */
  readonly tail: RawBuilder<unknown>;
}

/** What is said of rows beside where they come from, and the SELECT list that makes them. */
const headOf = ({ outputs, position, keys = [], aliases = {}, areRecords = false }: Members) => {
  const selected = outputs.map(({ expression }, number) => sql`${expression} as ${sql.id(`c${number}`)}`);
  const columns = outputs.map(({ name, type }, number): [string, Column] => [
    name,
    { member: name, type, expression: fixed(sql`r.${sql.id(`c${number}`)}`), stored: false },
  ]);
  const schemas = outputs.flatMap(({ name, schema }): [string, TSchema][] => (schema ? [[name, schema]] : []));
  return {
    selected: sql`${sql.join([...selected, sql`${position} as position`])}`,
    fields: { columns: new Map(columns), schemas: new Map(schemas), aliases },
    keys: new Set(keys),
    areRecords,
  };
};

/** The rows a SELECT gives. Members are `c0`, `c1`, … in SQL, whatever they are called. */
export const rowsFrom = ({ tail, ...members }: Stage): Rows => {
  const { selected, ...rows } = headOf(members);
  return { from: sql`(select ${selected} ${tail}) as r`, ...rows };
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

/** What the rows of a table are, whichever of them. */
const recordsOf = perTable((table) => {
  const fields = fieldsOf(table);
  const { joins, position } = recordPosition(table);
  const { selected, ...rows } = headOf({
    outputs: [...fields.columns.values()].map(({ member, type, expression }) => ({
      name: member,
      type,
      expression,
      schema: fields.schemas.get(member),
    })),
    position,
    aliases: fields.aliases,
    areRecords: true,
  });
  return { select: fixed(sql`select ${selected} from ${table.from} ${sql.join(joins, sql` `)}`), rows };
});

/** The records a query is about, in default order (semantics 2.6.10). */
export const recordRows = (table: Table, query: Choice, around: Surroundings): Rows => {
  const { select, rows } = recordsOf(table);
  return { from: sql`(${select} where ${chosen(table, query, around)}) as r`, ...rows };
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
