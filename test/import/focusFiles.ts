/** FOCUS files for tests, each in its own folder. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type CostFile, findCostFile } from '../../import/index.ts';

/** Fields of a row by column; omitted fields have a default value. */
export type FocusRow = Readonly<Record<string, string>>;

const DEFAULTS: FocusRow = {
  BillingPeriodStart: '2024-05-01T00:00:00Z',
  ChargePeriodStart: '2024-05-03T00:00:00Z',
  ChargePeriodEnd: '2024-05-04T00:00:00Z',
  BilledCost: '1',
  EffectiveCost: '0.5',
  BillingCurrency: 'USD',
  ProviderName: 'AWS',
  ServiceName: 'Amazon EC2',
  SubAccountId: '111111111111',
  SubAccountName: 'shop-production',
  Tags: '{}',
};

const quote = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A line of CSV. */
export const printCsvLine = (fields: readonly string[]): string => fields.map(quote).join(',');

/** CSV text of rows, with the columns of the first row. */
export const printFocus = (rows: readonly FocusRow[], defaults: FocusRow = DEFAULTS): string => {
  const columns = Object.keys({ ...defaults, ...rows[0] });
  return [columns, ...rows.map((row) => columns.map((name) => row[name] ?? defaults[name] ?? ''))]
    .map(printCsvLine)
    .join('\n')
    .concat('\n');
};

/** A folder of the current test, which is removed afterwards. */
export const makeTestFolder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'skein-import-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

/** Writes a file into a new folder, and returns its path. */
export const writeTestFile = (text: string | Buffer, name = 'focus.csv'): string => {
  const path = join(makeTestFolder(), name);
  writeFileSync(path, text);
  return path;
};

/** A FOCUS file on disk. */
export const makeCostFile = (rows: readonly FocusRow[]): CostFile => findCostFile(writeTestFile(printFocus(rows)));
