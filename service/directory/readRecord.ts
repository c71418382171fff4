/** Validates the records of each kind. */
import type { TObject } from 'typebox';
import { CHANNEL_FORMATS } from '../../contract/directory/assets.ts';
import { directoryKinds } from '../../contract/directory.ts';
import { struct, text } from '../../contract/members.ts';
import { trustedSecret } from '../../contract/secret/trustedSecret.ts';
import { isPasswordHash } from '../crypto/password.ts';
import { invalidParameterError } from '../errors.ts';
import { isObject, type JsonMembers } from '../values/jsonObject.ts';
import { createShapeReader } from '../values/request.ts';
import type { EntryKind } from './directoryRecords.ts';
import { allKinds, recordKinds } from './kinds.ts';
import { primaryKey } from './putRecords.ts';

/** Members of a trusted secret whose data is already encrypted. */
const encryptedMembers = { encrypted_data: text('In base64.'), encrypt_options: struct('Algorithm and nonce.') };

/** Kinds that feed a resource have the schema of its record; entries have their own message. */
const findSchema = (kind: string): TObject => {
  const resource = recordKinds[kind];
  if (!resource?.record) return directoryKinds[kind as EntryKind].record;
  const { record } = resource;
  const properties = { ...record.properties, ...(resource === trustedSecret ? encryptedMembers : {}) };
  return { ...record, properties, required: primaryKey(resource) } as TObject;
};

const recordReaders = new Map(allKinds.map((kind) => [kind, createShapeReader(findSchema(kind))]));

const STATES = ['ENABLED', 'DISABLED'];

/**
 * Allowed texts of members, by kind, in addition to their message. Role types are limited because a binding must not
 * create a domain admin. States are limited to known ones because a misspelt state would lock users out.
 */
const allowedTexts: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  domains: { state: STATES },
  workspaces: { state: STATES },
  users: { role_type: ['DOMAIN_ADMIN', 'USER'], state: [...STATES, 'PENDING'] },
  role_bindings: { role_type: ['WORKSPACE_OWNER', 'WORKSPACE_MEMBER'] },
  projects: { project_type: ['PUBLIC', 'PRIVATE'], alert_state: STATES },
  service_accounts: { state: ['PENDING', 'ACTIVE', 'INACTIVE', 'DELETED'] },
  data_sources: { state: STATES, data_source_type: ['LOCAL', 'EXTERNAL'] },
  plugins: { state: STATES },
};

/** Checks the members with allowed texts. An empty text counts as absent. */
const checkAllowedTexts = (kind: string, record: JsonMembers, at: string): JsonMembers => {
  const checked = { ...record };
  for (const [member, allowed] of Object.entries(allowedTexts[kind] ?? {})) {
    const given = checked[member];
    if (given === '') delete checked[member];
    else if (given !== undefined && !allowed.includes(String(given))) {
      throw invalidParameterError(`${at}.${member}`, `one of ${allowed.join(', ')}`);
    }
  }
  return checked;
};

/** The format in which a channel receives notifications (semantics 3.19.11a). An empty text counts as absent. */
const checkFormat = ({ data }: JsonMembers, at: string) => {
  const { format = '' } = isObject(data) ? data : {};
  if (format !== '' && !(CHANNEL_FORMATS as readonly unknown[]).includes(format))
    throw invalidParameterError(`${at}.data.format`, `one of ${CHANNEL_FORMATS.join(', ')}`);
};

/**
 * Validates a record and returns it in the shape of its kind. White space around a password is significant and is
 * retained.
 *
 * @param at position of the record, for errors
 * @throws {ServiceError} validation errors of the kind's message; ERROR_INVALID_PARAMETER for a text that is not
 *   allowed
 */
export const readRecord = (kind: string, record: JsonMembers, at: string): JsonMembers => {
  const shaped = checkAllowedTexts(kind, recordReaders.get(kind)?.(record, at) ?? {}, at);
  if (kind === 'channels') checkFormat(shaped, at);
  const { password_hash } = shaped;
  if (password_hash !== undefined && !isPasswordHash(String(password_hash))) {
    throw invalidParameterError(`${at}.password_hash`, 'expected a hash in the format of the service');
  }
  return 'password' in shaped ? { ...shaped, password: record.password } : shaped;
};
