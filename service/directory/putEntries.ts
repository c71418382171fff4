/** Stores entries of the directory. */
import { sql } from 'kysely';
import { directoryKinds } from '../../contract/directory.ts';
import { splitIntoChunks } from '../chunks.ts';
import { hashPassword, verifyPassword } from '../crypto/password.ts';
import type { Database } from '../store/database.ts';
import type { JsonMembers } from '../values/jsonObject.ts';
import type { DirectoryRecords, EntryKind } from './directoryRecords.ts';
import { findEntriesById } from './findEntries.ts';
import { findManagedRole, putManagedRoles } from './managedRoles.ts';
import { orderRowsByKey, ROWS_PER_STATEMENT } from './putRecords.ts';

/** A user to be put. The password is in plain text when present. */
export interface PutUser extends JsonMembers {
  readonly password?: string | null | undefined;
}

/**
 * Replaces the plain password by its hash. An existing hash is retained when the password matches it, and when no
 * password is given: a caller who disables a user need not know the password.
 */
const replacePassword = async ({ password, ...user }: PutUser, before: string | undefined): Promise<JsonMembers> => {
  if (password === undefined || password === null)
    return before === undefined ? user : { password_hash: before, ...user };
  const fits = before !== undefined && (await verifyPassword(password, before));
  return { ...user, password_hash: fits ? before : await hashPassword(password) };
};

const toUserKey = ({ domain_id, user_id }: JsonMembers): [domainId: string, id: string] => [
  String(domain_id),
  String(user_id),
];

/**
 * Returns users with a password hash instead of the password. The existing hash is retained where the password matches
 * it or none is given. Users are hashed one after the other, because a hash needs much memory and a later record of the
 * same user must see the hash of the earlier one.
 */
export const hashPasswords = async (db: Database, users: readonly PutUser[]): Promise<JsonMembers[]> => {
  const names = users.map(toUserKey);
  const known = await findEntriesById(db, 'users', names);
  const hashes = new Map(names.map((name, index) => [JSON.stringify(name), known[index]?.password_hash]));
  const hashed: JsonMembers[] = [];
  for (const user of users) {
    const name = JSON.stringify(toUserKey(user));
    const data = await replacePassword(user, hashes.get(name));
    hashes.set(name, data.password_hash as string | undefined);
    hashed.push(data);
  }
  return hashed;
};

const prepareBinding = (binding: DirectoryRecords['role_bindings']): JsonMembers => ({
  ...binding,
  role_binding_id: binding.role_binding_id || `rb-${binding.user_id}-${binding.workspace_id}`,
  role_id: binding.role_id || findManagedRole(binding.role_type),
});

/** The records are validated for their kind. */
const prepareRecords = async (
  db: Database,
  kind: EntryKind,
  records: readonly JsonMembers[],
): Promise<readonly JsonMembers[]> => {
  if (kind === 'users') return hashPasswords(db, records);
  if (kind === 'role_bindings')
    return records.map((record) => prepareBinding(record as DirectoryRecords['role_bindings']));
  return records;
};

const toRow = (kind: EntryKind, data: JsonMembers) => {
  const { domain_id = '', workspace_id = '', project_id = '' } = data;
  return { domain_id, id: data[directoryKinds[kind].idField], workspace_id, project_id, data };
};

/** Puts records of a kind that is stored in the directory itself, one statement per chunk. */
export const putEntries = async (db: Database, kind: EntryKind, records: readonly JsonMembers[], now: string) => {
  const rows = (await prepareRecords(db, kind, records)).map((data) => toRow(kind, data));
  const inOrder = await orderRowsByKey(db, 'directory_entry', ['domain_id', 'id'], rows);
  for (const chunk of splitIntoChunks(inOrder, ROWS_PER_STATEMENT)) {
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
