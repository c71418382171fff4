/**
 * The calls that change the directory at run time, and one that reads it. They accept only the internal token, do not
 * exist where none is configured, and are not among the resources of `index.ts`.
 */
import { flag, int32, list, message, optional, struct, text, texts } from './members.ts';
import { resource } from './resource.ts';

export const PutRequest = message(
  'internal.PutRequest',
  'Records of one kind, to be made or replaced: at once, or as part of a batch that takes effect as a whole.',
  {
    kind: text(
      'A key of `directoryKinds`, or `roles`, `metrics`, `trusted_secrets` for pre-made records with fixed ids.',
    ),
    records: list(struct('A record with its id, in the form of its kind.'), 'All are taken, or none.'),
    batch: optional(
      text('Name the caller makes up: the records are only laid aside until a call with the same name commits them.'),
    ),
    commit: optional(
      flag('True: everything laid aside under the batch takes effect, this call included, or nothing does.'),
    ),
    replace: optional(
      struct(
        'Members and the text, or list of texts, they have: `domain_id` and others. Records of the kind that fit, and that neither this call nor its batch brings, are removed. Only for kinds that are records of a resource.',
      ),
    ),
  },
);

export const DeleteRequest = message('internal.DeleteRequest', 'Records of one kind, to be removed.', {
  kind: text('As in put.'),
  ids: texts('Values of the id member of the kind.'),
});

export const CountInfo = message('internal.CountInfo', 'How many records a call touched.', {
  count: int32('Records laid aside, or made, replaced and removed.'),
});

export const ListRequest = message('internal.ListRequest', 'Entries of one kind, as importers need them.', {
  kind: text('domains, workspaces, project_groups, projects, service_accounts or data_sources: none holds a secret.'),
  domain_id: optional(text('Domain they belong to; left out: every domain.')),
});

export const EntriesInfo = message('internal.EntriesInfo', 'What the directory knows of a kind.', {
  results: list(struct('An entry in the form of its kind.'), 'Every entry, in the order they were put.'),
});

export const directory = resource(
  { area: 'internal', version: 'v1', name: 'directory', permission: null },
  {
    put: {
      summary: 'Makes or replaces records of one kind; the same call twice leaves what once leaves.',
      request: PutRequest,
      response: CountInfo,
      auth: 'internal',
    },
    delete: {
      summary: 'Removes records of one kind by their ids.',
      request: DeleteRequest,
      response: CountInfo,
      auth: 'internal',
    },
    list: {
      summary: 'Lists what the directory knows of one kind.',
      request: ListRequest,
      response: EntriesInfo,
      auth: 'internal',
    },
  },
);
