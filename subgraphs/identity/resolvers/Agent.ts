import { loadReferencedRecord } from '../../read/records.ts';
import { toReference } from '../../read/reference.ts';
import type { AgentResolvers } from '../generated.ts';
import { agents, apps, projects, roles, serviceAccounts } from '../resources.ts';
import { loadReferencedWorkspace } from '../viewerWorkspaces.ts';

export const Agent: AgentResolvers = {
  __resolveReference: ({ id }, context, info) => loadReferencedRecord(context, agents, id, info),
  // Shown only in the answer of the mutation that created it, whatever upstream sends.
  clientSecret: (agent) => agent.newSecret || null,
  app: (agent, _args, context, info) => loadReferencedRecord(context, apps, agent.app_id, info),
  role: (agent, _args, context, info) => loadReferencedRecord(context, roles, agent.role_id, info),
  serviceAccount: (agent, _args, context, info) =>
    loadReferencedRecord(context, serviceAccounts, agent.service_account_id, info),
  project: (agent, _args, context, info) => loadReferencedRecord(context, projects, agent.project_id, info),
  workspace: (agent, _args, context, info) => loadReferencedWorkspace(context, agent.workspace_id, info),
  domain: (agent) => toReference(agent.domain_id),
};
