/**
 * Agents: the credentials of a cost-monitoring tool inside a container cluster. Each belongs to one service account,
 * which also addresses it, and owns a managed app.
 */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery } from '../common.ts';
import { RoleType } from '../enums.ts';
import { Empty, flag, listOf, message, nested, optional, struct, text, time } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';
import { State } from './enums.ts';

export const AgentInfo = message('identity.AgentInfo', 'An agent, with the state and ids of its app.', {
  agent_id: text('Identifier, e.g. `agent-5c7fe0129ab3`.'),
  options: struct(
    '`cluster_name` (string), `kube_state_metrics` and `prometheus_node_exporter` (booleans), and further members as sent.',
  ),
  client_secret: text('The bearer token. Only the answers of create and regenerate contain it; empty elsewhere.'),
  state: nested(State, 'State of the app.'),
  is_managed: flag('Always true: the service manages the app.'),
  role_type: nested(RoleType, 'WORKSPACE_OWNER.'),
  domain_id: domainId,
  workspace_id: text('Workspace of the service account.'),
  project_id: text('Project of the service account; empty when it has none.'),
  service_account_id: text('Service account of the agent. A service account has at most one agent.'),
  app_id: text('Managed app of the agent.'),
  role_id: text('`managed-workspace-owner`.'),
  client_id: text('Client id of the app. It changes with each regenerate, and is not a credential.'),
  created_at: createdAt,
  expired_at: time('Expiry of the secret: 365 days after its creation.'),
  last_accessed_at: time('Time of the last use of the secret.'),
});

/** A record in wire form. */
export type AgentRecord = Static<typeof AgentInfo>;

export const CreateAgentRequest = message(
  'identity.CreateAgentRequest',
  'A service account, and the options of its agent.',
  {
    service_account_id: text('A service account with provider `kubernetes` and without an agent.'),
    options: struct('As in the record; the strings `"true"` and `"false"` become booleans.'),
  },
);

export const AgentRequest = message('identity.AgentRequest', 'One agent.', {
  service_account_id: text('Service account of the agent.'),
});

export const AgentSearchQuery = message('identity.AgentSearchQuery', LISTED, {
  query: listQuery,
  agent_id: optional(text('Id of the agent.')),
  service_account_id: optional(text('Service account of the agent.')),
  state: optional(nested(State, 'Current state of the app.')),
});

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
      summary: 'Creates the agent of a service account, with its app, and returns the secret.',
      request: CreateAgentRequest,
      response: AgentInfo,
      roles: MEMBERS,
      errors: ['ERROR_EXIST_RESOURCE', 'ERROR_NOT_FOUND', 'ERROR_INVALID_PARAMETER'],
    },
    enable: {
      summary: 'Enables an agent: its secret is valid again.',
      request: AgentRequest,
      response: AgentInfo,
      roles: MEMBERS,
    },
    disable: {
      summary: 'Disables an agent: its secret is invalid until enable.',
      request: AgentRequest,
      response: AgentInfo,
      roles: MEMBERS,
    },
    regenerate: {
      summary:
        'Creates a new client id and secret for an agent, valid for 365 days; the old secret becomes invalid immediately.',
      request: AgentRequest,
      response: AgentInfo,
      roles: MEMBERS,
    },
    get: {
      summary: 'Returns the agent of a service account, without its secret.',
      request: AgentRequest,
      response: AgentInfo,
      roles: MEMBERS,
    },
    delete: {
      summary: 'Deletes an agent together with its app.',
      request: AgentRequest,
      response: Empty,
      roles: MEMBERS,
    },
    list: {
      summary: "Lists agents in the caller's scope.",
      request: AgentSearchQuery,
      response: listOf('identity.AgentsInfo', AgentInfo),
      roles: MEMBERS,
    },
  },
);
