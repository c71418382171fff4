/** Statements of statistics: put together once for each question that is asked of a table, sent with the caller's records. */
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { invalid } from '../../errors.ts';
import type { Database } from '../../store/database.ts';
import { type Form, formOf } from '../../store/fixed.ts';
import { perTable, type Table } from '../../store/table.ts';
import { type PageRequest, windowOf } from '../page.ts';
import { rowsOf } from '../run.ts';
import { type Compiled, POSITION, type RowCount, type Rows } from './rows.ts';

type Members = Readonly<Record<string, unknown>>;

/** A member of the rows, and how it comes. */
interface Member {
  readonly name: string;
  readonly column: string;
  /** What null stands for. */
  readonly unset: '' | null;
}

/** What a question comes to, but for the records it is about. */
export interface Asked {
  /** The rows, in their order. */
  readonly results: Form<'choice', Members>;
  /** How many there are. */
  readonly total: Form<'choice', { total: number }>;
  readonly members: readonly Member[];
  /** How many rows its stages make, one after the other. */
  readonly counts: readonly Form<'choice', RowCount>[];
}

const membersOf = ({ fields, areRecords }: Rows): Member[] =>
  [...fields.columns.values()].map(({ member, type }, number) => ({
    name: member,
    column: `c${number}`,
    unset: areRecords && type === 'timestamp' ? '' : null,
  }));

const written = ({ rows, counts = [] }: Compiled): Asked => {
  const members = membersOf(rows);
  const selected = members.map(({ column }) => sql.id(column));
  return {
    results: formOf(sql<Members>`select ${sql.join(selected)} from ${rows.from} order by ${POSITION}`),
    total: formOf(sql<{ total: number }>`select count(*)::integer as total from ${rows.from}`),
    members,
    counts: counts.map((count) => formOf(count)),
  };
};

/** Most text that is kept for a table, in characters: some hundred questions of the usual length. */
const KEPT_MAX = 500_000;

const kept = perTable(
  () =>
    new LRUCache<string, Asked>({
      maxSize: KEPT_MAX,
      sizeCalculation: ({ results, total, counts }, question) =>
        [results, total, ...counts].reduce((size, { length }) => size + length, question.length),
    }),
);

/**
 * The statements of a question.
 *
 * @param question everything the rows follow from but the table and the choice of records, as JSON came
 * @param rowsOfIt puts the rows together, with the gap of `recordRows` where the choice goes
 */
export const askedOf = (table: Table, question: object, rowsOfIt: () => Compiled): Asked => {
  const name = JSON.stringify(question);
  const known = kept(table).get(name);
  if (known) return known;
  const asked = written(rowsOfIt());
  kept(table).set(name, asked);
  return asked;
};

/** Rows to leave out, and rows to give at most; all of them when left out. */
interface Part {
  readonly limit: number;
  readonly offset: number;
}

/** A member of any name, `__proto__` included. */
const put = (result: Record<string, unknown>, name: string, value: unknown) => {
  if (name !== '__proto__') result[name] = value;
  else Object.defineProperty(result, name, { value, enumerable: true, configurable: true, writable: true });
};

const named = (members: readonly Member[], row: Members): Record<string, unknown> => {
  const result: Record<string, unknown> = {};
  for (const { name, column, unset } of members) put(result, name, row[column] ?? unset);
  return result;
};

/** Most rows that unwinds inside one another make: each holds whole records. */
const UNWOUND_MAX = 100_000;

/** @throws ServiceError ERROR_INVALID_PARAMETER when its unwinds make too many rows of the records of a choice */
const checkCounts = async (db: Database, { counts }: Asked, where: RawBuilder<boolean>): Promise<void> => {
  for (const count of counts) {
    const [{ total } = { total: 0 }] = await rowsOf(db, count.filled({ choice: where }));
    if (total > UNWOUND_MAX) throw invalid('query.aggregate.unwind', `${total} rows, more than ${UNWOUND_MAX}`);
  }
};

/** Fetches rows about the records of a choice, in their order. */
export const fetchRows = async (
  db: Database,
  { results, members }: Asked,
  where: RawBuilder<boolean>,
  part?: Part,
): Promise<Record<string, unknown>[]> => {
  const all = results.filled({ choice: where });
  const fetched = await rowsOf(db, part ? sql<Members>`${all} limit ${part.limit} offset ${part.offset}` : all);
  return fetched.map((row) => named(members, row));
};

/** Answer of every stat request: the rows, and how many there are before cutting where they are cut (semantics 2.6.9). */
export interface Statistics<Result = unknown> {
  readonly results: Result[];
  readonly total_count?: number;
}

/** Fetches rows about the records of a choice, cut to a page where it has a limit. */
export const fetchPage = async (
  db: Database,
  asked: Asked,
  where: RawBuilder<boolean>,
  page?: PageRequest,
): Promise<Statistics<Record<string, unknown>>> => {
  await checkCounts(db, asked, where);
  if (!page?.limit || page.limit < 1) return { results: await fetchRows(db, asked, where) };
  const [counted] = await rowsOf(db, asked.total.filled({ choice: where }));
  return { results: await fetchRows(db, asked, where, windowOf(page)), total_count: counted?.total ?? 0 };
};
