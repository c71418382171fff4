/** Entries of the directory, as they are kept. */
import { sql } from 'kysely';
import { directoryKinds } from '../../contract/directory.ts';
import { hashPassword, passwordFits } from '../auth/password.ts';
import type { Database } from '../store/database.ts';
import { type DirectoryRecords, type EntryKind, entriesWith } from './directory.ts';
import { managedRoleOf, putManagedRoles } from './managed-roles.ts';
import { chunksOf, rowsInKeyOrder } from './records.ts';

type Members = Record<string, unknown>;

type User = DirectoryRecords['users'];

const keyOf = ({ domain_id, user_id }: User) => JSON.stringify([domain_id, user_id]);

/**
 * A password is hashed once and never kept; the hash stays while the password fits it, and while none is put: whoever
 * disables a user need not know the password.
 */
const prepareUser = async ({ password, ...user }: User, before: string | undefined): Promise<Members> => {
  if (password === undefined) return before === undefined ? user : { password_hash: before, ...user };
  const fits = before !== undefined && (await passwordFits(password, before));
  return { ...user, password_hash: fits ? before : await hashPassword(password) };
};

/** One after the other: a hash takes memory, and of one user's records the later finds what the earlier left. */
const prepareUsers = async (db: Database, users: readonly User[]): Promise<Members[]> => {
  const known = await entriesWith(
    db,
    'users',
    users.map(({ domain_id, user_id }) => [domain_id, user_id]),
  );
  const hashes = new Map(users.map((user, index) => [keyOf(user), known[index]?.password_hash]));
  const prepared: Members[] = [];
  for (const user of users) {
    const data = await prepareUser(user, hashes.get(keyOf(user)));
    hashes.set(keyOf(user), data.password_hash as string | undefined);
    prepared.push(data);
  }
  return prepared;
};

const prepareBinding = (binding: DirectoryRecords['role_bindings']): Members => ({
  ...binding,
  role_binding_id: binding.role_binding_id || `rb-${binding.user_id}-${binding.workspace_id}`,
  role_id: binding.role_id || managedRoleOf(binding.role_type),
});

/** Records were read in the form of their kind. */
const prepare = async (db: Database, kind: EntryKind, records: readonly Members[]): Promise<readonly Members[]> => {
  if (kind === 'users')
    return prepareUsers(
      db,
      records.map((record) => record as User),
    );
  if (kind === 'role_bindings')
    return records.map((record) => prepareBinding(record as DirectoryRecords['role_bindings']));
  return records;
};

const rowOf = (kind: EntryKind, data: Members) => {
  const { domain_id = '', workspace_id = '', project_id = '' } = data;
  return { domain_id, id: data[directoryKinds[kind].idField], workspace_id, project_id, data };
};

/** Puts records of a kind that lives in the directory itself, all of a chunk in one statement. */
export const putEntries = async (db: Database, kind: EntryKind, records: readonly Members[], now: string) => {
  const rows = (await prepare(db, kind, records)).map((data) => rowOf(kind, data));
  for (const chunk of chunksOf(await rowsInKeyOrder(db, 'directory_entry', ['domain_id', 'id'], rows))) {
    await sql`
      insert into directory_entry (kind, seq, domain_id, id, workspace_id, project_id, data, created_at)
      overriding system value
      select ${kind}, put.*, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
        as put (seq bigint, domain_id text, id text, workspace_id text, project_id text, data jsonb)
      on conflict (kind, domain_id, id) do update
      set workspace_id = excluded.workspace_id, project_id = excluded.project_id, data = excluded.data`.execute(db);
  }
  if (kind === 'domains') {
    await putManagedRoles(db, rows.map(({ domain_id }) => String(domain_id)).sort(), now);
  }
};
