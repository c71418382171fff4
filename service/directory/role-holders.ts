/** Which roles users have: by a binding to a workspace, or as domain admins (semantics 3.5.5). */
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { managedRoleOf } from './managed-roles.ts';

/** Whether a user of the domain is bound to a role. */
export const isRoleHeld = async (db: Database, domainId: string, roleId: string): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from directory_entry where domain_id = ${domainId} and (
      (kind = 'role_bindings' and data ->> 'role_id' = ${roleId})
      or (kind = 'users' and data ->> 'role_type' = 'DOMAIN_ADMIN'
        and coalesce(nullif(data ->> 'role_id', ''), ${managedRoleOf('DOMAIN_ADMIN')}) = ${roleId}))
    limit 1`.execute(db);
  return rows.length > 0;
};
