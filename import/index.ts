/** The exports for commands and the demo. */

export type { DirectoryClient, DirectoryRecord, Put } from './client.ts';
export { COST_COLUMNS, type CostColumn } from './cost/columns.ts';
export { csvFile } from './cost/csv.ts';
export type { CostFile } from './cost/file.ts';
export { fileAt, filesAt } from './cost/files.ts';
export { type CostImport, type CostSummary, importCost } from './cost/import.ts';
export { readMapping, writeMapping } from './cost/mapping.ts';
export { domainOf } from './cost/target.ts';
export { ImportError } from './error.ts';
export { httpClient } from './httpClient.ts';
