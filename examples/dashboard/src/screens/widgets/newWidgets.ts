/** A widget that people can choose, as layouts have it. */
interface NewWidget {
  readonly title: string;
  readonly widget: string;
  readonly size: 'sm' | 'md' | 'lg';
  readonly query: Readonly<Record<string, unknown>>;
}

const createGroupedWidget = (dimension: string, widget = 'pie') => ({
  widget,
  size: 'md' as const,
  query: { group_by: [dimension] },
});

/** The widgets to choose from, in the order in which a new dashboard has them. */
export const newWidgets: readonly NewWidget[] = [
  { title: 'Cost by month', widget: 'line', size: 'lg', query: { granularity: 'MONTHLY', fields: ['cost.USD'] } },
  { title: 'Cost by product', ...createGroupedWidget('product') },
  { title: 'Cost by provider', ...createGroupedWidget('provider') },
  { title: 'Cost by account', ...createGroupedWidget('service_account_name', 'table') },
  { title: 'Open alerts', widget: 'number', size: 'sm', query: { state: ['TRIGGERED', 'ACKNOWLEDGED'] } },
  { title: 'Latest alerts', widget: 'list', size: 'lg', query: { sort: ['-created_at'] } },
];
