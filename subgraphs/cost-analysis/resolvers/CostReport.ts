import { listUnder } from '../../read/list.ts';
import type { CostReportResolvers } from '../generated.ts';
import { costReportDataRows } from '../resources.ts';

export const CostReport: CostReportResolvers = {
  costReportData: (report, args, context, info) =>
    listUnder(context, costReportDataRows, 'cost_report_id', report.id, args, info),
};
