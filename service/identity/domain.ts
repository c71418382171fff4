/** How users sign in to a domain (reads around the API). Takes no token. */
import { sql } from 'kysely';
import { domain } from '../../contract/identity/domain.ts';
import { implementResource, type OperationHandler } from '../call.ts';
import type { DirectoryRecords } from '../directory/directoryRecords.ts';
import { notFoundError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { isObject } from '../values/jsonObject.ts';

type DirectoryDomain = DirectoryRecords['domains'];

/**
 * Finds an enabled domain by its name. The name of a domain without one is its id. The oldest of several domains with
 * the same name is returned.
 */
const findDomainByName = async (db: Database, name: string): Promise<DirectoryDomain | undefined> => {
  const { rows } = await sql<{ data: DirectoryDomain }>`
    select data from directory_entry
    where kind = 'domains' and coalesce(nullif(data ->> 'name', ''), id) = ${name}
      and coalesce(data ->> 'state', 'ENABLED') = 'ENABLED'
    order by seq limit 1`.execute(db);
  return rows[0]?.data;
};

const getAuthInfo: OperationHandler<typeof domain.get_auth_info> = async ({ name }, { db }) => {
  const found = await findDomainByName(db, name);
  if (!found) throw notFoundError('name', name);
  const { state, metadata } = found.external_auth ?? {};
  return {
    domain_id: found.domain_id,
    name: found.name || found.domain_id,
    external_auth_state: state === 'ENABLED' ? 'ENABLED' : 'DISABLED',
    metadata: isObject(metadata) ? metadata : {},
    config: found.config ?? {},
  };
};

export const domainHandlers = implementResource(domain, { get_auth_info: getAuthInfo });
