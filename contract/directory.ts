/**
 * The directory: entities that records refer to and no operation manages. It is loaded from a bootstrap file, an object
 * with one array per kind, and changed through the two calls of `internal.ts` (semantics 0.1).
 */
import { CostReportDataInfo } from './cost-analysis/costReportData.ts';
import {
  Channel,
  CloudService,
  DataSource,
  Namespace,
  Plugin,
  Record,
  Secret,
  ServiceAccount,
  TrustedAccount,
} from './directory/assets.ts';
import { Domain, Project, ProjectGroup, RoleBinding, User, UserGroup, Workspace } from './directory/tenancy.ts';
import { EndpointInfo } from './identity/endpoint.ts';
import { JobInfo as IdentityJobInfo } from './identity/job.ts';
import { JobInfo as InventoryJobInfo } from './inventory/job.ts';
import { RepositoryInfo } from './repository/repository.ts';

export * from './directory/assets.ts';
export * from './directory/tenancy.ts';

/**
 * Every kind, by its name in files and calls. References to a closed kind are always checked; references to any other
 * kind are checked once it has an entry in the domain (semantics 0.1.3). A kind that feeds a resource has the rows of
 * that resource.
 */
export const directoryKinds = {
  domains: { record: Domain, idField: 'domain_id', closed: true },
  users: { record: User, idField: 'user_id', closed: true },
  workspaces: { record: Workspace, idField: 'workspace_id', closed: true },
  role_bindings: { record: RoleBinding, idField: 'role_binding_id', closed: true },
  project_groups: { record: ProjectGroup, idField: 'project_group_id', closed: false },
  projects: { record: Project, idField: 'project_id', closed: false },
  user_groups: { record: UserGroup, idField: 'user_group_id', closed: false },
  service_accounts: { record: ServiceAccount, idField: 'service_account_id', closed: false },
  trusted_accounts: { record: TrustedAccount, idField: 'trusted_account_id', closed: false },
  secrets: { record: Secret, idField: 'secret_id', closed: false },
  data_sources: { record: DataSource, idField: 'data_source_id', closed: false },
  namespaces: { record: Namespace, idField: 'namespace_id', closed: false },
  cloud_services: { record: CloudService, idField: 'cloud_service_id', closed: false },
  records: { record: Record, idField: 'record_id', closed: false },
  plugins: { record: Plugin, idField: 'plugin_id', closed: false },
  channels: { record: Channel, idField: 'channel_id', closed: false },
  endpoints: {
    record: EndpointInfo,
    idField: 'service',
    closed: false,
    feeds: ['identity.endpoint', 'identity_v1.endpoint'],
  },
  repositories: { record: RepositoryInfo, idField: 'repository_id', closed: false, feeds: ['repository.repository'] },
  identity_jobs: { record: IdentityJobInfo, idField: 'job_id', closed: false, feeds: ['identity.job'] },
  inventory_v2_jobs: { record: InventoryJobInfo, idField: 'job_id', closed: false, feeds: ['inventory_v2.job'] },
  cost_report_data: {
    record: CostReportDataInfo,
    idField: 'cost_report_data_id',
    closed: false,
    feeds: ['cost_analysis.cost_report_data'],
  },
} as const;
