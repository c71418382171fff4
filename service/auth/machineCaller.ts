/** Resolves the credential of a machine to its caller: semantics 4.6. Everything is looked up at each call. */

import type { ServiceCaller } from '../caller.ts';
import { findEntry } from '../directory/findEntries.ts';
import { unauthenticatedError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { findRow, memberEquals } from '../store/records.ts';
import { findAppPermissions } from './appPermissions.ts';
import { recordLastUse } from './lastUse.ts';
import { apiKeysAt, appsAt } from './tables.ts';
import { findSignInScope } from './tokenScope.ts';
import type { SignedClaims } from './tokens.ts';
import { isValidSubject } from './tokenValidity.ts';

/**
 * The owner of an API key, with the scope a sign-in would give at this moment.
 *
 * @throws {ServiceError} ERROR_AUTHENTICATE_FAILURE for a key that is disabled, expired or deleted, and where its
 *   owner, domain or workspace is not valid
 */
export const resolveApiKey = async (db: Database, { did, jti }: SignedClaims, now: string): Promise<ServiceCaller> => {
  const keys = apiKeysAt(now);
  const key = await findRow(db, keys, [memberEquals(keys, 'domain_id', did), memberEquals(keys, 'api_key_id', jti)]);
  if (key?.state !== 'ENABLED') throw unauthenticatedError();
  const owner = await findEntry(db, 'users', did, key.user_id);
  if (!owner) throw unauthenticatedError();
  const { roleType, workspaceId, permissions } = await findSignInScope(db, owner);
  const subject = { domainId: did, workspaceId, userId: key.user_id };
  if (!(await isValidSubject(db, subject))) throw unauthenticatedError();
  await recordLastUse(db, keys, key, now);
  return { kind: 'user', id: key.user_id, roleType, domainId: did, workspaceId, permissions, byApiKey: true };
};

/**
 * The app or agent of a client secret.
 *
 * @throws {ServiceError} ERROR_AUTHENTICATE_FAILURE for an app that is disabled, expired, deleted or has a newer
 *   secret, and where its domain or workspace is not valid; ERROR_PERMISSION_DENIED where its role is not enabled
 */
export const resolveApp = async (
  db: Database,
  { did, aud, jti }: SignedClaims,
  now: string,
): Promise<ServiceCaller> => {
  const apps = appsAt(now);
  const app = await findRow(db, apps, [memberEquals(apps, 'domain_id', did), memberEquals(apps, 'app_id', aud)]);
  if (app?.state !== 'ENABLED' || app.client_id !== jti) throw unauthenticatedError();
  const { workspace_id: workspaceId, project_id, project_group_id } = app;
  if (!(await isValidSubject(db, { domainId: did, workspaceId }))) throw unauthenticatedError();
  const permissions = await findAppPermissions(db, app);
  await recordLastUse(db, apps, app, now);
  return {
    kind: app.is_managed ? 'agent' : 'app',
    id: app.app_id,
    roleType: app.role_type,
    ...{ domainId: did, workspaceId, permissions },
    ...(project_id || project_group_id ? { limitedTo: { project_id, project_group_id } } : {}),
  };
};
