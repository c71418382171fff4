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
  statOf,
  workspaceFilter,
  workspaceId,
} from '../common.ts';
import { Empty, listOf, message, optional, Struct, text } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const NoteInfo = message('inventory.NoteInfo', 'A remark on a change record; it outlives the record.', {
  note_id: text('Identifier, e.g. `note-5c7fe0129ab3`.'),
  record_id: text('Change record the note is about.'),
  cloud_service_id: text('Cloud service of the change record; empty when it is not known.'),
  note: text('The remark; never empty.'),
  created_by: createdBy,
  domain_id: domainId,
  workspace_id: workspaceId,
  project_id: projectId,
  created_at: createdAt,
});

/** A record in wire form. */
export type NoteRecord = Static<typeof NoteInfo>;

export const CreateNoteRequest = message('inventory.CreateNoteRequest', 'A new note.', {
  record_id: text('Change record to note on; cloud service, project and workspace come from it.'),
  note: text('The remark; not empty.'),
});

export const UpdateNoteRequest = message('inventory.UpdateNoteRequest', 'A note, and its new text.', {
  note_id: text('Note to change.'),
  note: optional(text('Replaces the remark; not empty. Left out: nothing changes.')),
});

export const NoteRequest = message('inventory.NoteRequest', 'One note.', {
  note_id: text('Note to act on.'),
});

export const NoteQuery = message('inventory.NoteQuery', LISTED, {
  query: listQuery,
  note_id: optional(text('Id of the note.')),
  record_id: optional(text('Change record of the notes.')),
  cloud_service_id: optional(text('Cloud service of the notes.')),
  created_by: optional(text('User or app that wrote the notes.')),
  workspace_id: workspaceFilter,
  project_id: projectFilter,
});

export const NotesInfo = listOf('inventory.NotesInfo', NoteInfo);

export const NoteStatQuery = statOf('inventory.NoteStatQuery');

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
      summary: 'Writes a note on a change record.',
      request: CreateNoteRequest,
      response: NoteInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    update: {
      summary: 'Rewrites a note; anyone with write permission may, whoever wrote it.',
      request: UpdateNoteRequest,
      response: NoteInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    delete: {
      summary: 'Removes a note; anyone with write permission may, whoever wrote it.',
      request: NoteRequest,
      response: Empty,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    get: {
      summary: 'Shows one note.',
      request: NoteRequest,
      response: NoteInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    list: {
      summary: 'Lists notes in reach.',
      request: NoteQuery,
      response: NotesInfo,
      roles: MEMBERS,
      filters: ['note_id', 'record_id', 'cloud_service_id', 'created_by', 'workspace_id', 'project_id'],
    },
    stat: {
      summary: 'Computes statistics over notes in reach.',
      request: NoteStatQuery,
      response: Struct,
      roles: MEMBERS,
    },
  },
);
