/** The query language: one compiler to SQL for all resources. */

export { compileTableCondition } from './filter.ts';
export { findFirstRecord, type ListQuery, listRecords } from './list.ts';
export { projectRecord, toWireRecord } from './projection.ts';
export { compileRowConditions } from './rowConditions.ts';
export { runSelect } from './runSelect.ts';
export { type AnalyzeQuery, analyzeRecords } from './statistics/analyze.ts';
export { runStat, type StatQuery } from './statistics/stat.ts';
export {
  analyzeSeries,
  findMemberNamesInPeriod,
  type TimeSeriesAnalyzeQuery,
} from './statistics/timeSeries.ts';
