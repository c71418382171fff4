import { app } from '../../../contract/identity/app.ts';
import { domain } from '../../../contract/identity/domain.ts';
import { computeRecordStatistics } from '../../analysis/statistics.ts';
import { nullWhereNotFound } from '../../errors.ts';
import { listRecords } from '../../read/list.ts';
import { lookUpRecord, lookUpRecordBy, lookUpRootRecord } from '../../read/records.ts';
import { sendRead } from '../../read/sendRead.ts';
import { requireViewer } from '../../wire/claims.ts';
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
import { listRootWorkspaces, lookUpRootUser, lookUpRootWorkspace } from '../viewerWorkspaces.ts';

export const Query: QueryResolvers = {
  me: (_query, _args, context) => requireViewer(context.claims),
  domainAuthInfo: (_query, args, context) => sendRead(context, domain.get_auth_info, args).catch(nullWhereNotFound),
  project: (_query, { id }, context, info) => lookUpRootRecord(context, projects, id, info),
  projects: (_query, args, context, info) => listRecords(context, projects, args, info),
  projectGroup: (_query, { id }, context, info) => lookUpRootRecord(context, projectGroups, id, info),
  projectGroups: (_query, args, context, info) => listRecords(context, projectGroups, args, info),
  workspace: (_query, { id }, context, info) => lookUpRootWorkspace(context, id, info),
  workspaces: (_query, args, context, info) => listRootWorkspaces(context, args, info),
  user: (_query, { id }, context, info) => lookUpRootUser(context, id, info),
  users: (_query, args, context, info) => listRecords(context, usersFor(context), args, info),
  serviceAccount: (_query, { id }, context, info) => lookUpRootRecord(context, serviceAccounts, id, info),
  serviceAccounts: (_query, args, context, info) => listRecords(context, serviceAccounts, args, info),
  trustedAccount: (_query, { id }, context, info) => lookUpRootRecord(context, trustedAccounts, id, info),
  trustedAccounts: (_query, args, context, info) => listRecords(context, trustedAccounts, args, info),
  apiKeys: (_query, args, context, info) => listRecords(context, apiKeys, args, info),
  apiKey: (_query, { id }, context, info) => lookUpRecord(context, apiKeys, id, info),
  apiKeyStats: (_query, args, context) => computeRecordStatistics(context, apiKeys, args),
  agents: (_query, args, context, info) => listRecords(context, agents, args, info),
  agent: (_query, { serviceAccountId }, context, info) =>
    lookUpRecordBy(context, agents, 'service_account_id', serviceAccountId, info),
  apps: (_query, args, context, info) => listRecords(context, apps, args, info),
  app: (_query, { id }, context, info) => lookUpRecord(context, apps, id, info),
  appStats: (_query, args, context) => computeRecordStatistics(context, apps, args),
  appAccess: (_query, args, context) => sendRead(context, app.check, args),
  roles: (_query, args, context, info) => listRecords(context, roles, args, info),
  basicRoles: (_query, args, context, info) => listRecords(context, basicRoles, args, info),
  role: (_query, { id }, context, info) => lookUpRecord(context, roles, id, info),
  roleStats: (_query, args, context) => computeRecordStatistics(context, roles, args),
  identityJobs: (_query, args, context, info) => listRecords(context, identityJobs, args, info),
  identityJob: (_query, { id }, context, info) => lookUpRecord(context, identityJobs, id, info),
  identityJobStats: (_query, args, context) => computeRecordStatistics(context, identityJobs, args),
  endpoints: (_query, { endpointType, ...args }, context, info) =>
    listRecords(context, endpoints, { ...args, request: { endpoint_type: endpointType } }, info),
  // The older form spells it in lower case (semantics 3.7.3).
  legacyEndpoints: (_query, { endpointType, ...args }, context, info) =>
    listRecords(context, legacyEndpoints, { ...args, request: { endpoint_type: endpointType?.toLowerCase() } }, info),
};
