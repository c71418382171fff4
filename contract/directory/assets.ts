/** Entities of workspaces: accounts, secrets, cost sources, cloud services, plugins and channels. */
import { domainId } from '../common.ts';
import { flag, message, optional, struct, text, texts, time } from '../members.ts';

const name = optional(text('Display name; empty by default.'));
const tags = optional(struct('Labels; `{}` by default.'));
const createdAt = optional(time('Time of creation; the time of the first put if omitted.'));
const updatedAt = optional(time('Time of the last change; the time of the first put if omitted.'));
const accountData = optional(struct('Identifiers at the provider, e.g. `account_id`.'));
const secretSchemaId = optional(text('Schema of its secret.'));
const provider = text('Cloud provider, e.g. `aws`, `google_cloud`, `kubernetes`.');
const workspaceId = text('Workspace of the record.');
const anyWorkspaceId = optional(text('Workspace of the record; the whole domain if omitted.'));
const anyProjectId = optional(text('Project of the record; empty when it has none.'));

export const ServiceAccount = message('directory.ServiceAccount', 'An account at a cloud provider.', {
  service_account_id: text('Identifier, e.g. `sa-5c7fe0129ab3`.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  project_id: anyProjectId,
  name,
  provider,
  state: optional(text('PENDING, ACTIVE (default), INACTIVE or DELETED.')),
  data: accountData,
  tags,
  reference_id: optional(text('Identifier in the source system.')),
  is_managed: optional(flag('Whether a synchronization manages it.')),
  trusted_account_id: optional(text('Trusted account that it uses.')),
  secret_schema_id: secretSchemaId,
  secret_id: optional(text('Its secret.')),
  created_at: createdAt,
  last_synced_at: optional(time('Time of the last synchronization.')),
});

export const TrustedAccount = message(
  'directory.TrustedAccount',
  'An account whose credentials service accounts use.',
  {
    trusted_account_id: text('Identifier, e.g. `ta-5c7fe0129ab3`.'),
    domain_id: domainId,
    workspace_id: anyWorkspaceId,
    name,
    provider,
    data: accountData,
    tags,
    secret_schema_id: secretSchemaId,
    trusted_secret_id: optional(text('Its trusted secret; if omitted, the one that references the account.')),
    created_at: createdAt,
  },
);

export const Secret = message('directory.Secret', 'The credentials of a service account.', {
  secret_id: text('Identifier, e.g. `secret-5c7fe0129ab3`.'),
  domain_id: domainId,
  workspace_id: anyWorkspaceId,
  trusted_secret_id: optional(text('Trusted secret that it uses; that one cannot be deleted meanwhile.')),
  data: optional(struct('Its own members; they take precedence over those of the trusted secret.')),
});

export const DataSource = message('directory.DataSource', 'A source of cost rows.', {
  data_source_id: text('Identifier, e.g. `ds-5c7fe0129ab3`.'),
  domain_id: domainId,
  workspace_id: anyWorkspaceId,
  name,
  currency: optional(text('Currency code of its budgets; `USD` by default.')),
  state: optional(text('ENABLED (default) or DISABLED.')),
  data_source_type: optional(text('LOCAL (default) or EXTERNAL.')),
  provider: optional(provider),
  plugin_info: optional(struct('Plugin that fetches rows.')),
  tags,
  cost_tag_keys: optional(texts('Keys in the tags of its rows.')),
  cost_additional_info_keys: optional(texts('Keys in the additional info of its rows.')),
  cost_data_keys: optional(texts('Keys in the data of its rows.')),
  created_at: createdAt,
  updated_at: updatedAt,
  last_synchronized_at: optional(time('Time of the last update of its rows.')),
});

export const Namespace = message('directory.Namespace', 'A namespace of metrics.', {
  namespace_id: text('Identifier, e.g. `ns-5c7fe0129ab3`.'),
  domain_id: domainId,
  name,
  resource_type: optional(text('Default resource type of its metrics, e.g. `inventory.CloudService`.')),
});

export const CloudService = message('directory.CloudService', 'A collected cloud resource.', {
  cloud_service_id: text('Identifier, e.g. `cloud-svc-5c7fe0129ab3`.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  project_id: anyProjectId,
  name,
  provider: optional(provider),
  cloud_service_group: optional(text('Product, e.g. `EC2`.')),
  cloud_service_type: optional(text('Kind within the product, e.g. `Instance`.')),
  region_code: optional(text("Region in the provider's spelling, e.g. `eu-central-1`.")),
  account: optional(text('Account number at the provider.')),
  collection_info: optional(struct('Details of the collection; metrics read `service_account_id` from it.')),
  reference: optional(struct('Its id and link at the provider.')),
  data: optional(struct('The collected data.')),
  tags: optional(struct('Its labels at the provider.')),
  created_at: optional(time('Time of the first collection.')),
  deleted_at: optional(time('Time at which a collection no longer found it; empty while it exists.')),
});

export const Record = message('directory.Record', 'A change of a cloud service, which notes refer to.', {
  record_id: text('Identifier, e.g. `record-5c7fe0129ab3`.'),
  domain_id: domainId,
  cloud_service_id: text('Cloud service that changed.'),
});

export const Plugin = message('directory.Plugin', 'A plugin for webhooks; the same in every domain.', {
  plugin_id: text('Identifier, e.g. `plugin-prometheus-mon-webhook`.'),
  versions: optional(texts('Versions that webhooks may use.')),
  name,
  state: optional(text('ENABLED (default) or DISABLED.')),
  resource_type: optional(text('Resource type that uses the plugin, e.g. `monitoring.Webhook`.')),
  image: optional(text('Container image.')),
  provider: optional(provider),
  labels: optional(texts('Search labels.')),
  tags,
  docs: optional(struct('Documentation URL.')),
  repository_id: optional(text('Repository of the plugin.')),
  created_at: createdAt,
  updated_at: updatedAt,
  capability: optional(struct('Capabilities that webhooks of the plugin return.')),
  metadata: optional(
    struct(
      'Metadata that webhooks of the plugin return; `duplicate_event_time` limits for how many seconds after the last event of its key an event joins an alert; no limit by default.',
    ),
  ),
  parser_url: optional(
    text(
      'URL of the converter, which receives `{options, data}` by POST and returns `{results: [event, …]}`. If omitted, bodies are read as events.',
    ),
  ),
});

/** Formats in which a channel may receive notifications (`data.format`). */
export const CHANNEL_FORMATS = ['json', 'slack', 'teams'] as const;

export type ChannelFormat = (typeof CHANNEL_FORMATS)[number];

export const Channel = message('directory.Channel', 'A receiver of alert notifications.', {
  channel_id: text('Identifier, which rules of escalation policies reference.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  service_key: optional(text('Key of its alert-manager service in the workspace.')),
  project_id: anyProjectId,
  name,
  state: optional(text('Only ENABLED channels receive notifications.')),
  channel_type: optional(text('Kind of channel, for display.')),
  data: optional(
    struct(
      '`url`, to which notifications are POSTed; `format`: json (default), slack or teams; `page_url`, a page about the record with `{id}` for its id, linked in chats; and further settings.',
    ),
  ),
  schedule: optional(struct('Times at which it is staffed, for display.')),
  tags: optional(struct('Labels, stored as sent.')),
  secret_id: optional(text('Secret it uses; empty when it has none.')),
  protocol_id: optional(text('Protocol; empty when it has none.')),
  created_at: optional(time('Time of creation.')),
});
