/** Versions of a dashboard: a copy after each change of a versioned member (semantics 3.24.2–3.24.5). */
import { sql } from 'kysely';
import {
  type ProjectDashboardVersionRecord,
  projectDashboardVersion,
} from '../../contract/dashboard/projectDashboard.ts';
import { notFoundError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { findRow, insertRow, isInDomain, memberEquals, removeRow } from '../store/records.ts';
import { DomainColumn } from '../store/statementCompiler.ts';
import { createTable } from '../store/table.ts';
import type { StoredDashboard } from './dashboards.ts';

const TABLE_NAME = 'dashboard_project_dashboard_version';

/** Whether a version is the latest: its number equals the dashboard's. Computed at each read, never stored. */
const latest = sql<boolean>`(${sql.ref(`${TABLE_NAME}.version`)} = (
  select dashboard.version from dashboard_project_dashboard dashboard
  where dashboard.domain_id = ${new DomainColumn(`${TABLE_NAME}.domain_id`)}
    and dashboard.project_dashboard_id = ${sql.ref(`${TABLE_NAME}.project_dashboard_id`)}))`;

export const versions = createTable<ProjectDashboardVersionRecord>(projectDashboardVersion, { computed: { latest } });

/** Conditions that select the versions of one dashboard. */
export const versionConditions = ({
  domain_id,
  project_dashboard_id,
}: Pick<StoredDashboard, 'domain_id' | 'project_dashboard_id'>) => [
  isInDomain(versions, domain_id),
  memberEquals(versions, 'project_dashboard_id', project_dashboard_id),
];

/** Stores a copy of a dashboard under its current version number. */
export const storeVersion = async (db: Database, dashboard: StoredDashboard, now: string): Promise<void> => {
  const { project_dashboard_id, version, layouts, variables, settings, variables_schema, domain_id } = dashboard;
  await insertRow(db, versions, {
    ...{ project_dashboard_id, version, layouts, variables, settings, variables_schema, domain_id },
    created_at: now,
  });
};

/**
 * Finds one version of a dashboard.
 *
 * @throws {ServiceError} ERROR_NOT_FOUND (version)
 */
export const findVersion = async (
  db: Database,
  dashboard: StoredDashboard,
  version: number,
): Promise<ProjectDashboardVersionRecord> => {
  const found = await findRow(db, versions, [
    ...versionConditions(dashboard),
    memberEquals(versions, 'version', version),
  ]);
  if (!found) throw notFoundError('version', version);
  return found;
};

/** Removes one version. Its number is not used again. */
export const removeVersion = (db: Database, version: ProjectDashboardVersionRecord): Promise<void> =>
  removeRow(db, versions, version);

/** Removes every version of a dashboard. */
export const removeVersions = async (
  db: Database,
  { domain_id, project_dashboard_id }: StoredDashboard,
): Promise<void> => {
  await sql`
    delete from ${sql.table(TABLE_NAME)}
    where domain_id = ${domain_id} and project_dashboard_id = ${project_dashboard_id}`.execute(db);
};
