/** Operations on the notes of alerts: semantics 3.18.6. */
import { sql } from 'kysely';
import { type NoteRecord, note } from '../../contract/monitoring/note.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { visibilityConditions } from '../auth/visibility.ts';
import { type Call, implement, withoutTransaction } from '../call.ts';
import { notFound } from '../errors.ts';
import { answerDelete } from '../handlers/delete.ts';
import { answerNoteUpdate } from '../handlers/note.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { wireRecord } from '../query/index.ts';
import type { Database } from '../store/database.ts';
import { allConditions, equals, insertFrom, type Source } from '../store/records.ts';
import { type AlertRow, alerts, notes } from './tables.ts';

const answer = (row: NoteRecord) => wireRecord(notes, row) as NoteRecord;

/**
 * Selects the alert of a new note. Callers may add notes to every alert visible to them. The note gets the workspace
 * and project of the alert. The lock prevents that the alert is deleted or moved before the note is stored.
 */
const findVisibleAlert = async (call: Call, alertId: string): Promise<Source> => ({
  statement: sql`
    select alert_id, domain_id, workspace_id, project_id from monitoring_alert
    where ${allConditions([equals(alerts, 'alert_id', alertId), ...(await visibilityConditions(call, alerts, 'read'))])} for share`,
  members: ['alert_id', 'domain_id', 'workspace_id', 'project_id'],
});

const create = async (request: RequestOf<typeof note.create>, call: Call): Promise<NoteRecord> => {
  const { alert_id } = request;
  const written = { note_id: newRecordId(note), note: request.note, created_by: call.caller.id, created_at: call.now };
  const stored = await insertFrom(call.db, notes, written, await findVisibleAlert(call, alert_id));
  if (!stored) throw notFound('alert_id', alert_id);
  return answer(stored);
};

/** Moves the notes of an alert to its new project and workspace (semantics 3.16.6). */
export const moveNotes = async (
  db: Database,
  { domain_id, alert_id }: Pick<AlertRow, 'domain_id' | 'alert_id'>,
  { project_id, workspace_id }: Pick<NoteRecord, 'project_id' | 'workspace_id'>,
): Promise<void> => {
  await sql`
    update monitoring_note set project_id = ${project_id}, workspace_id = ${workspace_id}
    where domain_id = ${domain_id} and alert_id = ${alert_id}`.execute(db);
};

export const noteHandlers = implement(note, {
  create: withoutTransaction(create),
  update: answerNoteUpdate(notes),
  delete: answerDelete(notes),
  get: answerGet(notes),
  list: answerList(notes, note.list),
  stat: answerStat(notes),
});
