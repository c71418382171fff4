/** Currencies of imported bills, as the graph reads them. */
import { describe, expect, it } from 'vitest';
import { createHttpClient, importCost } from '../../import/index.ts';
import { makeCostFile } from '../import/focusFiles.ts';
import { INTERNAL_TOKEN } from '../service/testDomain.ts';
import { createTestGraph, type SendQuery, type TestGraph } from './testGraph.ts';

const importBill = async (): Promise<TestGraph> => {
  const graph = await createTestGraph();
  const currencies = ['usd', 'USD', 'Usd', 'DBU', 'dbu', 'Credits', 'Snow Credits', '点'];
  const rows = currencies.map((BillingCurrency, at) => ({ BillingCurrency, BilledCost: `${10 ** at}` }));
  await importCost(createHttpClient({ url: graph.url, internalToken: INTERNAL_TOKEN }), {
    ...{ files: [makeCostFile(rows)], dataSourceId: graph.dataSourceId, domainId: graph.domainId },
  });
  return graph;
};

let imported: Promise<TestGraph> | undefined;
const asAdmin: SendQuery = async (query, variables) => {
  imported ??= importBill();
  return (await imported).asAdmin(query, variables);
};

const TOTALS: Readonly<Record<string, number>> = {
  USD: 111,
  DBU: 11_000,
  Credits: 100_000,
  'Snow Credits': 1_000_000,
  点: 10_000_000,
};

const SERIES = `query ($currency: String) {
  costSeries(from: "2024-05", to: "2024-05", granularity: MONTHLY, currency: $currency) { currency total } }`;

describe('the currencies of a bill', () => {
  it('are codes of ISO 4217 in upper case and virtual currencies in their first spelling', async () => {
    const { data } = await asAdmin('{ costReportData { nodes { amounts { currency amount } } } }');
    const [row] = data.costReportData.nodes;
    expect(Object.fromEntries(row.amounts.map(({ currency, amount }: never) => [currency, amount]))).toEqual(TOTALS);
  });

  it.each(Object.entries(TOTALS))('can each be asked for: %s', async (currency, total) => {
    const { data, errors } = await asAdmin(SERIES, { currency });
    expect(errors).toBeUndefined();
    expect(data.costSeries).toEqual({ currency, total });
  });

  it('are found by a code of ISO 4217 in any case', async () => {
    const { data } = await asAdmin(SERIES, { currency: 'usd' });
    expect(data.costSeries).toEqual({ currency: 'USD', total: 111 });
  });

  it.each(['', 'a.b', 'US\u0000'])('are refused where no cost can have them: "%s"', async (currency) => {
    const { data, errors } = await asAdmin(SERIES, { currency });
    expect(data).toEqual({ costSeries: null });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', inputPath: ['currency'] } }]);
  });

  it('are each a sum of an analysis without fields', async () => {
    const { data } = await asAdmin('{ costReportDataAnalysis }');
    const sums = Object.entries(TOTALS).map(([currency, total]) => [`cost${currency}`, total]);
    expect(data.costReportDataAnalysis.results).toEqual([Object.fromEntries(sums)]);
  });

  it('order reported cost', async () => {
    const { data, errors } = await asAdmin(
      '{ costReportData(orderBy: [{ field: COST, currency: "Snow Credits" }]) { totalCount } }',
    );
    expect({ data, errors }).toEqual({ data: { costReportData: { totalCount: 1 } }, errors: undefined });
  });
});
