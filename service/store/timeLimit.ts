/**
 * Ends queries of callers that take too long, on a store that cannot cancel statements (ADR 0061). Conditions ask for the
 * time at each row; they cost some 0.1 µs, and nothing on other stores.
 */
import { type RawBuilder, sql } from 'kysely';
import { precompile } from './sqlTemplate.ts';
import { IfTimeLimited } from './statementCompiler.ts';

/** Longest time of a query. While it runs no other call is answered; each call that waits for it is answered within a second. */
const LIMIT_MS = 750;

/**
 * SQL that every session starts with. The functions are PostgreSQL's own, declared to cost next to nothing, because
 * PostgreSQL evaluates cheap conditions first. The error code is that of statements that PostgreSQL cancels.
 */
export const TIME_LIMIT_FUNCTIONS = `
  create function pg_temp.time_now() returns timestamptz language internal volatile cost 0.0001 as 'clock_timestamp';
  create function pg_temp.statement_start() returns timestamptz language internal stable cost 0.0001
    as 'statement_timestamp';
  create function pg_temp.time_plus(timestamptz, interval) returns timestamptz language internal stable cost 0.0001
    as 'timestamptz_pl_interval';
  create function pg_temp.is_before(timestamptz, timestamptz) returns boolean language internal immutable cost 0.0001
    as 'timestamp_lt';
  create function pg_temp.length_of(text) returns integer language internal immutable cost 0.0001 as 'textlen';
  create function pg_temp.is_at_most(integer, integer) returns boolean language internal immutable cost 0.0001
    as 'int4le';
  create function pg_temp.cancel_statement(boolean) returns integer language plpgsql cost 0.0001
    as $$ begin raise exception using errcode = 'query_canceled', message = 'The query takes too long.'; end $$`;

const LIMIT = sql.lit(`${LIMIT_MS} milliseconds`);

/** PostgreSQL estimates that nearly all values of an expression are not null. */
const testOrCancel = (test: RawBuilder<unknown>, column: RawBuilder<unknown>) =>
  sql`(case when ${test} then 1 else pg_temp.cancel_statement(${column} is null) end) is not null`;

/** A condition that refers to a column, so that it is evaluated where PostgreSQL reads the column's rows. */
const timeTest = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  precompile(
    testOrCancel(
      sql`pg_temp.is_before(pg_temp.time_now(), pg_temp.time_plus(pg_temp.statement_start(), ${LIMIT}::interval))`,
      column,
    ),
  );

/** A condition on rows that ends the statement at the first row after the limit; otherwise true. */
export const timeLimitCondition = (column: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${new IfTimeLimited(timeTest(column), 'true')}`;

/** The same after a FROM item, before further joins. */
export const timeLimitJoin = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${new IfTimeLimited(sql` join (select) as within_time on ${timeTest(column)}`, '')}`;

/** The same after the aggregates of a SELECT, for their time after a sort of all rows. */
export const timeLimitAggregate = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${new IfTimeLimited(sql`, count(*) filter (where ${timeTest(column)}) as within_time`, '')}`;

/**
 * The same after the members of a SELECT that sorts: PostgreSQL computes it after the sort, so that the time is known when a
 * row is written, which may take longer than reading it.
 */
export const timeLimitOutput = (column: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${new IfTimeLimited(sql`, ${timeTest(column)} as within_time`, '')}`;

const writtenStart = sql`${new IfTimeLimited(sql`select * from (`, '')}`;
const writtenEnd = sql`${new IfTimeLimited(sql`) as answered where ${timeTest(sql`answered`)}`, '')}`;

/** The same for a SELECT that sorts a page of rows, whose members are those of the answer alone. */
export const limitWriteTime = <Row>(page: RawBuilder<Row>): RawBuilder<Row> =>
  sql<Row>`${writtenStart}${page}${writtenEnd}`;

/** A condition that ends the statement at a text of more characters; otherwise true. */
export const textLengthCondition = (text: RawBuilder<unknown>, maxCharacters: number): RawBuilder<boolean> => {
  const test = sql`pg_temp.is_at_most(pg_temp.length_of(${text}), ${sql.lit(maxCharacters)})`;
  return sql<boolean>`${new IfTimeLimited(testOrCancel(sql`${text} is null or ${test}`, text), 'true')}`;
};

/** A HAVING clause that ends the statement at a group of more rows, before its collected values are written. */
export const groupSizeHaving = (maxRows: number): RawBuilder<unknown> => {
  const test = sql`pg_temp.is_at_most(count(*)::integer, ${sql.lit(maxRows)})`;
  return sql`${new IfTimeLimited(sql` having ${testOrCancel(test, sql`count(*)`)}`, '')}`;
};
