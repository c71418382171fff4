/** Reads and writes single records. Lists use the query language. */
import { type RawBuilder, sql } from 'kysely';
import { notFoundError, ServiceError } from '../errors.ts';
import type { JsonMembers } from '../values/jsonObject.ts';
import type { Database } from './database.ts';
import { type ColumnAssignment, decodeRow, encodeRow, wholeRow } from './rows.ts';
import { compileText, interleave } from './sqlTemplate.ts';
import { DomainId } from './statementCompiler.ts';
import { columnOf, type ResourceTable, readsOtherRows } from './table.ts';

const UNIQUE_VIOLATION = '23505';

const isUniqueViolation = (error: unknown) => (error as { code?: string }).code === UNIQUE_VIOLATION;

/** The error for values that violate a unique constraint: 409 (semantics 1.3.2). Dashboards have a separate code. */
const uniqueViolationError = (table: ResourceTable, error: unknown) =>
  new ServiceError(
    table.resource.area === 'dashboard' ? 'ERROR_NOT_UNIQUE' : 'ERROR_SAVE_UNIQUE_VALUES',
    `These values already exist. (key = ${readConstraintMembers(error)})`,
  );

/** Reads the members from PostgreSQL's message: `Key (domain_id, name)=(…) already exists.` */
const readConstraintMembers = (error: unknown) =>
  /^Key \(([^)]*)\)/.exec((error as { detail?: string }).detail ?? '')?.[1] ?? '';

/**
 * Runs a write to a table, and translates violated unique constraints.
 *
 * @throws {ServiceError} ERROR_SAVE_UNIQUE_VALUES, ERROR_NOT_UNIQUE for values that are already used
 */
export const translateUniqueViolations = async <Result>(table: ResourceTable, write: () => Promise<Result>) => {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? uniqueViolationError(table, error) : error;
  }
};

/** Combines conditions, all of which must hold. */
export const allConditions = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<boolean> =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

/** The condition that a member of a table equals a value. */
export const memberEquals = (table: ResourceTable, member: string, value: unknown): RawBuilder<boolean> =>
  sql<boolean>`${columnOf(table, member)} = ${value}`;

/** The condition that the rows of a statement belong to a domain. */
export const isInDomain = (table: ResourceTable, domainId: string): RawBuilder<boolean> =>
  memberEquals(table, 'domain_id', new DomainId(domainId));

/** The record that a statement returns; undefined where it returns none. */
const readFirst = async <Row extends object>(
  db: Database,
  table: ResourceTable<Row>,
  statement: RawBuilder<JsonMembers>,
) => {
  const { rows } = await statement.execute(db);
  const [row] = rows;
  return row && decodeRow(table, row);
};

/**
 * The first matching record, with its hidden columns. `lock` blocks other writers of it until the transaction ends.
 *
 * @returns undefined when none matches
 */
export const findRow = async <Row extends object>(
  db: Database,
  table: ResourceTable<Row>,
  where: readonly RawBuilder<unknown>[],
  { lock = false } = {},
): Promise<Row | undefined> => {
  const first = sql`from ${table.from} where ${allConditions(where)} order by seq limit 1`;
  const locking = sql`for update of ${table.from}`;
  // In a distributed store, a statement that locks a row cannot read others.
  const isSeparate = lock && readsOtherRows(table);
  if (isSeparate) await sql`select 1 ${first} ${locking}`.execute(db);
  const lockNow = lock && !isSeparate ? locking : sql``;
  return readFirst(db, table, sql<JsonMembers>`select ${wholeRow(table)} ${first} ${lockNow}`);
};

/** All matching records, in order of creation, with hidden columns. For sets known to be small. */
export const findRows = async <Row extends object>(
  db: Database,
  table: ResourceTable<Row>,
  where: readonly RawBuilder<unknown>[],
): Promise<Row[]> => {
  const { rows } = await sql<JsonMembers>`
    select ${wholeRow(table)} from ${table.from} where ${allConditions(where)} order by seq`.execute(db);
  return rows.map((row) => decodeRow(table, row));
};

/** Names and values of an INSERT, in the same order. */
const toInsertLists = (given: readonly ColumnAssignment[]) => ({
  names: given.map(({ name }) => name),
  values: interleave(
    given.map((_, number) => (number === 0 ? '' : ', ')),
    given.map(({ value }) => value),
  ),
});

/**
 * Inserts a record.
 *
 * @returns the record as stored, computed members included
 * @throws {ServiceError} ERROR_SAVE_UNIQUE_VALUES, ERROR_NOT_UNIQUE
 */
export const insertRow = async <Row extends object>(
  db: Database,
  table: ResourceTable<Row>,
  row: Partial<Row>,
): Promise<Row> =>
  translateUniqueViolations(table, async () => {
    const { names, values } = toInsertLists(encodeRow(table, row));
    const insert = sql`insert into ${table.from} (${sql.raw(names.join(', '))}) values (${values})`;
    if (!readsOtherRows(table)) {
      const returned = sql<JsonMembers>`${insert} returning ${wholeRow(table)}`;
      return requireRow(table, row, await readFirst(db, table, returned));
    }
    await insert.execute(db);
    return requireRow(table, row, await findRow(db, table, [identifyRow(table, row)]));
  });

/**
 * Combines several statements into one: all of them take effect, or none. The main statement may read the results of
 * the others by their names; none sees the rows that another changes.
 */
export const combineStatements = <Row>(
  before: Readonly<Record<string, RawBuilder<unknown>>>,
  last: RawBuilder<Row>,
): RawBuilder<Row> => {
  const named = Object.entries(before).map(([name, statement]) => sql`${sql.id(name)} as (${statement})`);
  return named.length === 0 ? last : sql<Row>`with ${sql.join(named)} ${last}`;
};

/** Members of a new record that come from another statement. */
export interface InsertSource {
  /** A SELECT, or a change with RETURNING: at most one row. */
  readonly statement: RawBuilder<unknown>;
  /** Its columns, named after the members they become. */
  readonly members: readonly string[];
  /** Further changes in the same statement, by name; they may read from `source`. */
  readonly otherStatements?: Readonly<Record<string, RawBuilder<unknown>>>;
}

/**
 * Inserts a record that takes members from another statement, both in one statement.
 *
 * @returns the record as stored; undefined where the other statement returned no row
 * @throws {ServiceError} ERROR_SAVE_UNIQUE_VALUES, ERROR_NOT_UNIQUE
 */
export const insertFrom = async <Row extends object>(
  db: Database,
  table: ResourceTable<Row>,
  row: Partial<Row>,
  { statement, members, otherStatements = {} }: InsertSource,
): Promise<Row | undefined> =>
  translateUniqueViolations(table, async () => {
    const { names, values } = toInsertLists(encodeRow(table, row));
    const columns = members.map((member) => compileText(sql.id(member)));
    const insert = sql<JsonMembers>`
      insert into ${table.from} (${sql.raw([...columns, ...names].join(', '))})
      select ${sql.raw(columns.map((name) => `source.${name}, `).join(''))} ${values} from source
      returning ${wholeRow(table)}`;
    return readFirst(db, table, combineStatements({ source: statement, ...otherStatements }, insert));
  });

/**
 * Changes members of the matching record, of which there is at most one.
 *
 * @returns the changed record; undefined where none matches
 * @throws {ServiceError} ERROR_SAVE_UNIQUE_VALUES, ERROR_NOT_UNIQUE
 */
export const changeWhere = async <Row extends object>(
  db: Database,
  table: ResourceTable<Row>,
  where: readonly RawBuilder<unknown>[],
  changes: Partial<Row>,
): Promise<Row | undefined> =>
  translateUniqueViolations(table, async () => {
    // A record stays in its domain, even if the changes name it.
    const { domain_id: _, ...others } = changes as JsonMembers;
    const given = encodeRow(table, others);
    if (given.length === 0) return findRow(db, table, where);
    const assignments = interleave(
      given.map(({ name }, number) => (number === 0 ? `${name} = ` : `, ${name} = `)),
      given.map(({ value }) => value),
    );
    const update = sql`update ${table.from} set ${assignments} where ${allConditions(where)}`;
    if (!readsOtherRows(table)) return readFirst(db, table, sql<JsonMembers>`${update} returning ${wholeRow(table)}`);
    const { numAffectedRows = 0n } = await update.execute(db);
    return numAffectedRows > 0n ? findRow(db, table, where) : undefined;
  });

/**
 * Changes members of one record, found by its id and domain.
 *
 * @returns the changed record
 * @throws {ServiceError} ERROR_SAVE_UNIQUE_VALUES, ERROR_NOT_UNIQUE; ERROR_NOT_FOUND when it was deleted
 */
export const changeRow = async <Row extends object>(
  db: Database,
  table: ResourceTable<Row>,
  row: Row,
  changes: Partial<Row>,
): Promise<Row> => requireRow(table, row, await changeWhere(db, table, [identifyRow(table, row)], changes));

/** Deletes one record, found by its id and domain. */
export const removeRow = async <Row extends object>(
  db: Database,
  table: ResourceTable<Row>,
  row: Row,
): Promise<void> => {
  await sql`delete from ${table.from} where ${identifyRow(table, row)}`.execute(db);
};

/** A record is identified by its id within its domain; a version by its number within its parent. */
const identifyRow = (table: ResourceTable, row: object): RawBuilder<boolean> => {
  const values = row as JsonMembers;
  const { idField = '' } = table.resource;
  const keys = [idField, 'domain_id', ...(idField === 'version' ? ['project_dashboard_id'] : [])];
  const isEqual = (key: string) =>
    key === 'domain_id' ? isInDomain(table, String(values[key])) : memberEquals(table, key, values[key]);
  return allConditions(keys.filter((key) => values[key] !== undefined).map(isEqual));
};

/** Checks that a statement returned the requested record. */
const requireRow = <Row extends object>(
  { resource: { idField = '' } }: ResourceTable,
  row: object,
  stored: Row | undefined,
): Row => {
  if (!stored) throw notFoundError(idField, (row as JsonMembers)[idField]);
  return stored;
};
