import fc from 'fast-check';
import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createIntrospector } from '../../service/store/introspection.ts';
import { compileTemplate, interleave, placeholder, precompile } from '../../service/store/sqlTemplate.ts';
import { createStatementCompiler } from '../../service/store/statementCompiler.ts';

/** Compiles SQL without sending it. */
const createCompiler = (createQueryCompiler: () => ReturnType<typeof createStatementCompiler>) =>
  new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => createIntrospector(db, 'public'),
      createQueryCompiler,
    },
  });

const kysely = createCompiler(() => new PostgresQueryCompiler());
const compiled = createCompiler(createStatementCompiler);

const compileText = (fragment: RawBuilder<unknown>, by = compiled) => {
  const { sql: text, parameters } = fragment.compile(by);
  return { text, parameters };
};

const leaf = fc.oneof(
  fc.constantFrom<unknown>(1, 'a', null, true, ['a', 'b']),
  fc.constantFrom(sql.id('a"b'), sql.ref('t.c'), sql.table('t'), sql.lit("it's"), sql`plain`, sql``),
);
const { fragment: fragments } = fc.letrec<{ fragment: RawBuilder<unknown> }>((tie) => ({
  fragment: fc
    .tuple(fc.oneof(leaf, tie('fragment')), fc.oneof(leaf, tie('fragment')), fc.constantFrom(0, 1, 2, 3))
    .map(([one, other, form]): RawBuilder<unknown> => {
      if (form === 0) return sql`(${one} and ${other})`;
      if (form === 1) return sql`${one}${other} or`;
      return form === 2 ? sql.join([one, other]) : interleave(['f(', ', '], [one, other]);
    }),
}));

describe('SQL statements', () => {
  it('equal those of Kysely, whatever was compiled before', () => {
    const property = fc.property(fragments, (each) => {
      expect(compileText(each)).toEqual(compileText(each, kysely));
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('are the same when precompiled', () => {
    const property = fc.property(fragments, (each) => {
      expect(compileText(precompile(each))).toEqual(compileText(each, kysely));
    });
    fc.assert(property);
  });

  it('with gaps are filled with values and SQL', () => {
    const form = compileTemplate<'value' | 'test'>(
      sql`select ${1}, ${placeholder('value')} where ${sql`${placeholder('test')}`} or ${'b'}`,
    );

    expect(compileText(form.fill({ value: null, test: sql`a = ${'x'}` }))).toEqual({
      text: 'select $1, $2 where a = $3 or $4',
      parameters: [1, null, 'x', 'b'],
    });
    expect(compileText(form.fill({ value: [2], test: sql`true` }))).toEqual({
      text: 'select $1, $2 where true or $3',
      parameters: [1, [2], 'b'],
    });
  });

  it('are correct if there are more of them than the cache holds', () => {
    const many = Array.from({ length: 30_000 }, (_, index) => sql`select ${sql.raw(`a${index}`)}, ${index}`);

    for (const [index, each] of many.entries()) {
      expect(compileText(each)).toEqual({ text: `select a${index}, $1`, parameters: [index] });
    }
  });
});
