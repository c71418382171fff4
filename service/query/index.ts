/** The query language, compiled to SQL once for all resources. */
export { chosen, type Surroundings } from './choice.ts';
export { condition, type Filter } from './condition.ts';
export { first, type ListTerms, list, type Page, type Query } from './list.ts';
export { project, selection, wireRecord } from './projection.ts';
export { rowsOf } from './run.ts';
export { type Analysis, type AnalyzeQuery, analyze } from './statistics/analyze.ts';
export type { Statistics } from './statistics/asked.ts';
export { type StatisticsQuery, stat } from './statistics/stat.ts';
export { analyzeSeries, namesInSeries, type TimeSeriesAnalyzeQuery } from './statistics/time-series.ts';
export { parseTime } from './times.ts';
