/** Plugins: used by webhooks, jobs and data sources, the same in every domain; read only (reads around the API). */
import type { Static } from 'typebox';
import { createdAt, LISTED, listQuery, tags, updatedAt } from '../common.ts';
import { enumeration, listOf, message, of, optional, struct, text, texts } from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const PluginState = enumeration('repository.PluginState', ['ENABLED', 'DISABLED'], 'Whether it may be used.');

export const PluginInfo = message('repository.PluginInfo', 'One plugin.', {
  plugin_id: text('Identifier, e.g. `plugin-prometheus-mon-webhook`.'),
  name: text('Name for people.'),
  state: of(PluginState, 'Whether it may be used.'),
  resource_type: text('What it is a plugin of, e.g. `monitoring.Webhook`; empty when not set.'),
  image: text('Image it is started from; empty when it is built in.'),
  provider: text('Cloud provider; empty when it is of none.'),
  labels: texts('Words it is found by.'),
  tags,
  docs: struct('Where it is described.'),
  capability: struct('What it can do.'),
  domain_id: text('Domain it belongs to; empty: every domain has it.'),
  created_at: createdAt,
  updated_at: updatedAt,
});

/** A record in wire form. */
export type PluginRecord = Static<typeof PluginInfo>;

export const PluginsInfo = listOf('repository.PluginsInfo', PluginInfo);

export const PluginRequest = message('repository.PluginRequest', 'Names one plugin.', {
  plugin_id: text('Plugin to read.'),
});

export const PluginQuery = message('repository.PluginQuery', LISTED, {
  query: listQuery,
  plugin_id: optional(text('One plugin.')),
  name: optional(text('The whole name; case counts.')),
  state: optional(of(PluginState, 'Whether they may be used.')),
  resource_type: optional(text('What they are plugins of.')),
  provider: optional(text('Cloud provider.')),
  repository_id: optional(text('Repository they come from.')),
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
      summary: 'Reads one plugin.',
      request: PluginRequest,
      response: PluginInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    list: {
      summary: 'Lists plugins, by name unless the query sorts otherwise.',
      request: PluginQuery,
      response: PluginsInfo,
      roles: MEMBERS,
      filters: ['plugin_id', 'name', 'state', 'resource_type', 'provider'],
    },
  },
);
