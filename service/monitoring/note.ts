/** Operations on the notes of alerts: semantics 3.18.6. */
import { sql } from 'kysely';
import { type NoteRecord, note } from '../../contract/monitoring/note.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { inSight } from '../auth/sight.ts';
import { type Call, implement } from '../call.ts';
import { notFound } from '../errors.ts';
import { newRecordId } from '../ids.ts';
import { answerNoteUpdate } from '../notes.ts';
import { wireRecord } from '../query/index.ts';
import { answerGet, answerList, answerStat } from '../reads.ts';
import { answerDelete } from '../removal.ts';
import type { Database } from '../store/database.ts';
import { all, equals, findRow, insertRow } from '../store/records.ts';
import { type AlertRow, alerts, notes } from './tables.ts';

const answer = (row: NoteRecord) => wireRecord(notes, row) as NoteRecord;

/** Whoever sees an alert may write on it. The lock keeps it from going, or moving, before the note is stored. */
const alertInSight = async (call: Call, alertId: string): Promise<AlertRow> => {
  const seen = all(await inSight(call, alerts, 'read'));
  const found = await findRow(call.db, alerts, [equals(alerts, 'alert_id', alertId), seen], { lock: true });
  if (!found) throw notFound('alert_id', alertId);
  return found;
};

const create = async (request: RequestOf<typeof note.create>, call: Call): Promise<NoteRecord> => {
  const { alert_id, domain_id, workspace_id, project_id } = await alertInSight(call, request.alert_id);
  const stored = await insertRow(call.db, notes, {
    note_id: newRecordId(note),
    alert_id,
    note: request.note,
    created_by: call.caller.id,
    domain_id,
    workspace_id,
    project_id,
    created_at: call.now,
  });
  return answer(stored);
};

/** The notes of an alert follow it to another project (semantics 3.16.6). */
export const moveNotes = async (db: Database, alertId: string, projectId: string): Promise<void> => {
  await sql`update monitoring_note set project_id = ${projectId} where alert_id = ${alertId}`.execute(db);
};

export const noteHandlers = implement(note, {
  create,
  update: answerNoteUpdate(notes),
  delete: answerDelete(notes),
  get: answerGet(notes),
  list: answerList(notes, note.list),
  stat: answerStat(notes),
});
