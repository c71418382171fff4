/** Which members of a record are returned (semantics 1.5.3, 1.5.4). */
import { type RawBuilder, sql } from 'kysely';
import { invalidParameterError } from '../errors.ts';
import { decodeRow } from '../store/rows.ts';
import { precompile } from '../store/sqlTemplate.ts';
import { cachePerTable, listAnsweredColumns, type ResourceTable } from '../store/table.ts';
import { isObject } from '../values/jsonObject.ts';

/** Selected branches of a record; `true` where the whole value is selected. */
type SelectedBranches = Map<string, SelectedBranches | true>;

/** Most paths, and most characters of all of them. Records have some thirty members. */
const MAX_PATHS = 1_000;
const MAX_CHARACTERS = 20_000;

/** @throws {ServiceError} ERROR_INVALID_PARAMETER for more or longer paths than anyone needs */
const checkPaths = (paths: readonly string[]): void => {
  if (paths.length > MAX_PATHS) throw invalidParameterError('only', `more than ${MAX_PATHS} members`);
  const length = paths.reduce((sum, path) => sum + path.length, 0);
  if (length > MAX_CHARACTERS)
    throw invalidParameterError('only', `members of at most ${MAX_CHARACTERS} characters together`);
};

const buildBranches = (paths: readonly string[]): SelectedBranches => {
  checkPaths(paths);
  const root: SelectedBranches = new Map();
  for (const path of paths) {
    let at = root;
    const steps = path.split('.');
    for (const [number, step] of steps.entries()) {
      const known = at.get(step);
      // A path below an already selected parent adds nothing.
      if (known === true) break;
      if (number === steps.length - 1) at.set(step, true);
      else {
        const next: SelectedBranches = known ?? new Map();
        at.set(step, next);
        at = next;
      }
    }
  }
  return root;
};

const pruneList = (list: readonly unknown[], branches: SelectedBranches): unknown[] => {
  const picked = list.filter((_, index) => branches.has(String(index)));
  if (picked.length) {
    return list.flatMap((element, index) => {
      const branch = branches.get(String(index));
      return branch === undefined ? [] : branch === true ? [element] : pruneValue(element, branch);
    });
  }
  return list.flatMap((element) => pruneValue(element, branches));
};

/** The selected part of a value, as a list of one; an empty list where no branch can lead into the value. */
const pruneValue = (value: unknown, branches: SelectedBranches): unknown[] => {
  if (Array.isArray(value)) return [pruneList(value, branches)];
  return isObject(value) ? [pruneObject(value, branches)] : [];
};

/** The work is proportional to the record, whatever the number of branches. */
const pruneObject = (
  record: Readonly<Record<string, unknown>>,
  branches: SelectedBranches,
): Record<string, unknown> => {
  const entries: [string, unknown][] = [];
  for (const [name, member] of Object.entries(record)) {
    const branch = branches.get(name);
    if (branch === true) entries.push([name, member]);
    else if (branch) for (const left of pruneValue(member, branch)) entries.push([name, left]);
  }
  return Object.fromEntries(entries);
};

/**
 * Reduces records to exactly the named members. A dotted path selects that branch, in every element of a list; unknown names
 * are ignored. Without names records are returned unchanged.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for more than 1,000 names, or 20,000 characters
 */
const createPruner = (only: readonly string[] | undefined) => {
  if (!only?.length) return <Row extends object>(record: Row): Partial<Row> => record;
  const branches = buildBranches(only);
  return <Row extends object>(record: Row) =>
    pruneObject(record as Readonly<Record<string, unknown>>, branches) as Partial<Row>;
};

/** Reduces one record, which may have members that `only` does not name. See `createProjector`. */
export const projectRecord = <Row extends object>(record: Row, only?: readonly string[]): Partial<Row> =>
  createPruner(only)(record);

/** Like `projectRecord`, for records that were read with `compileSelection`: without dotted paths they need no further work. */
export const createProjector = (only?: readonly string[]) =>
  createPruner(only?.some((path) => path.includes('.')) ? only : []);

const selectMember = (table: ResourceTable, member: string, from: ResourceTable['columns']): RawBuilder<unknown> => {
  const secret = table.resource.secretFields?.includes(member);
  return sql`${secret ? sql`''` : from.get(member)?.expression} as ${sql.id(member)}`;
};

/** Each member of a table as an item of a SELECT list. */
const memberSelections = cachePerTable(
  (table) =>
    new Map(
      [...table.columns.keys()].map((member) => [member, precompile(selectMember(table, member, table.columns))]),
    ),
);

const selectMembers = (table: ResourceTable, members: readonly string[], from: ResourceTable['columns']) => {
  const known = memberSelections(table);
  const parts = members.map((member) =>
    from.get(member) === table.columns.get(member) ? known.get(member) : selectMember(table, member, from),
  );
  // A record without selected members is still a row.
  return parts.length ? sql.join(parts) : sql``;
};

const listAnsweredMembers = cachePerTable((table) => listAnsweredColumns(table).map(({ member }) => member));

const wholeSelection = cachePerTable((table) =>
  precompile(selectMembers(table, listAnsweredMembers(table), table.columns)),
);

/**
 * SELECT list of a table: the members that `only` names, or without it all but those computed on request. Secret members are read as `''`.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER as `projectRecord`
 * @param from columns to read instead of the table's own
 */
export const compileSelection = (
  table: ResourceTable,
  only?: readonly string[],
  from = table.columns,
): RawBuilder<unknown> => {
  if (only?.length) {
    checkPaths(only);
    const selected = new Set(only.map((path) => path.split('.', 1)[0] ?? ''));
    return selectMembers(
      table,
      [...table.columns.keys()].filter((member) => selected.has(member)),
      from,
    );
  }
  return from === table.columns ? wholeSelection(table) : selectMembers(table, listAnsweredMembers(table), from);
};

/** A stored record, hidden columns included, in wire form: the members of the message, secret ones as `''`. */
export const toWireRecord = <Row extends object>(table: ResourceTable<Row>, row: Row): Record<string, unknown> => {
  const { secretFields = [] } = table.resource;
  const stored = decodeRow(table, row as Record<string, unknown>) as Record<string, unknown>;
  return Object.fromEntries(
    listAnsweredMembers(table).map((member) => [member, secretFields.includes(member) ? '' : stored[member]]),
  );
};
