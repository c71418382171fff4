/** Notes on alerts: comments of people who work on an incident (semantics 3.18). They are deleted with their alert. */
import type { Static } from 'typebox';
import {
  createdAt,
  createdBy,
  domainId,
  LISTED,
  listQuery,
  projectFilter,
  requestDomainId,
  statQuery,
  workspaceFilter,
  workspaceId,
} from '../common.ts';
import { Empty, listOf, message, optional, Struct, text } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const NoteInfo = message('monitoring.NoteInfo', 'One note on an alert.', {
  note_id: text('Generated: `note-` and 12 hexadecimal digits.'),
  alert_id: text('Alert of the note; never changes.'),
  note: text('Text of the note, plain text.'),
  created_by: createdBy,
  domain_id: domainId,
  workspace_id: workspaceId,
  project_id: text('Project of the alert; changes with it.'),
  created_at: createdAt,
});

/** A note in wire form. */
export type AlertNoteRecord = Static<typeof NoteInfo>;

export const CreateNoteRequest = message('monitoring.CreateNoteRequest', 'A new note on an alert.', {
  alert_id: text("Alert in the caller's scope."),
  note: text('Text of the note, plain text.'),
  domain_id: optional(requestDomainId),
});

export const UpdateNoteRequest = message('monitoring.UpdateNoteRequest', 'A note and its new text.', {
  note_id: text('Note to change.'),
  note: text('New text, not empty.'),
  domain_id: optional(requestDomainId),
});

export const NoteRequest = message('monitoring.NoteRequest', 'Identifies one note.', {
  note_id: text("Note on an alert in the caller's scope."),
  domain_id: optional(requestDomainId),
});

export const NoteQuery = message('monitoring.NoteQuery', LISTED, {
  query: listQuery,
  note_id: optional(text('One note.')),
  alert_id: optional(text('Alert of the notes.')),
  created_by: optional(text('Author of the notes: a user or app.')),
  workspace_id: workspaceFilter,
  project_id: projectFilter,
  domain_id: optional(requestDomainId),
});

export const NoteStatQuery = message('monitoring.NoteStatQuery', "Statistics of the notes in the caller's scope.", {
  query: statQuery,
  domain_id: optional(requestDomainId),
});

export const note = resource(
  {
    area: 'monitoring',
    version: 'v1',
    name: 'note',
    record: NoteInfo,
    idField: 'note_id',
    idPrefix: 'note-',
    permission: 'monitoring:Note',
    scope: 'project',
    minimalFields: ['note_id', 'note', 'alert_id', 'created_by', 'workspace_id'],
    keywordFields: ['note_id', 'note'],
    defaultSort: ['-created_at'],
  },
  {
    create: {
      summary: 'Creates a note on an alert, with the caller as author.',
      request: CreateNoteRequest,
      response: NoteInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    update: {
      summary: 'Changes the text of a note, regardless of its author.',
      request: UpdateNoteRequest,
      response: NoteInfo,
      roles: MEMBERS,
    },
    delete: {
      summary: 'Deletes a note, regardless of its author.',
      request: NoteRequest,
      response: Empty,
      roles: MEMBERS,
    },
    get: {
      summary: 'Returns one note.',
      request: NoteRequest,
      response: NoteInfo,
      roles: MEMBERS,
    },
    list: {
      summary: 'Lists notes on alerts, newest first unless the query sorts otherwise.',
      request: NoteQuery,
      response: listOf('monitoring.NotesInfo', NoteInfo),
      roles: MEMBERS,
    },
    stat: {
      summary: 'Computes statistics of notes; returns `core.StatisticsResult`.',
      request: NoteStatQuery,
      response: Struct,
      roles: MEMBERS,
    },
  },
);
