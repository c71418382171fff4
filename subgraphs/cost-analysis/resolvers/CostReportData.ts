import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import type { CostReportDataResolvers } from '../generated.ts';
import { costReportDataRows, dataSources } from '../resources.ts';

export const CostReportData: CostReportDataResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, costReportDataRows, id, info),
  id: (row) => row.cost_report_data_id,
  cost: (row) => row.cost ?? {},
  costReportName: (row) => row.cost_report_name || null,
  issueDate: (row) => row.issue_date || null,
  reportYear: (row) => row.report_year || null,
  reportMonth: (row) => row.report_month || null,
  isConfirmed: (row) => row.is_confirmed ?? false,
  provider: (row) => row.provider || null,
  product: (row) => row.product || null,
  serviceAccountName: (row) => row.service_account_name || null,
  dataSourceName: (row) => row.data_source_name || null,
  projectName: (row) => row.project_name || null,
  workspaceName: (row) => row.workspace_name || null,
  workspace: (row) => referenceTo(row.workspace_id),
  project: (row) => referenceTo(row.project_id),
  serviceAccount: (row) => referenceTo(row.service_account_id),
  dataSource: (row, _args, context, info) => referencedRecord(context, dataSources, row.data_source_id, info),
  costReport: (row) => referenceTo(row.cost_report_id),
  costReportConfig: (row) => referenceTo(row.cost_report_config_id),
  createdAt: (row) => row.created_at || null,
};
