/** Whether those a credential stands for still count: semantics 3.1.16, 4.6, docs/adr/0021. */
import { type EntryKey, entriesAt, type StoredUser } from '../directory/directory.ts';
import type { Database } from '../store/database.ts';
import type { Claims } from './tokens.ts';

/** Whom and what a credential stands for. */
export interface CredentialSubject {
  readonly domainId: string;
  /** Empty or `*`: none in particular. */
  readonly workspaceId: string;
  /** Left out for apps. */
  readonly userId?: string;
  /** For tokens of users: the generation they carry, which must be that of the user now. */
  readonly token?: Pick<Claims, 'gen'>;
}

const keysOf = ({ domainId, workspaceId, userId }: CredentialSubject): EntryKey[] => [
  ['domains', domainId, domainId],
  ...(userId === undefined ? [] : [['users', domainId, userId] as const]),
  ...(workspaceId === '' || workspaceId === '*' ? [] : [['workspaces', domainId, workspaceId] as const]),
];

/** Only ENABLED domains, users and workspaces count; a state left out means so. PENDING users may act. */
const isEnabled = ([kind]: EntryKey, found: object | undefined): boolean => {
  if (!found) return false;
  const { state = 'ENABLED' } = found as { readonly state?: string };
  return state === 'ENABLED' || (kind === 'users' && state === 'PENDING');
};

/** Whether a token is of the present generation of its user: nothing was taken from the user since. */
export const hasCurrentGeneration = ({ gen }: Pick<Claims, 'gen'>, { token_generation }: StoredUser): boolean =>
  gen === token_generation;

/**
 * Whether domain, user and workspace are there and enabled, and a token of the user's present generation; looked up at
 * every call, in one query.
 */
export const isValidSubject = async (db: Database, subject: CredentialSubject): Promise<boolean> => {
  const { token } = subject;
  const keys = keysOf(subject);
  const found = await entriesAt(db, keys);
  return keys.every((key, index) => {
    const record = found[index];
    if (!isEnabled(key, record)) return false;
    return !token || key[0] !== 'users' || hasCurrentGeneration(token, record as StoredUser);
  });
};
