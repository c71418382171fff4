/** `skein import cost`: imports FOCUS files as cost report data. */

import type { DirectoryClient, Put } from '../client.ts';
import { ImportError } from '../error.ts';
import { RowErrors } from '../rowErrors.ts';
import { Aggregate } from './aggregate.ts';
import { amountOf } from './amount.ts';
import { chargeReader } from './charge.ts';
import { type CostColumn, columnsOf, positionsIn } from './columns.ts';
import { currencyReader } from './currency.ts';
import type { CostFile } from './file.ts';
import type { Mapping } from './mapping.ts';
import { Projects } from './projects.ts';
import { reportId, rowsOf } from './report.ts';
import { type Target, type TargetOptions, targetOf } from './target.ts';

/** Options of an import. */
export interface CostImport extends TargetOptions {
  /** Together they must contain all charges of their months: an import replaces those months of the data source. */
  readonly files: readonly CostFile[];
  /** Default: `BilledCost`. */
  readonly cost?: CostColumn | undefined;
  /** Tag whose value names the project, by id or name; default: `project`. */
  readonly projectTag?: string | undefined;
  readonly mapping?: Mapping | undefined;
  /** Called with the mapping that was found, before anything is put: see `Projects.found`. */
  readonly onMapping?: ((mapping: Mapping) => void) | undefined;
  /** Skips bad rows instead of refusing the files. */
  readonly skipBadRows?: boolean | undefined;
  /** Reads and checks everything, and puts nothing. Bad rows are in the summary. */
  readonly dryRun?: boolean | undefined;
  /** Called with the number of further bytes read from the files. */
  readonly onBytes?: ((count: number) => void) | undefined;
  readonly now?: Date | undefined;
}

/** What is put for a month and a provider. */
export interface CostPart {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly provider: string;
  readonly rows: number;
  /** By currency. */
  readonly totals: Readonly<Record<string, number>>;
}

/** The result of an import; of a dry run, what the result would be. */
export interface CostSummary {
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
  readonly parts: readonly CostPart[];
  readonly totals: Readonly<Record<string, number>>;
  readonly badRows: RowErrors;
  /** Number of charges without a project, by the tag value that matches none. */
  readonly unassigned: ReadonlyMap<string, number>;
  /** Number of charges whose tags are in no known form, by file. They were taken without tags. */
  readonly unreadTags: ReadonlyMap<string, number>;
}

interface ReadState {
  readonly aggregate: Aggregate;
  readonly readCurrency: ReturnType<typeof currencyReader>;
  readonly unreadTags: Map<string, number>;
  readonly projects: Projects;
  readonly badRows: RowErrors;
  charges: number;
}

const readFile = (file: CostFile, reading: ReadState, { cost, projectTag, onBytes = () => {} }: CostImport) => {
  const { readCurrency, unreadTags } = reading;
  const onUnreadTags = () => unreadTags.set(file.name, (unreadTags.get(file.name) ?? 0) + 1);
  let read: ReturnType<typeof chargeReader>;
  return file.read({
    onHeader: (names) => {
      const columns = columnsOf(names, cost ?? 'BilledCost', file.name);
      read = chargeReader(columns, { projectTag: projectTag ?? 'project', readCurrency, onUnreadTags });
      return positionsIn(columns);
    },
    onRecord: (fields, line) => {
      const charge = read(fields);
      if (typeof charge === 'string') return reading.badRows.add(file.name, line, charge);
      reading.charges += 1;
      reading.aggregate.add(charge, reading.projects.idOf(charge));
    },
    onBytes,
  });
};

const refuseBadRows = ({ badRows }: ReadState) => {
  const rows = badRows.count === 1 ? '1 bad row' : `${badRows.count} bad rows`;
  throw new ImportError(`${badRows.text}\n${rows}: nothing was imported. --skip-bad-rows leaves them out.`);
};

const readFiles = async (target: Target, options: CostImport): Promise<ReadState> => {
  const projects = new Projects(target.projects, options.mapping ?? new Map(), options.onMapping !== undefined);
  const reading: ReadState = {
    ...{ aggregate: new Aggregate(), projects, badRows: new RowErrors(), charges: 0 },
    ...{ readCurrency: currencyReader(), unreadTags: new Map() },
  };
  for (const file of options.files) await readFile(file, reading, options);
  options.onMapping?.(projects.found);
  if (reading.badRows.count > 0 && !options.skipBadRows && !options.dryRun) refuseBadRows(reading);
  if (reading.charges === 0 && !(options.dryRun && reading.badRows.count > 0))
    throw new ImportError('There is no charge in the files: nothing was imported.');
  return reading;
};

/** The currency of most charges. */
const commonest = (currencies: ReadonlyMap<string, number>): string =>
  [...currencies].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 'USD';

const newDataSource = ({ dataSource, dataSourceId, domainId }: Target, { aggregate }: ReadState): Put[] => {
  if (dataSource) return [];
  const currency = commonest(aggregate.currencies);
  const record = { data_source_id: dataSourceId, domain_id: domainId, name: dataSourceId, currency };
  return [{ kind: 'data_sources', records: [record] }];
};

const monthOf = (now: Date) => now.toISOString().slice(0, 7);

const amountsOf = (units: ReadonlyMap<string, bigint>) =>
  Object.fromEntries([...units].map(([code, amount]) => [code, amountOf(amount)]));

const summaryOf = (target: Target, reading: ReadState, rows: number, replaced: number): CostSummary => {
  const { aggregate, projects, badRows, charges, unreadTags } = reading;
  return {
    domainId: target.domainId,
    dataSourceId: target.dataSourceId,
    dataSourceMade: target.dataSource === undefined,
    ...{ charges, rows, replaced },
    months: [...aggregate.months.keys()].sort(),
    parts: aggregate.parts().map(({ costs, ...part }) => ({ ...part, totals: amountsOf(costs) })),
    totals: amountsOf(aggregate.totals),
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
export const importCost = async (client: DirectoryClient, options: CostImport): Promise<CostSummary> => {
  const target = await targetOf(client, options);
  const reading = await readFiles(target, options);
  const { aggregate, projects } = reading;
  const records = rowsOf(target, projects, aggregate, monthOf(options.now ?? new Date()));
  const reports = [...aggregate.months.keys()].map((month) => reportId(target, month));
  const summary = summaryOf(target, reading, records.length, await client.countCosts(target.domainId, reports));
  if (options.dryRun) return summary;
  const replace = { domain_id: target.domainId, cost_report_id: reports };
  await client.put([...newDataSource(target, reading), { kind: 'cost_report_data', records, replace }]);
  return summary;
};
