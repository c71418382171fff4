import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { RecordNoteResolvers } from '../generated.ts';
import { recordNotes } from '../resources.ts';

export const RecordNote: RecordNoteResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, recordNotes, id, info),
  cloudService: (note) => toReference(note.cloud_service_id),
  project: (note) => toReference(note.project_id),
  workspace: (note) => toReference(note.workspace_id),
  createdBy: (note) => toReference(note.created_by),
};
