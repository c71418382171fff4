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
import { flag, listOf, message, nested, optional, Struct, struct, text } from '../members.ts';
import { MEMBERS, OWNERS, resource } from '../resource.ts';

export const CostReportDataInfo = message('cost_analysis.CostReportDataInfo', 'One row of a monthly cost report.', {
  cost_report_data_id: text('Generated: `crd-` and 12 hexadecimal digits.'),
  cost: struct('Amount by currency code, e.g. `{"USD": 12.5, "KRW": 16900}`.'),
  cost_report_name: text('Name of the report the row is part of; empty when it has none.'),
  issue_date: text('Issue date of the report, `YYYY-MM-DD`.'),
  report_year: text('Year of the cost, `YYYY`.'),
  report_month: text('Month of the cost, `YYYY-MM`; the date member of time series.'),
  is_confirmed: flag('True when the report is final; budgets then ignore unconfirmed rows of the month.'),
  provider: text('Cloud provider, e.g. `aws`.'),
  product: text('Product name of the provider, e.g. `AmazonEC2`.'),
  service_account_name: text('Name of the service account at the time of the report.'),
  data_source_name: text('Name of the data source at the time of the report.'),
  project_name: text('Name of the project at the time of the report.'),
  workspace_name: text('Name of the workspace at the time of the report.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  project_id: projectId,
  cost_report_config_id: text('Configuration of the report; empty when there is none.'),
  cost_report_id: text('Report the row is part of; empty when there is none.'),
  data_source_id: text('Data source the cost was collected from.'),
  service_account_id: text('Service account of the cost; empty when unknown.'),
  created_at: createdAt,
});

/** A row in wire form. */
export type CostReportDataRecord = Static<typeof CostReportDataInfo>;

export const CostReportsDataInfo = listOf('cost_analysis.CostReportsDataInfo', CostReportDataInfo);

const productFilter = optional(text('Product name of the provider; case-sensitive.'));
const providerFilter = optional(text('Cloud provider, e.g. `aws`.'));
const isConfirmedFilter = optional(flag('True: only rows of final reports; false: only rows of other reports.'));
const configFilter = optional(text('Configuration of their report.'));
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
  'The rows to sum up, and the computation. Members are compared for equality; an empty string adds no condition.',
  {
    query: optional(
      nested(
        TimeSeriesAnalyzeQuery,
        'What to compute; without it, or without its fields, the sum per currency, as `cost_<CODE>`.',
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
  "Statistics of the rows in the caller's scope.",
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
      summary: 'Lists rows, unconfirmed ones first, then by year descending, unless the query sorts otherwise.',
      request: CostReportDataQuery,
      response: CostReportsDataInfo,
      roles: OWNERS,
    },
    analyze: {
      summary: 'Sums up costs by groups and over time; returns `core.AnalyzeResult`.',
      request: CostReportDataAnalyzeQuery,
      response: Struct,
      roles: MEMBERS,
    },
    stat: {
      summary: 'Computes statistics of rows; returns `core.StatisticsResult`.',
      request: CostReportDataStatQuery,
      response: Struct,
      roles: OWNERS,
    },
  },
);
