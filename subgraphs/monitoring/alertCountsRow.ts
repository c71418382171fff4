/** Counts of alerts as resolvers return them. */
import type { AlertState, AlertUrgency } from '../../contract/monitoring/alert.ts';

/** The member that each dimension groups by; none where other records say what alerts belong to (`dimensions.ts`). */
export const dimensionMembers = {
  WORKSPACE: 'workspace_id',
  PROJECT: 'project_id',
  STATE: 'state',
  URGENCY: 'urgency',
  SEVERITY: 'severity',
  ASSIGNEE: 'assignee',
  RESPONDER: 'responder',
  WEBHOOK: 'webhook_id',
  ESCALATION_POLICY: 'escalation_policy_id',
  PROVIDER: 'provider',
  ACCOUNT: 'account',
  RULE: 'rule',
} as const;

/** What alerts are grouped by. */
export type AlertDimension = keyof typeof dimensionMembers | 'SERVICE' | 'PROJECT_GROUP';

/** The value of a group in a dimension. */
export interface AlertGroupValueRow {
  readonly dimension: AlertDimension;
  /** Null where alerts have none. */
  readonly id: string | null;
}

/** Numbers of alerts: of all, and of each bucket where alerts are counted over time. */
export interface AlertCountSeries {
  readonly total: number;
  readonly points: readonly { readonly start: string; readonly count: number }[];
}

/** Alerts counted by dimensions. */
export interface GroupedAlerts extends AlertCountSeries {
  /** Largest first, at most `top`. */
  readonly groups: readonly (AlertCountSeries & { readonly values: readonly AlertGroupValueRow[] })[];
  /** The groups beyond; null if there are none. */
  readonly others: AlertCountSeries | null;
}

type ValueOrUnknown<Enumeration extends { readonly enum: readonly string[] }> = Enumeration['enum'][number] | 'UNKNOWN';

/** `AlertCounts` of the graph, with the values of groups as rows. */
export interface AlertCountsRow extends GroupedAlerts {
  readonly byState: readonly { readonly state: ValueOrUnknown<typeof AlertState>; readonly count: number }[];
  readonly byUrgency: readonly { readonly urgency: ValueOrUnknown<typeof AlertUrgency>; readonly count: number }[];
  readonly bySeverity: readonly { readonly severity: string; readonly count: number }[];
}
