import { verifyPassword } from '../crypto/password.ts';
import type { StoredUser } from '../directory/directoryRecords.ts';
import { findEntry } from '../directory/findEntries.ts';
import { ServiceError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { type IssueRequest, signInFailedError } from './signIn.ts';

/**
 * Returns the user with this id and password (semantics 3.1.3).
 *
 * @throws {ServiceError} ERROR_INVALID_CREDENTIALS when a member is missing, ERROR_AUTHENTICATION_FAILURE otherwise
 */
export const identifyLocalUser = async (
  db: Database,
  { credentials, domain_id }: IssueRequest,
): Promise<StoredUser> => {
  const { user_id, password } = credentials;
  if (typeof user_id !== 'string' || typeof password !== 'string' || !user_id || !password) {
    throw new ServiceError('ERROR_INVALID_CREDENTIALS', 'user_id and password are required.', 'credentials');
  }
  const user = await findEntry(db, 'users', domain_id, user_id);
  const isLocal = (user?.auth_type ?? 'LOCAL') === 'LOCAL';
  const fits = await verifyPassword(password, isLocal ? user?.password_hash : undefined);
  if (!user || !fits) throw signInFailedError();
  return user;
};
