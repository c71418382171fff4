/** Namespaces of metrics: read only, from the directory (reads around the API). */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery } from '../common.ts';
import { listOf, message, optional, text } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const NamespaceInfo = message('inventory.NamespaceInfo', 'One namespace of metrics.', {
  namespace_id: text('Identifier, e.g. `ns-5c7fe0129ab3`.'),
  name: text('Display name; empty when there is none.'),
  resource_type: text('Default resource type of its metrics; empty when there is none.'),
  domain_id: domainId,
  created_at: createdAt,
});

/** A record in wire form. */
export type NamespaceRecord = Static<typeof NamespaceInfo>;

export const NamespaceQuery = message('inventory.NamespaceQuery', LISTED, {
  query: listQuery,
  namespace_id: optional(text('One namespace.')),
  name: optional(text('Exact name; case-sensitive.')),
});

export const namespace = resource(
  {
    area: 'inventory',
    version: 'v1',
    name: 'namespace',
    record: NamespaceInfo,
    idField: 'namespace_id',
    idPrefix: null,
    permission: 'inventory:Namespace',
    scope: 'domain',
    minimalFields: ['namespace_id', 'name'],
    keywordFields: ['namespace_id', 'name'],
    defaultSort: ['name'],
  },
  {
    list: {
      summary: 'Lists namespaces, by name unless the query sorts otherwise.',
      request: NamespaceQuery,
      response: listOf('inventory.NamespacesInfo', NamespaceInfo),
      roles: MEMBERS,
    },
  },
);
