import type { Static } from 'typebox';
import {
  type BudgetNotification,
  type BudgetRecord,
  budget,
  type ProviderFilter,
} from '../../contract/cost-analysis/budget.ts';
import { type CostReportDataRecord, costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { type CustomWidgetRecord, customWidget } from '../../contract/cost-analysis/customWidget.ts';
import { type DataSourceRecord, dataSource } from '../../contract/cost-analysis/dataSource.ts';
import { type Scheduled, type ScheduleRecord, schedule } from '../../contract/cost-analysis/schedule.ts';
import type { RecordChange, WatchedType } from '../changes/changesField.ts';
import type { ConnectionPage } from '../read/page.ts';
import { resourceType, type SelectedRow } from '../resourceType.ts';
import { createProjectLookup } from '../sharedTypes.ts';

/** A budget, with the selected members. */
export type BudgetRow = SelectedRow<BudgetRecord, 'budget_id'>;
/** A threshold of a budget. */
export type BudgetNotificationRow = Static<typeof BudgetNotification>;
/** The cloud providers whose cost a budget counts. */
export type ProviderFilterRow = Partial<Static<typeof ProviderFilter>>;
/** Reported cost, with the selected members. */
export type CostReportDataRow = SelectedRow<CostReportDataRecord, 'cost_report_data_id'>;
/** A schedule, with the selected members. */
export type CostScheduleRow = SelectedRow<ScheduleRecord, 'schedule_id'>;
/** When a schedule fires. */
export type CostScheduleTimesRow = Partial<Static<typeof Scheduled>>;
/** A widget, with the selected members. */
export type CustomWidgetRow = SelectedRow<CustomWidgetRecord, 'widget_id'>;
/** A data source, with the selected members. */
export type DataSourceRow = SelectedRow<DataSourceRecord, 'data_source_id'>;

/** A page of data sources. */
export type DataSourcePage = ConnectionPage<DataSourceRow>;
/** A page of budgets. */
export type BudgetPage = ConnectionPage<BudgetRow>;
/** A page of reported cost. */
export type CostReportDataPage = ConnectionPage<CostReportDataRow>;
/** A page of schedules. */
export type CostSchedulePage = ConnectionPage<CostScheduleRow>;
/** A page of widgets. */
export type CustomWidgetPage = ConnectionPage<CustomWidgetRow>;

/** Budgets, and how they are fetched. */
export const budgets = resourceType<BudgetRow>(
  'Budget',
  { ...budget, lookups: { project: createProjectLookup() } },
  (budget_id) => ({ budget_id }),
);
/** A change of a budget. */
export type BudgetChangeRow = RecordChange<BudgetRow>;
/** Changes of budgets. */
export const watchedBudgets: WatchedType<BudgetRow> = { resource: budgets, projectMember: 'project_id' };
/** Reported cost, and how it is fetched. */
export const costReportDataRows = resourceType<CostReportDataRow>(
  'CostReportData',
  { ...costReportData, fields: { amounts: ['cost'], amount: ['cost'] }, lookups: { project: createProjectLookup() } },
  (cost_report_data_id) => ({ cost_report_data_id }),
);
/** Schedules, and how they are fetched. */
export const costSchedules = resourceType<CostScheduleRow>('CostSchedule', schedule, (schedule_id) => ({
  schedule_id,
}));
/** Widgets, and how they are fetched. */
export const customWidgets = resourceType<CustomWidgetRow>('CustomWidget', customWidget, (widget_id) => ({
  widget_id,
}));
/** Data sources, and how they are fetched. */
export const dataSources = resourceType<DataSourceRow>(
  'DataSource',
  { ...dataSource, fields: { type: ['data_source_type'] }, orderPaths: { TYPE: 'data_source_type' } },
  (data_source_id) => ({ data_source_id }),
);
