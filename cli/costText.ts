/** The result of `skein import cost` as text and as JSON. */
import type { CostImportSummary } from '../import/index.ts';
import { formatCount, formatNumber } from './formatNumber.ts';

/** Options that the result depends on. */
export interface CostTextOptions {
  readonly dryRun?: true;
  readonly skipBadRows?: true;
}

const printUnassigned = (unassigned: CostImportSummary['unassigned']): string[] => {
  if (unassigned.size === 0) return [];
  const charges = [...unassigned.values()].reduce((sum, count) => sum + count, 0);
  const tags = [...unassigned.keys()]
    .filter(Boolean)
    .slice(0, 5)
    .map((tag) => JSON.stringify(tag));
  const named = tags.length > 0 ? `; tag values without a project: ${tags.join(', ')}` : '';
  return [`Without a project: ${formatCount(charges, 'charge')}${named}.`];
};

const printUnreadTags = ({ unreadTags }: CostImportSummary): string[] =>
  [...unreadTags].map(
    ([file, count]) =>
      `${file}: Tags of ${formatCount(count, 'charge')} are neither a JSON object nor a list of keys and values; read as none.`,
  );

const printCosts = (totals: CostImportSummary['totals']) =>
  Object.entries(totals)
    .map(([code, amount]) => `${code} ${formatNumber(amount)}`)
    .join(', ');

/** What is read: charges, months, costs. */
const printCharges = ({ charges, months, totals }: CostImportSummary) =>
  charges === 0
    ? '0 charges.'
    : `${formatCount(charges, 'charge')} of ${formatCount(months.length, 'month')} (${months[0]} to ${months.at(-1)}): ${printCosts(totals)}.`;

const printBadRows = ({ badRows }: CostImportSummary, skips: boolean) =>
  badRows.count > 0 ? [`${formatCount(badRows.count, 'bad row')}${skips ? ' skipped' : ''}:`, badRows.text] : [];

/** The result of an import as text, one fact per line. */
const printSummary = (summary: CostImportSummary): string[] => [
  ...(summary.dataSourceMade ? [`Data source ${summary.dataSourceId} created in ${summary.domainId}.`] : []),
  printCharges(summary),
  `${formatCount(summary.rows, 'row')} of cost report data written, ${formatCount(summary.replaced, 'row')} replaced.`,
  ...printUnassigned(summary.unassigned),
  ...printUnreadTags(summary),
  ...printBadRows(summary, true),
];

/** What an import would do, by month and provider. */
const printDryRun = (summary: CostImportSummary, skips: boolean): string[] => [
  ...(summary.dataSourceMade ? [`Data source ${summary.dataSourceId} would be created in ${summary.domainId}.`] : []),
  printCharges(summary),
  ...summary.parts.map(
    ({ month, provider, rows, totals }) =>
      `  ${month}  ${provider}  ${formatCount(rows, 'row')}  ${printCosts(totals)}`,
  ),
  `${formatCount(summary.rows, 'row')} of cost report data would be written, ${formatCount(summary.replaced, 'row')} replaced.`,
  ...printUnassigned(summary.unassigned),
  ...printUnreadTags(summary),
  ...printBadRows(summary, skips),
  summary.badRows.count > 0 && !skips
    ? 'Nothing was written. With bad rows nothing would be: --skip-bad-rows leaves them out.'
    : 'Nothing was written.',
];

/** The result as one JSON value. */
export const toCostJson = (
  { badRows, unassigned, unreadTags, ...summary }: CostImportSummary,
  { dryRun }: CostTextOptions,
) => ({
  ...{ dryRun: dryRun === true, ...summary },
  badRows: { count: badRows.count, first: badRows.first },
  unassigned: Object.fromEntries(unassigned),
  unreadTags: Object.fromEntries(unreadTags),
});

/** The result as lines. */
export const printCost = (summary: CostImportSummary, { dryRun, skipBadRows }: CostTextOptions): string =>
  (dryRun ? printDryRun(summary, skipBadRows === true) : printSummary(summary)).join('\n');
