/** Converts sums to rows of cost report data. The same file gives the same rows, ids included. */
import { createHash } from 'node:crypto';
import type { CostReportDataRecord } from '../../contract/cost-analysis/costReportData.ts';
import type { DirectoryRecord } from '../client.ts';
import type { Aggregate, Sum } from './aggregate.ts';
import { amountOf } from './amount.ts';
import type { Projects } from './projects.ts';
import type { Target } from './target.ts';

type Row = Omit<CostReportDataRecord, 'created_at'> & DirectoryRecord;

/** A digest of a key as 12 hexadecimal digits. */
const digest = (...key: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 12);

/**
 * The report id of a month: shared by the rows of an import, and used by the next import of that month to replace them.
 */
export const reportId = ({ domainId, dataSourceId }: Target, month: string): string =>
  `cost-report-${digest(domainId, dataSourceId, month)}`;

/**
 * The directory's id of an account, matched by id or name. Where the directory has no accounts, every id is accepted
 * unchecked.
 */
const accountOf = ({ serviceAccounts }: Target, { account, accountName }: Sum) => {
  const known = serviceAccounts.find(
    ({ service_account_id: id, name }) => id === account || name === account || (name && name === accountName),
  );
  return {
    service_account_id: known?.service_account_id ?? (serviceAccounts.length === 0 ? account : ''),
    service_account_name: known?.name || accountName || account,
  };
};

const nameOf = (target: Target, workspaceId: string) =>
  target.workspaces.find(({ workspace_id }) => workspace_id === workspaceId)?.name ?? '';

const costOf = ({ costs }: Sum) => Object.fromEntries([...costs].map(([code, units]) => [code, amountOf(units)]));

const rowOf = (target: Target, projects: Projects, sum: Sum, until: string, thisMonth: string): Row => {
  const { month, provider, product, account, projectId } = sum;
  const { domainId, dataSourceId, dataSource } = target;
  const project = projects.get(projectId);
  const workspaceId = project?.workspace_id ?? target.workspaceId;
  const sourceName = dataSource?.name || dataSourceId;
  return {
    cost_report_data_id: `crd-${digest(domainId, dataSourceId, month, provider, product, account, projectId)}`,
    cost: costOf(sum),
    cost_report_name: `${sourceName} ${month}`,
    issue_date: until,
    report_year: month.slice(0, 4),
    report_month: month,
    // A month is confirmed once it is over.
    is_confirmed: month < thisMonth,
    ...{ provider, product },
    ...accountOf(target, sum),
    data_source_name: sourceName,
    project_name: project?.name ?? '',
    workspace_name: nameOf(target, workspaceId),
    domain_id: domainId,
    workspace_id: workspaceId,
    project_id: projectId,
    cost_report_config_id: '',
    cost_report_id: reportId(target, month),
    data_source_id: dataSourceId,
  };
};

/**
 * The rows of all sums.
 *
 * @param thisMonth the current month, `YYYY-MM`
 */
export const rowsOf = (target: Target, projects: Projects, aggregate: Aggregate, thisMonth: string): Row[] =>
  Array.from(aggregate.sums(), (sum) => rowOf(target, projects, sum, aggregate.months.get(sum.month) ?? '', thisMonth));
