/** Which users have a role: through a binding to a workspace, or as domain admins (semantics 3.5.5). */
import { sql } from 'kysely';
import { ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { findManagedRole } from './managedRoles.ts';

/** Whether a user of the domain has a role. */
export const isRoleAssigned = async (db: Database, domainId: string, roleId: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from directory_entry where domain_id = ${domainId} and (
      (kind = 'role_bindings' and data ->> 'role_id' = ${roleId})
      or (kind = 'users' and data ->> 'role_type' = 'DOMAIN_ADMIN'
        and coalesce(nullif(data ->> 'role_id', ''), ${findManagedRole('DOMAIN_ADMIN')}) = ${roleId}))
    limit 1`.execute(db);
  return rows.length > 0;
};

interface RoleKey {
  readonly domain_id: string;
  readonly role_id: string;
}

/** @throws {ServiceError} ERROR_ROLE_IN_USED_AT_ROLE_BINDING */
export const checkRoleUnassigned = async (db: Database, { domain_id, role_id }: RoleKey): Promise<void> => {
  if (await isRoleAssigned(db, domain_id, role_id)) {
    throw new ServiceError('ERROR_ROLE_IN_USED_AT_ROLE_BINDING', 'A user has the role.', 'role_id');
  }
};

/**
 * Checks that neither a user nor an app has a role. Assigning a role locks it, so that no concurrent call assigns a
 * role that is being deleted.
 *
 * @throws {ServiceError} ERROR_ROLE_IN_USED_AT_ROLE_BINDING, ERROR_EXIST_RESOURCE
 */
export const checkRoleUnused = async (db: Database, role: RoleKey): Promise<void> => {
  await checkRoleUnassigned(db, role);
  const { rows } = await sql<{ app_id: string }>`
    select app_id from identity_app
    where domain_id = ${role.domain_id} and role_id = ${role.role_id} order by seq limit 1`.execute(db);
  if (rows[0])
    throw new ServiceError('ERROR_EXIST_RESOURCE', `An app has the role. (child = ${rows[0].app_id})`, 'role_id');
};
