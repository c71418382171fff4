import type { AlertFilter, AlertOrder, OnCallQueryVariables } from '../gql/graphql.ts';

/** What the list of alerts shows, as the address has it. */
export const DEFAULTS = { state: 'OPEN', urgency: '', project: '', range: '', q: '', sort: 'newest', page: '1' };

export type AlertFilters = typeof DEFAULTS;

/** Alerts of a page of the list. */
export const PAGE_SIZE = 50;

interface Option {
  readonly value: string;
  readonly label: string;
}

export const states: readonly Option[] = [
  { value: 'OPEN', label: 'Open' },
  { value: 'TRIGGERED', label: 'Triggered' },
  { value: 'ACKNOWLEDGED', label: 'Acknowledged' },
  { value: 'RESOLVED', label: 'Resolved' },
  { value: 'ALL', label: 'All states' },
];

export const urgencies: readonly Option[] = [
  { value: '', label: 'All urgencies' },
  { value: 'HIGH', label: 'High' },
  { value: 'LOW', label: 'Low' },
];

export const ranges: readonly Option[] = [
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

export const sorts: readonly Option[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'urgent', label: 'Urgent first' },
  { value: 'changed', label: 'Last changed first' },
  { value: 'title', label: 'By title' },
];

const DAY_MS = 86_400_000;

const stateFilters: Readonly<Record<string, AlertFilter>> = {
  ALL: {},
  OPEN: { state: { in: ['TRIGGERED', 'ACKNOWLEDGED'] } },
  TRIGGERED: { state: { eq: 'TRIGGERED' } },
  ACKNOWLEDGED: { state: { eq: 'ACKNOWLEDGED' } },
  RESOLVED: { state: { eq: 'RESOLVED' } },
};

/** The number of the page, from 1; 1 if the address has none. */
export const pageOf = ({ page }: AlertFilters): number => Math.max(Number.parseInt(page, 10) || 1, 1);

/** The variables of the query for a page. What the address has wrong is left out. */
export const variablesOf = (workspace: string, filters: AlertFilters, now: number): OnCallQueryVariables => {
  const { state, urgency, project, range, q, sort } = filters;
  const days = Number(range);
  return {
    workspace,
    first: PAGE_SIZE,
    offset: (pageOf(filters) - 1) * PAGE_SIZE,
    filter: {
      ...(stateFilters[state] ?? stateFilters[DEFAULTS.state]),
      ...(urgency === 'HIGH' || urgency === 'LOW' ? { urgency: { eq: urgency } } : {}),
      ...(project === '' ? {} : { projectId: { eq: project } }),
      ...(days > 0 ? { createdAt: { gte: new Date(now - days * DAY_MS).toISOString() } } : {}),
    },
    keyword: q.trim() === '' ? null : q.trim(),
    orderBy: [...(orders[sort] ?? []), { field: 'ALERT_NUMBER', direction: 'DESC' }],
  };
};
