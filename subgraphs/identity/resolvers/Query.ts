import { apiKey } from '../../../contract/identity/api-key.ts';
import { app } from '../../../contract/identity/app.ts';
import { job } from '../../../contract/identity/job.ts';
import { role } from '../../../contract/identity/role.ts';
import { viewerOf } from '../../claims.ts';
import { list } from '../../list.ts';
import { read } from '../../read.ts';
import { record, recordBy } from '../../records.ts';
import type { QueryResolvers } from '../generated.ts';
import { agents, apiKeys, apps, basicRoles, endpoints, identityJobs, legacyEndpoints, roles } from '../resources.ts';

export const Query: QueryResolvers = {
  me: (_query, _args, context) => viewerOf(context.claims),
  project: (_query, { id }) => ({ id }),
  workspace: (_query, { id }) => ({ id }),
  user: (_query, { id }) => ({ id }),
  apiKeys: (_query, args, context, info) => list(context, apiKeys, args, info),
  apiKey: (_query, { id }, context, info) => record(context, apiKeys, id, info),
  apiKeyStats: (_query, args, context) => read(context, apiKey.stat, args),
  agents: (_query, args, context, info) => list(context, agents, args, info),
  agent: (_query, { serviceAccountId }, context, info) =>
    recordBy(context, agents, 'service_account_id', serviceAccountId, info),
  apps: (_query, args, context, info) => list(context, apps, args, info),
  app: (_query, { id }, context, info) => record(context, apps, id, info),
  appStats: (_query, args, context) => read(context, app.stat, args),
  appAccess: (_query, args, context) => read(context, app.check, args),
  roles: (_query, args, context, info) => list(context, roles, args, info),
  basicRoles: (_query, args, context, info) => list(context, basicRoles, args, info),
  role: (_query, { id }, context, info) => record(context, roles, id, info),
  roleStats: (_query, args, context) => read(context, role.stat, args),
  identityJobs: (_query, args, context, info) => list(context, identityJobs, args, info),
  identityJob: (_query, { id }, context, info) => record(context, identityJobs, id, info),
  identityJobStats: (_query, args, context) => read(context, job.stat, args),
  endpoints: (_query, { endpointType, ...args }, context, info) =>
    list(context, endpoints, { ...args, request: { endpoint_type: endpointType } }, info),
  // The older form spells it in small letters (semantics 3.7.3).
  legacyEndpoints: (_query, { endpointType, ...args }, context, info) =>
    list(context, legacyEndpoints, { ...args, request: { endpoint_type: endpointType?.toLowerCase() } }, info),
};
