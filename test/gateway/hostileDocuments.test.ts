import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileDocuments } from '../../bench/hostile/documents.ts';
import { engineWithoutAnswers, readOften, readOnce } from '../../bench/hostile/measure.ts';

const engine = engineWithoutAnswers();

/** The possible results of a document with any content. */
const OUTCOME =
  /^(accepted|BAD_USER_INPUT|QUERY_TOO_LARGE|QUERY_TOO_COSTLY|GRAPHQL_PARSE_FAILED|GRAPHQL_VALIDATION_FAILED|OPERATION_RESOLUTION_FAILURE)$/;

/** The minimum of several readings: other processes may have used the CPU during the rest. */
const leastCpuMs = async (text: string) => {
  await readOften(engine, text, 2);
  const readings = [];
  for (let time = 0; time < 5; time++) readings.push((await readOnce(engine, text)).cpuMs);
  return Math.min(...readings);
};

describe('A2, A3: a document written to overload the gateway', () => {
  it.each(hostileDocuments)('costs little CPU, in proportion to its length: $name', async ({ write }) => {
    const [short, long] = [write(4_000), write(16_000)];

    const { outcome } = await readOnce(engine, long);
    const [shortMs, longMs] = [await leastCpuMs(short), await leastCpuMs(long)];
    const [, largestMs] = [await readOnce(engine, write(250_000)), (await readOnce(engine, write(250_000))).cpuMs];

    expect(outcome).toMatch(OUTCOME);
    expect(longMs).toBeLessThan(8 * shortMs + 25);
    expect(longMs).toBeLessThan(150);
    expect(largestMs).toBeLessThan(600);
  });

  it('is refused above 262,144 characters', async () => {
    for (const { write } of hostileDocuments) {
      const { outcome, cpuMs } = await readOnce(engine, write(1_000_000));

      expect(outcome).toBe('QUERY_TOO_LARGE');
      expect(cpuMs).toBeLessThan(150);
    }
  });

  it('may combine several kinds, in any order', async () => {
    const part = fc.record({ kind: fc.constantFrom(...hostileDocuments), length: fc.integer({ min: 10, max: 4_000 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
        const text = parts.map(({ kind, length }) => kind.write(length)).join('\n');

        const { outcome, cpuMs } = await readOnce(engine, text);

        expect(outcome).toMatch(OUTCOME);
        expect(cpuMs).toBeLessThan(600);
      }),
      { numRuns: 200 },
    );
  });
});
