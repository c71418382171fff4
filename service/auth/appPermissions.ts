/** The current permissions of an app, for `check` and for calls with its secret (semantics 3.3.10, 4.6.2, 4.6.3). */
import type { AppRecord } from '../../contract/identity/app.ts';
import { permissionDeniedError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { findRow, memberEquals } from '../store/records.ts';
import { roles } from './tables.ts';

/** All permissions of an agent. No operation of this API requires them. */
export const AGENT_PERMISSIONS = ['identity:ServiceAccount.read'] as const;

/**
 * The permissions of an app: those of its role. Changes of the role take effect at once.
 *
 * @throws {ServiceError} ERROR_PERMISSION_DENIED where the role is disabled or deleted: a missing list must not be read
 *   as "everything"
 */
export const findAppPermissions = async (db: Database, app: AppRecord): Promise<readonly string[]> => {
  if (app.is_managed) return AGENT_PERMISSIONS;
  const { domain_id, role_id } = app;
  const role = await findRow(db, roles, [
    memberEquals(roles, 'domain_id', domain_id),
    memberEquals(roles, 'role_id', role_id),
  ]);
  if (role?.state !== 'ENABLED') throw permissionDeniedError('The role of the app is not enabled.');
  return role.permissions;
};
