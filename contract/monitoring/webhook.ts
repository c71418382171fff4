/**
 * Webhooks: addresses to which external monitoring systems post their events (semantics 3.17). A plugin parses the
 * events, which become alerts of the webhook's project.
 */
import type { Static } from 'typebox';
import {
  changedTags,
  createdAt,
  domainId,
  domainStatRequest,
  getRequest,
  LISTED,
  listQuery,
  newTags,
  projectFilter,
  requestDomainId,
} from '../common.ts';
import {
  Empty,
  enumeration,
  inRequest,
  listOf,
  message,
  nested,
  neverCleared,
  optional,
  Struct,
  struct,
  text,
  time,
  values,
} from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';
import { AlertSeverity } from './alert.ts';

export const WebhookState = enumeration(
  'WebhookState',
  ['ENABLED', 'DISABLED'],
  'Whether the webhook accepts events; a DISABLED one refuses them with ERROR_WEBHOOK_STATE_DISABLED.',
);

export const UpgradeMode = enumeration(
  'UpgradeMode',
  ['AUTO', 'MANUAL', 'NONE'],
  'AUTO uses the newest version in the directory. MANUAL and NONE keep the version until update_plugin changes it.',
);

export const EventType = enumeration(
  'EventType',
  ['ALERT', 'RECOVERY', 'ERROR'],
  'ALERT: a problem. RECOVERY: the problem of an earlier event has ended. ERROR: the event could not be read; its alert is in state ERROR.',
);

export const WebhookPluginInfo = message(
  'monitoring.WebhookPluginInfo',
  'Plugin that parses the events of a monitoring system.',
  {
    plugin_id: text('Plugin of the directory, e.g. `plugin-prometheus-mon-webhook`; never changes.'),
    version: text('Version of the plugin: the newest in the directory with AUTO, otherwise as set, `1.0` by default.'),
    options: struct(
      'Settings of the plugin, passed to it with each body; `{}` by default. `mapping` has JSON pointers by member of an event, for bodies of other senders.',
    ),
    metadata: struct('Metadata of the plugin from the directory; ignored in a request.'),
    upgrade_mode: nested(UpgradeMode, 'Upgrade mode; AUTO by default.'),
  },
);

export const WebhookInfo = message('monitoring.WebhookInfo', 'One webhook.', {
  webhook_id: text('Generated: `webhook-` and 12 hexadecimal digits.'),
  name: text('Display name, unique in the project; at most 255 characters.'),
  state: nested(WebhookState, 'Initially ENABLED; changed by enable and disable.'),
  access_key: text('Secret path segment of the URL: 32 hexadecimal digits; never changes.'),
  webhook_url: text(
    'URL for events: `{base_url}/monitoring/v1/webhook/<webhook_id>/<access_key>/events`; requires no token.',
  ),
  capability: struct('Capabilities of the plugin, from the directory; `{}` when it does not have the plugin.'),
  plugin_info: nested(WebhookPluginInfo, 'Plugin that parses the events, and its settings.'),
  tags: struct('Labels; `service_key` links the webhook to the alert-manager service with that key.'),
  project_id: text('Project of its alerts; never changes.'),
  domain_id: domainId,
  created_at: createdAt,
  last_alert_at: optional(
    time('Creation of its newest alert. Present only where `only` names it; other deployments may lack it.'),
  ),
});

/** A webhook in wire form. */
export type WebhookRecord = Static<typeof WebhookInfo>;

export const CreateWebhookRequest = message('monitoring.CreateWebhookRequest', 'A new webhook.', {
  name: text('Display name, unique in the project; at most 255 characters.'),
  plugin_info: nested(
    inRequest(WebhookPluginInfo, ['version', 'options', 'metadata', 'upgrade_mode']),
    'Plugin that parses the events; only plugin_id is required.',
  ),
  project_id: text("A project in the caller's scope with alerting enabled."),
  domain_id: requestDomainId,
  tags: newTags,
});

export const UpdateWebhookRequest = message(
  'monitoring.UpdateWebhookRequest',
  'The changes; omitted members keep their values.',
  {
    webhook_id: text('Webhook to change.'),
    domain_id: requestDomainId,
    name: optional(text('New name, not empty and unique in the project.')),
    tags: changedTags,
  },
);

export const UpdateWebhookPluginRequest = message(
  'monitoring.UpdateWebhookPluginRequest',
  'Changes of the plugin settings; omitted members keep their values.',
  {
    webhook_id: text('Webhook to change.'),
    domain_id: requestDomainId,
    version: optional(neverCleared(text('A version of the plugin in the directory; AUTO replaces it by the newest.'))),
    options: optional(struct('Settings that replace all existing ones; `mapping` is checked.')),
    upgrade_mode: optional(nested(UpgradeMode, 'New upgrade mode.')),
  },
);

export const WebhookRequest = message('monitoring.WebhookRequest', 'Identifies one webhook.', {
  webhook_id: text("Webhook in the caller's scope."),
  domain_id: requestDomainId,
});

export const WebhookQuery = message('monitoring.WebhookQuery', LISTED, {
  domain_id: requestDomainId,
  query: listQuery,
  webhook_id: optional(text('One webhook.')),
  name: optional(text('Exact name; case-sensitive.')),
  state: optional(nested(WebhookState, 'Their state.')),
  access_key: optional(text('Webhook whose URL has this key.')),
  webhook_url: optional(text('Webhook with this URL.')),
  project_id: projectFilter,
});

export const InboundEvent = message(
  'monitoring.InboundEvent',
  'One event, POSTed to the URL of a webhook, alone or in an array. The plugin parses other formats first.',
  {
    event_key: text(
      'Grouping key: an event joins the newest alert of its project with the same key that is not RESOLVED, however old it is.',
    ),
    title: text('Summary in one line; title of a new alert.'),
    event_type: optional(nested(EventType, 'ALERT by default.')),
    description: optional(text('Details in plain text; description of the alert that it creates or joins.')),
    severity: optional(nested(AlertSeverity, 'NONE by default; determines the urgency of a new alert.')),
    resource: optional(struct('Resource of the event: `{resource_id, resource_type, name}`.')),
    resources: optional(values('Further resources: names, or objects like `resource`.')),
    rule: optional(text('Rule of the monitoring system that fired.')),
    image_url: optional(text('URL of an image, such as a graph of the incident.')),
    provider: optional(text('Cloud provider, e.g. `aws`.')),
    account: optional(text('Account at the provider.')),
    additional_info: optional(struct('Further details, free-form.')),
    occurred_at: optional(time('Time of the event, by the clock of the monitoring system.')),
  },
);

export const webhook = resource(
  {
    area: 'monitoring',
    version: 'v1',
    name: 'webhook',
    record: WebhookInfo,
    idField: 'webhook_id',
    idPrefix: 'webhook-',
    permission: 'monitoring:Webhook',
    scope: 'project',
    minimalFields: ['webhook_id', 'name', 'state', 'webhook_url', 'project_id'],
    keywordFields: ['webhook_id', 'name'],
    defaultSort: ['name'],
    unique: [['domain_id', 'workspace_id', 'project_id', 'name']],
    maxLength: { name: 255 },
  },
  {
    create: {
      summary: 'Creates an ENABLED webhook with its URL and key.',
      request: CreateWebhookRequest,
      response: WebhookInfo,
      roles: MEMBERS,
      errors: [
        'ERROR_SAVE_UNIQUE_VALUES',
        'ERROR_NOT_FOUND',
        'ERROR_ALERT_FEATURE_IS_NOT_ACTIVATED',
        'ERROR_REQUIRED_PARAMETER',
        'ERROR_PERMISSION_DENIED',
      ],
    },
    update: {
      summary: 'Renames a webhook or replaces its tags.',
      request: UpdateWebhookRequest,
      response: WebhookInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_SAVE_UNIQUE_VALUES'],
    },
    update_plugin: {
      summary: 'Changes version, options or upgrade mode of the plugin, and refreshes its metadata.',
      request: UpdateWebhookPluginRequest,
      response: WebhookInfo,
      roles: MEMBERS,
    },
    verify_plugin: {
      summary: 'Checks that the directory has the plugin and version; the answer is empty on success.',
      request: WebhookRequest,
      response: Empty,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_INVALID_PARAMETER'],
    },
    enable: {
      summary: 'Enables a webhook, with the same key. No effect on an ENABLED webhook.',
      request: WebhookRequest,
      response: WebhookInfo,
      roles: MEMBERS,
    },
    disable: {
      summary: 'Disables a webhook: it refuses events until enable. No effect on a DISABLED webhook.',
      request: WebhookRequest,
      response: WebhookInfo,
      roles: MEMBERS,
    },
    delete: {
      summary: 'Deletes a webhook and its URL; its alerts are kept, with its id.',
      request: WebhookRequest,
      response: Empty,
      roles: MEMBERS,
    },
    get: {
      summary: 'Returns one webhook, including its key and URL.',
      request: getRequest('monitoring.GetWebhookRequest', 'Identifies the webhook to read.', WebhookRequest),
      response: WebhookInfo,
      roles: MEMBERS,
    },
    list: {
      summary: 'Lists webhooks, by name unless the query sorts otherwise.',
      request: WebhookQuery,
      response: listOf('monitoring.WebhooksInfo', WebhookInfo),
      roles: MEMBERS,
    },
    stat: {
      summary: 'Computes statistics of webhooks; returns `core.StatisticsResult`.',
      request: domainStatRequest('monitoring.WebhookStatQuery'),
      response: Struct,
      roles: MEMBERS,
    },
    /**
     * The URL to which external systems post. The key in the path replaces a token; any Content-Type, one event or an
     * array.
     */
    events: {
      summary:
        'Receives events of a monitoring system, and creates, updates or resolves alerts; answers when they are stored.',
      request: InboundEvent,
      response: Empty,
      auth: 'none',
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED', 'ERROR_WEBHOOK_STATE_DISABLED', 'ERROR_JSON_FORMAT'],
      path: '/monitoring/v1/webhook/:webhook_id/:access_key/events',
    },
  },
);
