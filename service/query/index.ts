/** The query language: one compiler to SQL for all resources. */

export { compileTableCondition as condition } from './filter.ts';
export { findFirstRecord as first, type ListQuery as Query, listRecords as list } from './list.ts';
export { projectRecord as project, toWireRecord as wireRecord } from './projection.ts';
export { compileRowConditions as rowConditions } from './rowConditions.ts';
export { runSelect as rowsOf } from './runSelect.ts';
export { type AnalyzeQuery, analyzeRecords as analyze } from './statistics/analyze.ts';
export { runStat as stat, type StatQuery as StatisticsQuery } from './statistics/stat.ts';
export {
  analyzeSeries,
  findNamesInSeries as namesInSeries,
  type TimeSeriesAnalyzeQuery,
} from './statistics/timeSeries.ts';
