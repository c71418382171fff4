/** The target of an import: domain, workspace and data source, from the directory. */
import type { Static } from 'typebox';
import type { DataSource, Domain, Project, ServiceAccount, Workspace } from '../../contract/directory.ts';
import type { DirectoryClient } from '../client.ts';
import { ImportError } from '../error.ts';

type Entries = {
  domains: Static<typeof Domain>;
  workspaces: Static<typeof Workspace>;
  projects: Static<typeof Project>;
  service_accounts: Static<typeof ServiceAccount>;
  data_sources: Static<typeof DataSource>;
};

/** Options that determine the target. */
export interface TargetOptions {
  readonly dataSourceId: string;
  /** Required where the directory has several domains. */
  readonly domainId?: string | undefined;
  /** Workspace of charges without a project; absent: the whole domain. */
  readonly workspaceId?: string | undefined;
}

/** The target, with its records from the directory. */
export interface Target {
  readonly domainId: string;
  readonly workspaceId: string;
  readonly dataSourceId: string;
  /** Undefined where it does not exist yet. */
  readonly dataSource: Entries['data_sources'] | undefined;
  readonly projects: readonly Entries['projects'][];
  readonly workspaces: readonly Entries['workspaces'][];
  readonly serviceAccounts: readonly Entries['service_accounts'][];
}

const list = async <Kind extends keyof Entries>(client: DirectoryClient, kind: Kind, domainId?: string) =>
  (await client.list(kind, domainId)) as readonly Entries[Kind][];

/**
 * The domain that was asked for, or the only one there is.
 *
 * @throws {ImportError} when there is none, several, or not the one
 */
export const domainOf = async (client: DirectoryClient, asked: string | undefined): Promise<string> => {
  const known = (await list(client, 'domains')).map(({ domain_id }) => domain_id);
  if (known.length === 0) throw new ImportError('The directory has no domain yet.');
  if (asked !== undefined && !known.includes(asked)) throw new ImportError(`--domain ${asked}: no such domain.`);
  const [only = '', ...others] = known;
  if (asked === undefined && others.length > 0) {
    throw new ImportError(`--domain is needed, as there are several: ${known.slice(0, 20).join(', ')}.`, {
      failure: 'usage',
    });
  }
  return asked ?? only;
};

/**
 * Looks up the target of the options.
 *
 * @throws {ImportError} naming the option that matches nothing
 */
export const targetOf = async (client: DirectoryClient, options: TargetOptions): Promise<Target> => {
  const { dataSourceId, workspaceId = '*' } = options;
  const domainId = await domainOf(client, options.domainId);
  const workspaces = await list(client, 'workspaces', domainId);
  if (workspaceId !== '*' && !workspaces.some(({ workspace_id }) => workspace_id === workspaceId)) {
    throw new ImportError(`--workspace ${workspaceId}: no such workspace in ${domainId}.`);
  }
  const sources = await list(client, 'data_sources', domainId);
  return {
    domainId,
    workspaceId,
    dataSourceId,
    dataSource: sources.find(({ data_source_id }) => data_source_id === dataSourceId),
    projects: await list(client, 'projects', domainId),
    workspaces,
    serviceAccounts: await list(client, 'service_accounts', domainId),
  };
};
