/** Imports 14 months of cost from a FOCUS file, shifted so that its last month becomes the current one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type CostFile, type CostSummary, csvFile, httpClient, importCost } from '../../import/index.ts';
import { DATA_SOURCE } from './projects.ts';
import { DEMO_DOMAIN } from './session.ts';

/** Last month of `focus.csv`, as months since year 0. */
const LAST_MONTH = 2025 * 12 + 1;

/** All times in the file are starts of months. */
const START = /(\d{4})-(\d{2})-01T/g;

const shiftMonths = (text: string, months: number) =>
  text.replace(START, (_, year: string, month: string) => {
    const count = Number(year) * 12 + Number(month) - 1 + months;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01T`;
  });

/** The file with its months shifted to a date. */
const focusFile = (now: Date): CostFile => {
  const text = readFileSync(join(import.meta.dirname, 'focus.csv'), 'utf8');
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const bytes = Buffer.from(shiftMonths(text, present - LAST_MONTH));
  return csvFile({ name: 'focus.csv', bytes: bytes.length, open: () => Readable.from([bytes]) });
};

/** Imports the file through the directory of the service. */
export const importCosts = (url: string, internalToken: string, now: Date): Promise<CostSummary> =>
  importCost(httpClient({ url, internalToken }), {
    files: [focusFile(now)],
    dataSourceId: DATA_SOURCE,
    domainId: DEMO_DOMAIN,
    now,
  });
