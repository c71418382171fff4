/** Entries of the directory, as they are kept. */
import { sql } from 'kysely';
import { directoryKinds } from '../../contract/directory.ts';
import { hashPassword, passwordFits } from '../auth/password.ts';
import type { Database } from '../store/database.ts';
import { type DirectoryRecords, type EntryKind, entriesWith } from './directory.ts';
import { managedRoleOf, putManagedRoles } from './managed-roles.ts';
import { chunksOf, rowsInKeyOrder } from './records.ts';

type Members = Record<string, unknown>;

/** A user who is about to be put; the password is a text where there is one. */
export interface PutUser extends Members {
  readonly password?: string | null | undefined;
}

/**
 * A password is hashed once and never kept; the hash stays while the password fits it, and while none is put: whoever
 * disables a user need not know the password.
 */
const withHash = async ({ password, ...user }: PutUser, before: string | undefined): Promise<Members> => {
  if (password === undefined || password === null)
    return before === undefined ? user : { password_hash: before, ...user };
  const fits = before !== undefined && (await passwordFits(password, before));
  return { ...user, password_hash: fits ? before : await hashPassword(password) };
};

const nameOf = ({ domain_id, user_id }: Members): [domainId: string, id: string] => [
  String(domain_id),
  String(user_id),
];

/**
 * Users with the hash of their password in its place: the hash they have, where the password fits it or none is put. One
 * after the other: a hash takes memory, and of one user's records the later finds what the earlier left.
 */
export const hashPasswords = async (db: Database, users: readonly PutUser[]): Promise<Members[]> => {
  const names = users.map(nameOf);
  const known = await entriesWith(db, 'users', names);
  const hashes = new Map(names.map((name, index) => [JSON.stringify(name), known[index]?.password_hash]));
  const hashed: Members[] = [];
  for (const user of users) {
    const name = JSON.stringify(nameOf(user));
    const data = await withHash(user, hashes.get(name));
    hashes.set(name, data.password_hash as string | undefined);
    hashed.push(data);
  }
  return hashed;
};

const prepareBinding = (binding: DirectoryRecords['role_bindings']): Members => ({
  ...binding,
  role_binding_id: binding.role_binding_id || `rb-${binding.user_id}-${binding.workspace_id}`,
  role_id: binding.role_id || managedRoleOf(binding.role_type),
});

/** Records were read in the form of their kind. */
const prepare = async (db: Database, kind: EntryKind, records: readonly Members[]): Promise<readonly Members[]> => {
  if (kind === 'users') return hashPasswords(db, records);
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
