import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { translatePatterns } from '../../../service/query/regex.ts';
import { openThingsDatabase } from './thingsDatabase.ts';

/** Translates a pattern whatever it costs: what the store supports is tested, not what a query may cost. */
const translate = (pattern: string) => translatePatterns([pattern], 'v', () => {}).text;

beforeAll(async () => {
  await openThingsDatabase();
});

/** Which texts match a translated pattern in the store. */
const matchedTexts = async (pattern: string, texts: readonly string[]) => {
  const { rows } = await sql<{ matches: boolean }>`select t.text ~* ${translate(pattern)} as matches
    from unnest(${texts}::text[]) with ordinality as t(text, n) order by t.n`.execute(await openThingsDatabase());
  return rows.map(({ matches }) => matches);
};

const texts = [
  '',
  'a',
  'A',
  'ab',
  'a b',
  'a\nb',
  'abc-12',
  '_',
  '-',
  ']',
  '^',
  'é',
  'É',
  '0',
  'a.b',
  'a\\b',
  'foo bar',
  '\u2028',
  'aab',
  'bab',
  'x1y2',
  '(a)',
  '{2}',
  '*',
  '$a',
  '\t',
];

const atoms = fc.constantFrom(
  'a',
  'b',
  'A',
  'é',
  '0',
  '-',
  '\\.',
  '.',
  '\\d',
  '\\D',
  '\\w',
  '\\W',
  '\\s',
  '\\S',
  '\\b',
  '\\B',
  '^',
  '$',
  '[ab]',
  '[^a]',
  '[^]',
  '[]',
  '[\\w-]',
  '[^\\W]',
  '[\\D1]',
  '[^\\S\\w]',
  '[a-c0-9]',
  '[\\]^-]',
  '\\u0061',
  '\\x62',
  '\\cI',
  '\\t',
  '\\n',
  '\\0',
  ']',
  '}',
  '{',
  '\\*',
  '\\/',
  '_',
);
const { pattern: patterns } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    atoms,
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => one + other),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `${one}|${other}`),
    fc
      .tuple(fc.constantFrom('(?:', '(', '(?=', '(?!', '(?<=', '(?<!', '(?<n>'), tie('pattern'))
      .map(([open, inner]) => `${open}${inner})`),
    fc
      .tuple(
        fc.constantFrom('(?:', '('),
        tie('pattern'),
        fc.constantFrom('*', '+', '?', '*?', '+?', '??', '{2}', '{1,2}', '{0,1}?', '{2,}'),
      )
      .map(([open, inner, count]) => `${open}${inner})${count}`),
  ),
}));

const inJavaScript = (pattern: string) => {
  try {
    return new RegExp(pattern, 'i');
  } catch {
    return undefined;
  }
};

/** Patterns with expensive lookaheads are refused, so they match nothing. */
const readsTooFar = (pattern: string) => {
  try {
    translate(pattern);
    return false;
  } catch (error) {
    return (error as Error).message.includes('lookaheads that read');
  }
};

describe('2.2.4 a pattern', () => {
  it('matches what ECMAScript matches with flag i', async () => {
    const property = fc.asyncProperty(patterns, async (pattern) => {
      const expected = inJavaScript(pattern);
      // V8 accepts a duplicate group name within one alternative; the standard does not.
      fc.pre(expected !== undefined && pattern.length <= 256 && pattern.split('(?<n>').length < 3);
      fc.pre(!readsTooFar(pattern));
      expect(await matchedTexts(pattern, texts)).toEqual(texts.map((text) => expected?.test(text)));
    });
    await fc.assert(property, { numRuns: Number(process.env.RUNS ?? 600) });
  });

  it.each([
    { pattern: '^\\ud83d\\ude00$', text: '😀' },
    { pattern: '^😀+$', text: '😀😀' },
    { pattern: '(?m:^b)', text: 'a\nb' },
    { pattern: '(?s:a.b)', text: 'a\nb' },
    { pattern: '(?s-m:^a.b$)', text: 'a\nb' },
    { pattern: '[\\b]|x', text: 'x' },
    { pattern: '(?=a)*a', text: 'a' },
  ])('$pattern is accepted', async ({ pattern, text }) => {
    expect(await matchedTexts(pattern, [text])).toEqual([true]);
  });

  it.each([
    '[ab]{1,250}'.repeat(4),
    'b{250}'.repeat(4),
    '(?:ab){0,250}(?:ab){1,250}',
    '(?:(?:a{1,10}){1,10}){1,10}',
    '\\w{0,250}\\W{0,250}.{0,250}\\s{0,250}',
    '^(?=a{1,250})(?=b{1,250})(?!d{1,249})(?<=c{1,250})',
  ])('%s of maximum size is supported by the store', async (pattern) => {
    expect(await matchedTexts(pattern, ['ab'])).toEqual([new RegExp(pattern, 'i').test('ab')]);
  });

  it.each([
    '(a)\\1',
    '(?<n>a)\\k<n>',
    '(?-i:a)',
    'a{256}',
    '(?:a{100}){11}',
    '[ab]{1,250}'.repeat(5),
    '(?:a*b*){0,250}',
    '\\ud83d',
    '😀\\p{L}',
  ])('%s, which PostgreSQL cannot express or cannot run safely, is refused with a reason', (pattern) => {
    expect(() => translate(pattern)).toThrow(/not supported\. \(key = v\)$/);
  });

  it.each(['^(?=.*b)(?=.*c)x', '^(?!.*test).*$', 'a|^(?=.*b)', '(?<=a.*)b', '(?<!a.*)b', 'a(?=.{1,32})', '\\bdisk\\b'])(
    '%s, whose lookaheads run once or are short, is accepted',
    async (pattern) => {
      expect(await matchedTexts(pattern, texts)).toEqual(texts.map((text) => new RegExp(pattern, 'i').test(text)));
    },
  );

  it.each([
    '(?=.*b)(?=.*c)x',
    '(?=(a+)+b)a',
    '(?!.*b)a',
    'a(?=.{1,33})',
    'a(?=.{1,16})b(?=.{1,17})',
    '^(?:(?=.*b).)*c',
    '^(?=.*(?=.*b)c)',
    '(?m:^(?=.*b))c',
    'a^(?=.*b)',
  ])('%s, whose lookaheads run at every character, is refused', (pattern) => {
    const message = 'The pattern has lookaheads that read more than 32 characters and do not directly follow ^ at its';
    expect(() => translate(pattern)).toThrow(message);
  });
});
