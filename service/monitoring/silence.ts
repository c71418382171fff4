/** Silence of alerts: semantics 3.18.4. Computed from the times of maintenance windows at each read, never stored. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../store/database.ts';
import type { AlertProjectKey } from './tables.ts';

/** SQL of the domain and project of an alert. */
interface SilencedProjectSql {
  readonly domain: RawBuilder<unknown>;
  readonly project: RawBuilder<unknown>;
}

const alertProject: SilencedProjectSql = { domain: sql`alert.domain_id`, project: sql`alert.project_id` };

const selectWindows = ({ domain, project }: SilencedProjectSql) => sql`monitoring_maintenance_window silence
  where silence.domain_id = ${domain} and silence.projects ? ${project}`;

const isSilentNow = (where: SilencedProjectSql, now: string) => sql<boolean>`exists (
  select 1 from ${selectWindows(where)}
    and silence.state = 'OPEN' and silence.start_time <= ${now} and silence.end_time > ${now})`;

/** SQL of whether `alert` is silent at a moment. */
export const alertSilentSql = (now: string): RawBuilder<boolean> => isSilentNow(alertProject, now);

/** A window silences from the later of its start and its creation, to the earlier of its end and its closing. */
const SILENT_FROM = sql`greatest(silence.start_time, silence.created_at)`;
const SILENT_UNTIL = sql`least(silence.end_time, coalesce(silence.closed_at, silence.end_time))`;

/** SQL of whether `alert` was silent at some time since it last escalated, by a window that has ended. */
export const alertWasSilentSql = (now: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from ${selectWindows(alertProject)}
    and ${SILENT_FROM} < ${SILENT_UNTIL} and ${SILENT_UNTIL} > alert.escalated_at and ${SILENT_UNTIL} <= ${now})`;

/** SQL of whether alerts of a project are silent at a moment. */
export const projectSilentSql = ({ domain_id, project_id }: AlertProjectKey, now: string): RawBuilder<boolean> =>
  isSilentNow({ domain: sql`${domain_id}`, project: sql`${project_id}` }, now);

/** Whether alerts of a project are silent at a moment. */
export const isProjectSilent = async (db: Database, where: AlertProjectKey, now: string): Promise<boolean> => {
  const { rows } = await sql<{ silent: boolean }>`select ${projectSilentSql(where, now)} as silent`.execute(db);
  return rows[0]?.silent ?? false;
};
