/** Loading and changing the directory: semantics 0.1. */
import { sql } from 'kysely';
import type { TObject } from 'typebox';
import { directoryKinds } from '../../contract/directory.ts';
import { role } from '../../contract/identity/role.ts';
import { struct, text } from '../../contract/members.ts';
import type { Resource } from '../../contract/resource.ts';
import { trustedSecret } from '../../contract/secret/trusted-secret.ts';
import { hashPassword, isPasswordHash, passwordFits } from '../auth/password.ts';
import { invalid, notFound } from '../errors.ts';
import { shapeReader } from '../request.ts';
import { secrets } from '../secret/table.ts';
import type { Database } from '../store/database.ts';
import { type Column, type Table, tableOf } from '../store/table.ts';
import { completed } from './defaults.ts';
import { type DirectoryRecords, type EntryKind, entry } from './directory.ts';
import { allKinds, checkKind, isEntryKind, recordKinds } from './kinds.ts';

type Members = Record<string, unknown>;

const MANAGED_ROLES = [
  { role_id: 'managed-domain-admin', name: 'Domain Admin', role_type: 'DOMAIN_ADMIN' },
  { role_id: 'managed-workspace-owner', name: 'Workspace Owner', role_type: 'WORKSPACE_OWNER' },
  { role_id: 'managed-workspace-member', name: 'Workspace Member', role_type: 'WORKSPACE_MEMBER' },
] as const;

/** The managed role of a role type (semantics 3.5.4). */
export const managedRoleOf = (roleType: string): string =>
  MANAGED_ROLES.find(({ role_type }) => role_type === roleType)?.role_id ?? '';

/** Managed roles exist in every domain from its first moment (semantics 0.1.5). */
const putManagedRoles = (db: Database, domainId: string, now: string) =>
  putRecords(
    db,
    tableOf(role),
    MANAGED_ROLES.map((managed) => ({ ...managed, is_managed: true, state: 'ENABLED', domain_id: domainId })),
    now,
  );

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

const putEntries = async (db: Database, kind: EntryKind, records: readonly Members[], now: string) => {
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

/** What a member is when a record leaves it out. */
const blank = ({ type }: Column, isList: boolean) => {
  if (type === 'json') return isList ? [] : {};
  return { text: '', integer: 0, double: 0, boolean: false, timestamp: null }[type];
};

const storedColumns = (table: Table) =>
  [...table.columns.values(), ...table.hidden.values()].filter(
    ({ stored, member }) => stored && !table.resource.secretFields?.includes(member),
  );

/** A record whole: what is left out gets its default; creation is now unless told. */
const whole = (table: Table, record: Members, now: string): Members => {
  const properties = (table.resource.record as TObject).properties;
  return Object.fromEntries(
    storedColumns(table).map((column) => {
      const isList = (properties[column.member] as { type?: string } | undefined)?.type === 'array';
      const given = record[column.member];
      const isSet = given !== undefined && !(column.type === 'timestamp' && given === '');
      return [column.member, isSet ? given : defaultOf(column, isList, now)];
    }),
  );
};

const defaultOf = (column: Column, isList: boolean, now: string) => {
  if (column.member === 'created_at' || column.member === 'updated_at') return now;
  return blank(column, isList);
};

/** Rows per statement: bounds the size of a statement, not of the put. */
const CHUNK = 1000;

/** The last of records with the same id: one statement cannot put a row twice. */
const withoutDoubles = (key: readonly string[], records: readonly Members[]): readonly Members[] => [
  ...new Map(records.map((record) => [JSON.stringify(key.map((member) => record[member])), record])).values(),
];

/**
 * Puts records into a resource's table, all of a chunk in one statement. When a record was made never changes, and
 * one that is there already as it is put stays untouched.
 */
const putRecords = async (db: Database, table: Table, records: readonly Members[], now: string) => {
  const { resource } = table;
  const members = storedColumns(table).map(({ member }) => member);
  const names = sql.join(members.map((member) => sql.id(member)));
  const key = sql.join(primaryKey(resource).map((member) => sql.id(member)));
  const changed = members.filter((member) => member !== 'created_at');
  const updates = sql.join(changed.map((member) => sql`${sql.id(member)} = excluded.${sql.id(member)}`));
  const told = changed.filter((member) => member !== 'updated_at');
  const before = sql.join(told.map((member) => sql.ref(`${table.name}.${member}`)));
  const after = sql.join(told.map((member) => sql.ref(`excluded.${member}`)));
  const unique = withoutDoubles(primaryKey(resource), records);
  for (let start = 0; start < unique.length; start += CHUNK) {
    const rows = JSON.stringify(unique.slice(start, start + CHUNK).map((record) => whole(table, record, now)));
    await sql`
      insert into ${sql.table(table.name)} (${names})
      select ${names} from jsonb_populate_recordset(null::${sql.table(table.name)}, ${rows}::jsonb)
      on conflict (${key}) do update set ${updates} where (${before}) is distinct from (${after})`.execute(db);
  }
};

const primaryKey = ({ id, idField = '' }: Resource) =>
  id === 'identity.endpoint' ? [idField, 'name'] : id === 'repository.repository' ? [idField] : ['domain_id', idField];

/** What a trusted secret has beside its record, once its data is encrypted. */
const sealedMembers = { encrypted_data: text('In base64.'), encrypt_options: struct('Algorithm and nonce.') };

/** Kinds that feed a resource are described by its record; entries by their own message. */
const schemaOf = (kind: string): TObject => {
  const resource = recordKinds[kind];
  if (!resource?.record) return directoryKinds[kind as EntryKind].record;
  const { record } = resource;
  const properties = { ...record.properties, ...(resource === trustedSecret ? sealedMembers : {}) };
  return { ...record, properties, required: primaryKey(resource) } as TObject;
};

const readers = new Map(allKinds.map((kind) => [kind, shapeReader(schemaOf(kind))]));

/** Role types that make sense beyond what the messages say: a binding must not make a domain admin. */
const roleTypes: Readonly<Record<string, readonly string[]>> = {
  users: ['DOMAIN_ADMIN', 'USER'],
  role_bindings: ['WORKSPACE_OWNER', 'WORKSPACE_MEMBER'],
};

/** A record in the form of its kind. White space around a password is part of it. */
const readRecord = (kind: string, record: Members, at: string): Members => {
  const shaped = readers.get(kind)?.(record, at) ?? {};
  const { role_type, password_hash } = shaped;
  const allowed = roleTypes[kind];
  if (allowed && role_type !== undefined && !allowed.includes(String(role_type))) {
    throw invalid(`${at}.role_type`, `one of ${allowed.join(', ')}`);
  }
  if (password_hash !== undefined && !isPasswordHash(String(password_hash))) {
    throw invalid(`${at}.password_hash`, 'a hash as the service makes it');
  }
  return 'password' in shaped ? { ...shaped, password: record.password } : shaped;
};

const checkDomains = async (db: Database, kind: string, records: readonly Members[]) => {
  if (kind === 'domains') return;
  for (const domainId of new Set(records.map((record) => record.domain_id))) {
    if (typeof domainId !== 'string' || domainId === '') continue;
    if (!(await entry(db, 'domains', domainId, domainId))) throw notFound('domain_id', domainId);
  }
};

const isSealed = (record: Members) => record.encrypted_data !== undefined;

/** A trusted secret that is put without its data keeps what it has: whoever renames it need not know it. */
const putWhole = async (db: Database, resource: Resource, records: readonly Members[], now: string) => {
  await putRecords(db, secrets as Table, records.filter(isSealed), now);
  await putRecords(
    db,
    tableOf(resource),
    records.filter((record) => !isSealed(record)),
    now,
  );
};

/**
 * Creates or replaces records of a kind. Doing it twice has the same result as doing it once.
 *
 * @param now moment of the call, in wire form
 * @returns how many records were put
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for an unknown kind; what the kind's message refuses, with the
 *   position of the record (`records.3.user_id`); ERROR_NOT_FOUND for an unknown domain
 */
export const putDirectory = async (
  db: Database,
  kind: string,
  records: readonly Members[],
  now: string,
): Promise<number> => {
  checkKind(kind);
  const shaped = records.map((record, index) => readRecord(kind, record, `records.${index}`));
  await checkDomains(db, kind, shaped);
  const resource = recordKinds[kind];
  if (resource) await putWhole(db, resource, await completed(db, kind, shaped), now);
  else if (isEntryKind(kind)) await putEntries(db, kind, shaped, now);
  return records.length;
};

/**
 * Removes records of a kind by their ids, in every domain where `domainId` is empty.
 *
 * @returns how many were there
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for an unknown kind
 */
export const deleteDirectory = async (
  db: Database,
  kind: string,
  ids: readonly string[],
  domainId = '',
): Promise<number> => {
  checkKind(kind);
  const resource = recordKinds[kind];
  const [table, id] = resource
    ? [sql.table(tableOf(resource).name), sql.id(resource.idField ?? '')]
    : [sql.table('directory_entry'), sql.id('id')];
  const ofKind = resource ? sql`` : sql`and kind = ${kind}`;
  const ofDomain = domainId ? sql`and domain_id = ${domainId}` : sql``;
  const { numAffectedRows = 0n } = await sql`
    delete from ${table} where ${id} = any(${ids as string[]}::text[]) ${ofKind} ${ofDomain}`.execute(db);
  return Number(numAffectedRows);
};

/**
 * Loads a bootstrap file: one array per kind (semantics 0.1.1). Domains come first, whatever their place in the file.
 *
 * @returns how many records were put
 * @throws {ServiceError} as putDirectory
 */
export const loadBootstrap = async (db: Database, bootstrap: Members, now: string): Promise<number> => {
  const unknown = Object.keys(bootstrap).find((kind) => !allKinds.includes(kind));
  if (unknown) throw invalid(unknown, `kinds are ${allKinds.join(', ')}`);
  let count = 0;
  for (const kind of allKinds) {
    const records = bootstrap[kind];
    if (Array.isArray(records)) count += await putDirectory(db, kind, records as Members[], now);
  }
  return count;
};
