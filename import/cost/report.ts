/** Converts sums to rows of cost report data. The same file gives the same rows, ids included. */
import { createHash } from 'node:crypto';
import type { CostReportDataRecord } from '../../contract/cost-analysis/costReportData.ts';
import type { DirectoryRecord } from '../client.ts';
import type { CostAggregate, CostSum } from './aggregate.ts';
import { toNumber } from './amount.ts';
import type { ProjectAssigner } from './projectAssigner.ts';
import type { ImportTarget } from './target.ts';

type CostReportRow = Omit<CostReportDataRecord, 'created_at'> & DirectoryRecord;

/** A digest of a key as 12 hexadecimal digits. */
const hashKey = (...key: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 12);

/**
 * The report id of a month: shared by the rows of an import, and used by the next import of that month to replace them.
 */
export const makeReportId = ({ domainId, dataSourceId }: ImportTarget, month: string): string =>
  `cost-report-${hashKey(domainId, dataSourceId, month)}`;

/**
 * The directory's id of an account, matched by id or name. Where the directory has no accounts, every id is accepted
 * unchecked.
 */
const findAccount = ({ serviceAccounts }: ImportTarget, { account, accountName }: CostSum) => {
  const known = serviceAccounts.find(
    ({ service_account_id: id, name }) => id === account || name === account || (name && name === accountName),
  );
  return {
    service_account_id: known?.service_account_id ?? (serviceAccounts.length === 0 ? account : ''),
    service_account_name: known?.name || accountName || account,
  };
};

const findWorkspaceName = (target: ImportTarget, workspaceId: string) =>
  target.workspaces.find(({ workspace_id }) => workspace_id === workspaceId)?.name ?? '';

const toCosts = ({ costs }: CostSum) => Object.fromEntries([...costs].map(([code, units]) => [code, toNumber(units)]));

const toReportRow = (
  target: ImportTarget,
  projects: ProjectAssigner,
  sum: CostSum,
  until: string,
  thisMonth: string,
): CostReportRow => {
  const { month, provider, product, account, projectId } = sum;
  const { domainId, dataSourceId, dataSource } = target;
  const project = projects.get(projectId);
  const workspaceId = project?.workspace_id ?? target.workspaceId;
  const sourceName = dataSource?.name || dataSourceId;
  return {
    cost_report_data_id: `crd-${hashKey(domainId, dataSourceId, month, provider, product, account, projectId)}`,
    cost: toCosts(sum),
    cost_report_name: `${sourceName} ${month}`,
    issue_date: until,
    report_year: month.slice(0, 4),
    report_month: month,
    // A month is confirmed once it is over.
    is_confirmed: month < thisMonth,
    ...{ provider, product },
    ...findAccount(target, sum),
    data_source_name: sourceName,
    project_name: project?.name ?? '',
    workspace_name: findWorkspaceName(target, workspaceId),
    domain_id: domainId,
    workspace_id: workspaceId,
    project_id: projectId,
    cost_report_config_id: '',
    cost_report_id: makeReportId(target, month),
    data_source_id: dataSourceId,
  };
};

/**
 * The rows of all sums.
 *
 * @param thisMonth the current month, `YYYY-MM`
 */
export const toReportRows = (
  target: ImportTarget,
  projects: ProjectAssigner,
  aggregate: CostAggregate,
  thisMonth: string,
): CostReportRow[] =>
  Array.from(aggregate.sums(), (sum) =>
    toReportRow(target, projects, sum, aggregate.months.get(sum.month) ?? '', thisMonth),
  );
