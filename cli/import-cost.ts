/** `skein import cost`: imports FOCUS files as cost report data. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Config } from '../config.ts';
import { COST_COLUMNS, type CostColumn, type CostSummary, fileAt, importCost, readMapping } from '../import/index.ts';
import { openClient } from './client.ts';
import { progressOf } from './progress.ts';

interface Options {
  readonly dataSource: string;
  readonly domain?: string;
  readonly workspace?: string;
  readonly cost: CostColumn;
  readonly projectTag: string;
  readonly mapping?: string;
  readonly skipBadRows?: true;
  readonly url?: string;
}

const someText = (text: string): string => {
  if (text.trim() === '') throw new InvalidArgumentError('expected a text that is not empty.');
  return text.trim();
};

const grouped = (number: number) => number.toLocaleString('en', { maximumFractionDigits: 2 });

const counted = (number: number, noun: string) => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;

const unassignedLine = (unassigned: CostSummary['unassigned']): string[] => {
  if (unassigned.size === 0) return [];
  const charges = [...unassigned.values()].reduce((sum, count) => sum + count, 0);
  const tags = [...unassigned.keys()]
    .filter(Boolean)
    .slice(0, 5)
    .map((tag) => JSON.stringify(tag));
  const named = tags.length > 0 ? `; tag values without a project: ${tags.join(', ')}` : '';
  return [`Without a project: ${counted(charges, 'charge')}${named}.`];
};

/** The result of an import as text, one fact per line. */
const summaryLines = (summary: CostSummary): string[] => {
  const { charges, rows, removed, months, totals, badRows } = summary;
  const costs = Object.entries(totals).map(([code, amount]) => `${code} ${grouped(amount)}`);
  return [
    ...(summary.dataSourceMade ? [`Data source ${summary.dataSourceId} created in ${summary.domainId}.`] : []),
    `${counted(charges, 'charge')} of ${counted(months.length, 'month')} (${months[0]} to ${months.at(-1)}): ${costs.join(', ')}.`,
    `${counted(rows, 'row')} of cost report data put, ${grouped(removed)} of earlier imports removed.`,
    ...unassignedLine(summary.unassigned),
    ...(badRows.count > 0 ? [`${counted(badRows.count, 'bad row')} skipped:`, badRows.text] : []),
  ];
};

const run = async (paths: readonly string[], options: Options, config: Config): Promise<CostSummary> => {
  const files = paths.map(fileAt);
  const mapping = options.mapping === undefined ? undefined : readMapping(options.mapping);
  const client = await openClient(options.url, config);
  const progress = progressOf(files.reduce((sum, { bytes }) => sum + bytes, 0));
  try {
    return await importCost(client, {
      ...{ files, mapping, cost: options.cost, projectTag: options.projectTag, skipBadRows: options.skipBadRows },
      ...{ dataSourceId: options.dataSource, domainId: options.domain, workspaceId: options.workspace },
      onBytes: progress.add,
    });
  } finally {
    progress.stop();
    await client.close();
  }
};

const NOTES = `
The files replace all earlier imports of their months for the data source, so give all files of a month in one call.
With --url the import goes to a running service, whose INTERNAL_TOKEN is read from the environment; without --url it goes
to the store in DATABASE_URL or DATA_DIR.

Example:
  skein import cost focus-2026-05.csv.gz --data-source ds-cloud --url http://127.0.0.1:4001`;

/** Adds the command to the `import` group. */
export const addImportCost = (group: Command, config: () => Config): void => {
  group
    .command('cost')
    .summary('import FOCUS cost files')
    .description('Import cost files in the FOCUS 1.x format (CSV, also .gz) as cost report data.')
    .argument('<file...>', 'FOCUS files')
    .requiredOption('--data-source <id>', 'data source of the costs, e.g. ds-cloud; created if absent', someText)
    .option('--domain <id>', 'domain of the data source; required if there are several', someText)
    .option('--workspace <id>', 'workspace of costs without a project; default: the whole domain', someText)
    .addOption(new Option('--cost <column>', 'cost to import').choices(COST_COLUMNS).default('BilledCost'))
    .option('--project-tag <key>', 'tag that names the project, by id or name', someText, 'project')
    .option('--mapping <file>', 'JSON or CSV file: tag value or account → project id', someText)
    .option('--skip-bad-rows', 'skip rows that cannot be read, instead of importing nothing')
    .option('--url <url>', 'base URL of a running service', someText)
    .addHelpText('after', NOTES)
    .action(async (files: string[], options: Options) => {
      const summary = await run(files, options, config());
      process.stdout.write(`${summaryLines(summary).join('\n')}\n`);
    });
};
