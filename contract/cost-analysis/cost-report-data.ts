/**
 * Cost report data: the cost of one month, per workspace, project, service account, data source, provider and product
 * (semantics 3.12). Rows come from the directory and its importers; no operation writes them.
 */
import type { Static } from 'typebox';
import {
  createdAt,
  domainId,
  LISTED,
  listQuery,
  projectFilter,
  projectId,
  statQuery,
  workspaceFilter,
  workspaceId,
} from '../common.ts';
import { TimeSeriesAnalyzeQuery } from '../core/query.ts';
import { flag, listOf, message, of, optional, Struct, struct, text } from '../members.ts';
import { MEMBERS, OWNERS, resource } from '../resource.ts';

export const CostReportDataInfo = message('cost_analysis.CostReportDataInfo', 'One row of a monthly cost report.', {
  cost_report_data_id: text('Generated: `crd-` and 12 hexadecimal digits.'),
  cost: struct('Amount by currency code, e.g. `{"USD": 12.5, "KRW": 16900}`.'),
  cost_report_name: text('Name of the report the row is part of; empty when it has none.'),
  issue_date: text('Day the report was issued, `YYYY-MM-DD`.'),
  report_year: text('Year the cost arose in, `YYYY`.'),
  report_month: text('Month the cost arose in, `YYYY-MM`; what time series run over.'),
  is_confirmed: flag('True when the report is final; budgets then leave the unconfirmed rows of the month aside.'),
  provider: text('Cloud provider, e.g. `aws`.'),
  product: text("Product in the provider's words, e.g. `AmazonEC2`."),
  service_account_name: text('Name of the service account when the report was made.'),
  data_source_name: text('Name of the data source when the report was made.'),
  project_name: text('Name of the project when the report was made.'),
  workspace_name: text('Name of the workspace when the report was made.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  project_id: projectId,
  cost_report_config_id: text('Settings the report was made by; empty when there are none.'),
  cost_report_id: text('Report the row is part of; empty when there is none.'),
  data_source_id: text('Data source the cost was collected from.'),
  service_account_id: text('Service account the cost arose in; empty when it is not known.'),
  created_at: createdAt,
});

/** A row in wire form. */
export type CostReportDataRecord = Static<typeof CostReportDataInfo>;

export const CostReportsDataInfo = listOf('cost_analysis.CostReportsDataInfo', CostReportDataInfo);

const productFilter = optional(text("Product in the provider's words; case counts."));
const providerFilter = optional(text('Cloud provider, e.g. `aws`.'));
const isConfirmedFilter = optional(flag('True: rows of final reports only; false: rows of the others only.'));
const configFilter = optional(text('Settings their report was made by.'));
const reportFilter = optional(text('Report they are part of.'));
const dataSourceFilter = optional(text('Data source the cost was collected from.'));

export const CostReportDataQuery = message('cost_analysis.CostReportDataQuery', LISTED, {
  query: listQuery,
  cost_report_data_id: optional(text('One row.')),
  product: productFilter,
  provider: providerFilter,
  is_confirmed: isConfirmedFilter,
  workspace_id: workspaceFilter,
  cost_report_config_id: configFilter,
  cost_report_id: reportFilter,
  data_source_id: dataSourceFilter,
});

export const CostReportDataAnalyzeQuery = message(
  'cost_analysis.CostReportDataAnalyzeQuery',
  'Which rows to sum up, and how; named members compare for equality, and an empty string is no condition.',
  {
    query: optional(
      of(
        TimeSeriesAnalyzeQuery,
        'What to compute; without it, or without its fields, `cost_<CODE>` sums every currency.',
      ),
    ),
    product: productFilter,
    provider: providerFilter,
    is_confirmed: isConfirmedFilter,
    workspace_id: workspaceFilter,
    project_id: projectFilter,
    cost_report_config_id: configFilter,
    cost_report_id: reportFilter,
    data_source_id: dataSourceFilter,
  },
);

export const CostReportDataStatQuery = message(
  'cost_analysis.CostReportDataStatQuery',
  'Statistics of the rows in reach.',
  {
    query: statQuery,
    cost_report_id: reportFilter,
    cost_report_config_id: configFilter,
  },
);

export const costReportData = resource(
  {
    area: 'cost_analysis',
    version: 'v1',
    name: 'cost_report_data',
    record: CostReportDataInfo,
    idField: 'cost_report_data_id',
    idPrefix: 'crd-',
    fedBy: 'ingest',
    permission: 'cost-analysis:CostReportData',
    scope: 'project',
    minimalFields: ['cost_report_config_id', 'cost_report_data_id', 'data_source_id', 'workspace_id'],
    keywordFields: ['product', 'cost_report_data_id'],
    keywordFieldsAnalyze: ['provider', 'product', 'workspace_name', 'project_name', 'cost_report_data_id'],
    defaultSort: ['is_confirmed', '-report_year'],
    dateField: 'report_month',
  },
  {
    list: {
      summary: 'Lists rows, unconfirmed ones first and then by latest year, unless the query sorts otherwise.',
      request: CostReportDataQuery,
      response: CostReportsDataInfo,
      roles: OWNERS,
      filters: [
        'cost_report_data_id',
        'product',
        'provider',
        'is_confirmed',
        'workspace_id',
        'cost_report_config_id',
        'cost_report_id',
        'data_source_id',
      ],
    },
    analyze: {
      summary: 'Sums up costs by groups and over time, answered as `core.AnalyzeResult`.',
      request: CostReportDataAnalyzeQuery,
      response: Struct,
      roles: MEMBERS,
      filters: [
        'product',
        'provider',
        'is_confirmed',
        'workspace_id',
        'project_id',
        'cost_report_config_id',
        'cost_report_id',
        'data_source_id',
      ],
    },
    stat: {
      summary: 'Computes statistics of rows, answered as `core.StatisticsResult`.',
      request: CostReportDataStatQuery,
      response: Struct,
      roles: OWNERS,
      filters: ['cost_report_id', 'cost_report_config_id'],
    },
  },
);
