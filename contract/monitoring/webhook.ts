/**
 * Webhooks: addresses to which external monitoring systems post their events (semantics 3.17). A plugin parses the
 * events, which become alerts of the webhook's project.
 */
import type { Static } from 'typebox';
import {
  changedTags,
  createdAt,
  domainId,
  domainStatOf,
  LISTED,
  listQuery,
  newTags,
  onlyMembers,
  projectFilter,
  requestDomainId,
} from '../common.ts';
import {
  Empty,
  enumeration,
  inRequest,
  listOf,
  message,
  neverCleared,
  of,
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
  'Whether the URL takes events; DISABLED ones are refused with ERROR_WEBHOOK_STATE_DISABLED.',
);

export const UpgradeMode = enumeration(
  'UpgradeMode',
  ['AUTO', 'MANUAL', 'NONE'],
  'AUTO follows the newest version the directory lists. MANUAL and NONE keep theirs until update_plugin changes it.',
);

export const EventType = enumeration(
  'EventType',
  ['ALERT', 'RECOVERY', 'ERROR'],
  'ALERT: something is wrong. RECOVERY: what an earlier event told of is over. ERROR: it could not be made out; its alert is in state ERROR.',
);

export const WebhookPluginInfo = message(
  'monitoring.WebhookPluginInfo',
  'Plugin that reads what a monitoring system sends.',
  {
    plugin_id: text('Plugin of the directory, e.g. `plugin-prometheus-mon-webhook`; never changes.'),
    version: text('Version of the plugin: the newest the directory lists under AUTO, else as given, `1.0` by default.'),
    options: struct('Settings handed to the plugin with each body; `{}` by default.'),
    metadata: struct('What the directory says of the plugin, written by the service; ignored in a request.'),
    upgrade_mode: of(UpgradeMode, 'How the version changes; AUTO by default.'),
  },
);

export const WebhookInfo = message('monitoring.WebhookInfo', 'One webhook.', {
  webhook_id: text('Generated: `webhook-` and 12 hexadecimal digits.'),
  name: text('Name for people, unique within the project; at most 255 characters.'),
  state: of(WebhookState, 'ENABLED at first; changed by enable and disable.'),
  access_key: text('Secret step of the URL: 32 hexadecimal digits; never changes.'),
  webhook_url: text(
    'Where events are posted: `{base_url}/monitoring/v1/webhook/<webhook_id>/<access_key>/events`; needs no token.',
  ),
  capability: struct('What the plugin can do, from the directory; `{}` when it does not know the plugin.'),
  plugin_info: of(WebhookPluginInfo, 'Plugin that reads the events, and how it is set up.'),
  tags: struct('Labels of the caller; `service_key` ties the webhook to the alert manager service of that key.'),
  project_id: text('Project its alerts concern; never changes.'),
  domain_id: domainId,
  created_at: createdAt,
});

/** A webhook in wire form. */
export type WebhookRecord = Static<typeof WebhookInfo>;

export const WebhooksInfo = listOf('monitoring.WebhooksInfo', WebhookInfo);

export const CreateWebhookRequest = message('monitoring.CreateWebhookRequest', 'A webhook to make.', {
  name: text('Name for people, not yet taken in the project; at most 255 characters.'),
  plugin_info: of(
    inRequest(WebhookPluginInfo, ['version', 'options', 'metadata', 'upgrade_mode']),
    'Plugin that is to read the events; plugin_id is enough.',
  ),
  project_id: text('Project in reach, for which alerting is not switched off.'),
  domain_id: requestDomainId,
  tags: newTags,
});

export const UpdateWebhookRequest = message('monitoring.UpdateWebhookRequest', 'Members to change; the others stay.', {
  webhook_id: text('Webhook to change.'),
  domain_id: requestDomainId,
  name: optional(text('New name, not empty and not taken in the project.')),
  tags: changedTags,
});

export const UpdateWebhookPluginRequest = message(
  'monitoring.UpdateWebhookPluginRequest',
  'Plugin settings to change; the others stay.',
  {
    webhook_id: text('Webhook to change.'),
    domain_id: requestDomainId,
    version: optional(
      neverCleared(text('Version the directory lists for the plugin; AUTO still replaces it by the newest.')),
    ),
    options: optional(struct('Settings that replace all earlier ones.')),
    upgrade_mode: optional(of(UpgradeMode, 'How the version changes from now on.')),
  },
);

export const WebhookRequest = message('monitoring.WebhookRequest', 'Names one webhook.', {
  webhook_id: text('Webhook in reach of the caller.'),
  domain_id: requestDomainId,
});

export const GetWebhookRequest = message('monitoring.GetWebhookRequest', 'Names the webhook to read.', {
  webhook_id: text('Webhook in reach of the caller.'),
  domain_id: requestDomainId,
  only: onlyMembers,
});

export const WebhookQuery = message('monitoring.WebhookQuery', LISTED, {
  domain_id: requestDomainId,
  query: listQuery,
  webhook_id: optional(text('One webhook.')),
  name: optional(text('The whole name; case counts.')),
  state: optional(of(WebhookState, 'State they are in.')),
  access_key: optional(text('The one whose URL has this key.')),
  webhook_url: optional(text('The one with this URL.')),
  project_id: projectFilter,
});

export const WebhookStatQuery = domainStatOf('monitoring.WebhookStatQuery');

export const InboundEvent = message(
  'monitoring.InboundEvent',
  "One event, as posted to the URL of a webhook: alone or in an array. Formats of other makers go through the plugin's parser first.",
  {
    event_key: text(
      'What makes events belong together: within 600 seconds, or what the plugin says, equal keys of a project share an alert.',
    ),
    title: text('What is wrong, in one line; title of a new alert.'),
    event_type: optional(of(EventType, 'ALERT by default.')),
    description: optional(text('Details in plain text; becomes the description of the alert it makes or joins.')),
    severity: optional(of(AlertSeverity, 'NONE by default; decides the urgency of a new alert.')),
    resource: optional(struct('What the event is about: `{resource_id, resource_type, name}`.')),
    resources: optional(values('More of what it is about: names, or objects like `resource`.')),
    rule: optional(text('Rule of the monitoring system that fired.')),
    image_url: optional(text('Address of a picture, such as a graph of the incident.')),
    provider: optional(text('Cloud provider, e.g. `aws`.')),
    account: optional(text('Account at the provider.')),
    additional_info: optional(struct('Further details, free in form.')),
    occurred_at: optional(time('When it happened, by the clock of the monitoring system.')),
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
      summary: 'Makes an ENABLED webhook with its URL and key.',
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
      summary: 'Changes version, options or upgrade mode of the plugin, and renews its metadata.',
      request: UpdateWebhookPluginRequest,
      response: WebhookInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    verify_plugin: {
      summary: 'Checks that the directory knows plugin and version; answers nothing when all is well.',
      request: WebhookRequest,
      response: Empty,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_INVALID_PARAMETER'],
    },
    enable: {
      summary: 'Lets the URL take events again, under the same key; an ENABLED webhook stays as it is.',
      request: WebhookRequest,
      response: WebhookInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    disable: {
      summary: 'Makes the URL refuse events until enable; a DISABLED webhook stays as it is.',
      request: WebhookRequest,
      response: WebhookInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    delete: {
      summary: 'Removes a webhook and its URL for good; its alerts stay and keep its id.',
      request: WebhookRequest,
      response: Empty,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    get: {
      summary: 'Reads one webhook, its key and URL included.',
      request: GetWebhookRequest,
      response: WebhookInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    list: {
      summary: 'Lists webhooks, by name unless the query sorts otherwise.',
      request: WebhookQuery,
      response: WebhooksInfo,
      roles: MEMBERS,
      filters: ['webhook_id', 'name', 'state', 'access_key', 'webhook_url', 'project_id'],
    },
    stat: {
      summary: 'Computes statistics of webhooks, answered as `core.StatisticsResult`.',
      request: WebhookStatQuery,
      response: Struct,
      roles: MEMBERS,
    },
    /**
     * The URL to which external systems post. The key in the path replaces a token; any Content-Type, one event or an
     * array.
     */
    events: {
      summary:
        'Takes the events of a monitoring system and makes, joins or resolves alerts; answers once they are stored.',
      request: InboundEvent,
      response: Empty,
      auth: 'none',
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED', 'ERROR_WEBHOOK_STATE_DISABLED', 'ERROR_JSON_FORMAT'],
      path: '/monitoring/v1/webhook/:webhook_id/:access_key/events',
    },
  },
);
