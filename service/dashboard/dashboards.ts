/** The table of dashboards, and access to a single dashboard. */
import { type RawBuilder, sql } from 'kysely';
import { type ProjectDashboardRecord, projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { findVisible } from '../auth/visibility.ts';
import type { ServiceCall } from '../call.ts';
import { permissionDeniedError } from '../errors.ts';
import { toWireRecord } from '../query/index.ts';
import { createTable } from '../store/table.ts';

/** A dashboard with its workspace, which the message does not contain (semantics 4.5.6). */
export type StoredDashboard = ProjectDashboardRecord & { workspace_id: string };

export const dashboards = createTable<StoredDashboard>(projectDashboard, { hidden: { workspace_id: 'text' } });

/** A dashboard as returned to callers. */
export const toWireDashboard = (row: StoredDashboard): ProjectDashboardRecord =>
  toWireRecord(dashboards, row) as ProjectDashboardRecord;

/** Lists and statistics include PUBLIC dashboards and the caller's own (semantics 3.24.8). */
export const isPublicOrOwn = ({ caller }: ServiceCall): readonly RawBuilder<boolean>[] => [
  sql<boolean>`(${sql.ref(`${dashboards.name}.viewers`)} = 'PUBLIC'
    or ${sql.ref(`${dashboards.name}.user_id`)} = ${caller.id})`,
];

/**
 * Finds the dashboard of a call. A PRIVATE dashboard answers "permission denied" to all but its owner; it is not hidden
 * (semantics 3.24.8).
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_PERMISSION_DENIED
 */
export const findDashboard = async (
  call: ServiceCall,
  id: string,
  intent: 'read' | 'write',
): Promise<StoredDashboard> => {
  const row = await findVisible(call, dashboards, id, intent);
  if (row.viewers === 'PRIVATE' && row.user_id !== call.caller.id)
    throw permissionDeniedError('The dashboard is PRIVATE.');
  return row;
};
