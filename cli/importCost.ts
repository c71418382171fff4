/** `skein import cost`: imports FOCUS files as cost report data. */
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Config } from '../app/config/index.ts';
import {
  COST_COLUMNS,
  type CostColumn,
  type CostImportSummary,
  findCostFiles,
  importCost,
  readMapping,
  writeMapping,
} from '../import/index.ts';
import { type CostTextOptions, printCost, toCostJson } from './costText.ts';
import { openClient } from './directoryClient.ts';
import { showProgress } from './progress.ts';

interface ImportCostCommandOptions extends CostTextOptions {
  readonly dataSource: string;
  readonly domain?: string;
  readonly workspace?: string;
  readonly cost: CostColumn;
  readonly projectTag: string;
  readonly mapping?: string;
  readonly writeMapping?: string;
  readonly json?: true;
  readonly url?: string;
}

const parseText = (text: string): string => {
  if (text.trim() === '') throw new InvalidArgumentError('expected a text that is not empty.');
  return text.trim();
};

const run = async (
  paths: readonly string[],
  options: ImportCostCommandOptions,
  config: Config,
): Promise<CostImportSummary> => {
  const files = findCostFiles(paths);
  const { mapping: mappingFile, writeMapping: foundFile } = options;
  const mapping = mappingFile === undefined ? undefined : readMapping(mappingFile);
  const mayReplace =
    foundFile !== undefined && mappingFile !== undefined && resolve(foundFile) === resolve(mappingFile);
  const client = await openClient(options.url, config);
  const progress = showProgress(files.reduce((sum, { bytes }) => sum + bytes, 0));
  try {
    return await importCost(client, {
      ...{ files, mapping, cost: options.cost, projectTag: options.projectTag },
      ...{ skipBadRows: options.skipBadRows, dryRun: options.dryRun },
      ...{ dataSourceId: options.dataSource, domainId: options.domain, workspaceId: options.workspace },
      ...(foundFile === undefined ? {} : { onMapping: (found) => writeMapping(foundFile, found, mayReplace) }),
      onBytes: progress.add,
    });
  } finally {
    progress.stop();
    await client.close();
  }
};

const NOTES = `
A directory stands for all .csv, .csv.gz and .parquet files below it. The files replace all earlier imports of their months for
the data source, so give all files of a month in one call. With --url the import goes to a running service, whose INTERNAL_TOKEN
is read from the environment; without --url it goes to the store in DATABASE_URL or DATA_DIR. Exit codes: 0, 1 if nothing was
imported or a dry run finds bad rows, 2 for wrong usage, also of files, 3 if the service or the store does not answer. docs/costs.md has more.

Examples:
  skein import cost focus-2026-05.csv.gz --data-source ds-cloud --url http://127.0.0.1:4001
  skein import cost exports/2026-05/ --data-source ds-cloud --dry-run --write-mapping projects.json
  skein import cost exports/2026-05/ --data-source ds-cloud --mapping projects.json`;

/** Adds the command to the `import` group. */
export const addImportCost = (group: Command, config: () => Config): void => {
  group
    .command('cost')
    .summary('import FOCUS cost files')
    .description('Import cost files in the FOCUS 1.x format (CSV, also .gz, and Parquet) as cost report data.')
    .argument('<file...>', 'FOCUS files, or directories of them')
    .requiredOption('--data-source <id>', 'data source of the costs, e.g. ds-cloud; created if absent', parseText)
    .option('--domain <id>', 'domain of the data source; required if there are several', parseText)
    .option('--workspace <id>', 'workspace of costs without a project; default: the whole domain', parseText)
    .addOption(new Option('--cost <column>', 'cost to import').choices(COST_COLUMNS).default('BilledCost'))
    .option('--project-tag <key>', 'tag that names the project, by id or name', parseText, 'project')
    .option('--mapping <file>', 'JSON or CSV file: tag value or account → project id', parseText)
    .option(
      '--write-mapping <file>',
      'write the mapping that was found as JSON, to edit and pass to --mapping',
      parseText,
    )
    .option('--skip-bad-rows', 'skip rows that cannot be read, instead of importing nothing')
    .option('--dry-run', 'read and check everything, and write nothing to the store')
    .option('--json', 'print the result as JSON')
    .option('--url <url>', 'base URL of a running service', parseText)
    .addHelpText('after', NOTES)
    .action(async (files: string[], options: ImportCostCommandOptions) => {
      const summary = await run(files, options, config());
      const text = options.json ? JSON.stringify(toCostJson(summary, options), null, 2) : printCost(summary, options);
      process.stdout.write(`${text}\n`);
      if (options.dryRun && summary.badRows.count > 0 && !options.skipBadRows) process.exitCode = 1;
    });
};
