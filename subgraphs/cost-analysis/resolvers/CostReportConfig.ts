import { listUnder } from '../../read/list.ts';
import type { CostReportConfigResolvers } from '../generated.ts';
import { costReportDataRows } from '../resources.ts';

export const CostReportConfig: CostReportConfigResolvers = {
  costReportData: (config, args, context, info) =>
    listUnder(context, costReportDataRows, 'cost_report_config_id', config.id, args, info),
};
