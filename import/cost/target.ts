/** The target of an import: domain, workspace and data source, from the directory. */
import type { Static } from 'typebox';
import type { DataSource, Domain, Project, ServiceAccount, Workspace } from '../../contract/directory.ts';
import type { DirectoryClient } from '../client.ts';
import { ImportError } from '../error.ts';

type TargetRecords = {
  domains: Static<typeof Domain>;
  workspaces: Static<typeof Workspace>;
  projects: Static<typeof Project>;
  service_accounts: Static<typeof ServiceAccount>;
  data_sources: Static<typeof DataSource>;
};

/** Options that determine the target. */
export interface ImportTargetOptions {
  readonly dataSourceId: string;
  /** Required where the directory has several domains. */
  readonly domainId?: string | undefined;
  /** Workspace of charges without a project; absent: the whole domain. */
  readonly workspaceId?: string | undefined;
}

/** The target, with its records from the directory. */
export interface ImportTarget {
  readonly domainId: string;
  readonly workspaceId: string;
  readonly dataSourceId: string;
  /** Undefined where it does not exist yet. */
  readonly dataSource: TargetRecords['data_sources'] | undefined;
  readonly projects: readonly TargetRecords['projects'][];
  readonly workspaces: readonly TargetRecords['workspaces'][];
  readonly serviceAccounts: readonly TargetRecords['service_accounts'][];
}

const listRecords = async <Kind extends keyof TargetRecords>(client: DirectoryClient, kind: Kind, domainId?: string) =>
  (await client.list(kind, domainId)) as readonly TargetRecords[Kind][];

/**
 * The domain that was asked for, or the only one there is.
 *
 * @throws {ImportError} when there is none, several, or not the one
 */
export const findDomain = async (client: DirectoryClient, asked: string | undefined): Promise<string> => {
  const known = (await listRecords(client, 'domains')).map(({ domain_id }) => domain_id);
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
export const findTarget = async (client: DirectoryClient, options: ImportTargetOptions): Promise<ImportTarget> => {
  const { dataSourceId, workspaceId = '*' } = options;
  const domainId = await findDomain(client, options.domainId);
  const workspaces = await listRecords(client, 'workspaces', domainId);
  if (workspaceId !== '*' && !workspaces.some(({ workspace_id }) => workspace_id === workspaceId)) {
    throw new ImportError(`--workspace ${workspaceId}: no such workspace in ${domainId}.`);
  }
  const sources = await listRecords(client, 'data_sources', domainId);
  return {
    domainId,
    workspaceId,
    dataSourceId,
    dataSource: sources.find(({ data_source_id }) => data_source_id === dataSourceId),
    projects: await listRecords(client, 'projects', domainId),
    workspaces,
    serviceAccounts: await listRecords(client, 'service_accounts', domainId),
  };
};
