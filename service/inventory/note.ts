/** Operations on the notes of change records: semantics 3.8. */
import { note, type RecordNoteRecord } from '../../contract/inventory/note.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { isVisible } from '../auth/visibility.ts';
import { resolveWorkspace } from '../auth/workspaceResolution.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { checkReference, findEntry } from '../directory/findEntries.ts';
import { notFoundError } from '../errors.ts';
import { answerDelete } from '../handlers/delete.ts';
import { answerNoteUpdate } from '../handlers/note.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { toWireRecord } from '../query/index.ts';
import { insertRow } from '../store/records.ts';
import { createTable } from '../store/table.ts';

const notes = createTable<RecordNoteRecord>(note);

const toWireNote = (row: RecordNoteRecord) => toWireRecord(notes, row) as RecordNoteRecord;

/**
 * Finds the subject of a change record.
 *
 * @returns the id of its cloud service, and the directory entry of the cloud service if any
 * @throws {ServiceError} ERROR_NOT_FOUND, also where the cloud service is not visible to the caller
 */
const findNoteSubject = async (call: ServiceCall, recordId: string) => {
  const record = await checkReference(call.db, 'records', call.domainId, 'record_id', recordId);
  const id = record?.cloud_service_id ?? '';
  const known = await findEntry(call.db, 'cloud_services', call.domainId, id);
  if (known && !(await isVisible(call, known))) throw notFoundError('record_id', recordId);
  return { id, known };
};

const create = async (request: RequestOf<typeof note.create>, call: ServiceCall): Promise<RecordNoteRecord> => {
  const { id, known } = await findNoteSubject(call, request.record_id);
  const stored = await insertRow(call.db, notes, {
    note_id: newRecordId(note),
    record_id: request.record_id,
    cloud_service_id: id,
    note: request.note,
    created_by: call.caller.id,
    domain_id: call.domainId,
    workspace_id: await resolveWorkspace(call, known),
    project_id: known?.project_id ?? '',
    created_at: call.now,
  });
  return toWireNote(stored);
};

export const inventoryNoteHandlers = implementResource(note, {
  create,
  update: answerNoteUpdate(notes),
  delete: answerDelete(notes),
  get: answerGet(notes),
  list: answerList(notes, note.list),
  stat: answerStat(notes),
});
