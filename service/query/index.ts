/** The query language: one compiler to SQL for all resources. */

export { condition } from './filter.ts';
export { first, list, type Query } from './list.ts';
export { project, wireRecord } from './projection.ts';
export { rowConditions } from './rowConditions.ts';
export { rowsOf } from './run.ts';
export { type AnalyzeQuery, analyze } from './statistics/analyze.ts';
export { type StatisticsQuery, stat } from './statistics/stat.ts';
export { analyzeSeries, namesInSeries, type TimeSeriesAnalyzeQuery } from './statistics/timeSeries.ts';
