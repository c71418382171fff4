import type { AlertFilter, AlertOrder, OnCallQueryVariables } from '../gql/graphql.ts';
import { formatDay } from '../ui/format.ts';

/** What the list of alerts shows, as the address has it. */
export const DEFAULTS = {
  state: 'OPEN',
  urgency: '',
  project: '',
  range: '',
  q: '',
  sort: 'newest',
  group: '1',
  page: '1',
};

export type AlertFilters = typeof DEFAULTS;

/** Alerts of a page of the list. */
export const PAGE_SIZE = 50;

interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export const states: readonly FilterOption[] = [
  { value: 'OPEN', label: 'Open' },
  { value: 'TRIGGERED', label: 'Triggered' },
  { value: 'ACKNOWLEDGED', label: 'Acknowledged' },
  { value: 'RESOLVED', label: 'Resolved' },
  { value: 'ALL', label: 'All states' },
];

export const urgencies: readonly FilterOption[] = [
  { value: '', label: 'All urgencies' },
  { value: 'HIGH', label: 'High' },
  { value: 'LOW', label: 'Low' },
];

const ranges: readonly FilterOption[] = [
  { value: '', label: 'Any time' },
  { value: '1', label: 'Last 24 hours' },
  { value: '7', label: 'Last 7 days' },
  { value: '14', label: 'Last 14 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];

const orders: Readonly<Record<string, readonly AlertOrder[]>> = {
  newest: [{ field: 'CREATED_AT', direction: 'DESC' }],
  oldest: [{ field: 'CREATED_AT', direction: 'ASC' }],
  // HIGH comes before LOW.
  urgent: [
    { field: 'URGENCY', direction: 'ASC' },
    { field: 'CREATED_AT', direction: 'DESC' },
  ],
  changed: [{ field: 'UPDATED_AT', direction: 'DESC' }],
  title: [{ field: 'TITLE', direction: 'ASC' }],
};

export const sorts: readonly FilterOption[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'urgent', label: 'Urgent first' },
  { value: 'changed', label: 'Last changed first' },
  { value: 'title', label: 'By title' },
];

export const groupings: readonly FilterOption[] = [
  { value: '1', label: 'By incident' },
  { value: '0', label: 'Each alert' },
];

const A_DAY = /^(resolved-)?(\d{4}-\d{2}-\d{2})$/;

/** The ranges to choose from, and the day that the address has, which a chart leads to. */
export const listRanges = (range: string): readonly FilterOption[] => {
  const [, resolved, day] = A_DAY.exec(range) ?? [];
  if (day === undefined) return ranges;
  return [...ranges, { value: range, label: `${resolved ? 'Resolved' : 'Opened'} ${formatDay(day)}` }];
};

const toRangeFilter = (range: string, now: number): AlertFilter => {
  const [, resolved, day] = A_DAY.exec(range) ?? [];
  if (day === undefined) {
    return Number(range) > 0 ? { createdAt: { gte: new Date(now - Number(range) * DAY_MS).toISOString() } } : {};
  }
  const span = { gte: `${day}T00:00:00Z`, lt: new Date(Date.parse(day) + DAY_MS).toISOString() };
  return resolved ? { resolvedAt: span } : { createdAt: span };
};

const DAY_MS = 86_400_000;

const stateFilters: Readonly<Record<string, AlertFilter>> = {
  ALL: {},
  OPEN: { state: { in: ['TRIGGERED', 'ACKNOWLEDGED'] } },
  TRIGGERED: { state: { eq: 'TRIGGERED' } },
  ACKNOWLEDGED: { state: { eq: 'ACKNOWLEDGED' } },
  RESOLVED: { state: { eq: 'RESOLVED' } },
};

/** The number of the page, from 1; 1 if the address has none. */
export const readPage = ({ page }: AlertFilters): number => Math.max(Number.parseInt(page, 10) || 1, 1);

/** The variables of the query for a page. What the address has wrong is left out. */
export const toQueryVariables = (workspace: string, filters: AlertFilters, now: number): OnCallQueryVariables => {
  const { state, urgency, project, range, q, sort } = filters;
  return {
    workspace,
    first: PAGE_SIZE,
    offset: (readPage(filters) - 1) * PAGE_SIZE,
    filter: {
      ...(stateFilters[state] ?? stateFilters[DEFAULTS.state]),
      ...(urgency === 'HIGH' || urgency === 'LOW' ? { urgency: { eq: urgency } } : {}),
      ...(project === '' ? {} : { projectId: { eq: project } }),
      ...toRangeFilter(range, now),
    },
    keyword: q.trim() === '' ? null : q.trim(),
    orderBy: [...(orders[sort] ?? []), { field: 'ALERT_NUMBER', direction: 'DESC' }],
  };
};
