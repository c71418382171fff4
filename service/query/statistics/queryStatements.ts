/**
 * SQL statements of statistics queries: compiled once per table and query, and sent with the caller's selection of
 * records.
 */
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { invalidParameterError } from '../../errors.ts';
import { mapInTimeSlices } from '../../eventLoop.ts';
import type { Database } from '../../store/database.ts';
import { compileTemplate, type SqlTemplate } from '../../store/sqlTemplate.ts';
import { cachePerTable, type ResourceTable } from '../../store/table.ts';
import { timeLimitOutput } from '../../store/timeLimit.ts';
import type { JsonMembers } from '../../values/jsonObject.ts';
import { type LimitOffset, type RequestedPage, toLimitOffset } from '../page.ts';
import { runSelect } from '../runSelect.ts';
import { type CompiledRows, POSITION, type RowCount, type StageRows } from './rows.ts';

/** A member of the rows, and the column it is read from. */
interface RowMember {
  readonly name: string;
  readonly column: string;
  /** The value that null is returned as. */
  readonly unset: '' | null;
}

/** The statements of a query, without its selection of records. */
export interface QueryStatements {
  /** The rows, in order. */
  readonly results: SqlTemplate<'choice', Readonly<JsonMembers>>;
  /** The number of rows. */
  readonly total: SqlTemplate<'choice', { total: number }>;
  readonly members: readonly RowMember[];
  /** The number of rows that each stage makes, in order of the stages. */
  readonly counts: readonly SqlTemplate<'choice', RowCount>[];
}

const listRowMembers = ({ fields, areRecords }: StageRows): RowMember[] =>
  [...fields.columns.values()].flatMap(({ member, type, onRequest }, number) =>
    onRequest ? [] : [{ name: member, column: `c${number}`, unset: areRecords && type === 'timestamp' ? '' : null }],
  );

const compileStatements = ({ rows, counts = [] }: CompiledRows): QueryStatements => {
  const members = listRowMembers(rows);
  const selected = members.map(({ column }) => sql.id(column));
  // Rows without members are empty.
  const timeLimitCondition = selected.length === 0 ? sql`` : timeLimitOutput(POSITION);
  return {
    results: compileTemplate(
      sql<
        Readonly<JsonMembers>
      >`select ${sql.join(selected)}${timeLimitCondition} from ${rows.from} order by ${POSITION}`,
    ),
    total: compileTemplate(sql<{ total: number }>`select count(*)::integer as total from ${rows.from}`),
    members,
    counts: counts.map((count) => compileTemplate(count)),
  };
};

/** Maximum text cached per table, in characters: a few hundred queries of typical length. */
const MAX_CACHED_CHARACTERS = 500_000;

const statementCache = cachePerTable(
  () =>
    new LRUCache<string, QueryStatements>({
      maxSize: MAX_CACHED_CHARACTERS,
      sizeCalculation: ({ results, total, counts }, question) =>
        [results, total, ...counts].reduce((size, { length }) => size + length, question.length),
    }),
);

/**
 * The statements of a query, compiled on first use and cached.
 *
 * @param question everything that determines the rows except the table and the selection of records, as parsed JSON
 * @param compileRows compiles the rows, with the placeholder of `recordRows` in place of the selection
 */
export const findStatements = (
  table: ResourceTable,
  question: object,
  compileRows: () => CompiledRows,
): QueryStatements => {
  const name = JSON.stringify(question);
  const cached = statementCache(table).get(name);
  if (cached) return cached;
  const statements = compileStatements(compileRows());
  statementCache(table).set(name, statements);
  return statements;
};

/** Sets a member of any name, `__proto__` included. */
const setMember = (result: Record<string, unknown>, name: string, value: unknown) => {
  if (name !== '__proto__') result[name] = value;
  else Object.defineProperty(result, name, { value, enumerable: true, configurable: true, writable: true });
};

const nameMembers = (members: readonly RowMember[], row: Readonly<JsonMembers>): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  for (const { name, column, unset } of members) setMember(result, name, row[column] ?? unset);
  return result;
};

/** Maximum number of rows that nested unwinds make: each holds a whole record. */
const MAX_UNWOUND_ROWS = 100_000;

/** @throws ServiceError ERROR_INVALID_PARAMETER when the unwinds make too many rows from the selected records */
const checkCounts = async (db: Database, { counts }: QueryStatements, where: RawBuilder<boolean>): Promise<void> => {
  for (const count of counts) {
    const [{ total } = { total: 0 }] = await runSelect(db, count.fill({ choice: where }));
    if (total > MAX_UNWOUND_ROWS)
      throw invalidParameterError('query.aggregate.unwind', `${total} rows, more than ${MAX_UNWOUND_ROWS}`);
  }
};

/** Fetches the rows computed from the selected records, in order. */
export const fetchRows = async (
  db: Database,
  { results, members }: QueryStatements,
  where: RawBuilder<boolean>,
  part?: LimitOffset,
): Promise<Record<string, unknown>[]> => {
  const all = results.fill({ choice: where });
  const fetched = await runSelect(
    db,
    part ? sql<Readonly<JsonMembers>>`${all} limit ${part.limit} offset ${part.offset}` : all,
  );
  return mapInTimeSlices(fetched, (row) => nameMembers(members, row));
};

/**
 * The result of every stat request: the rows, and their number before paging where they are paged (semantics 2.6.9).
 */
export interface StatisticsPage<Result = unknown> {
  readonly results: Result[];
  readonly total_count?: number;
}

/** Fetches the rows computed from the selected records; only one page of them where the page has a limit. */
export const fetchPage = async (
  db: Database,
  statements: QueryStatements,
  where: RawBuilder<boolean>,
  page?: RequestedPage,
): Promise<StatisticsPage<Record<string, unknown>>> => {
  await checkCounts(db, statements, where);
  if (!page?.limit || page.limit < 1) return { results: await fetchRows(db, statements, where) };
  const [counted] = await runSelect(db, statements.total.fill({ choice: where }));
  return { results: await fetchRows(db, statements, where, toLimitOffset(page)), total_count: counted?.total ?? 0 };
};
