/** What people choose of a widget, and the members of a layout that it becomes. */
import { formatEnum } from '../../ui/format.ts';
import { readWidget, toWidgetFields, type Widget, type WidgetFields } from './readWidgets.ts';

interface WidgetChoice {
  readonly value: string;
  readonly label: string;
}

const kinds: readonly WidgetChoice[] = [
  { value: 'line', label: 'Cost by month' },
  { value: 'pie', label: 'Shares of cost' },
  { value: 'number', label: 'Alert count' },
  { value: 'list', label: 'Latest alerts' },
];

const groupings: readonly WidgetChoice[] = [
  { value: '', label: 'Not grouped' },
  { value: 'product', label: 'By product' },
  { value: 'provider', label: 'By provider' },
  { value: 'service_account_name', label: 'By account' },
];

const stateChoices: readonly WidgetChoice[] = [
  { value: 'TRIGGERED,ACKNOWLEDGED', label: 'Open' },
  { value: 'TRIGGERED', label: 'Triggered' },
  { value: 'ACKNOWLEDGED', label: 'Acknowledged' },
  { value: 'RESOLVED', label: 'Resolved' },
  { value: '', label: 'All states' },
];

/** The choices, and what a widget has if it is none of them. */
const withOwn = (choices: readonly WidgetChoice[], own: string): readonly WidgetChoice[] =>
  choices.some(({ value }) => value === own) ? choices : [...choices, { value: own, label: formatEnum(own) }];

/** What a widget can show. */
export const listKinds = ({ kind }: Widget) => withOwn(kinds, kind);

/** What the cost of a widget can be grouped by: shares are always of groups. */
export const listGroupings = ({ kind, grouping }: Widget) =>
  withOwn(kind === 'pie' ? groupings.slice(1) : groupings, grouping);

/** The states of which a widget can show the alerts. */
export const listStates = (widget: Widget) => withOwn(stateChoices, joinStates(widget));

/** The states of the alerts of a widget as one choice. */
export const joinStates = ({ states }: Widget): string => states.join(',');

const findLabel = (choices: readonly WidgetChoice[], own: string): string =>
  withOwn(choices, own).find(({ value }) => value === own)?.label ?? '';

/** What a widget shows, as its title until people give it another one. */
const createTitle = (widget: Widget): string => {
  const { kind, grouping } = widget;
  const group = findLabel(groupings, grouping).toLowerCase();
  const states = joinStates(widget);
  const state = findLabel(stateChoices, states);
  if (kind === 'line') return grouping === '' ? 'Cost by month' : `Cost by month, ${group}`;
  if (kind === 'pie') return `Cost ${group}`;
  if (kind === 'number') return states === '' ? 'Alerts' : `${state} alerts`;
  return states === '' ? 'Latest alerts' : `Latest ${state.toLowerCase()} alerts`;
};

/** A new widget, whose title says what it shows. */
export const createWidget = (kind: string, size: 'sm' | 'md' | 'lg', query: WidgetFields) => {
  const fields = { widget: kind, size, query };
  return { title: createTitle(readWidget(fields)), ...fields };
};

/** A widget with other members. A title that said what it showed says what it shows now. */
const change = (fields: WidgetFields, changes: WidgetFields): WidgetFields => {
  const changed = { ...fields, ...changes };
  const isOwnTitle = fields.title !== createTitle(readWidget(fields));
  return isOwnTitle ? changed : { ...changed, title: createTitle(readWidget(changed)) };
};

const changeQuery = (fields: WidgetFields, changes: WidgetFields): WidgetFields =>
  change(fields, { query: { ...toWidgetFields(fields.query), ...changes } });

const queries: Readonly<Record<string, WidgetFields>> = {
  line: { granularity: 'MONTHLY', fields: ['cost.USD'] },
  pie: { group_by: ['product'] },
  number: { state: ['TRIGGERED', 'ACKNOWLEDGED'] },
  list: { sort: ['-created_at'] },
};

/** Whether a widget is about cost. */
export const isOfCost = ({ kind }: Pick<Widget, 'kind'>): boolean => kind === 'line' || kind === 'pie';

/** Whether a widget is about alerts. */
export const isOfAlerts = ({ kind }: Pick<Widget, 'kind'>): boolean => kind === 'number' || kind === 'list';

/** A widget that shows something else: of cost grouped as before, of alerts those of the same states. */
export const setKind = (fields: WidgetFields, kind: string): WidgetFields => {
  const before = readWidget(fields);
  const isAlike = isOfCost(before) === isOfCost({ kind });
  const { group_by: groupBy, ...query } = isAlike ? toWidgetFields(fields.query) : {};
  const grouped = isAlike && before.grouping !== '' ? { group_by: groupBy } : {};
  return change(fields, { widget: kind, query: { ...queries[kind], ...query, ...grouped } });
};

/** A widget whose cost is grouped by a dimension; with an empty text by none. */
export const setGrouping = (fields: WidgetFields, dimension: string): WidgetFields =>
  changeQuery(fields, { group_by: dimension === '' ? [] : [dimension] });

/** A widget of the alerts of other states, as {@link listStates} has them. */
export const setStates = (fields: WidgetFields, states: string): WidgetFields =>
  changeQuery(fields, { state: states === '' ? [] : states.split(',') });
