import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileDocuments } from '../../bench/hostile/hostileDocuments.ts';
import { createEmptyEngine, measureDocument, measureDocumentOften } from '../../bench/hostile/measureDocument.ts';

const engine = createEmptyEngine();

/** The possible results of a document with any content: accepted, or refused for one or two reasons. */
const CODES =
  '(BAD_USER_INPUT|QUERY_TOO_LARGE|QUERY_TOO_COSTLY|GRAPHQL_PARSE_FAILED|GRAPHQL_VALIDATION_FAILED|OPERATION_RESOLUTION_FAILURE)';
const OUTCOME = new RegExp(`^(accepted|${CODES}(, ${CODES})?)$`);

/** The minimum of several readings: other processes may have used the CPU during the rest. */
const leastCpuMs = async (text: string) => {
  await measureDocumentOften(engine, text, 2);
  const readings = [];
  for (let time = 0; time < 5; time++) readings.push((await measureDocument(engine, text)).cpuMs);
  return Math.min(...readings);
};

/** Reads a document until one reading is below the bound, for the same reason. */
const expectCpuMs = (text: string) =>
  expect.poll(async () => (await measureDocument(engine, text)).cpuMs, { timeout: 40_000, interval: 10 });

describe('a document written to overload the gateway', { timeout: 180_000 }, () => {
  it.each(hostileDocuments)('costs little CPU, in proportion to its length: $name', async ({ write }) => {
    const [short, long] = [write(4_000), write(16_000)];

    const { outcome } = await measureDocument(engine, long);
    const shortMs = await leastCpuMs(short);

    expect(outcome).toMatch(OUTCOME);
    await expectCpuMs(long).toBeLessThan(8 * shortMs + 25);
    await expectCpuMs(long).toBeLessThan(150);
    await expectCpuMs(write(250_000)).toBeLessThan(600);
  });

  it('is refused above 262,144 characters', async () => {
    for (const { write } of hostileDocuments) {
      const text = write(1_000_000);

      expect((await measureDocument(engine, text)).outcome).toBe('QUERY_TOO_LARGE');
      await expectCpuMs(text).toBeLessThan(150);
    }
  });

  it('may combine several kinds, in any order', async () => {
    const part = fc.record({ kind: fc.constantFrom(...hostileDocuments), length: fc.integer({ min: 10, max: 4_000 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 4 }), async (parts) => {
        const text = parts.map(({ kind, length }) => kind.write(length)).join('\n');

        expect((await measureDocument(engine, text)).outcome).toMatch(OUTCOME);
        await expectCpuMs(text).toBeLessThan(600);
      }),
      { numRuns: 200 },
    );
  });
});
