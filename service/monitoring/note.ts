/** Operations on the notes of alerts: semantics 3.18.6. */
import { sql } from 'kysely';
import { type AlertNoteRecord, note } from '../../contract/monitoring/note.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { visibilityConditions } from '../auth/visibility.ts';
import { implementResource, type ServiceCall, withoutTransaction } from '../call.ts';
import { notFoundError } from '../errors.ts';
import { answerDelete } from '../handlers/delete.ts';
import { answerNoteUpdate } from '../handlers/note.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { toWireRecord } from '../query/index.ts';
import type { Database } from '../store/database.ts';
import { allConditions, type InsertSource, insertFrom, memberEquals } from '../store/records.ts';
import { alerts, notes, type StoredAlert } from './tables.ts';

const toWireNote = (row: AlertNoteRecord) => toWireRecord(notes, row) as AlertNoteRecord;

/**
 * Selects the alert of a new note. Callers may add notes to every alert visible to them. The note gets the workspace
 * and project of the alert. The lock prevents that the alert is deleted or moved before the note is stored.
 */
const selectVisibleAlert = async (call: ServiceCall, alertId: string): Promise<InsertSource> => ({
  statement: sql`
    select alert_id, domain_id, workspace_id, project_id from monitoring_alert
    where ${allConditions([memberEquals(alerts, 'alert_id', alertId), ...(await visibilityConditions(call, alerts, 'read'))])} for share`,
  members: ['alert_id', 'domain_id', 'workspace_id', 'project_id'],
});

const create = async (request: RequestOf<typeof note.create>, call: ServiceCall): Promise<AlertNoteRecord> => {
  const { alert_id } = request;
  const written = { note_id: newRecordId(note), note: request.note, created_by: call.caller.id, created_at: call.now };
  const stored = await insertFrom(call.db, notes, written, await selectVisibleAlert(call, alert_id));
  if (!stored) throw notFoundError('alert_id', alert_id);
  return toWireNote(stored);
};

/** Moves the notes of an alert to its new project and workspace (semantics 3.16.6). */
export const moveNotes = async (
  db: Database,
  { domain_id, alert_id }: Pick<StoredAlert, 'domain_id' | 'alert_id'>,
  { project_id, workspace_id }: Pick<AlertNoteRecord, 'project_id' | 'workspace_id'>,
): Promise<void> => {
  await sql`
    update monitoring_note set project_id = ${project_id}, workspace_id = ${workspace_id}
    where domain_id = ${domain_id} and alert_id = ${alert_id}`.execute(db);
};

export const noteHandlers = implementResource(note, {
  create: withoutTransaction(create),
  update: answerNoteUpdate(notes),
  delete: answerDelete(notes),
  get: answerGet(notes),
  list: answerList(notes, note.list),
  stat: answerStat(notes),
});
