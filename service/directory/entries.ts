/** Entries of the directory, as they are kept. */
import { sql } from 'kysely';
import { directoryKinds } from '../../contract/directory.ts';
import { hashPassword, passwordFits } from '../auth/password.ts';
import type { Database } from '../store/database.ts';
import { type DirectoryRecords, type EntryKind, entry } from './directory.ts';
import { managedRoleOf, putManagedRoles } from './managed-roles.ts';

type Members = Record<string, unknown>;

/**
 * A password is hashed once and never kept; the hash stays while the password fits it, and while none is put: whoever
 * disables a user need not know the password.
 */
const prepareUser = async (db: Database, user: DirectoryRecords['users']): Promise<Members> => {
  const { password, ...rest } = user;
  const before = (await entry(db, 'users', user.domain_id, user.user_id))?.password_hash;
  if (password === undefined) return before === undefined ? rest : { password_hash: before, ...rest };
  const fits = before !== undefined && (await passwordFits(password, before));
  return { ...rest, password_hash: fits ? before : await hashPassword(password) };
};

const prepareBinding = (binding: DirectoryRecords['role_bindings']): Members => ({
  ...binding,
  role_binding_id: binding.role_binding_id || `rb-${binding.user_id}-${binding.workspace_id}`,
  role_id: binding.role_id || managedRoleOf(binding.role_type),
});

const prepare = async (db: Database, kind: EntryKind, record: Members): Promise<Members> => {
  if (kind === 'users') return prepareUser(db, record as DirectoryRecords['users']);
  return kind === 'role_bindings' ? prepareBinding(record as DirectoryRecords['role_bindings']) : record;
};

/** Puts records of a kind that lives in the directory itself. */
export const putEntries = async (db: Database, kind: EntryKind, records: readonly Members[], now: string) => {
  const idField = directoryKinds[kind].idField;
  for (const record of records) {
    const data = await prepare(db, kind, record);
    const { domain_id = '', workspace_id = '', project_id = '' } = data;
    await sql`
      insert into directory_entry (kind, domain_id, id, workspace_id, project_id, data, created_at)
      values (${kind}, ${domain_id}, ${data[idField]}, ${workspace_id}, ${project_id}, ${JSON.stringify(data)}::jsonb,
        ${now})
      on conflict (kind, domain_id, id) do update
      set workspace_id = excluded.workspace_id, project_id = excluded.project_id, data = excluded.data`.execute(db);
    if (kind === 'domains') await putManagedRoles(db, String(data.domain_id), now);
  }
};
