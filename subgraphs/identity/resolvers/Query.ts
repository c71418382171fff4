import { app } from '../../../contract/identity/app.ts';
import { domain } from '../../../contract/identity/domain.ts';
import { recordStatistics } from '../../analysis/statistics.ts';
import { nullWhereNotFound } from '../../errors.ts';
import { callRead } from '../../read/callRead.ts';
import { list } from '../../read/list.ts';
import { record, recordBy, rootRecord } from '../../read/records.ts';
import { viewerOf } from '../../wire/claims.ts';
import type { QueryResolvers } from '../generated.ts';
import {
  agents,
  apiKeys,
  apps,
  basicRoles,
  endpoints,
  identityJobs,
  legacyEndpoints,
  projectGroups,
  projects,
  roles,
  serviceAccounts,
  trustedAccounts,
  usersFor,
} from '../resources.ts';
import { rootUser, rootWorkspace, rootWorkspaces } from '../viewerWorkspaces.ts';

export const Query: QueryResolvers = {
  me: (_query, _args, context) => viewerOf(context.claims),
  domainAuthInfo: (_query, args, context) => callRead(context, domain.get_auth_info, args).catch(nullWhereNotFound),
  project: (_query, { id }, context, info) => rootRecord(context, projects, id, info),
  projects: (_query, args, context, info) => list(context, projects, args, info),
  projectGroup: (_query, { id }, context, info) => rootRecord(context, projectGroups, id, info),
  projectGroups: (_query, args, context, info) => list(context, projectGroups, args, info),
  workspace: (_query, { id }, context, info) => rootWorkspace(context, id, info),
  workspaces: (_query, args, context, info) => rootWorkspaces(context, args, info),
  user: (_query, { id }, context, info) => rootUser(context, id, info),
  users: (_query, args, context, info) => list(context, usersFor(context), args, info),
  serviceAccount: (_query, { id }, context, info) => rootRecord(context, serviceAccounts, id, info),
  serviceAccounts: (_query, args, context, info) => list(context, serviceAccounts, args, info),
  trustedAccount: (_query, { id }, context, info) => rootRecord(context, trustedAccounts, id, info),
  trustedAccounts: (_query, args, context, info) => list(context, trustedAccounts, args, info),
  apiKeys: (_query, args, context, info) => list(context, apiKeys, args, info),
  apiKey: (_query, { id }, context, info) => record(context, apiKeys, id, info),
  apiKeyStats: (_query, args, context) => recordStatistics(context, apiKeys, args),
  agents: (_query, args, context, info) => list(context, agents, args, info),
  agent: (_query, { serviceAccountId }, context, info) =>
    recordBy(context, agents, 'service_account_id', serviceAccountId, info),
  apps: (_query, args, context, info) => list(context, apps, args, info),
  app: (_query, { id }, context, info) => record(context, apps, id, info),
  appStats: (_query, args, context) => recordStatistics(context, apps, args),
  appAccess: (_query, args, context) => callRead(context, app.check, args),
  roles: (_query, args, context, info) => list(context, roles, args, info),
  basicRoles: (_query, args, context, info) => list(context, basicRoles, args, info),
  role: (_query, { id }, context, info) => record(context, roles, id, info),
  roleStats: (_query, args, context) => recordStatistics(context, roles, args),
  identityJobs: (_query, args, context, info) => list(context, identityJobs, args, info),
  identityJob: (_query, { id }, context, info) => record(context, identityJobs, id, info),
  identityJobStats: (_query, args, context) => recordStatistics(context, identityJobs, args),
  endpoints: (_query, { endpointType, ...args }, context, info) =>
    list(context, endpoints, { ...args, request: { endpoint_type: endpointType } }, info),
  // The older form spells it in small letters (semantics 3.7.3).
  legacyEndpoints: (_query, { endpointType, ...args }, context, info) =>
    list(context, legacyEndpoints, { ...args, request: { endpoint_type: endpointType?.toLowerCase() } }, info),
};
