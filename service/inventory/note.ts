/** Operations on the notes of change records: semantics 3.8. */
import { type NoteRecord, note } from '../../contract/inventory/note.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { projectLimit, recordInSight } from '../auth/sight.ts';
import { type Call, implement } from '../call.ts';
import { type DirectoryRecords, entry, referenced } from '../directory/directory.ts';
import { homeOf } from '../directory/home.ts';
import { notFound } from '../errors.ts';
import { newRecordId } from '../ids.ts';
import { wireRecord } from '../query/index.ts';
import { answerGet, answerList, answerStat } from '../reads.ts';
import { changeRow, insertRow, removeRow } from '../store/records.ts';
import { tableOf } from '../store/table.ts';

const notes = tableOf<NoteRecord>(note);

const answer = (row: NoteRecord) => wireRecord(notes, row) as NoteRecord;

type CloudService = DirectoryRecords['cloud_services'];

/** A cloud service is seen by whoever sees its workspace and, where that counts, its project (semantics 4.5.4). */
const isInSight = async (call: Call, { workspace_id, project_id = '' }: CloudService): Promise<boolean> => {
  if (call.workspaceId !== undefined && call.workspaceId !== workspace_id) return false;
  const limit = await projectLimit(call);
  return limit === undefined || limit.includes(project_id);
};

/**
 * What a change record is about.
 *
 * @returns the id of its cloud service, and what else the directory knows of that
 * @throws {ServiceError} ERROR_NOT_FOUND, also where the cloud service is out of the caller's sight
 */
const subjectOf = async (call: Call, recordId: string) => {
  const record = await referenced(call.db, 'records', call.domainId, 'record_id', recordId);
  const id = record?.cloud_service_id ?? '';
  const known = await entry(call.db, 'cloud_services', call.domainId, id);
  if (known && !(await isInSight(call, known))) throw notFound('record_id', recordId);
  return { id, known };
};

const create = async (request: RequestOf<typeof note.create>, call: Call): Promise<NoteRecord> => {
  const { id, known } = await subjectOf(call, request.record_id);
  const stored = await insertRow(call.db, notes, {
    note_id: newRecordId(note),
    record_id: request.record_id,
    cloud_service_id: id,
    note: request.note,
    created_by: call.caller.id,
    domain_id: call.domainId,
    workspace_id: await homeOf(call, known),
    project_id: known?.project_id ?? '',
    created_at: call.now,
  });
  return answer(stored);
};

const update = async (request: RequestOf<typeof note.update>, call: Call): Promise<NoteRecord> => {
  const found = await recordInSight(call, notes, request.note_id, 'write');
  return answer(request.note === undefined ? found : await changeRow(call.db, notes, found, { note: request.note }));
};

const remove = async ({ note_id }: RequestOf<typeof note.delete>, call: Call) => {
  await removeRow(call.db, notes, await recordInSight(call, notes, note_id, 'write'));
  return {};
};

export const inventoryNoteHandlers = implement(note, {
  create,
  update,
  delete: remove,
  get: answerGet(notes),
  list: answerList(notes, note.list),
  stat: answerStat(notes),
});
