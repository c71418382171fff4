/** Replaces plain passwords of users that are put by their hashes, before the transaction that stores them. */
import { wrongTypeError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import type { JsonMembers } from '../values/jsonObject.ts';
import { hashPasswords, type PutUser } from './putEntries.ts';

const hasPassword = ({ password }: JsonMembers) => password !== undefined && password !== null;

const checkPassword = ({ password }: JsonMembers, index: number) => {
  if (typeof password !== 'string') throw wrongTypeError(`records.${index}.password`, 'string');
};

/**
 * Records without plain passwords. Hashes take long: within a transaction, the embedded store would answer nobody else
 * meanwhile. A user put without a password gets the password that is stored at the commit.
 *
 * @throws {ServiceError} ERROR_INVALID_PARAMETER_TYPE for a password that is not text
 */
export const replacePlainPasswords = async (
  db: Database,
  kind: string,
  records: readonly JsonMembers[],
): Promise<readonly JsonMembers[]> => {
  if (kind !== 'users' || !records.some(hasPassword)) return records;
  for (const [index, user] of records.entries()) if (hasPassword(user)) checkPassword(user, index);
  const hashed = await hashPasswords(db, records as readonly PutUser[]);
  return records.map((user, index) => (hasPassword(user) ? (hashed[index] ?? user) : user));
};
