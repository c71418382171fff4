/** Versions of a dashboard: a copy after each change of a versioned member (semantics 3.24.2–3.24.5). */
import { sql } from 'kysely';
import {
  type ProjectDashboardVersionRecord,
  projectDashboardVersion,
} from '../../contract/dashboard/projectDashboard.ts';
import { notFound } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { equals, findRow, inDomain, insertRow, removeRow } from '../store/records.ts';
import { DomainColumn } from '../store/statementWriter.ts';
import { tableOf } from '../store/table.ts';
import type { DashboardRow } from './dashboards.ts';

const NAME = 'dashboard_project_dashboard_version';

/** Whether a version is the latest: its number equals the dashboard's. Computed at each read, never stored. */
const latest = sql<boolean>`(${sql.ref(`${NAME}.version`)} = (
  select dashboard.version from dashboard_project_dashboard dashboard
  where dashboard.domain_id = ${new DomainColumn(`${NAME}.domain_id`)}
    and dashboard.project_dashboard_id = ${sql.ref(`${NAME}.project_dashboard_id`)}))`;

export const versions = tableOf<ProjectDashboardVersionRecord>(projectDashboardVersion, { computed: { latest } });

/** Conditions that select the versions of one dashboard. */
export const versionsOf = ({
  domain_id,
  project_dashboard_id,
}: Pick<DashboardRow, 'domain_id' | 'project_dashboard_id'>) => [
  inDomain(versions, domain_id),
  equals(versions, 'project_dashboard_id', project_dashboard_id),
];

/** Stores a copy of a dashboard under its current version number. */
export const keepVersion = async (db: Database, dashboard: DashboardRow, now: string): Promise<void> => {
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
export const versionOf = async (
  db: Database,
  dashboard: DashboardRow,
  version: number,
): Promise<ProjectDashboardVersionRecord> => {
  const found = await findRow(db, versions, [...versionsOf(dashboard), equals(versions, 'version', version)]);
  if (!found) throw notFound('version', version);
  return found;
};

/** Removes one version. Its number is not used again. */
export const dropVersion = (db: Database, version: ProjectDashboardVersionRecord): Promise<void> =>
  removeRow(db, versions, version);

/** Removes every version of a dashboard. */
export const dropVersions = async (db: Database, { domain_id, project_dashboard_id }: DashboardRow): Promise<void> => {
  await sql`
    delete from ${sql.table(NAME)}
    where domain_id = ${domain_id} and project_dashboard_id = ${project_dashboard_id}`.execute(db);
};
