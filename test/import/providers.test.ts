/** Small exports with the columns and forms of cells that the documentation of each provider shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { createHttpClient, findCostFile, importCost } from '../../import/index.ts';
import { createTestDomain, INTERNAL_TOKEN, type TestDomain } from '../service/testDomain.ts';

const FOLDER = join(import.meta.dirname, 'fixtures', 'providers');

/** What the files are read as; each has a charge of the project Shop, and all are of October. */
const EXPECTED: Readonly<Record<string, { readonly provider: string; readonly totals: Record<string, number> }>> = {
  'alibaba-1.0.csv': { provider: 'alibaba_cloud', totals: { CNY: 1289 } },
  'aws-1.0.csv': { provider: 'aws', totals: { USD: 4.32640012 } },
  'aws-1.2.csv': { provider: 'aws', totals: { USD: 4.32640012 } },
  'azure-1.0.csv': { provider: 'azure', totals: { EUR: 112.595678901235 } },
  'azure-1.2.csv': { provider: 'azure', totals: { EUR: 112.595678901235 } },
  'focus-1.1.csv': { provider: 'acme_cloud', totals: { GBP: 2.5 } },
  'google-1.0.csv': { provider: 'google_cloud', totals: { USD: 2.5000012 } },
  'google-1.2.csv': { provider: 'google_cloud', totals: { USD: 2.5000012 } },
  'oracle.csv': { provider: 'oracle_cloud', totals: { USD: 0.02 } },
  'tencent-1.0.csv': { provider: 'tencent_cloud', totals: { USD: 4.20001234 } },
  'virtual-currency-1.2.csv': { provider: 'databricks', totals: { DBU: 41.5, USD: 7 } },
};

const importFile = (name: string, { url, dataSourceId, domainId }: TestDomain, dryRun = false) =>
  importCost(createHttpClient({ url, internalToken: INTERNAL_TOKEN }), {
    ...{ files: [findCostFile(join(FOLDER, name))], dataSourceId, domainId, dryRun },
    now: new Date('2024-10-20T00:00:00Z'),
  });

/** Sums of a plain reading of the file, by currency. */
const plainTotals = (name: string) => {
  const rows: Record<string, string>[] = parse(readFileSync(join(FOLDER, name)), { bom: true, columns: true });
  const totals: Record<string, number> = {};
  for (const { BilledCost, BillingCurrency = '' } of rows) {
    const code = BillingCurrency.toUpperCase();
    totals[code] = (totals[code] ?? 0) + Number(BilledCost);
  }
  return totals;
};

describe('an export of a provider', () => {
  it('is there for each provider and version', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(Object.keys(EXPECTED));
  });

  it.each(Object.entries(EXPECTED))('is read: %s', async (name, { provider, totals }) => {
    const domain = await createTestDomain();

    const dry = await importFile(name, domain, true);
    const summary = await importFile(name, domain);

    expect(summary).toEqual(dry);
    expect(summary.badRows.count).toBe(0);
    expect(summary.parts).toMatchObject([{ month: '2024-10', provider, totals }]);
    for (const [code, amount] of Object.entries(plainTotals(name))) expect(totals[code]).toBeCloseTo(amount, 10);
    const { results } = await domain.admin.call(costReportData.list, {});
    expect(new Set(results.map((row) => `${row.provider} ${row.report_month} ${row.is_confirmed}`))).toEqual(
      new Set([`${provider} 2024-10 false`]),
    );
    expect(results.map(({ project_name }) => project_name)).toContain('Shop');
  });

  it('with tags in a form of its own is read without these tags', async () => {
    const { unreadTags } = await importFile('alibaba-1.0.csv', await createTestDomain());
    expect([...unreadTags]).toEqual([['alibaba-1.0.csv', 1]]);
  });
});
