/** The exports for commands and the demo. */

export type { DirectoryClient } from './client.ts';
export { COST_COLUMNS, type CostColumn } from './cost/columns.ts';
export { type CostFile, fileAt } from './cost/csv.ts';
export { type CostImport, type CostSummary, importCost } from './cost/import.ts';
export { readMapping } from './cost/mapping.ts';
export { ImportError } from './error.ts';
export { httpClient } from './http-client.ts';
