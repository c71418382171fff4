/** Cloud services: collected cloud resources, read only, from the directory (reads around the API). */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery, projectFilter, projectId, workspaceFilter } from '../common.ts';
import { listOf, message, optional, text } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const CloudServiceInfo = message('inventory.CloudServiceInfo', 'One collected cloud resource.', {
  cloud_service_id: text('Identifier, e.g. `cloud-svc-5c7fe0129ab3`.'),
  name: text('Display name; empty when there is none.'),
  provider: text('Cloud provider, e.g. `aws`; empty when unknown.'),
  domain_id: domainId,
  workspace_id: text('Workspace of the record.'),
  project_id: projectId,
  created_at: createdAt,
});

/** A record in wire form. */
export type CloudServiceRecord = Static<typeof CloudServiceInfo>;

export const CloudServiceQuery = message('inventory.CloudServiceQuery', LISTED, {
  query: listQuery,
  cloud_service_id: optional(text('One cloud service.')),
  name: optional(text('Exact name; case-sensitive.')),
  provider: optional(text('Cloud provider.')),
  workspace_id: workspaceFilter,
  project_id: projectFilter,
});

export const cloudService = resource(
  {
    area: 'inventory',
    version: 'v1',
    name: 'cloud_service',
    record: CloudServiceInfo,
    idField: 'cloud_service_id',
    idPrefix: null,
    permission: 'inventory:CloudService',
    scope: 'project',
    minimalFields: ['cloud_service_id', 'name', 'provider', 'project_id', 'workspace_id'],
    keywordFields: ['cloud_service_id', 'name'],
    defaultSort: ['name'],
  },
  {
    list: {
      summary: 'Lists cloud services, by name unless the query sorts otherwise.',
      request: CloudServiceQuery,
      response: listOf('inventory.CloudServicesInfo', CloudServiceInfo),
      roles: MEMBERS,
    },
  },
);
