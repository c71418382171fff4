/** Files that are imported: Parquet, compressed CSV, directories. */
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { createHttpClient, findCostFile, findCostFiles, importCost } from '../../import/index.ts';
import { createTestDomain, INTERNAL_TOKEN, sharedService, type TestDomain } from '../service/testDomain.ts';
import { makeTestFolder, printFocus, writeTestFile } from './focusFiles.ts';
import { refusal } from './importedRows.ts';
import { runSkein } from './runSkein.ts';

beforeAll(() => sharedService());

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);

const importFiles = ({ url, dataSourceId, domainId }: TestDomain, paths: readonly string[]) =>
  importCost(createHttpClient({ url, internalToken: INTERNAL_TOKEN }), {
    ...{ files: findCostFiles(paths), dataSourceId, domainId },
    now: new Date('2024-07-10T00:00:00Z'),
  });

const listRows = async ({ admin }: TestDomain) => {
  const { results } = await admin.call(costReportData.list, { query: { sort: [{ key: 'cost_report_data_id' }] } });
  return results.map(({ created_at: _at, ...row }) => row);
};

describe('importing Parquet', () => {
  it.each([
    ['dictionaries, Snappy, row groups, a map of tags', 'doubles-map.snappy.parquet', 'doubles.csv'],
    ['no compression, times in nanoseconds', 'doubles.parquet', 'doubles.csv'],
    ['decimals as bytes, INT96 times, gzip', 'decimals-int96.gzip.parquet', 'decimals.csv'],
    ['pages of the second version, delta encodings, Zstandard', 'decimals-v2.zstd.parquet', 'decimals.csv'],
    ['dates, a page index, Brotli', 'decimals-date.brotli.parquet', 'decimals.csv'],
    ['times without a zone, LZ4', 'decimals-local.lz4.parquet', 'decimals.csv'],
    ['tags as a list of keys and values', 'decimals-list.snappy.parquet', 'decimals.csv'],
  ])('with %s gives the rows of the CSV file', async (_given, parquet, csv) => {
    const domain = await createTestDomain();
    const fromCsv = await importFiles(domain, [fixture(csv)]);
    const expected = await listRows(domain);

    const fromParquet = await importFiles(domain, [fixture(parquet)]);

    expect(fromParquet).toEqual({ ...fromCsv, replaced: fromCsv.rows });
    expect(await listRows(domain)).toEqual(expected);
    expect(expected).toHaveLength(9);
  });

  it('reads a column of nulls that is compressed by LZ4', async () => {
    const domain = await createTestDomain();
    const { charges, unreadTags } = await importFiles(domain, [fixture('nulls.lz4.parquet')]);
    expect([charges, unreadTags.size]).toEqual([10, 0]);
  });

  it('keeps the digits of decimals that a double cannot hold', async () => {
    const domain = await createTestDomain();
    const { parts } = await importFiles(domain, [fixture('decimals-v2.zstd.parquet')]);
    expect(parts).toEqual([
      { month: '2024-05', provider: 'aws', rows: 7, totals: { USD: 123456790243.71358, EUR: 1 } },
      { month: '2024-05', provider: 'azure', rows: 1, totals: { USD: 1 } },
      { month: '2024-06', provider: 'aws', rows: 1, totals: { USD: 7 } },
    ]);
    const lambda = (await listRows(domain)).find(({ product }) => product === 'AWS Lambda');
    expect(lambda?.cost).toEqual({ USD: 1e-12 });
  });

  it('needs memory only for its sums: 400,000 rows of one row group in a heap of 64 MB', {
    timeout: 120_000,
  }, async () => {
    const domain = await createTestDomain();
    const { domainId, dataSourceId, url } = domain;
    const options = ['--data-source', dataSourceId, '--domain', domainId, '--url', url];
    const { code, stdout } = await runSkein(
      ['import', 'cost', fixture('many.zstd.parquet'), ...options],
      { INTERNAL_TOKEN },
      ['--max-old-space-size=64'],
    ).ended;
    expect(code).toBe(0);
    expect(stdout).toContain(
      '400,000 charges of 1 month (2024-05 to 2024-05): USD 40,000.\n50 rows of cost report data',
    );
  });

  it('refuses bad rows by their number, and what is neither Parquet nor FOCUS', async () => {
    const domain = await createTestDomain();
    const noParquet = writeTestFile('PAR1, but nothing else. PAR1', 'focus.parquet');
    expect(await refusal(importFiles(domain, [noParquet]))).toMatch(
      /^focus.parquet: expected a Parquet file: .*Nothing/,
    );
    const billing = importCost(createHttpClient({ url: domain.url, internalToken: INTERNAL_TOKEN }), {
      ...{ files: findCostFiles([fixture('decimals-date.brotli.parquet')]), cost: 'ListCost' as const },
      ...{ dataSourceId: domain.dataSourceId, domainId: domain.domainId },
    });
    expect(await refusal(billing)).toBe('decimals-date.brotli.parquet is not a FOCUS cost file: missing ListCost.');
  });
});

describe('importing a directory', () => {
  it('reads the CSV and Parquet files below it in the order of their names, and nothing else', async () => {
    const domain = await createTestDomain();
    const directory = makeTestFolder();
    for (const name of ['b', 'a/2', '.hidden', 'table.parquet']) mkdirSync(join(directory, name), { recursive: true });
    writeFileSync(join(directory, 'b', '1.CSV'), printFocus([{ BilledCost: 'b' }]));
    writeFileSync(join(directory, 'a', '2', 'x.csv.gz'), gzipSync(printFocus([{ BilledCost: 'a' }])));
    writeFileSync(join(directory, 'manifest.json'), '{}');
    writeFileSync(join(directory, '_SUCCESS'), '');
    cpSync(fixture('doubles.parquet'), join(directory, 'table.parquet', 'part-0.parquet'));

    const message = await refusal(importFiles(domain, [directory]));

    expect(findCostFiles([directory]).map(({ name }) => name)).toEqual([
      'a/2/x.csv.gz',
      'b/1.CSV',
      'table.parquet/part-0.parquet',
    ]);
    expect(message.split('\n')).toEqual([
      'a/2/x.csv.gz:2: cost "a" is not a number',
      'b/1.CSV:2: cost "b" is not a number',
      '2 bad rows: nothing was imported. --skip-bad-rows leaves them out.',
    ]);
  });

  it('is refused without such files, and a file that is named twice is refused', () => {
    const directory = makeTestFolder();
    expect(() => findCostFiles([directory])).toThrow(
      /^FILE .*: expected files that end in .csv, .csv.gz or .parquet in this/,
    );
    const file = join(directory, 'a.csv');
    writeFileSync(file, printFocus([{}]));
    symlinkSync(file, join(directory, 'b.csv'));
    expect(() => findCostFiles([directory])).toThrow(/b\.csv: the file is named twice, and would be counted twice\.$/);
    expect(() => findCostFiles([directory, '/none'])).toThrow(/^FILE /);
    expect(() => findCostFile('/none')).toThrow(/^FILE \/none: expected a file or directory that can be read\.$/);
  });
});
