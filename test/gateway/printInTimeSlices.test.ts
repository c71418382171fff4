import fc from 'fast-check';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { printInTimeSlices } from '../../gateway/engine/operation/printInTimeSlices.ts';

const printWhole = async (value: object) =>
  Buffer.concat((await printInTimeSlices(value, Number.POSITIVE_INFINITY)) ?? []).toString();

const ROW = { id: 'n', text: 'é"\n', none: null, left: undefined, deep: [[{ at: new Date(0) }]] };

describe('a large answer, printed in chunks', () => {
  it('is identical to JSON.stringify', async () => {
    const errors = [new GraphQLError('no', { path: ['a', 0], extensions: { code: 'X' } })];
    const rows = Array.from({ length: 1_000 }, () => ROW);
    const values = [{ errors, data: { a: rows, b: { c: rows, d: {}, e: [] } } }, { left: undefined }, {}, [undefined]];

    for (const value of values) expect(await printWhole(value)).toBe(JSON.stringify(value));
  });

  it('is identical to JSON.stringify for any content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (value) => {
        expect(await printWhole(value)).toBe(JSON.stringify(value));
      }),
    );
  });

  it('does not block other requests', async () => {
    const rows = Array.from({ length: 300_000 }, () => ROW);
    let iterations = 0;
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        await new Promise((resolve) => setImmediate(resolve));
        iterations++;
      }
    })();

    const parts = await printInTimeSlices({ data: { rows } }, Number.POSITIVE_INFINITY);
    isOver = true;
    await others;

    expect(parts?.length).toBeGreaterThan(3);
    expect(iterations).toBeGreaterThan(3);
  });
});
