/** Notifications about exceeded budget thresholds: semantics 3.19.10. */
import { sql } from 'kysely';
import type { BudgetRecord } from '../../contract/cost-analysis/budget.ts';
import type { EntryKind } from '../directory/directoryRecords.ts';
import { findEntry } from '../directory/findEntries.ts';
import type { ExecutionContext } from '../jobs.ts';
import { createNotification, type NotificationRequest } from '../notification/createNotification.ts';
import { findReceivers } from '../notification/receivers.ts';
import type { Database } from '../store/database.ts';
import { findRows, memberEquals } from '../store/records.ts';
import { budgets } from './budgetTable.ts';
import type { ExceededThreshold } from './exceededThresholds.ts';

/** The resource of the notification: the project or group of the budget, else its workspace. */
const toNotifiedResource = ({ project_id, project_group_id, workspace_id }: BudgetRecord) => {
  if (project_group_id) return { resource_type: 'identity.ProjectGroup', resource_id: project_group_id };
  if (project_id !== '*') return { resource_type: 'identity.Project', resource_id: project_id };
  return { resource_type: 'identity.Workspace', resource_id: workspace_id };
};

/** The display name of an entry; its id where the directory has no name. */
const findName = async (db: Database, kind: EntryKind, { domain_id }: BudgetRecord, id: string): Promise<string> => {
  const known = await findEntry(db, kind, domain_id, id);
  return (known && 'name' in known && known.name) || id;
};

const findProjectName = (db: Database, budget: BudgetRecord): Promise<string> =>
  budget.project_group_id
    ? findName(db, 'project_groups', budget, budget.project_group_id)
    : findName(db, 'projects', budget, budget.project_id);

const roundAmount = (amount: number) => Math.round(amount * 100) / 100;

const formatThreshold = ({ entry: { threshold, unit } }: ExceededThreshold, { currency }: BudgetRecord) =>
  unit === 'PERCENT' ? `${threshold} %` : `${threshold} ${currency}`;

/** The tags of the message, in this order. */
const collectTags = async (
  db: Database,
  budget: BudgetRecord,
  exceeded: ExceededThreshold,
): Promise<Record<string, string>> => ({
  'Budget ID': budget.budget_id,
  Budget: budget.name,
  'Data source': await findName(db, 'data_sources', budget, budget.data_source_id),
  Period: exceeded.period,
  Usage: String(roundAmount(exceeded.used)),
  Limit: String(exceeded.ceiling),
  Percentage: `${roundAmount((exceeded.used * 100) / exceeded.ceiling)} %`,
  Threshold: formatThreshold(exceeded, budget),
  Currency: budget.currency,
  Project: await findProjectName(db, budget),
  Workspace: await findName(db, 'workspaces', budget, budget.workspace_id),
});

const writeMessage = async (
  { db, now }: ExecutionContext,
  budget: BudgetRecord,
  exceeded: ExceededThreshold,
): Promise<NotificationRequest['message']> => {
  const facts = await collectTags(db, budget, exceeded);
  return {
    title: `[BUDGET] ${budget.name || budget.budget_id}: more than ${formatThreshold(exceeded, budget)} spent`,
    tags: Object.entries(facts).map(([key, value]) => ({ key, value })),
    occurred_at: now,
  };
};

const notifyThreshold = async (
  context: ExecutionContext,
  budget: BudgetRecord,
  exceeded: ExceededThreshold,
): Promise<void> => {
  const { budget_id, domain_id, workspace_id, project_id } = budget;
  const place = { domain_id, workspace_id, project_id: project_id === '*' ? '' : project_id, service_id: '' };
  await createNotification(context, {
    event: 'budget.exceeded',
    topic: 'cost_analysis.Budget',
    notification_type: exceeded.entry.notification_type === 'CRITICAL' ? 'ERROR' : 'WARNING',
    ...toNotifiedResource(budget),
    ...{ domain_id, workspace_id },
    channels: [],
    message: await writeMessage(context, budget, exceeded),
    subjectId: budget_id,
    receivers: await findReceivers(context.db, place, []),
  });
};

/** Raises one notification for each exceeded threshold of a domain. */
export const notifyExceeded = async (
  context: ExecutionContext,
  domainId: string,
  all: readonly ExceededThreshold[],
): Promise<void> => {
  if (all.length === 0) return;
  const ids = all.map(({ budget_id }) => budget_id);
  const where = [memberEquals(budgets, 'domain_id', domainId), sql<boolean>`budget_id = any(${ids}::text[])`];
  const found = await findRows(context.db, budgets, where);
  const byId = new Map(found.map((budget) => [budget.budget_id, budget]));
  for (const exceeded of all) {
    const budget = byId.get(exceeded.budget_id);
    if (budget) await notifyThreshold(context, budget, exceeded);
  }
};
