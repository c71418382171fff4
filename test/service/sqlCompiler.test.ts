import fc from 'fast-check';
import { DummyDriver, Kysely, PostgresAdapter, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fixed, formOf, gap, interleaved } from '../../service/store/fixed.ts';
import { introspectorOf } from '../../service/store/introspection.ts';
import { statementWriter } from '../../service/store/writing.ts';

/** Compiles SQL without sending it. */
const compilerOf = (createQueryCompiler: () => ReturnType<typeof statementWriter>) =>
  new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => introspectorOf(db, 'public'),
      createQueryCompiler,
    },
  });

const kysely = compilerOf(() => new PostgresQueryCompiler());
const compiled = compilerOf(statementWriter);

const written = (fragment: RawBuilder<unknown>, by = compiled) => {
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
      return form === 2 ? sql.join([one, other]) : interleaved(['f(', ', '], [one, other]);
    }),
}));

describe('SQL statements', () => {
  it('equal those of Kysely, whatever was compiled before', () => {
    const property = fc.property(fragments, (each) => {
      expect(written(each)).toEqual(written(each, kysely));
    });
    fc.assert(property, { numRuns: 500 });
  });

  it('are the same when precompiled', () => {
    const property = fc.property(fragments, (each) => {
      expect(written(fixed(each))).toEqual(written(each, kysely));
    });
    fc.assert(property);
  });

  it('with gaps are filled with values and SQL', () => {
    const form = formOf<'value' | 'test'>(sql`select ${1}, ${gap('value')} where ${sql`${gap('test')}`} or ${'b'}`);

    expect(written(form.filled({ value: null, test: sql`a = ${'x'}` }))).toEqual({
      text: 'select $1, $2 where a = $3 or $4',
      parameters: [1, null, 'x', 'b'],
    });
    expect(written(form.filled({ value: [2], test: sql`true` }))).toEqual({
      text: 'select $1, $2 where true or $3',
      parameters: [1, [2], 'b'],
    });
  });

  it('are correct if there are more of them than the cache holds', () => {
    const many = Array.from({ length: 30_000 }, (_, index) => sql`select ${sql.raw(`a${index}`)}, ${index}`);

    for (const [index, each] of many.entries()) {
      expect(written(each)).toEqual({ text: `select a${index}, $1`, parameters: [index] });
    }
  });
});
