/** Compiles constant SQL once. */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';

/** Placeholder for a value in compiled SQL; no SQL contains this character. */
export const VALUE_PLACEHOLDER = '\u0000';

/** Compiles parameters without numbers, since the parameters before them are not known yet. */
class UnnumberedCompiler extends PostgresQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return VALUE_PLACEHOLDER;
  }
}

/** Compiles SQL; never sends any. */
const compiler = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new UnnumberedCompiler(),
  },
});

/** Texts between values, in the form Kysely expects. */
const toTemplateStrings = (texts: readonly string[]): TemplateStringsArray => Object.assign([...texts], { raw: texts });

/** SQL without values, as text. */
export const compileText = (fragment: RawBuilder<unknown>): string => fragment.compile(compiler).sql;

/**
 * The same SQL in as few fragments as possible, so that the parts many statements share are not compiled again for
 * each. Values remain parameters.
 */
export const precompile = <Value>(fragment: RawBuilder<Value>): RawBuilder<Value> => {
  const { sql: text, parameters } = fragment.compile(compiler);
  return sql<Value>(toTemplateStrings(text.split(VALUE_PLACEHOLDER)), ...parameters);
};

/** Joins values, each after a constant text. */
export const interleave = (texts: readonly string[], values: readonly unknown[]): RawBuilder<unknown> =>
  sql(toTemplateStrings([...texts, '']), ...values);

/**
 * A placeholder for a value or SQL fragment that differs between statements, see `compileTemplate`. No value can equal it, so it
 * may be used wherever text is expected.
 */
export const placeholder = (name: string): string => `${VALUE_PLACEHOLDER}${name}`;

const isPlaceholder = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(VALUE_PLACEHOLDER);

/** SQL with placeholders, and the length of its text in characters. */
export interface SqlTemplate<Gaps extends string = string, Row = unknown> {
  /** Fills in values or SQL, by the name of their placeholder. */
  readonly fill: (fillings: Readonly<Record<Gaps, unknown>>) => RawBuilder<Row>;
  readonly length: number;
}

/** A statement template: compiled once with placeholders, and filled in for each statement. */
export const compileTemplate = <Gaps extends string = string, Row = unknown>(
  fragment: RawBuilder<Row>,
): SqlTemplate<Gaps, Row> => {
  const { sql: text, parameters } = fragment.compile(compiler);
  const pieces = toTemplateStrings(text.split(VALUE_PLACEHOLDER));
  const names = parameters.map((value) =>
    isPlaceholder(value) ? (value.slice(VALUE_PLACEHOLDER.length) as Gaps) : undefined,
  );
  return {
    fill: (fillings) =>
      sql(
        pieces,
        ...parameters.map((value, number) => (names[number] === undefined ? value : fillings[names[number]])),
      ),
    length: text.length,
  };
};
