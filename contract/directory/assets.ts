/** Entities of workspaces: accounts, secrets, cost sources, cloud services, plugins and channels. */
import { domainId } from '../common.ts';
import { flag, message, optional, struct, text, texts, time } from '../members.ts';

const name = optional(text('For people; empty when left out.'));
const tags = optional(struct('Labels; `{}` when left out.'));
const createdAt = optional(time('When it was made; when it was first put, when left out.'));
const updatedAt = optional(time('When it last changed; when it was first put, when left out.'));
const accountData = optional(struct('What the provider knows it by, e.g. `account_id`.'));
const secretSchemaId = optional(text('Schema of its secret.'));
const provider = text('Cloud provider, e.g. `aws`, `google_cloud`, `kubernetes`.');
const workspaceId = text('Workspace it lies in.');
const anyWorkspaceId = optional(text('Workspace it lies in; left out: the whole domain.'));
const anyProjectId = optional(text('Project it belongs to; empty when it has none.'));

export const ServiceAccount = message('directory.ServiceAccount', 'An account with a cloud provider.', {
  service_account_id: text('Identifier, e.g. `sa-5c7fe0129ab3`.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  project_id: anyProjectId,
  name,
  provider,
  state: optional(text('PENDING, ACTIVE (default), INACTIVE or DELETED.')),
  data: accountData,
  tags,
  reference_id: optional(text('Identifier in the system it was taken from.')),
  is_managed: optional(flag('Whether it is kept by a synchronisation.')),
  trusted_account_id: optional(text('Trusted account that vouches for it.')),
  secret_schema_id: secretSchemaId,
  secret_id: optional(text('Its secret.')),
  created_at: createdAt,
  last_synced_at: optional(time('When it was last synchronised.')),
});

export const TrustedAccount = message('directory.TrustedAccount', 'An account that vouches for service accounts.', {
  trusted_account_id: text('Identifier, e.g. `ta-5c7fe0129ab3`.'),
  domain_id: domainId,
  workspace_id: anyWorkspaceId,
  name,
  provider,
  data: accountData,
  tags,
  secret_schema_id: secretSchemaId,
  trusted_secret_id: optional(text('Its trusted secret; the one that names the account, when left out.')),
  created_at: createdAt,
});

export const Secret = message('directory.Secret', 'The credentials of a service account.', {
  secret_id: text('Identifier, e.g. `secret-5c7fe0129ab3`.'),
  domain_id: domainId,
  workspace_id: anyWorkspaceId,
  trusted_secret_id: optional(text('Trusted secret it builds on, and which cannot be deleted meanwhile.')),
  data: optional(struct('Its own members, which win over those of the trusted secret.')),
});

export const DataSource = message('directory.DataSource', 'Where costs come from.', {
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
  cost_tag_keys: optional(texts('Keys that the tags of its rows have.')),
  cost_additional_info_keys: optional(texts('Keys that the additional info of its rows has.')),
  cost_data_keys: optional(texts('Keys that the data of its rows has.')),
  created_at: createdAt,
  updated_at: updatedAt,
  last_synchronized_at: optional(time('When its rows were last brought up to date.')),
});

export const Namespace = message('directory.Namespace', 'A heading under which metrics are filed.', {
  namespace_id: text('Identifier, e.g. `ns-5c7fe0129ab3`.'),
  domain_id: domainId,
  name,
  resource_type: optional(text('What its metrics analyse unless they say so, e.g. `inventory.CloudService`.')),
});

export const CloudService = message('directory.CloudService', 'A cloud resource that was collected.', {
  cloud_service_id: text('Identifier, e.g. `cloud-svc-5c7fe0129ab3`.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  project_id: anyProjectId,
  name,
  provider: optional(provider),
  cloud_service_group: optional(text('Product it is of, e.g. `EC2`.')),
  cloud_service_type: optional(text('Kind within the product, e.g. `Instance`.')),
  region_code: optional(text("Region in the provider's spelling, e.g. `eu-central-1`.")),
  account: optional(text('Account number with the provider.')),
  collection_info: optional(struct('How it was collected; metrics read `service_account_id` from it.')),
  reference: optional(struct('Its id and link with the provider.')),
  data: optional(struct('What was collected.')),
  tags: optional(struct('Labels it has with the provider.')),
  created_at: optional(time('When it was first collected.')),
  deleted_at: optional(time('When it was found gone; empty while it is there.')),
});

export const Record = message('directory.Record', 'A change of a cloud service, on which notes are written.', {
  record_id: text('Identifier, e.g. `record-5c7fe0129ab3`.'),
  domain_id: domainId,
  cloud_service_id: text('Cloud service that changed.'),
});

export const Plugin = message('directory.Plugin', 'A plugin that webhooks may name; the same in every domain.', {
  plugin_id: text('Identifier, e.g. `plugin-prometheus-mon-webhook`.'),
  versions: optional(texts('Versions that webhooks may name.')),
  name,
  state: optional(text('ENABLED (default) or DISABLED.')),
  resource_type: optional(text('What it is a plugin of, e.g. `monitoring.Webhook`.')),
  image: optional(text('Image it is started from.')),
  provider: optional(provider),
  labels: optional(texts('Words it is found by.')),
  tags,
  docs: optional(struct('Where it is described.')),
  repository_id: optional(text('Repository it comes from.')),
  created_at: createdAt,
  updated_at: updatedAt,
  capability: optional(struct('Shown by webhooks of the plugin.')),
  metadata: optional(
    struct(
      'Shown by webhooks of the plugin; `duplicate_event_time` is for how many seconds equal events are one alert.',
    ),
  ),
  parser_url: optional(
    text(
      'Converter: given `{options, data}` by POST, answers `{results: [event, …]}`; left out: bodies are taken as events.',
    ),
  ),
});

export const Channel = message('directory.Channel', 'Where notifications of alerts go.', {
  channel_id: text('Identifier, as the rules of escalation policies name it.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  service_key: optional(text('Key of the alert-manager service of the workspace that it belongs to.')),
  project_id: anyProjectId,
  name,
  state: optional(text('ENABLED, or nothing is sent to it.')),
  channel_type: optional(text('Kind of channel, for people.')),
  data: optional(struct('`url`, to which notifications are POSTed, and what else the receiver needs.')),
  schedule: optional(struct('When it is attended, for people.')),
  tags: optional(struct('Labels, kept as they are sent.')),
  secret_id: optional(text('Secret it uses; empty when it has none.')),
  protocol_id: optional(text('Protocol it speaks; empty when it has none.')),
  created_at: optional(time('When it was made.')),
});
