/**
 * The two calls that change the directory while the service runs. They take the internal token only,
 * do not exist where none is configured, and are not among the resources of `index.ts`.
 */
import { int32, list, message, struct, text, texts } from './members.ts';
import { resource } from './resource.ts';

export const PutRequest = message('internal.PutRequest', 'Records of one kind, to be made or replaced.', {
  kind: text(
    'A key of `directoryKinds`, or `roles`, `metrics`, `trusted_secrets` for pre-made records with fixed ids.',
  ),
  records: list(struct('A record with its id, in the form of its kind.'), 'All are taken, or none.'),
});

export const DeleteRequest = message('internal.DeleteRequest', 'Records of one kind, to be removed.', {
  kind: text('As in put.'),
  ids: texts('Values of the id member of the kind.'),
});

export const CountInfo = message('internal.CountInfo', 'How many records a call touched.', {
  count: int32('Records made, replaced or removed.'),
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
  },
);
