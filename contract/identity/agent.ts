/**
 * Agents: the credentials of a cost-monitoring tool inside a container cluster. Each belongs to one service account,
 * which also addresses it, and owns a managed app.
 */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery } from '../common.ts';
import { RoleType } from '../enums.ts';
import { Empty, flag, listOf, message, of, optional, struct, text, time } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';
import { State } from './enums.ts';

export const AgentInfo = message('identity.AgentInfo', 'An agent, with the state and ids of its app.', {
  agent_id: text('Identifier, e.g. `agent-5c7fe0129ab3`.'),
  options: struct(
    '`cluster_name` (text), `kube_state_metrics` and `prometheus_node_exporter` (flags), and what else was sent.',
  ),
  client_secret: text('The bearer token itself; shown in the answers of create and regenerate only, empty elsewhere.'),
  state: of(State, 'State of the app.'),
  is_managed: flag('Always true: the app is looked after by the service.'),
  role_type: of(RoleType, 'WORKSPACE_OWNER.'),
  domain_id: domainId,
  workspace_id: text('Workspace of the service account.'),
  project_id: text('Project of the service account; empty when it has none.'),
  service_account_id: text('Service account the agent was made from; none has two.'),
  app_id: text('Managed app the agent owns.'),
  role_id: text('`managed-workspace-owner`.'),
  client_id: text('Changes with every regenerate; opens nothing by itself.'),
  created_at: createdAt,
  expired_at: time('When the secret stops working: 365 days after it was made.'),
  last_accessed_at: time('When the secret was last used.'),
});

/** A record in wire form. */
export type AgentRecord = Static<typeof AgentInfo>;

export const CreateAgentRequest = message(
  'identity.CreateAgentRequest',
  'A service account, and what its agent is to do.',
  {
    service_account_id: text(
      'An account of a container cluster, that is of provider `kubernetes`, without an agent yet.',
    ),
    options: struct('As in the record; the texts `"true"` and `"false"` become flags.'),
  },
);

export const AgentRequest = message('identity.AgentRequest', 'One agent.', {
  service_account_id: text('Service account of the agent.'),
});

export const AgentSearchQuery = message('identity.AgentSearchQuery', LISTED, {
  query: listQuery,
  agent_id: optional(text('Id of the agent.')),
  service_account_id: optional(text('Service account of the agent.')),
  state: optional(of(State, 'State of the app at this moment.')),
});

export const AgentsInfo = listOf('identity.AgentsInfo', AgentInfo);

export const agent = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'agent',
    record: AgentInfo,
    idField: 'agent_id',
    idPrefix: 'agent-',
    lookupField: 'service_account_id',
    permission: 'identity:Agent',
    scope: 'project',
    minimalFields: ['agent_id', 'options', 'service_account_id'],
    keywordFields: ['agent_id', 'service_account_id'],
    defaultSort: ['-created_at'],
    unique: [['service_account_id']],
    secretFields: ['client_secret'],
  },
  {
    create: {
      summary: 'Makes the agent of a service account, with its app, and shows the secret.',
      request: CreateAgentRequest,
      response: AgentInfo,
      roles: MEMBERS,
      errors: ['ERROR_EXIST_RESOURCE', 'ERROR_NOT_FOUND', 'ERROR_INVALID_PARAMETER'],
    },
    enable: {
      summary: 'Lets the secret of a disabled agent work again.',
      request: AgentRequest,
      response: AgentInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    disable: {
      summary: 'Stops the secret of an agent from working until it is enabled.',
      request: AgentRequest,
      response: AgentInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    regenerate: {
      summary: 'Gives an agent a new client id and secret, good for 365 days; the old secret stops working at once.',
      request: AgentRequest,
      response: AgentInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    get: {
      summary: 'Shows the agent of a service account, without its secret.',
      request: AgentRequest,
      response: AgentInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    delete: {
      summary: 'Removes an agent together with its app.',
      request: AgentRequest,
      response: Empty,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    list: {
      summary: 'Lists agents in reach.',
      request: AgentSearchQuery,
      response: AgentsInfo,
      roles: MEMBERS,
      filters: ['agent_id', 'service_account_id', 'state'],
    },
  },
);
