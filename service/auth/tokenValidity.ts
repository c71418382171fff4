/** Whether the domain, user and workspace of a credential are still valid: semantics 3.1.16, 4.6, docs/adr/0020. */

import type { StoredUser } from '../directory/directoryRecords.ts';
import { type EntryKey, findEntriesByKey } from '../directory/findEntries.ts';
import type { Database } from '../store/database.ts';
import type { SignedClaims } from './tokens.ts';

/** Domain, workspace and user of a credential. */
export interface CredentialSubject {
  readonly domainId: string;
  /** Empty or `*` when the credential is not limited to a workspace. */
  readonly workspaceId: string;
  /** Absent for apps. */
  readonly userId?: string;
  /** For tokens of users: their generation, which must be the current one of the user. */
  readonly token?: Pick<SignedClaims, 'gen'>;
}

const listSubjectKeys = ({ domainId, workspaceId, userId }: CredentialSubject): EntryKey[] => [
  ['domains', domainId, domainId],
  ...(userId === undefined ? [] : [['users', domainId, userId] as const]),
  ...(workspaceId === '' || workspaceId === '*' ? [] : [['workspaces', domainId, workspaceId] as const]),
];

/** Domains, users and workspaces must be ENABLED, which is also the default state. PENDING users are valid. */
const isEnabled = ([kind]: EntryKey, found: object | undefined): boolean => {
  if (!found) return false;
  const { state = 'ENABLED' } = found as { readonly state?: string };
  return state === 'ENABLED' || (kind === 'users' && state === 'PENDING');
};

/** Whether a token has the current generation of its user. The generation changes when the user loses rights. */
export const hasCurrentGeneration = ({ gen }: Pick<SignedClaims, 'gen'>, { token_generation }: StoredUser): boolean =>
  gen === token_generation;

/**
 * Whether domain, user and workspace exist and are enabled, and the token has the user's current generation. Every call
 * looks this up, in one query.
 */
export const isValidSubject = async (db: Database, subject: CredentialSubject): Promise<boolean> => {
  const { token } = subject;
  const keys = listSubjectKeys(subject);
  const found = await findEntriesByKey(db, keys);
  return keys.every((key, index) => {
    const record = found[index];
    if (!isEnabled(key, record)) return false;
    return !token || key[0] !== 'users' || hasCurrentGeneration(token, record as StoredUser);
  });
};
