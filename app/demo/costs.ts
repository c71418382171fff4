/** Imports 14 months of cost from a FOCUS file, shifted so that its last month becomes the current one, up to today. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type CostFile, type CostImportSummary, createHttpClient, csvFile, importCost } from '../../import/index.ts';
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

/** Days of `LAST_MONTH` that are in the file. */
const LAST_DAYS = 14;
const DAYS_OF_LAST_MONTH = 28;

/** A row of that month: its three amounts are in the first twelve columns, none of which is quoted. */
const LAST_ROW = /^(-?[\d.]+)((?:,[^,]*){3},2025-02-(?:[^,]*,){5})(-?[\d.]+)(,[^,]*,)(-?[\d.]+)/gm;

/** The share of a month that has passed at the end of a day. */
const computeShare = (now: Date) =>
  now.getUTCDate() / new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate();

/** The last month as if it had as many days as the month of a date has had. */
const scaleLastMonth = (text: string, now: Date) => {
  const factor = (computeShare(now) * DAYS_OF_LAST_MONTH) / LAST_DAYS;
  const scale = (amount: string) => (Number(amount) * factor).toFixed(6);
  return text.replace(
    LAST_ROW,
    (_, billed: string, next: string, effective: string, name: string, list: string) =>
      `${scale(billed)}${next}${scale(effective)}${name}${scale(list)}`,
  );
};

/** The file with its months shifted to a date. */
const createFocusFile = (now: Date): CostFile => {
  const text = readFileSync(join(import.meta.dirname, 'focus.csv'), 'utf8');
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const bytes = Buffer.from(shiftMonths(scaleLastMonth(text, now), present - LAST_MONTH));
  return csvFile({ name: 'focus.csv', bytes: bytes.length, open: () => Readable.from([bytes]) });
};

/** Imports the file through the directory of the service. */
export const importCosts = (url: string, internalToken: string, now: Date): Promise<CostImportSummary> =>
  importCost(createHttpClient({ url, internalToken }), {
    files: [createFocusFile(now)],
    dataSourceId: DATA_SOURCE,
    domainId: DEMO_DOMAIN,
    now,
  });
