/** Plugins: used by webhooks, jobs and data sources, the same in every domain; read only (reads around the API). */
import type { Static } from 'typebox';
import { createdAt, LISTED, listQuery, tags, updatedAt } from '../common.ts';
import { enumeration, listOf, message, nested, optional, struct, text, texts } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const PluginState = enumeration('repository.PluginState', ['ENABLED', 'DISABLED'], 'State of the plugin.');

export const PluginInfo = message('repository.PluginInfo', 'One plugin.', {
  plugin_id: text('Identifier, e.g. `plugin-prometheus-mon-webhook`.'),
  name: text('Display name.'),
  state: nested(PluginState, 'State of the plugin.'),
  resource_type: text('Resource type that uses the plugin, e.g. `monitoring.Webhook`; empty when not set.'),
  image: text('Container image; empty for a built-in plugin.'),
  provider: text('Cloud provider; empty when it has none.'),
  labels: texts('Search labels.'),
  tags,
  docs: struct('Documentation URL.'),
  capability: struct('Capabilities.'),
  domain_id: text('Domain of the plugin; empty: every domain.'),
  created_at: createdAt,
  updated_at: updatedAt,
});

/** A record in wire form. */
export type PluginRecord = Static<typeof PluginInfo>;

export const PluginRequest = message('repository.PluginRequest', 'Identifies one plugin.', {
  plugin_id: text('Plugin to read.'),
});

export const PluginQuery = message('repository.PluginQuery', LISTED, {
  query: listQuery,
  plugin_id: optional(text('One plugin.')),
  name: optional(text('Exact name; case-sensitive.')),
  state: optional(nested(PluginState, 'State of the plugins.')),
  resource_type: optional(text('Resource type that uses them.')),
  provider: optional(text('Cloud provider.')),
  repository_id: optional(text('Repository of the plugins.')),
});

export const plugin = resource(
  {
    area: 'repository',
    version: 'v1',
    name: 'plugin',
    record: PluginInfo,
    idField: 'plugin_id',
    idPrefix: null,
    permission: 'repository:Plugin',
    scope: 'global',
    minimalFields: ['plugin_id', 'name', 'state', 'resource_type', 'provider'],
    keywordFields: ['plugin_id', 'name'],
    defaultSort: ['name'],
  },
  {
    get: {
      summary: 'Returns one plugin.',
      request: PluginRequest,
      response: PluginInfo,
      roles: MEMBERS,
    },
    list: {
      summary: 'Lists plugins, by name unless the query sorts otherwise.',
      request: PluginQuery,
      response: listOf('repository.PluginsInfo', PluginInfo),
      roles: MEMBERS,
      filters: ['plugin_id', 'name', 'state', 'resource_type', 'provider'],
    },
  },
);
