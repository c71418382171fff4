import { listUnder } from '../../read/list.ts';
import { loadCostSeriesUnder } from '../costSeries.ts';
import type { ProjectResolvers } from '../generated.ts';
import { budgets, costReportDataRows } from '../resources.ts';

export const Project: ProjectResolvers = {
  budgets: (project, args, context, info) => listUnder(context, budgets, 'project_id', project.id, args, info),
  costReportData: (project, args, context, info) =>
    listUnder(context, costReportDataRows, 'project_id', project.id, args, info),
  costSeries: (project, args, context, info) => loadCostSeriesUnder(context, 'project_id', project.id, args, info),
};
