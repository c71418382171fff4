/** Escalation policies: who receives the notifications of an open alert, after how many minutes, and when that ends. */
import type { Static } from 'typebox';
import {
  changedTags,
  createdAt,
  domainId,
  LISTED,
  listQuery,
  newTags,
  statRequest,
  tags,
  updatedAt,
  workspaceId,
} from '../common.ts';
import {
  Empty,
  enumeration,
  inRequest,
  int32,
  list,
  listOf,
  message,
  nested,
  optional,
  Struct,
  text,
  texts,
} from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const FinishCondition = enumeration(
  'FinishCondition',
  ['ACKNOWLEDGED', 'RESOLVED'],
  'Alert state that ends the escalation; RESOLVED always ends it.',
);

export const RepeatState = enumeration(
  'RepeatState',
  ['ENABLED', 'DISABLED'],
  'Whether the rules are repeated after the wait of the last rule.',
);

export const EscalationRule = message('alert_manager.EscalationRule', 'One step of escalation.', {
  channels: texts('Ids of the channels to notify, not checked; empty: every channel.'),
  escalate_minutes: int32('Minutes, 0 or more, from this notification to the next rule.'),
});

export const Repeat = message('alert_manager.Repeat', 'How often the rules are repeated.', {
  state: nested(RepeatState, 'DISABLED by default.'),
  count: int32('Number of repetitions, 0 to 9; no effect while DISABLED. 0 by default.'),
});

export const EscalationPolicyInfo = message(
  'alert_manager.EscalationPolicyInfo',
  'The escalation policy of a service.',
  {
    escalation_policy_id: text('Identifier, e.g. `ep-5c7fe0129ab3`.'),
    name: text('Unique in the service; at most 255 characters.'),
    rules: list(EscalationRule, '1 to 50 steps, in order.'),
    repeat: nested(Repeat, 'Whether and how often the steps are repeated.'),
    finish_condition: nested(FinishCondition, 'ACKNOWLEDGED by default.'),
    tags,
    domain_id: domainId,
    workspace_id: workspaceId,
    service_id: text('Service the policy belongs to; never changes.'),
    created_at: createdAt,
    updated_at: updatedAt,
  },
);

/** A record in wire form. */
export type EscalationPolicyRecord = Static<typeof EscalationPolicyInfo>;

const repeat = inRequest(Repeat, ['count']);

export const EscalationPolicyCreateRequest = message('alert_manager.EscalationPolicyCreateRequest', 'A new policy.', {
  name: text('Unique in the service; at most 255 characters.'),
  rules: list(EscalationRule, '1 to 50 steps, in order.'),
  service_id: text('Service the policy is for.'),
  repeat: optional(nested(repeat, 'Defaults: DISABLED, 0.')),
  finish_condition: optional(nested(FinishCondition, 'ACKNOWLEDGED by default.')),
  tags: newTags,
});

export const EscalationPolicyUpdateRequest = message(
  'alert_manager.EscalationPolicyUpdateRequest',
  'A policy and the changes. They apply to open alerts within a minute.',
  {
    escalation_policy_id: text('Policy to change.'),
    name: optional(text('Replaces the name; not empty, unique in the service.')),
    rules: optional(list(EscalationRule, 'Replaces all steps; 1 to 50.')),
    finish_condition: optional(nested(FinishCondition, 'Replaces the condition.')),
    repeat: optional(nested(repeat, 'Replaces the repetition.')),
    tags: changedTags,
  },
);

export const EscalationPolicyRequest = message('alert_manager.EscalationPolicyRequest', 'One policy.', {
  escalation_policy_id: text('Policy to act on.'),
});

export const EscalationPolicySearchQuery = message('alert_manager.EscalationPolicySearchQuery', LISTED, {
  query: listQuery,
  escalation_policy_id: optional(text('Id of the policy.')),
  name: optional(text('Exact name of the policy.')),
  finish_condition: optional(nested(FinishCondition, 'Condition that ends the escalation of the policies.')),
  service_id: optional(text('Service of the policies.')),
});

export const escalationPolicy = resource(
  {
    area: 'alert_manager',
    version: 'v1',
    name: 'escalation_policy',
    record: EscalationPolicyInfo,
    idField: 'escalation_policy_id',
    idPrefix: 'ep-',
    permission: 'alert-manager:EscalationPolicy',
    scope: 'workspace',
    minimalFields: ['escalation_policy_id', 'name', 'service_id'],
    keywordFields: ['escalation_policy_id', 'name'],
    defaultSort: ['name'],
    unique: [['service_id', 'name']],
    maxLength: { name: 255 },
  },
  {
    create: {
      summary: 'Creates a policy for a service.',
      request: EscalationPolicyCreateRequest,
      response: EscalationPolicyInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_SAVE_UNIQUE_VALUES', 'ERROR_INVALID_PARAMETER'],
    },
    update: {
      summary: 'Changes a policy.',
      request: EscalationPolicyUpdateRequest,
      response: EscalationPolicyInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_SAVE_UNIQUE_VALUES', 'ERROR_INVALID_PARAMETER'],
    },
    delete: {
      summary: 'Deletes a policy; refused while a service references it.',
      request: EscalationPolicyRequest,
      response: Empty,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_EXIST_RESOURCE'],
    },
    get: {
      summary: 'Returns one policy.',
      request: EscalationPolicyRequest,
      response: EscalationPolicyInfo,
      roles: MEMBERS,
    },
    list: {
      summary: "Lists policies of the caller's workspace and of the whole domain.",
      request: EscalationPolicySearchQuery,
      response: listOf('alert_manager.EscalationPoliciesInfo', EscalationPolicyInfo),
      roles: MEMBERS,
    },
    stat: {
      summary: 'Computes statistics over policies.',
      request: statRequest('alert_manager.EscalationPolicyStatQuery'),
      response: Struct,
      roles: MEMBERS,
    },
  },
);
