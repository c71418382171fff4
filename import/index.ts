/** The exports for commands and the demo. */

export type { DirectoryClient, DirectoryPut, DirectoryRecord } from './client.ts';
export { csvFile } from './cost/csv.ts';
export type { CostFile } from './cost/file.ts';
export { findCostFile, findCostFiles } from './cost/files.ts';
export { COST_COLUMNS, type CostColumn } from './cost/focusColumns.ts';
export {
  type CostImportOptions,
  type CostImportSummary,
  importCost,
} from './cost/import.ts';
export { readMapping, writeMapping } from './cost/mapping.ts';
export { findDomain } from './cost/target.ts';
export { ImportError } from './error.ts';
export { createHttpClient } from './httpClient.ts';
