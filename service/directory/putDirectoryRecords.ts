/** Puts records of any kind: semantics 0.1. */
import type { Resource } from '../../contract/resource.ts';
import { secrets } from '../crypto/trustedSecretTable.ts';
import { notFoundError } from '../errors.ts';
import { mapInTimeSlices } from '../eventLoop.ts';
import type { Database } from '../store/database.ts';
import { createTable, type ResourceTable } from '../store/table.ts';
import type { JsonMembers } from '../values/jsonObject.ts';
import { completeRecords } from './defaults.ts';
import { findEntriesById } from './findEntries.ts';
import { checkKind, isEntryKind, recordKinds } from './kinds.ts';
import { putEntries } from './putEntries.ts';
import { putRecords } from './putRecords.ts';
import { readRecord } from './readRecord.ts';
import { checkReferences } from './references.ts';

const isNonEmptyText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const checkDomains = async (db: Database, kind: string, records: readonly JsonMembers[]) => {
  if (kind === 'domains') return;
  const named = [...new Set(records.map((record) => record.domain_id))].filter(isNonEmptyText);
  const found = await findEntriesById(
    db,
    'domains',
    named.map((id) => [id, id]),
  );
  const unknown = named.find((_, index) => !found[index]);
  if (unknown !== undefined) throw notFoundError('domain_id', unknown);
};

const isEncrypted = (record: JsonMembers) => record.encrypted_data !== undefined;

/**
 * Puts records of a resource. A trusted secret that is put without its data retains the stored data: a caller who
 * renames it need not know the data.
 */
const putResourceRecords = async (db: Database, resource: Resource, records: readonly JsonMembers[], now: string) => {
  await putRecords(db, secrets as ResourceTable, records.filter(isEncrypted), now);
  await putRecords(
    db,
    createTable(resource),
    records.filter((record) => !isEncrypted(record)),
    now,
  );
};

/**
 * Creates or replaces records of a kind. The operation is idempotent.
 *
 * @param now moment of the call, in wire form
 * @returns how many records were put
 * @throws {ServiceError} ERROR_INVALID_PARAMETER for an unknown kind; validation errors of the kind's message, with the
 *   position of the record (`records.3.user_id`); ERROR_NOT_FOUND for an unknown domain, role or trusted secret;
 *   ERROR_SAVE_UNIQUE_VALUES for a name that another record has
 */
export const putDirectoryRecords = async (
  db: Database,
  kind: string,
  records: readonly JsonMembers[],
  now: string,
): Promise<number> => {
  checkKind(kind);
  const shaped = await mapInTimeSlices(records, (record, index) => readRecord(kind, record, `records.${index}`));
  await checkDomains(db, kind, shaped);
  await checkReferences(db, kind, shaped);
  const resource = recordKinds[kind];
  if (resource) await putResourceRecords(db, resource, await completeRecords(db, kind, shaped), now);
  else if (isEntryKind(kind)) await putEntries(db, kind, shaped, now);
  return records.length;
};
