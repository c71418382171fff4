import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import type { RecordNoteResolvers } from '../generated.ts';
import { recordNotes } from '../resources.ts';

export const RecordNote: RecordNoteResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, recordNotes, id, info),
  id: (note) => note.note_id,
  note: (note) => note.note || null,
  recordId: (note) => note.record_id || null,
  cloudService: (note) => referenceTo(note.cloud_service_id),
  project: (note) => referenceTo(note.project_id),
  workspace: (note) => referenceTo(note.workspace_id),
  createdBy: (note) => referenceTo(note.created_by),
  createdAt: (note) => note.created_at || null,
};
