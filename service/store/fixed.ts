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
const VALUE = '\u0000';

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

/** Text between values, as Kysely takes it. */
const piecesOf = (text: string): TemplateStringsArray => {
  const pieces = text.split(VALUE);
  return Object.assign(pieces, { raw: pieces });
};

/**
 * The same SQL in as few pieces as can be: what is part of many statements is not put together again for each of them.
 * Values stay values.
 */
export const fixed = <Value>(fragment: RawBuilder<Value>): RawBuilder<Value> => {
  const { sql: text, parameters } = fragment.compile(writer);
  return sql<Value>(piecesOf(text), ...parameters);
};

/** What stands at the gap of a form. */
const gap = Symbol('gap');

/** Leaves open what differs from one statement to the next, see `formOf`. */
export const GAP = sql<never>`${gap}`;

/** SQL with a gap, and how much text it is, in characters. */
export interface Form {
  readonly filled: (filling: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly length: number;
}

/** SQL that is the same each time but for one part: written once, with a gap, and filled each time. */
export const formOf = (fragment: RawBuilder<unknown>): Form => {
  const { sql: text, parameters } = fragment.compile(writer);
  const pieces = piecesOf(text);
  return {
    filled: (filling) => sql(pieces, ...parameters.map((value) => (value === gap ? filling : value))),
    length: text.length,
  };
};
