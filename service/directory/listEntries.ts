/** Lists entries for operators and importers, without secrets. */
import type { Database } from '../store/database.ts';
import { listEntries } from './directory.ts';
import { checkListable } from './kinds.ts';

type Members = Record<string, unknown>;

/** A user without the hash of the password and without the second factor. */
const removeSecrets = ({ password_hash: _hash, mfa: _mfa, ...user }: Members): Members => user;

/**
 * Entries of a kind in one domain, or in all domains when `domainId` is empty, in the order they were put.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for a kind that cannot be listed
 */
export const listDirectory = async (db: Database, kind: string, domainId: string): Promise<Members[]> => {
  const found: Members[] = await listEntries(db, checkListable(kind), domainId);
  return kind === 'users' ? found.map(removeSecrets) : found;
};
