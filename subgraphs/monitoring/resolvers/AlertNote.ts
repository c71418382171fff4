import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import { actor } from '../actor.ts';
import type { AlertNoteResolvers } from '../generated.ts';
import { alertNotes, alerts } from '../resources.ts';

export const AlertNote: AlertNoteResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, alertNotes, id, info),
  alert: (note, _args, context, info) => referencedRecord(context, alerts, note.alert_id, info),
  project: (note) => referenceTo(note.project_id),
  workspace: (note) => referenceTo(note.workspace_id),
  createdBy: (note, _args, context, info) => actor(note.created_by, context, info),
};
