/** What commands and the demo use. */

export { COST_COLUMNS, type CostColumn } from './cost/columns.ts';
export { type CostFile, fileAt } from './cost/csv.ts';
export { type CostImport, type CostSummary, importCost } from './cost/import.ts';
export { readMapping } from './cost/mapping.ts';
export type { Door, Put } from './door.ts';
export { ImportError } from './error.ts';
export { httpDoor } from './http-door.ts';
