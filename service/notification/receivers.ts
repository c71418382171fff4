/** Which channels a notification reaches: semantics 3.19.6, 3.19.11. */
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** Where the thing lies that people are told about. */
export interface Place {
  readonly domain_id: string;
  /** `*`: the whole domain. */
  readonly workspace_id: string;
  /** Empty for none. */
  readonly project_id: string;
  /** The alert manager's service; empty for none. */
  readonly service_id: string;
}

/** A channel serves all of its workspace, unless it belongs to a service or a project: then what is of those alone. */
const serves = ({ project_id, service_id }: Place) => sql`
  coalesce(data ->> 'project_id', '') in ('', ${project_id})
  and coalesce(data ->> 'service_key', '') in
    ('', (select service_key from alert_manager_service where service_id = ${service_id}))`;

/**
 * Ids of the ENABLED channels with a URL that serve a place.
 *
 * @param named the only ones wanted; those elsewhere, or nowhere, are left out. Empty: every channel
 */
export const receiversOf = async (db: Database, place: Place, named: readonly string[]): Promise<string[]> => {
  const { domain_id, workspace_id } = place;
  const wanted = named.length > 0 ? sql`id = any(${named as string[]}::text[])` : serves(place);
  const { rows } = await sql<{ id: string }>`
    select id from directory_entry
    where kind = 'channels' and domain_id = ${domain_id}
      and (workspace_id in (${workspace_id}, '*', '') or ${workspace_id} = '*')
      and data ->> 'state' = 'ENABLED' and coalesce(data -> 'data' ->> 'url', '') <> ''
      and ${wanted}
    order by seq`.execute(db);
  return rows.map(({ id }) => id);
};
