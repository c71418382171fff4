/** `skein import cost`, as tests run it. */
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { INTERNAL_TOKEN, type TestDomain } from '../service/testDomain.ts';

/** The environment in which the command may write to the tests' service. */
export const TOKEN = { INTERNAL_TOKEN };

/** Where the costs of a test domain belong. */
export const printOptions = ({ dataSourceId, domainId }: TestDomain) => [
  ...['--data-source', dataSourceId],
  ...['--domain', domainId],
];

/** Arguments that import a file. */
export const startImport = (file: string, ...options: string[]) => ['import', 'cost', file, ...options];

/** How many rows of costs a domain has. */
export const countRows = async ({ admin }: TestDomain) =>
  (await admin.call(costReportData.list, { query: { count_only: true } })).total_count;
