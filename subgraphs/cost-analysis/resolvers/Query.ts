import { budget } from '../../../contract/cost-analysis/budget.ts';
import { costReportData } from '../../../contract/cost-analysis/cost-report-data.ts';
import { customWidget } from '../../../contract/cost-analysis/custom-widget.ts';
import { schedule } from '../../../contract/cost-analysis/schedule.ts';
import { list } from '../../list.ts';
import { read } from '../../read.ts';
import { record, referencedRecord } from '../../records.ts';
import { costSeries } from '../costSeries.ts';
import type { QueryResolvers } from '../generated.ts';
import { budgets, costReportDataRows, costSchedules, customWidgets, dataSources } from '../resources.ts';

export const Query: QueryResolvers = {
  dataSource: (_query, { id }, context, info) => referencedRecord(context, dataSources, id, info),
  dataSources: (_query, args, context, info) => list(context, dataSources, args, info),
  budgets: (_query, args, context, info) => list(context, budgets, args, info),
  budget: (_query, { id }, context, info) => record(context, budgets, id, info),
  budgetStats: (_query, args, context) => read(context, budget.stat, args),
  costReportData: (_query, args, context, info) => list(context, costReportDataRows, args, info),
  costSeries: (_query, args, context) => costSeries(context, args),
  costReportDataAnalysis: (_query, args, context) => read(context, costReportData.analyze, args),
  costReportDataStats: (_query, args, context) => read(context, costReportData.stat, args),
  costSchedules: (_query, args, context, info) => list(context, costSchedules, args, info),
  costSchedule: (_query, { id, domainId }, context, info) => record(context, costSchedules, id, info, domainId),
  costScheduleStats: (_query, args, context) => read(context, schedule.stat, args),
  customWidgets: (_query, args, context, info) => list(context, customWidgets, args, info),
  customWidget: (_query, { id, domainId }, context, info) => record(context, customWidgets, id, info, domainId),
  customWidgetStats: (_query, args, context) => read(context, customWidget.stat, args),
};
