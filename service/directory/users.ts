/** Changes of users at sign-in. All other changes of users are put. */
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import type { StoredUser } from './directoryRecords.ts';

/** A PENDING user becomes ENABLED by signing in (semantics 3.1.3). */
export const enablePendingUser = async (db: Database, { domain_id, user_id }: StoredUser): Promise<void> => {
  await sql`
    update directory_entry set data = jsonb_set(data, '{state}', '"ENABLED"')
    where kind = 'users' and domain_id = ${domain_id} and id = ${user_id} and data ->> 'state' = 'PENDING'`.execute(db);
};

/** Creates a user whom the verifier of the domain knows (semantics 3.1.5). An existing user does not change. */
export const addUser = async (db: Database, user: StoredUser): Promise<void> => {
  await sql`
    insert into directory_entry (kind, domain_id, id, data)
    values ('users', ${user.domain_id}, ${user.user_id}, ${JSON.stringify(user)}::jsonb)
    on conflict do nothing`.execute(db);
};
