/** Whether those a credential stands for still count: semantics 3.1.16, 4.6. */
import { type EntryKey, entriesAt } from '../directory/directory.ts';
import type { Database } from '../store/database.ts';

/** Whom and what a credential stands for. */
export interface Bearing {
  readonly domainId: string;
  /** Empty or `*`: none in particular. */
  readonly workspaceId: string;
  /** Left out for apps. */
  readonly userId?: string;
}

const keysOf = ({ domainId, workspaceId, userId }: Bearing): EntryKey[] => [
  ['domains', domainId, domainId],
  ...(userId === undefined ? [] : [['users', domainId, userId] as const]),
  ...(workspaceId === '' || workspaceId === '*' ? [] : [['workspaces', domainId, workspaceId] as const]),
];

/** Only ENABLED domains, users and workspaces count; a state left out means so. PENDING users may act. */
const counts = ([kind]: EntryKey, found: object | undefined): boolean => {
  if (!found) return false;
  const { state = 'ENABLED' } = found as { readonly state?: string };
  return state === 'ENABLED' || (kind === 'users' && state === 'PENDING');
};

/** Whether domain, user and workspace are there and enabled; looked up at every call, in one query. */
export const isAlive = async (db: Database, bearing: Bearing): Promise<boolean> => {
  const keys = keysOf(bearing);
  const found = await entriesAt(db, keys);
  return keys.every((key, index) => counts(key, found[index]));
};
