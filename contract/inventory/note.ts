/** Inventory notes: comments on the change record of a cloud service. */
import type { Static } from 'typebox';
import {
  createdAt,
  createdBy,
  domainId,
  LISTED,
  listQuery,
  projectFilter,
  projectId,
  statRequest,
  workspaceFilter,
  workspaceId,
} from '../common.ts';
import { Empty, listOf, message, optional, Struct, text } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const NoteInfo = message(
  'inventory.NoteInfo',
  'A note on a change record. It is kept when the record is deleted.',
  {
    note_id: text('Identifier, e.g. `note-5c7fe0129ab3`.'),
    record_id: text('Change record of the note.'),
    cloud_service_id: text('Cloud service of the change record; empty when unknown.'),
    note: text('Text of the note; never empty.'),
    created_by: createdBy,
    domain_id: domainId,
    workspace_id: workspaceId,
    project_id: projectId,
    created_at: createdAt,
  },
);

/** A record in wire form. */
export type RecordNoteRecord = Static<typeof NoteInfo>;

export const CreateNoteRequest = message('inventory.CreateNoteRequest', 'A new note.', {
  record_id: text('Change record of the note; cloud service, project and workspace are taken from it.'),
  note: text('Text of the note; not empty.'),
});

export const UpdateNoteRequest = message('inventory.UpdateNoteRequest', 'A note and its new text.', {
  note_id: text('Note to change.'),
  note: optional(text('Replaces the text; not empty. Unchanged if omitted.')),
});

export const NoteRequest = message('inventory.NoteRequest', 'One note.', {
  note_id: text('Note to act on.'),
});

export const NoteQuery = message('inventory.NoteQuery', LISTED, {
  query: listQuery,
  note_id: optional(text('Id of the note.')),
  record_id: optional(text('Change record of the notes.')),
  cloud_service_id: optional(text('Cloud service of the notes.')),
  created_by: optional(text('Author of the notes: a user or app.')),
  workspace_id: workspaceFilter,
  project_id: projectFilter,
});

export const note = resource(
  {
    area: 'inventory',
    version: 'v1',
    name: 'note',
    record: NoteInfo,
    idField: 'note_id',
    idPrefix: 'note-',
    permission: 'inventory:Note',
    scope: 'project',
    minimalFields: ['note_id', 'note', 'created_by', 'record_id', 'cloud_service_id'],
    keywordFields: ['note'],
    defaultSort: ['-created_at'],
  },
  {
    create: {
      summary: 'Creates a note on a change record.',
      request: CreateNoteRequest,
      response: NoteInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    update: {
      summary: 'Changes the text of a note; any caller with write permission may do so.',
      request: UpdateNoteRequest,
      response: NoteInfo,
      roles: MEMBERS,
    },
    delete: {
      summary: 'Deletes a note; any caller with write permission may do so.',
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
      summary: "Lists notes in the caller's scope.",
      request: NoteQuery,
      response: listOf('inventory.NotesInfo', NoteInfo),
      roles: MEMBERS,
    },
    stat: {
      summary: "Computes statistics over notes in the caller's scope.",
      request: statRequest('inventory.NoteStatQuery'),
      response: Struct,
      roles: MEMBERS,
    },
  },
);
