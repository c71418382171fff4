/** A list of rows on its way through the stages of a query: a FROM item whose members have types and an order. */
import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import { fixed, gap } from '../../store/fixed.ts';
import { type Column, type ColumnType, perTable, type Table } from '../../store/table.ts';
import { type Fields, fieldsOf } from '../fields.ts';
import { orderBy, type SortKey } from '../sort.ts';
import { recordPosition } from './position.ts';

/** A value in SQL and its type. Null means null or missing. */
export interface Typed {
  readonly type: ColumnType;
  readonly expression: RawBuilder<unknown>;
  /** The same text before what is unset, `''`, becomes null; left out where it is no stored text. Groups form by it. */
  readonly raw?: RawBuilder<unknown> | undefined;
}

/** A member of the rows a stage makes. */
export interface Output extends Typed {
  readonly name: string;
  readonly schema?: TSchema | undefined;
  /** Comes from a column that is stored, and is never null but for times. */
  readonly stored?: boolean;
}

export interface Rows {
  /** FROM item, always named `r`. */
  readonly from: RawBuilder<unknown>;
  readonly fields: Fields;
  /** Members that came from group keys. */
  readonly keys: ReadonlySet<string>;
  /** Rows are whole records still, in which what is unset is written `""`. */
  readonly areRecords: boolean;
  /** Members that no two rows have alike, all of them together; left out where there may be such rows. */
  readonly unlike?: ReadonlySet<string> | undefined;
}

/** How many rows there are. */
export interface RowCount {
  readonly total: number;
}

/** Rows, and what is to be counted before they are made. */
export interface Compiled {
  readonly rows: Rows;
  /** SELECTs of how many rows a stage makes; each is cheap once those before it are known to be few. */
  readonly counts?: readonly RawBuilder<RowCount>[];
}

/** Place of a row among the others. */
export const POSITION = sql`r.position`;

/** Where the choice of records goes, which differs from call to call. */
export const CHOICE = sql<boolean>`${gap('choice')}`;

/** The members of the rows a SELECT gives. */
interface Members {
  readonly outputs: readonly Output[];
  readonly position: RawBuilder<unknown>;
  readonly keys?: Iterable<string>;
  readonly aliases?: Readonly<Record<string, string>>;
  readonly areRecords?: boolean;
  readonly unlike?: ReadonlySet<string> | undefined;
}

/** What a stage makes of rows. */
interface Stage extends Members {
  /** Everything from FROM on. */
  readonly tail: RawBuilder<unknown>;
}

/** What is said of rows beside where they come from, and the SELECT list that makes them. */
const headOf = ({ outputs, position, keys = [], aliases = {}, areRecords = false, unlike }: Members) => {
  const selected = outputs.map(({ expression }, number) => sql`${expression} as ${sql.id(`c${number}`)}`);
  const columns = outputs.map(({ name, type, stored = false }, number): [string, Column] => [
    name,
    { member: name, type, expression: fixed(sql`r.${sql.id(`c${number}`)}`), stored },
  ]);
  const schemas = outputs.flatMap(({ name, schema }): [string, TSchema][] => (schema ? [[name, schema]] : []));
  return {
    selected: sql`${sql.join([...selected, sql`${position} as position`])}`,
    fields: { columns: new Map(columns), schemas: new Map(schemas), aliases },
    keys: new Set(keys),
    areRecords,
    unlike,
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
    unlike: rows.unlike,
  });

/** The records a query is about, in default order (semantics 2.6.10); a gap stands for the choice of them. */
export const recordRows: (table: Table) => Rows = perTable((table) => {
  const fields = fieldsOf(table);
  const { joins, position } = recordPosition(table);
  const { selected, ...rows } = headOf({
    outputs: [...fields.columns.values()].map(({ member, type, expression, stored }) => ({
      ...{ name: member, type, expression, stored: stored && !table.isView },
      schema: fields.schemas.get(member),
    })),
    position,
    aliases: fields.aliases,
    areRecords: true,
  });
  const from = sql`${table.from} ${sql.join(joins, sql` `)}`;
  return { from: fixed(sql`(select ${selected} from ${from} where ${CHOICE}) as r`), ...rows };
});

/** Whether a sort leaves no two rows equal: it names everything in which they differ. Lists sort by one element only. */
const tellsAllApart = ({ fields, unlike }: Rows, keys: readonly SortKey[]): boolean => {
  if (!unlike?.size) return false;
  const sorted = new Set(keys.map(({ key }) => key));
  return [...unlike].every((name) => sorted.has(name) && fields.columns.get(name)?.type !== 'json');
};

/** The same rows in another order; equals keep theirs. */
export const sortedRows = (rows: Rows, keys: readonly SortKey[]): Rows => {
  if (!keys.length) return rows;
  // Working out the place of every record is dear, and in vain where it decides nothing.
  const { joins, terms } = orderBy(rows.fields, keys, tellsAllApart(rows, keys) ? [] : [POSITION]);
  const position = sql`row_number() over (order by ${sql.join(terms)})`;
  return rearranged(rows, sql`from ${rows.from} ${sql.join(joins, sql` `)}`, position);
};
