import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoundedJson } from '../../gateway/exchange/boundedJson.ts';
import { HttpRefusal } from '../../gateway/exchange/refusal.ts';
import { RUNS, SEED } from './propertyRuns.ts';

/** The members and elements of a value at any depth, and one for each object and list without any. */
const valuesIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value);
  return Math.max(1, inner.length) + inner.reduce((sum: number, one) => sum + valuesIn(one), 0);
};

const parseRefusal = (text: string, maxValues: number) => {
  try {
    parseBoundedJson(text, maxValues);
  } catch (error) {
    if (error instanceof HttpRefusal) return { status: error.status, code: error.error.extensions.code };
    throw error;
  }
  return undefined;
};

const TOO_LARGE = { status: 413, code: 'QUERY_TOO_LARGE' };
const NOT_JSON = { status: 400, code: 'BAD_REQUEST' };

describe('JSON of clients', () => {
  it('is parsed as it is if it has as many values as allowed, and refused if it has one more', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const count = valuesIn(value);

        expect(parseBoundedJson(text, count)).toEqual(JSON.parse(text));
        if (count > 0) expect(parseRefusal(text, count - 1)).toEqual(TOO_LARGE);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it.each([
    { what: 'brackets and commas in a text', text: JSON.stringify({ a: '[{,'.repeat(1_000) }), refusal: undefined },
    { what: 'a text of quotes and backslashes', text: JSON.stringify(['"\\'.repeat(1_000), '\\']), refusal: undefined },
    { what: '256 levels', text: '['.repeat(256) + ']'.repeat(256), refusal: undefined },
    { what: '257 levels', text: '['.repeat(257) + ']'.repeat(257), refusal: TOO_LARGE },
    { what: 'brackets that are never closed', text: '[['.repeat(100_000), refusal: TOO_LARGE },
    { what: 'a text that never ends', text: `["${',['.repeat(1_000)}`, refusal: NOT_JSON },
    { what: 'nothing', text: '', refusal: NOT_JSON },
  ])('$what', ({ text, refusal }) => {
    expect(parseRefusal(text, 256)).toEqual(refusal);
  });
});
