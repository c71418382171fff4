/** The exports for commands and the demo. */

export type { DirectoryClient, DirectoryPut as Put, DirectoryRecord } from './client.ts';
export { COST_COLUMNS, type CostColumn } from './cost/columns.ts';
export { csvFile } from './cost/csv.ts';
export type { CostFile } from './cost/file.ts';
export { findCostFile as fileAt, findCostFiles as filesAt } from './cost/files.ts';
export {
  type CostImportOptions as CostImport,
  type CostImportSummary as CostSummary,
  importCost,
} from './cost/import.ts';
export { readMapping, writeMapping } from './cost/mapping.ts';
export { findDomain as domainOf } from './cost/target.ts';
export { ImportError } from './error.ts';
export { createHttpClient as httpClient } from './httpClient.ts';
