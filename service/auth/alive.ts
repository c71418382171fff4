/** Whether those a credential stands for still count: semantics 3.1.16, 4.6. */
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { shared } from '../store/sharing.ts';

/** Whom and what a credential stands for. */
export interface Bearing {
  readonly domainId: string;
  /** Empty or `*`: none in particular. */
  readonly workspaceId: string;
  /** Left out for apps. */
  readonly userId?: string;
}

/** Kind, domain and id of an entry of the directory. */
type Key = readonly [kind: 'domains' | 'users' | 'workspaces', domainId: string, id: string];

const keysOf = ({ domainId, workspaceId, userId }: Bearing): Key[] => [
  ['domains', domainId, domainId],
  ...(userId === undefined ? [] : [['users', domainId, userId] as const]),
  ...(workspaceId === '' || workspaceId === '*' ? [] : [['workspaces', domainId, workspaceId] as const]),
];

const nameOf = (key: Key) => JSON.stringify(key);

/** Only ENABLED domains, users and workspaces count; a state left out means so. PENDING users may act. */
const counts = (kind: string, state: string | null) =>
  state === null || state === 'ENABLED' || (kind === 'users' && state === 'PENDING');

/** Of all these, the names of those that are there and count. */
const countingOf = async (db: Database, keys: readonly Key[]): Promise<ReadonlySet<string>> => {
  const distinct = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  const [kinds, domains, ids] = [0, 1, 2].map((part) => distinct.map((key) => key[part as 0 | 1 | 2]));
  const { rows } = await sql<{ kind: Key[0]; domain_id: string; id: string; state: string | null }>`
    select kind, domain_id, id, data ->> 'state' as state from directory_entry
    where (kind, domain_id, id) in (select * from unnest(${kinds}::text[], ${domains}::text[], ${ids}::text[]))
  `.execute(db);
  const counting = rows.filter(({ kind, state }) => counts(kind, state));
  return new Set(counting.map(({ kind, domain_id, id }) => nameOf([kind, domain_id, id])));
};

/** Whether domain, user and workspace are there and enabled; looked up at every call, in one query. */
export const isAlive = shared(async (db: Database, bearings: readonly Bearing[]): Promise<boolean[]> => {
  const counting = await countingOf(db, bearings.flatMap(keysOf));
  return bearings.map((bearing) => keysOf(bearing).every((key) => counting.has(nameOf(key))));
});
