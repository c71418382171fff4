/** Lists entries for operators and importers, without secrets. */
import type { Database } from '../store/database.ts';
import type { JsonMembers } from '../values/jsonObject.ts';
import { listEntries } from './findEntries.ts';
import { checkListable } from './kinds.ts';

/** A user without the hash of the password and without the second factor. */
const removeSecrets = ({ password_hash: _hash, mfa: _mfa, ...user }: JsonMembers): JsonMembers => user;

/**
 * Entries of a kind in one domain, or in all domains when `domainId` is empty, in the order they were put.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for a kind that cannot be listed
 */
export const listDirectoryRecords = async (db: Database, kind: string, domainId: string): Promise<JsonMembers[]> => {
  const found: JsonMembers[] = await listEntries(db, checkListable(kind), domainId);
  return kind === 'users' ? found.map(removeSecrets) : found;
};
