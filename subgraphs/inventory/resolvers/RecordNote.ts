import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { RecordNoteResolvers } from '../generated.ts';
import { recordNotes } from '../resources.ts';

export const RecordNote: RecordNoteResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, recordNotes, id, info),
  cloudService: (note) => referenceTo(note.cloud_service_id),
  project: (note) => referenceTo(note.project_id),
  workspace: (note) => referenceTo(note.workspace_id),
  createdBy: (note) => referenceTo(note.created_by),
};
