import { recordStatistics } from '../../analysis/statistics.ts';
import { list } from '../../read/list.ts';
import { record, rootRecord } from '../../read/records.ts';
import { analyzeCostReports } from '../costReportAnalysis.ts';
import { costSeries } from '../costSeries.ts';
import type { QueryResolvers } from '../generated.ts';
import { budgets, costReportDataRows, costSchedules, customWidgets, dataSources } from '../resources.ts';

export const Query: QueryResolvers = {
  dataSource: (_query, { id }, context, info) => rootRecord(context, dataSources, id, info),
  dataSources: (_query, args, context, info) => list(context, dataSources, args, info),
  budgets: (_query, args, context, info) => list(context, budgets, args, info),
  budget: (_query, { id }, context, info) => record(context, budgets, id, info),
  budgetStats: (_query, args, context) => recordStatistics(context, budgets, args),
  costReportData: (_query, args, context, info) => list(context, costReportDataRows, args, info),
  costSeries: (_query, args, context, info) => costSeries(context, args, info),
  costReportDataAnalysis: (_query, args, context) => analyzeCostReports(context, args),
  costReportDataStats: (_query, args, context) => recordStatistics(context, costReportDataRows, args),
  costSchedules: (_query, args, context, info) => list(context, costSchedules, args, info),
  costSchedule: (_query, { id, domainId }, context, info) => record(context, costSchedules, id, info, domainId),
  costScheduleStats: (_query, args, context) => recordStatistics(context, costSchedules, args),
  customWidgets: (_query, args, context, info) => list(context, customWidgets, args, info),
  customWidget: (_query, { id, domainId }, context, info) => record(context, customWidgets, id, info, domainId),
  customWidgetStats: (_query, args, context) => recordStatistics(context, customWidgets, args),
};
