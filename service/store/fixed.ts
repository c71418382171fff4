/** SQL that never changes, written once. */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';

/** Stands for a value in written SQL; no SQL has this character. */
export const VALUE = '\u0000';

/** Leaves values without numbers, since what comes before them is not known yet. */
class UnnumberedCompiler extends PostgresQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return VALUE;
  }
}

/** Writes SQL and sends none. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new UnnumberedCompiler(),
  },
});

/** Texts between values, as Kysely takes them. */
const piecesOf = (texts: readonly string[]): TemplateStringsArray => Object.assign([...texts], { raw: texts });

/** SQL without values, as text. */
export const textOf = (fragment: RawBuilder<unknown>): string => fragment.compile(writer).sql;

/**
 * The same SQL in as few pieces as can be: what is part of many statements is not put together again for each of them.
 * Values stay values.
 */
export const fixed = <Value>(fragment: RawBuilder<Value>): RawBuilder<Value> => {
  const { sql: text, parameters } = fragment.compile(writer);
  return sql<Value>(piecesOf(text.split(VALUE)), ...parameters);
};

/** Values, each after a text of our own. */
export const interleaved = (texts: readonly string[], values: readonly unknown[]): RawBuilder<unknown> =>
  sql(piecesOf([...texts, '']), ...values);

/**
 * Stands for a value, or for SQL, that differs from one statement to the next, see `formOf`. It is a text that no value
 * can be, so that it may stand wherever a text is asked for.
 */
export const gap = (name: string): string => `${VALUE}${name}`;

const isGap = (value: unknown): value is string => typeof value === 'string' && value.startsWith(VALUE);

/** SQL with gaps, and how much text it is, in characters. */
export interface Form<Gaps extends string = string, Row = unknown> {
  /** Values or SQL, by the name of their gap. */
  readonly filled: (fillings: Readonly<Record<Gaps, unknown>>) => RawBuilder<Row>;
  readonly length: number;
}

/** SQL that is the same each time but for some parts: written once, with gaps, and filled each time. */
export const formOf = <Gaps extends string = string, Row = unknown>(fragment: RawBuilder<Row>): Form<Gaps, Row> => {
  const { sql: text, parameters } = fragment.compile(writer);
  const pieces = piecesOf(text.split(VALUE));
  const names = parameters.map((value) => (isGap(value) ? (value.slice(VALUE.length) as Gaps) : undefined));
  return {
    filled: (fillings) =>
      sql(
        pieces,
        ...parameters.map((value, number) => (names[number] === undefined ? value : fillings[names[number]])),
      ),
    length: text.length,
  };
};
