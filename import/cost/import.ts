/** `skein import cost`: imports FOCUS files as cost report data. */

import type { DirectoryClient, DirectoryPut } from '../client.ts';
import { ImportError } from '../error.ts';
import { RowErrors } from '../rowErrors.ts';
import { CostAggregate } from './aggregate.ts';
import { toNumber } from './amount.ts';
import { createChargeReader } from './charge.ts';
import { createCurrencyReader } from './currency.ts';
import type { CostFile } from './file.ts';
import { type CostColumn, findColumns, listPositions } from './focusColumns.ts';
import type { ProjectMapping } from './mapping.ts';
import { ProjectAssigner } from './projectAssigner.ts';
import { makeReportId, toReportRows } from './report.ts';
import { findTarget, type ImportTarget, type ImportTargetOptions } from './target.ts';

/** Options of an import. */
export interface CostImportOptions extends ImportTargetOptions {
  /** Together they must contain all charges of their months: an import replaces those months of the data source. */
  readonly files: readonly CostFile[];
  /** Default: `BilledCost`. */
  readonly cost?: CostColumn | undefined;
  /** Tag whose value names the project, by id or name; default: `project`. */
  readonly projectTag?: string | undefined;
  readonly mapping?: ProjectMapping | undefined;
  /** Called with the mapping that was found, before anything is put: see `Projects.found`. */
  readonly onMapping?: ((mapping: ProjectMapping) => void) | undefined;
  /** Skips bad rows instead of refusing the files. */
  readonly skipBadRows?: boolean | undefined;
  /** Reads and checks everything, and puts nothing. Bad rows are in the summary. */
  readonly dryRun?: boolean | undefined;
  /** Called with the number of further bytes read from the files. */
  readonly onBytes?: ((count: number) => void) | undefined;
  readonly now?: Date | undefined;
}

/** What is put for a month and a provider. */
export interface CostSubtotal {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly provider: string;
  readonly rows: number;
  /** By currency. */
  readonly totals: Readonly<Record<string, number>>;
}

/** The result of an import; of a dry run, what the result would be. */
export interface CostImportSummary {
  readonly domainId: string;
  readonly dataSourceId: string;
  /** Whether the data source did not exist. */
  readonly dataSourceMade: boolean;
  /** Number of charges read from the files. */
  readonly charges: number;
  /** Number of rows of cost report data put. */
  readonly rows: number;
  /** Number of rows of earlier imports of these months, all of which the rows replace. */
  readonly replaced: number;
  /** Sorted, `YYYY-MM`. */
  readonly months: readonly string[];
  /** Sorted by month and provider. */
  readonly parts: readonly CostSubtotal[];
  readonly totals: Readonly<Record<string, number>>;
  readonly badRows: RowErrors;
  /** Number of charges without a project, by the tag value that matches none. */
  readonly unassigned: ReadonlyMap<string, number>;
  /** Number of charges whose tags are in no known form, by file. They were taken without tags. */
  readonly unreadTags: ReadonlyMap<string, number>;
}

interface ImportState {
  readonly aggregate: CostAggregate;
  readonly readCurrency: ReturnType<typeof createCurrencyReader>;
  readonly unreadTags: Map<string, number>;
  readonly projects: ProjectAssigner;
  readonly badRows: RowErrors;
  charges: number;
}

const readFile = (
  file: CostFile,
  reading: ImportState,
  { cost, projectTag, onBytes = () => {} }: CostImportOptions,
) => {
  const { readCurrency, unreadTags } = reading;
  const onUnreadTags = () => unreadTags.set(file.name, (unreadTags.get(file.name) ?? 0) + 1);
  let read: ReturnType<typeof createChargeReader>;
  return file.read({
    onHeader: (names) => {
      const columns = findColumns(names, cost ?? 'BilledCost', file.name);
      read = createChargeReader(columns, { projectTag: projectTag ?? 'project', readCurrency, onUnreadTags });
      return listPositions(columns);
    },
    onRecord: (fields, line) => {
      const charge = read(fields);
      if (typeof charge === 'string') return reading.badRows.add(file.name, line, charge);
      reading.charges += 1;
      reading.aggregate.add(charge, reading.projects.findId(charge));
    },
    onBytes,
  });
};

const refuseBadRows = ({ badRows }: ImportState) => {
  const rows = badRows.count === 1 ? '1 bad row' : `${badRows.count} bad rows`;
  throw new ImportError(`${badRows.text}\n${rows}: nothing was imported. --skip-bad-rows leaves them out.`);
};

const readFiles = async (target: ImportTarget, options: CostImportOptions): Promise<ImportState> => {
  const projects = new ProjectAssigner(target.projects, options.mapping ?? new Map(), options.onMapping !== undefined);
  const reading: ImportState = {
    ...{ aggregate: new CostAggregate(), projects, badRows: new RowErrors(), charges: 0 },
    ...{ readCurrency: createCurrencyReader(), unreadTags: new Map() },
  };
  for (const file of options.files) await readFile(file, reading, options);
  options.onMapping?.(projects.found);
  if (reading.badRows.count > 0 && !options.skipBadRows && !options.dryRun) refuseBadRows(reading);
  if (reading.charges === 0 && !(options.dryRun && reading.badRows.count > 0))
    throw new ImportError('There is no charge in the files: nothing was imported.');
  return reading;
};

/** The currency of most charges. */
const findMainCurrency = (currencies: ReadonlyMap<string, number>): string =>
  [...currencies].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'USD';

const prepareDataSource = (
  { dataSource, dataSourceId, domainId }: ImportTarget,
  { aggregate }: ImportState,
): DirectoryPut[] => {
  if (dataSource) return [];
  const currency = findMainCurrency(aggregate.currencies);
  const record = { data_source_id: dataSourceId, domain_id: domainId, name: dataSourceId, currency };
  return [{ kind: 'data_sources', records: [record] }];
};

const formatMonth = (now: Date) => now.toISOString().slice(0, 7);

const toAmounts = (units: ReadonlyMap<string, bigint>) =>
  Object.fromEntries([...units].map(([code, amount]) => [code, toNumber(amount)]));

const summarizeImport = (
  target: ImportTarget,
  reading: ImportState,
  rows: number,
  replaced: number,
): CostImportSummary => {
  const { aggregate, projects, badRows, charges, unreadTags } = reading;
  return {
    domainId: target.domainId,
    dataSourceId: target.dataSourceId,
    dataSourceMade: target.dataSource === undefined,
    ...{ charges, rows, replaced },
    months: [...aggregate.months.keys()].sort(),
    parts: aggregate.parts().map(({ costs, ...part }) => ({ ...part, totals: toAmounts(costs) })),
    totals: toAmounts(aggregate.totals),
    badRows,
    unassigned: projects.unknown,
    unreadTags,
  };
};

/**
 * Imports FOCUS files: reads and checks all of them, then puts everything or nothing. The rows replace the rows of
 * earlier imports for the same months and data source, so importing twice has the same result as importing once.
 *
 * @throws {ImportError} for errors that the user can correct: options, columns, bad rows with their lines
 */
export const importCost = async (client: DirectoryClient, options: CostImportOptions): Promise<CostImportSummary> => {
  const target = await findTarget(client, options);
  const reading = await readFiles(target, options);
  const { aggregate, projects } = reading;
  const records = toReportRows(target, projects, aggregate, formatMonth(options.now ?? new Date()));
  const reports = [...aggregate.months.keys()].map((month) => makeReportId(target, month));
  const summary = summarizeImport(target, reading, records.length, await client.countCosts(target.domainId, reports));
  if (options.dryRun) return summary;
  const replace = { domain_id: target.domainId, cost_report_id: reports };
  await client.put([...prepareDataSource(target, reading), { kind: 'cost_report_data', records, replace }]);
  return summary;
};
