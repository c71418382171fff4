import { referencedRecord } from '../../read/records.ts';
import { referenceTo } from '../../read/reference.ts';
import type { AgentResolvers } from '../generated.ts';
import { agents, apps, projects, roles, serviceAccounts } from '../resources.ts';
import { referencedWorkspace } from '../viewerWorkspaces.ts';

export const Agent: AgentResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, agents, id, info),
  // Shown where it was made, and nowhere else, whatever upstream sends.
  clientSecret: (agent) => agent.newSecret || null,
  app: (agent, _args, context, info) => referencedRecord(context, apps, agent.app_id, info),
  role: (agent, _args, context, info) => referencedRecord(context, roles, agent.role_id, info),
  serviceAccount: (agent, _args, context, info) =>
    referencedRecord(context, serviceAccounts, agent.service_account_id, info),
  project: (agent, _args, context, info) => referencedRecord(context, projects, agent.project_id, info),
  workspace: (agent, _args, context, info) => referencedWorkspace(context, agent.workspace_id, info),
  domain: (agent) => referenceTo(agent.domain_id),
};
