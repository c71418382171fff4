/** Repositories: the origins of deployable plugins. The same in every domain, and read only, from the directory. */
import type { Static } from 'typebox';
import { LISTED, listQuery } from '../common.ts';
import { listOf, message, optional, text } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const RepositoryInfo = message('repository.RepositoryInfo', 'One repository.', {
  repository_id: text('Id from the directory, by convention `repo-` and 12 hexadecimal digits.'),
  name: text('Display name.'),
  repository_type: text('Any value; usually LOCAL, MANAGED or REMOTE.'),
  endpoint: text('Address of its service; empty when there is none.'),
});

/** A repository in wire form. */
export type RepositoryRecord = Static<typeof RepositoryInfo>;

export const RepositoryQuery = message('repository.RepositoryQuery', LISTED, {
  repository_id: optional(text('One repository.')),
  repository_type: optional(text('Exact value; case-sensitive.')),
  query: listQuery,
});

export const repository = resource(
  {
    area: 'repository',
    version: 'v1',
    name: 'repository',
    record: RepositoryInfo,
    idField: 'repository_id',
    idPrefix: 'repo-',
    fedBy: 'bootstrap',
    permission: 'repository:Repository',
    scope: 'global',
    minimalFields: ['repository_id', 'name', 'repository_type'],
    keywordFields: ['repository_id', 'name'],
    // None: they keep the order of the directory.
    defaultSort: [],
  },
  {
    list: {
      summary: 'Lists all repositories, the same in every domain, in the order of the directory.',
      request: RepositoryQuery,
      response: listOf('repository.RepositoriesInfo', RepositoryInfo),
      roles: MEMBERS,
    },
  },
);
