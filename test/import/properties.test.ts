/** Properties of imports of any file. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CostReportDataRecord, costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { type CostFile, createHttpClient, findCostFile, importCost } from '../../import/index.ts';
import { RUNS, SEED } from '../gateway/propertyRuns.ts';
import { createTestDomain, INTERNAL_TOKEN, type TestDomain } from '../service/testDomain.ts';
import { type FocusRow, printCsvLine, printFocus, writeTestFile } from './focusFiles.ts';

let domain: TestDomain;
beforeAll(async () => {
  domain = await createTestDomain();
});

const importInto = (files: readonly CostFile[], more: { dryRun?: boolean; skipBadRows?: boolean } = {}) =>
  importCost(createHttpClient({ url: domain.url, internalToken: INTERNAL_TOKEN }), {
    ...{ files, dataSourceId: domain.dataSourceId, domainId: domain.domainId },
    now: new Date('2024-07-10T00:00:00Z'),
    ...more,
  });

const listRows = async (): Promise<readonly CostReportDataRecord[]> =>
  (await domain.admin.call(costReportData.list, { query: { page: { start: 1, limit: 1000 } } })).results;

/** A text that indexes cannot store in fewer bytes. */
const dense = Array.from({ length: 200 }, (_, at) => createHash('sha512').update(`${at}`).digest('base64')).join('');

/** Texts that exporters, editors and mistakes put into cells. */
const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    'NULL',
    '\\N',
    'null',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\uFFFE',
    '\u2028',
    '\u00a0x',
    '"',
    "'",
  ),
  fc.constantFrom(dense, 'a'.repeat(20_000), '😀'.repeat(3_000), '../..', '__proto__', 'constructor', '$ref', '*'),
);
const cell = (usual: readonly string[], unusual: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...unusual) },
    { weight: 1, arbitrary: strange },
  );

const anyRow: fc.Arbitrary<FocusRow> = fc.record({
  BillingPeriodStart: cell(
    ['2024-05-01T00:00:00Z', '2024-05-31T16:00:00Z'],
    ['2024-02-30', '9999-12-31T23:59:59-12:00', '1000-01-01T00:00:00+14:00', '2024-13-01', '0000-01-01'],
  ),
  BillingPeriodEnd: cell(['', '2024-06-30T16:00:00Z'], ['2024-06-31', '1999-01-01', '9999-12-31']),
  ChargePeriodEnd: cell(['2024-05-04T00:00:00Z'], ['soon', '9999-12-31T23:59:59-12:00', '2024-02-30']),
  BilledCost: cell(['1', '-0.25', '3.1E-7'], ['9'.repeat(400), '1e999', '5e-324', '1e23', '-1e24', 'NaN', '1,5']),
  BillingCurrency: cell(['USD', 'usd', 'DBU'], ['Snow Credits', 'a.b', '€', 'x'.repeat(33), 'ß']),
  ProviderName: cell(['AWS', 'Microsoft'], ['!!!', '']),
  ServiceName: cell(['Amazon EC2'], ['']),
  SubAccountId: cell(['111111111111'], ['']),
  SubAccountName: cell(['shop-production'], ['']),
  Tags: cell(['{}', '[]', '{"project":"x"}'], ['{"project":"\\ud800"}', '[{"key":"project","value":"\\u0000"}]', '{']),
});

/** What came of an import: the refusal, or what was put. */
const settleImport = (answer: ReturnType<typeof importInto>) =>
  answer.then(
    ({ badRows, ...summary }) => ({ refusal: badRows.count > 0 ? badRows.text : undefined, summary }),
    (error: Error) => ({ refusal: error.message, summary: undefined }),
  );

describe('any file', () => {
  it('is refused by the import if it is refused by a dry run, for the same rows, and is otherwise put', async () => {
    const files = fc
      .array(anyRow, { minLength: 1, maxLength: 4 })
      .map((rows) => [findCostFile(writeTestFile(printFocus(rows)))]);
    const outcomes = { refused: 0, put: 0 };
    const property = fc.asyncProperty(files, async (given) => {
      const dry = await settleImport(importInto(given, { dryRun: true }));
      const real = await settleImport(importInto(given));

      if (dry.refusal === undefined) {
        expect(real).toMatchObject({ refusal: undefined, summary: { ...dry.summary, replaced: expect.any(Number) } });
        outcomes.put += 1;
      } else {
        expect(real.refusal).toContain(dry.refusal);
        outcomes.refused += 1;
      }
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
    expect(Math.min(outcomes.refused, outcomes.put)).toBeGreaterThan(RUNS / 10);
  }, 300_000);

  it('is put without the rows that a dry run refuses, if these are skipped', async () => {
    const rows = fc.array(anyRow, { minLength: 2, maxLength: 6 });
    const property = fc.asyncProperty(rows, async (given) => {
      const files = [findCostFile(writeTestFile(printFocus([{}, ...given])))];
      const dry = await importInto(files, { dryRun: true });
      const real = await importInto(files, { skipBadRows: true });

      expect({ ...real, replaced: 0 }).toEqual({ ...dry, replaced: 0 });
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  }, 300_000);
});

/** A charge as a person reads it, and the forms in which its cells may be written. */
const charge = fc.record({
  /** The month, with the cells of its billing period. */
  period: fc.constantFrom(
    ['2024-05', '2024-05-01T00:00:00Z', '2024-06-01T00:00:00Z'],
    ['2024-05', '2024-04-30T16:00:00Z', '2024-05-31T16:00:00Z'],
    ['2024-06', '2024-06-01 07:00:00 UTC', '2024-07-01 07:00:00 UTC'],
    ['2024-06', '2024-06-01T00:00:00+09:00', '2024-07-01T00:00:00+09:00'],
    ['2024-02', '2024-02-01', '2024-02-29'],
  ),
  provider: fc.constantFrom(['aws', 'AWS'], ['aws', 'Amazon Web Services'], ['azure', 'Microsoft'], ['acme', 'Acme']),
  currency: fc.constantFrom(['USD', 'USD'], ['USD', 'usd'], ['KRW', 'KRW'], ['DBU', 'DBU']),
  product: fc.constantFrom('A', 'B', 'two\nlines', 'a "quoted", name'),
  /** Of ten-thousandths, so that a person's sum of a few thousand has no rounding. */
  amount: fc.integer({ min: -100_000_000, max: 100_000_000 }),
});

type PlainCharge = typeof charge extends fc.Arbitrary<infer Value> ? Value : never;

const columns = [
  'BilledCost',
  'BillingCurrency',
  'BillingPeriodStart',
  'BillingPeriodEnd',
  'ProviderName',
  'ServiceName',
];

const printCharges = (
  charges: readonly PlainCharge[],
  [lineEnd, decimals]: readonly [string, (units: number) => string],
) =>
  [
    printCsvLine([...columns, 'SubAccountId']),
    ...charges.map(({ period, provider, currency, product, amount }) =>
      printCsvLine([
        decimals(amount),
        currency[1] ?? '',
        period[1] ?? '',
        period[2] ?? '',
        provider[1] ?? '',
        product,
        '1',
      ]),
    ),
  ].join(lineEnd);

const sumBy = (entries: Iterable<readonly [key: string, units: number]>): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const [key, units] of entries) sums[key] = (sums[key] ?? 0) + units;
  return sums;
};

const units = (amount: unknown) => Math.round(Number(amount) * 10_000);

describe('sums by month, provider and currency', () => {
  it('equal those of a plain reading of the file, in the summary and in what is stored', async () => {
    const form = fc.tuple(
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.constantFrom(
        (amount: number) => (amount / 10_000).toFixed(4),
        (amount: number) => `${amount}e-4`,
        (amount: number) => String(amount / 10_000),
      ),
    );
    const charges = fc.array(charge, { minLength: 1, maxLength: 60 });
    const property = fc.asyncProperty(charges, form, async (given, written) => {
      const own = await createTestDomain();
      domain = own;
      const plain = sumBy(given.map((one) => [`${one.period[0]} ${one.provider[0]} ${one.currency[0]}`, one.amount]));

      const { parts } = await importInto([findCostFile(writeTestFile(printCharges(given, written)))]);

      const summed = parts.flatMap(({ month, provider, totals }) =>
        Object.entries(totals).map(([code, amount]) => [`${month} ${provider} ${code}`, units(amount)] as const),
      );
      const stored = (await listRows()).flatMap(({ report_month, provider, cost }) =>
        Object.entries(cost).map(([code, amount]) => [`${report_month} ${provider} ${code}`, units(amount)] as const),
      );
      expect(sumBy(summed)).toEqual(plain);
      expect(sumBy(stored)).toEqual(plain);
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  }, 300_000);
});
