import { referencedRecord } from '../../records.ts';
import { referenceTo } from '../../reference.ts';
import type { AgentResolvers } from '../generated.ts';
import { agents, apps, roles } from '../resources.ts';

export const Agent: AgentResolvers = {
  __resolveReference: ({ id }, context, info) => referencedRecord(context, agents, id, info),
  id: (agent) => agent.agent_id,
  options: (agent) => agent.options ?? {},
  state: (agent) => agent.state ?? 'UNKNOWN',
  // Shown where it was made, and nowhere else, whatever upstream sends.
  clientSecret: (agent) => agent.newSecret || null,
  clientId: (agent) => agent.client_id || null,
  isManaged: (agent) => agent.is_managed ?? false,
  roleType: (agent) => agent.role_type ?? 'UNKNOWN',
  app: (agent, _args, context, info) => referencedRecord(context, apps, agent.app_id, info),
  role: (agent, _args, context, info) => referencedRecord(context, roles, agent.role_id, info),
  serviceAccount: (agent) => referenceTo(agent.service_account_id),
  project: (agent) => referenceTo(agent.project_id),
  workspace: (agent) => referenceTo(agent.workspace_id),
  domain: (agent) => referenceTo(agent.domain_id),
  createdAt: (agent) => agent.created_at || null,
  lastAccessedAt: (agent) => agent.last_accessed_at || null,
  expiredAt: (agent) => agent.expired_at || null,
};
