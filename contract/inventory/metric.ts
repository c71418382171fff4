/** Metrics: stored analyses of inventory records; a run yields data points. No operation returns the points. */
import type { Static } from 'typebox';
import {
  changedTags,
  createdAt,
  domainId,
  isManaged,
  LISTED,
  listQuery,
  newTags,
  statOf,
  tags,
  updatedAt,
  workspaceFilter,
  workspaceId,
} from '../common.ts';
import { AnalyzeQuery } from '../core/query.ts';
import { ResourceGroup } from '../enums.ts';
import { Empty, enumeration, list, listOf, message, of, optional, Struct, struct, text } from '../members.ts';
import { MEMBERS, OWNERS, resource } from '../resource.ts';

export const MetricType = enumeration(
  'MetricType',
  ['COUNTER', 'GAUGE'],
  'COUNTER counts the records whose date_field lies in the last full UTC day; GAUGE counts what there is now.',
);

export const MetricInfo = message('inventory.MetricInfo', 'A stored analysis, and what it is about.', {
  metric_id: text('Identifier, unique in the domain: the one the caller chose, or e.g. `metric-5c7fe0129ab3`.'),
  name: text('At most 80 characters.'),
  metric_type: of(MetricType, 'Which records a run takes; never changes.'),
  resource_type: text('What is analysed, e.g. `inventory.CloudService:aws.EC2.Instance` or `identity.User`.'),
  query_options: of(AnalyzeQuery, 'The analysis, as it was sent; by convention it has one field called `value`.'),
  date_field: text('Time member a COUNTER goes by, `created_at` by default; empty by default for a GAUGE.'),
  unit: text('Unit of the values, for people; empty by default.'),
  tags,
  labels_info: list(
    struct('`{key, name}`, with `reference` and `search_key` where they apply.'),
    'What the values can be broken down by: workspace, project, service account, and the groups of the analysis.',
  ),
  is_managed: isManaged,
  resource_group: of(ResourceGroup, 'DOMAIN, or WORKSPACE for a metric that sees its own workspace only.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  namespace_id: text('Namespace the metric is filed under.'),
  created_at: createdAt,
  updated_at: updatedAt,
});

/** A record in wire form. */
export type MetricRecord = Static<typeof MetricInfo>;

export const CreateMetricRequest = message('inventory.CreateMetricRequest', 'A new metric.', {
  name: text('At most 80 characters.'),
  metric_type: of(MetricType, 'COUNTER or GAUGE, for good.'),
  query_options: of(AnalyzeQuery, 'Run once at creation; refused when that fails.'),
  namespace_id: text('Namespace to file the metric under; at most 80 characters.'),
  resource_group: of(ResourceGroup, 'DOMAIN or WORKSPACE.'),
  metric_id: optional(text('Chosen id, unique in the domain, at most 80 characters; generated when left out.')),
  resource_type: optional(
    text('Default: that of the namespace; `inventory.CloudService` where the directory does not know the namespace.'),
  ),
  date_field: optional(text('Time member to go by; default `created_at` for a COUNTER, empty for a GAUGE.')),
  unit: optional(text('Unit of the values; empty by default.')),
  tags: newTags,
  workspace_id: optional(text('Required for WORKSPACE where the token gives none; DOMAIN makes it `*`.')),
});

export const UpdateMetricRequest = message(
  'inventory.UpdateMetricRequest',
  'A metric, and what to change; not a managed one.',
  {
    metric_id: text('Metric to change.'),
    name: optional(text('Replaces the name; not empty, at most 80 characters.')),
    query_options: optional(of(AnalyzeQuery, 'Replaces the analysis; drops all data points and runs anew.')),
    date_field: optional(text('Replaces the time member to go by.')),
    unit: optional(text('Replaces the unit; empty clears.')),
    tags: changedTags,
  },
);

export const MetricRequest = message('inventory.MetricRequest', 'One metric.', {
  metric_id: text('Metric to act on.'),
});

export const MetricTestRequest = message('inventory.MetricTestRequest', 'A metric, and an analysis to try on it.', {
  metric_id: text('Metric whose type, resource type and workspace the trial takes.'),
  query_options: of(AnalyzeQuery, 'The analysis to try, in place of the stored one.'),
});

export const MetricQuery = message('inventory.MetricQuery', LISTED, {
  query: listQuery,
  metric_id: optional(text('Id of the metric.')),
  metric_type: optional(of(MetricType, 'COUNTER or GAUGE.')),
  resource_type: optional(text('What the metrics analyse.')),
  is_managed: optional(text('The text `true` or `false`; any other is refused.')),
  workspace_id: workspaceFilter,
  namespace_id: optional(text('Namespace of the metrics.')),
});

export const MetricsInfo = listOf('inventory.MetricsInfo', MetricInfo);

export const MetricStatQuery = statOf('inventory.MetricStatQuery');

export const metric = resource(
  {
    area: 'inventory',
    version: 'v1',
    name: 'metric',
    record: MetricInfo,
    idField: 'metric_id',
    idPrefix: 'metric-',
    callerChoosesId: true,
    permission: 'inventory:Metric',
    scope: 'workspace',
    minimalFields: ['metric_id', 'name', 'metric_type', 'resource_type', 'namespace_id'],
    keywordFields: ['metric_id', 'name'],
    defaultSort: ['namespace_id', 'name'],
    unique: [['domain_id', 'metric_id']],
    maxLength: { name: 80, metric_id: 80, namespace_id: 80 },
  },
  {
    create: {
      summary: 'Makes a metric, once its analysis has run.',
      request: CreateMetricRequest,
      response: MetricInfo,
      roles: OWNERS,
      errors: [
        'ERROR_WRONG_QUERY_OPTIONS',
        'ERROR_NOT_SUPPORT_RESOURCE_TYPE',
        'ERROR_REQUIRED_PARAMETER',
        'ERROR_SAVE_UNIQUE_VALUES',
        'ERROR_NOT_FOUND',
      ],
    },
    update: {
      summary: 'Changes a metric; a new analysis drops its data points and runs anew.',
      request: UpdateMetricRequest,
      response: MetricInfo,
      roles: OWNERS,
      errors: ['ERROR_PERMISSION_DENIED', 'ERROR_WRONG_QUERY_OPTIONS', 'ERROR_NOT_FOUND'],
    },
    delete: {
      summary: 'Removes a metric; refused for a managed one.',
      request: MetricRequest,
      response: Empty,
      roles: OWNERS,
      errors: ['ERROR_PERMISSION_DENIED', 'ERROR_NOT_FOUND'],
    },
    run: {
      summary: 'Runs the analysis of a metric and stores the data points, in place of any earlier ones of that day.',
      request: MetricRequest,
      response: Empty,
      roles: OWNERS,
      errors: ['ERROR_METRIC_QUERY_RUN_FAILED', 'ERROR_NOT_FOUND'],
    },
    test: {
      summary:
        'Runs an analysis in the place of that of a metric and answers as analyze does, without storing anything.',
      request: MetricTestRequest,
      response: Struct,
      roles: OWNERS,
      errors: ['ERROR_WRONG_QUERY_OPTIONS', 'ERROR_NOT_FOUND'],
    },
    get: {
      summary: 'Shows one metric.',
      request: MetricRequest,
      response: MetricInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    list: {
      summary: 'Lists metrics of the own workspace and domain-wide ones.',
      request: MetricQuery,
      response: MetricsInfo,
      roles: MEMBERS,
      filters: ['metric_id', 'metric_type', 'resource_type', 'is_managed', 'workspace_id', 'namespace_id'],
    },
    stat: { summary: 'Computes statistics over metrics.', request: MetricStatQuery, response: Struct, roles: MEMBERS },
  },
);
