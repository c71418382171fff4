import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import { resolveActor } from '../actor.ts';
import type { AlertNoteResolvers } from '../generated.ts';
import { alertNotes, alerts } from '../resources.ts';

export const AlertNote: AlertNoteResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, alertNotes, id, info),
  alert: (note, _args, context, info) => loadReferencedRecord(context, alerts, note.alert_id, info),
  project: (note) => toReference(note.project_id),
  workspace: (note) => toReference(note.workspace_id),
  createdBy: (note, _args, context, info) => resolveActor(note.created_by, context, info),
};
