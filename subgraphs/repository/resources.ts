import { type PluginRecord, plugin } from '../../contract/repository/plugin.ts';
import { type RepositoryRecord, repository } from '../../contract/repository/repository.ts';
import type { ConnectionPage } from '../read/page.ts';
import { resourceType, type SelectedRow } from '../resourceType.ts';

/** A repository, with the selected members. */
export type RepositoryRow = SelectedRow<RepositoryRecord, 'repository_id'>;
/** A plug-in, with the selected members. */
export type PluginRow = SelectedRow<PluginRecord, 'plugin_id'>;

/** A page of plug-ins. */
export type PluginPage = ConnectionPage<PluginRow>;
/** A page of repositories. */
export type RepositoryPage = ConnectionPage<RepositoryRow>;

/** Repositories, and how they are fetched. Some deployments answer a list request that carries `query` with an error. */
export const repositories = resourceType<RepositoryRow>(
  'Repository',
  { ...repository, listsBare: true },
  (repository_id) => ({
    repository_id,
  }),
);
/** Plug-ins, and how they are fetched. */
export const plugins = resourceType<PluginRow>('Plugin', plugin, (plugin_id) => ({ plugin_id }));
