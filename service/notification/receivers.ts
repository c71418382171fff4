/** Selects the channels that receive a notification: semantics 3.19.6, 3.19.11. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** Location of the resource a notification is about. */
export interface NotifiedLocation {
  readonly domain_id: string;
  /** `*`: the whole domain. */
  readonly workspace_id: string;
  /** Empty for none. */
  readonly project_id: string;
  /** The alert manager's service; empty for none. */
  readonly service_id: string;
}

/** The location, with the service as SQL. */
export interface NotifiedLocationSql extends Omit<NotifiedLocation, 'service_id'> {
  /** SQL of the key of the service; null for none. */
  readonly serviceKey: RawBuilder<unknown>;
}

/**
 * Whether a channel serves a location. A channel serves its whole workspace, unless it belongs to a service or a
 * project.
 */
const servesLocation = ({ project_id, serviceKey }: NotifiedLocationSql) => sql`
  coalesce(data ->> 'project_id', '') in ('', ${project_id})
  and coalesce(data ->> 'service_key', '') in ('', ${serviceKey})`;

/**
 * SQL of the ids of the ENABLED channels with a URL that serve a location, as an array.
 *
 * @param named SQL of a list of channel ids as `jsonb`, to select only those; ids of other workspaces and unknown ids
 *   are ignored. Empty: every channel
 */
export const selectReceiverIds = (place: NotifiedLocationSql, named: RawBuilder<unknown>): RawBuilder<string[]> => {
  const { domain_id, workspace_id } = place;
  return sql<string[]>`array(
    select id from directory_entry
    where kind = 'channels' and domain_id = ${domain_id}
      and (workspace_id in (${workspace_id}, '*', '') or ${workspace_id}::text = '*')
      and data ->> 'state' = 'ENABLED' and coalesce(data -> 'data' ->> 'url', '') <> ''
      and case when ${named} = '[]' then ${servesLocation(place)} else ${named} ? id end
    order by seq)`;
};

/** Ids of the ENABLED channels with a URL that serve a location, see `selectReceiverIds`. */
export const findReceivers = async (
  db: Database,
  { service_id, ...place }: NotifiedLocation,
  named: readonly string[],
): Promise<string[]> => {
  const serviceKey = sql`(
    select service_key from alert_manager_service
    where domain_id = ${place.domain_id} and service_id = ${service_id})`;
  const ids = selectReceiverIds({ ...place, serviceKey }, sql`${JSON.stringify(named)}::text::jsonb`);
  const { rows } = await sql<{ ids: string[] }>`select ${ids} as ids`.execute(db);
  return rows[0]?.ids ?? [];
};
