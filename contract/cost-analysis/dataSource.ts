/** Data sources: the origins of cost data, read only, from the directory (reads around the API). */
import type { Static } from 'typebox';
import { createdAt, domainId, LISTED, listQuery, tags, updatedAt, workspaceFilter, workspaceId } from '../common.ts';
import { ResourceGroup } from '../enums.ts';
import { enumeration, listOf, message, nested, optional, struct, text, texts, time } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';
import { State } from './enums.ts';

export const DataSourceType = enumeration(
  'cost_analysis.DataSourceType',
  ['LOCAL', 'EXTERNAL'],
  'LOCAL: importers write the rows. EXTERNAL: a plugin fetches them.',
);

export const DataSourceInfo = message('cost_analysis.DataSourceInfo', 'One source of costs.', {
  data_source_id: text('Identifier, e.g. `ds-5c7fe0129ab3`.'),
  name: text('Display name.'),
  state: nested(State, 'Whether it is in use.'),
  data_source_type: nested(DataSourceType, 'Whether importers or a plugin write its rows.'),
  provider: text('Cloud provider; empty when it has several.'),
  plugin_info: struct('Plugin that fetches rows; `{}` when there is none.'),
  tags,
  cost_tag_keys: texts('Keys in the tags of its rows.'),
  cost_additional_info_keys: texts('Keys in the additional info of its rows.'),
  cost_data_keys: texts('Keys in the data of its rows.'),
  resource_group: nested(ResourceGroup, 'DOMAIN or WORKSPACE.'),
  domain_id: domainId,
  workspace_id: workspaceId,
  created_at: createdAt,
  updated_at: updatedAt,
  last_synchronized_at: time('Time of the last update of its rows; empty when never.'),
});

/** A record in wire form. */
export type DataSourceRecord = Static<typeof DataSourceInfo>;

export const DataSourceRequest = message('cost_analysis.DataSourceRequest', 'Identifies one data source.', {
  data_source_id: text("Data source in the caller's scope."),
});

export const DataSourceQuery = message('cost_analysis.DataSourceQuery', LISTED, {
  query: listQuery,
  data_source_id: optional(text('One data source.')),
  name: optional(text('Exact name; case-sensitive.')),
  data_source_type: optional(nested(DataSourceType, 'Whether importers or a plugin write the rows.')),
  provider: optional(text('Cloud provider.')),
  workspace_id: workspaceFilter,
});

export const dataSource = resource(
  {
    area: 'cost_analysis',
    version: 'v1',
    name: 'data_source',
    record: DataSourceInfo,
    idField: 'data_source_id',
    idPrefix: null,
    permission: 'cost-analysis:DataSource',
    scope: 'workspace',
    minimalFields: ['data_source_id', 'name', 'state', 'data_source_type', 'provider', 'workspace_id'],
    keywordFields: ['data_source_id', 'name'],
    defaultSort: ['name'],
  },
  {
    get: {
      summary: 'Returns one data source.',
      request: DataSourceRequest,
      response: DataSourceInfo,
      roles: MEMBERS,
    },
    list: {
      summary: 'Lists data sources, by name unless the query sorts otherwise.',
      request: DataSourceQuery,
      response: listOf('cost_analysis.DataSourcesInfo', DataSourceInfo),
      roles: MEMBERS,
    },
  },
);
