/** Rows as the stages of a query pass them on: a FROM item with typed members and an order. */
import { type RawBuilder, sql } from 'kysely';
import type { TSchema } from 'typebox';
import { placeholder, precompile } from '../../store/sqlTemplate.ts';
import { type Column, type ColumnType, cachePerTable, type ResourceTable } from '../../store/table.ts';
import { timeLimitJoin } from '../../store/timeLimit.ts';
import { listQueryFields, type QueryFields } from '../fields.ts';
import { orderBy, type SortKey } from '../sort.ts';
import { selectRecordPosition } from './position.ts';

/** A value in SQL and its type. Null means null or missing. */
export interface TypedValue {
  readonly type: ColumnType;
  readonly expression: RawBuilder<unknown>;
  /** The same text with unset as `''` instead of null; absent where it is not stored text. Grouping uses it. */
  readonly raw?: RawBuilder<unknown> | undefined;
}

/** A member of the rows that a stage makes. */
export interface RowOutput extends TypedValue {
  readonly name: string;
  readonly schema?: TSchema | undefined;
  /** The value comes from a stored column, and is never null unless it is a time. */
  readonly stored?: boolean;
  /** It is computed only for stages that name it, and absent from the rows of the answer. */
  readonly onRequest?: boolean;
}

export interface StageRows {
  /** FROM item, always named `r`. */
  readonly from: RawBuilder<unknown>;
  readonly fields: QueryFields;
  /** Members that came from group keys. */
  readonly keys: ReadonlySet<string>;
  /** The rows are still whole records, in which unset is written `""`. */
  readonly areRecords: boolean;
  /** Members whose combination is unique per row; absent where rows may repeat. */
  readonly unlike?: ReadonlySet<string> | undefined;
}

/** Number of rows. */
export interface RowCount {
  readonly total: number;
}

/** Rows, and the counts to check before the rows are made. */
export interface CompiledRows {
  readonly rows: StageRows;
  /** SELECTs of the number of rows of a stage; each is cheap once the counts before it are known to be small. */
  readonly counts?: readonly RawBuilder<RowCount>[];
}

/** Position of a row among the others. */
export const POSITION = sql`r.position`;

/** Placeholder for the selection of records, which differs from call to call. */
export const ROW_CONDITIONS = sql<boolean>`${placeholder('choice')}`;

/** The members of the rows that a SELECT returns. */
interface RowShape {
  readonly outputs: readonly RowOutput[];
  readonly position: RawBuilder<unknown>;
  readonly keys?: Iterable<string>;
  readonly aliases?: Readonly<Record<string, string>>;
  readonly areRecords?: boolean;
  readonly unlike?: ReadonlySet<string> | undefined;
}

/** The rows of a stage, with the rest of its SELECT. */
interface StageSelect extends RowShape {
  /** Everything from FROM on. */
  readonly tail: RawBuilder<unknown>;
}

/** The description of rows without their source, and the SELECT list that makes them. */
const compileHead = ({ outputs, position, keys = [], aliases = {}, areRecords = false, unlike }: RowShape) => {
  const selected = outputs.map(({ expression }, number) => sql`${expression} as ${sql.id(`c${number}`)}`);
  const columns = outputs.map(({ name, type, stored = false, onRequest = false }, number): [string, Column] => [
    name,
    { member: name, type, expression: precompile(sql`r.${sql.id(`c${number}`)}`), stored, onRequest },
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

/** Restricts the rows that a stage reads, since it may compute much from each. */
const WITHIN_TIME = timeLimitJoin(POSITION);

/** The rows that a SELECT returns. In SQL the members are called `c0`, `c1`, … whatever their names. */
export const createRows = ({ tail, ...members }: StageSelect): StageRows => {
  const { selected, ...rows } = compileHead(members);
  return { from: sql`(select ${selected} ${tail}) as r${WITHIN_TIME}`, ...rows };
};

/** The members of rows, unchanged, to pass on. */
export const listOutputs = ({ fields }: StageRows): RowOutput[] =>
  [...fields.columns.values()].map(({ member, type, expression, onRequest }) => ({
    name: member,
    type,
    expression,
    onRequest,
    schema: fields.schemas.get(member),
  }));

/** Rows with the same members, filtered or reordered. */
export const rearrangeRows = (
  rows: StageRows,
  tail: RawBuilder<unknown>,
  position: RawBuilder<unknown> = POSITION,
): StageRows =>
  createRows({
    outputs: listOutputs(rows),
    tail,
    position,
    keys: rows.keys,
    aliases: rows.fields.aliases,
    areRecords: rows.areRecords,
    unlike: rows.unlike,
  });

/** The selected records in default order (semantics 2.6.10), with a placeholder for the selection. */
export const recordRows: (table: ResourceTable) => StageRows = cachePerTable((table) => {
  const fields = listQueryFields(table);
  const { joins, position } = selectRecordPosition(table);
  const { selected, ...rows } = compileHead({
    outputs: [...fields.columns.values()].map(({ member, type, expression, stored, onRequest }) => ({
      ...{ name: member, type, expression, stored: stored && !table.isView, onRequest },
      schema: fields.schemas.get(member),
    })),
    position,
    aliases: fields.aliases,
    areRecords: true,
  });
  const from = sql`${table.from} ${sql.join(joins, sql` `)}`;
  return { from: precompile(sql`(select ${selected} from ${from} where ${ROW_CONDITIONS}) as r`), ...rows };
});

/**
 * Whether a sort makes all rows distinct: its keys include every member in which rows differ. A list sorts by one
 * element only.
 */
const isTotalOrder = ({ fields, unlike }: StageRows, keys: readonly SortKey[]): boolean => {
  if (!unlike?.size) return false;
  const sorted = new Set(keys.map(({ key }) => key));
  return [...unlike].every((name) => sorted.has(name) && fields.columns.get(name)?.type !== 'json');
};

/** The same rows in another order; equal rows keep their order. */
export const sortRows = (rows: StageRows, keys: readonly SortKey[]): StageRows => {
  if (!keys.length) return rows;
  // Computing the position of every record is expensive, and useless where it breaks no ties.
  const { joins, terms } = orderBy(rows.fields, keys, isTotalOrder(rows, keys) ? [] : [POSITION]);
  const position = sql`row_number() over (order by ${sql.join(terms)})`;
  return rearrangeRows(rows, sql`from ${rows.from} ${sql.join(joins, sql` `)}`, position);
};
