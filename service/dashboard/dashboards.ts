/** Dashboards in the store, and who may touch one. */
import { type RawBuilder, sql } from 'kysely';
import { type ProjectDashboardRecord, projectDashboard } from '../../contract/dashboard/project-dashboard.ts';
import { findVisible } from '../auth/visibility.ts';
import type { Call } from '../call.ts';
import { denied } from '../errors.ts';
import { wireRecord } from '../query/index.ts';
import { tableOf } from '../store/table.ts';

/** A dashboard with the workspace it is scoped by, which its message does not show (semantics 4.5.6). */
export type DashboardRow = ProjectDashboardRecord & { workspace_id: string };

export const dashboards = tableOf<DashboardRow>(projectDashboard, { hidden: { workspace_id: 'text' } });

/** A dashboard as answers show it. */
export const wireDashboard = (row: DashboardRow): ProjectDashboardRecord =>
  wireRecord(dashboards, row) as ProjectDashboardRecord;

/** Lists and statistics take in PUBLIC dashboards and the caller's own (semantics 3.24.8). */
export const publicOrOwn = ({ caller }: Call): readonly RawBuilder<boolean>[] => [
  sql<boolean>`(${sql.ref(`${dashboards.name}.viewers`)} = 'PUBLIC'
    or ${sql.ref(`${dashboards.name}.user_id`)} = ${caller.id})`,
];

/**
 * The dashboard a call is about. A PRIVATE one is refused to all but its owner, and not hidden (semantics 3.24.8).
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_PERMISSION_DENIED
 */
export const dashboardOf = async (call: Call, id: string, intent: 'read' | 'write'): Promise<DashboardRow> => {
  const row = await findVisible(call, dashboards, id, intent);
  if (row.viewers === 'PRIVATE' && row.user_id !== call.caller.id) throw denied('The dashboard is PRIVATE.');
  return row;
};
