import type { AlertStateInput, CostDimension } from '../../gql/graphql.ts';

/** A widget as a layout has it. What it does not have, or has in another form, is undefined. */
export interface Widget {
  readonly kind: string;
  readonly title: string;
  /** Columns of twelve on a wide screen. */
  readonly width: 4 | 6 | 12;
  /** Dimension of cost as the layout names it; empty: the sum. */
  readonly grouping: string;
  /** Dimension of cost; undefined: the sum, or a dimension that the page does not know. */
  readonly groupBy: CostDimension | undefined;
  /** States of the alerts; empty: all. */
  readonly states: readonly AlertStateInput[];
}

const widths: Readonly<Record<string, Widget['width']>> = { sm: 4, md: 6, lg: 12 };

const dimensions: Readonly<Record<string, CostDimension>> = {
  provider: 'PROVIDER',
  product: 'PRODUCT',
  service_account_name: 'SERVICE_ACCOUNT',
  service_account_id: 'SERVICE_ACCOUNT',
};

const states: Readonly<Record<string, AlertStateInput>> = {
  TRIGGERED: 'TRIGGERED',
  ACKNOWLEDGED: 'ACKNOWLEDGED',
  RESOLVED: 'RESOLVED',
  ERROR: 'ERROR',
};

/** Members of an object of any form. */
export type WidgetFields = Readonly<Record<string, unknown>>;

/** The members of an object; of anything else none. */
export const toWidgetFields = (value: unknown): WidgetFields =>
  typeof value === 'object' && value !== null ? (value as WidgetFields) : {};

/** A widget of a layout, whatever form it has. */
export const readWidget = (value: unknown): Widget => {
  const { widget, title, size, query } = toWidgetFields(value);
  const { group_by: groupBy, state } = toWidgetFields(query);
  const grouping = Array.isArray(groupBy) ? String(groupBy[0] ?? '') : '';
  return {
    // Tables are drawn as shares.
    kind: widget === 'table' ? 'pie' : String(widget ?? ''),
    title: String(title ?? widget ?? 'Widget'),
    width: widths[String(size)] ?? 6,
    grouping,
    groupBy: dimensions[grouping],
    states: [state].flat().flatMap((each) => states[String(each)] ?? []),
  };
};

/** The widgets of a dashboard, row by row. The service keeps layouts as they were written: of any form. */
export const readWidgets = (layouts: readonly unknown[]): readonly Widget[] => layouts.flat().map(readWidget);

/** Months that the widgets show: those of the dashboard's settings, 1 to 24. Default: 12. */
export const readMonthCount = (settings: WidgetFields): number => {
  const months = Number(toWidgetFields(settings.date_range).months);
  return months >= 1 && months <= 24 ? Math.trunc(months) : 12;
};
