import { computeRecordStatistics } from '../../analysis/statistics.ts';
import { listRecords } from '../../read/list.ts';
import { lookUpRecord, lookUpRootRecord } from '../../read/records.ts';
import { analyzeCostReports } from '../costReportAnalysis.ts';
import { loadCostSeries } from '../costSeries.ts';
import type { QueryResolvers } from '../generated.ts';
import { budgets, costReportDataRows, costSchedules, customWidgets, dataSources } from '../resources.ts';

export const Query: QueryResolvers = {
  dataSource: (_query, { id }, context, info) => lookUpRootRecord(context, dataSources, id, info),
  dataSources: (_query, args, context, info) => listRecords(context, dataSources, args, info),
  budgets: (_query, args, context, info) => listRecords(context, budgets, args, info),
  budget: (_query, { id }, context, info) => lookUpRecord(context, budgets, id, info),
  budgetStats: (_query, args, context) => computeRecordStatistics(context, budgets, args),
  costReportData: (_query, args, context, info) => listRecords(context, costReportDataRows, args, info),
  costSeries: (_query, args, context, info) => loadCostSeries(context, args, info),
  costReportDataAnalysis: (_query, args, context) => analyzeCostReports(context, args),
  costReportDataStats: (_query, args, context) => computeRecordStatistics(context, costReportDataRows, args),
  costSchedules: (_query, args, context, info) => listRecords(context, costSchedules, args, info),
  costSchedule: (_query, { id, domainId }, context, info) => lookUpRecord(context, costSchedules, id, info, domainId),
  costScheduleStats: (_query, args, context) => computeRecordStatistics(context, costSchedules, args),
  customWidgets: (_query, args, context, info) => listRecords(context, customWidgets, args, info),
  customWidget: (_query, { id, domainId }, context, info) => lookUpRecord(context, customWidgets, id, info, domainId),
  customWidgetStats: (_query, args, context) => computeRecordStatistics(context, customWidgets, args),
};
