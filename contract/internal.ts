/**
 * The calls that change the directory at run time, and one that reads it. They accept only the internal token, do not
 * exist where none is configured, and are not among the resources of `index.ts`.
 */
import { flag, int32, list, message, optional, struct, text, texts } from './members.ts';
import { resource } from './resource.ts';

export const PutRequest = message(
  'internal.PutRequest',
  'Records of one kind to create or replace, immediately or as part of a batch that takes effect atomically.',
  {
    kind: text(
      'A key of `directoryKinds`, or `roles`, `metrics`, `trusted_secrets` for predefined records with fixed ids.',
    ),
    records: list(struct('A record with its id, as its kind declares.'), 'All records are stored, or none.'),
    batch: optional(
      text('Name chosen by the caller: the records are staged until a call with the same name commits them.'),
    ),
    commit: optional(flag('True: all staged records of the batch, and those of this call, take effect atomically.')),
    replace: optional(
      struct(
        'Members with a string, or a list of strings: `domain_id` and others. Records of the kind with these values that are neither in this call nor in its batch are deleted. Only for kinds that are records of a resource.',
      ),
    ),
  },
);

export const DeleteRequest = message('internal.DeleteRequest', 'Records of one kind to delete.', {
  kind: text('As in put.'),
  ids: texts('Values of the id member of the kind.'),
});

export const CountInfo = message('internal.CountInfo', 'Number of records that a call affected.', {
  count: int32('Records staged, or created, replaced and deleted.'),
});

export const ListRequest = message('internal.ListRequest', 'Entries of one kind, for operators and importers.', {
  kind: text(
    'domains, users, workspaces, role_bindings, project_groups, projects, user_groups, service_accounts, data_sources or plugins. Users have neither the hash of their password nor their second factor.',
  ),
  domain_id: optional(text('Domain of the entries; every domain if omitted.')),
});

export const EntriesInfo = message('internal.EntriesInfo', 'The entries of a kind.', {
  results: list(struct('An entry, as its kind declares.'), 'All entries, in the order of their first put.'),
});

export const directory = resource(
  { area: 'internal', version: 'v1', name: 'directory', permission: null },
  {
    put: {
      summary: 'Creates or replaces records of one kind. The call is idempotent.',
      request: PutRequest,
      response: CountInfo,
      auth: 'internal',
    },
    delete: {
      summary: 'Deletes records of one kind by their ids.',
      request: DeleteRequest,
      response: CountInfo,
      auth: 'internal',
    },
    list: {
      summary: 'Lists the entries of one kind.',
      request: ListRequest,
      response: EntriesInfo,
      auth: 'internal',
    },
  },
);
