import { mapChanged } from '../../forms/mapChanged.ts';
import {
  type BudgetCreateInput,
  type BudgetNotificationInput,
  CreateBudgetDocument,
  SetBudgetNotificationsDocument,
  UpdateBudgetDocument,
} from '../../gql/graphql.ts';
import { type ChangeRefusal, useChange } from '../../graph/useChange.ts';
import type { Budget } from './budget.ts';

/** What people enter of a budget. */
export type BudgetValues = {
  readonly name: string;
  readonly projectId: string;
  readonly limit: string;
  readonly start: string;
  readonly end: string;
  readonly timeUnit: string;
  readonly dataSourceId: string;
  /** Percents at which it notifies. */
  readonly notifications: readonly string[];
};

const UNUSED = { projectId: '', start: '', end: '', timeUnit: '', dataSourceId: '' };

/** The values of a new budget: of this year, of a project or, with an empty text, of the workspace. */
export const createBudgetValues = (projectId: string): BudgetValues => {
  const year = new Date().getUTCFullYear();
  return {
    ...{ name: '', projectId, limit: '', start: `${year}-01`, end: `${year}-12` },
    ...{ timeUnit: 'MONTHLY', dataSourceId: '', notifications: ['80', '100'] },
  };
};

const isPercent = ({ unit }: Budget['notifications'][number]): boolean => unit === 'PERCENT';

/** The values of a budget that can be changed. */
export const toBudgetValues = ({ name, limit, notifications }: Budget): BudgetValues => ({
  ...UNUSED,
  name: name ?? '',
  limit: String(limit),
  notifications: notifications.filter(isPercent).map(({ threshold }) => String(threshold)),
});

/** The percents to choose from: usual ones, and those of the budget. */
export const readThresholds = (budget: Budget | undefined) => {
  const own = budget?.notifications.filter(isPercent).map(({ threshold }) => threshold) ?? [];
  const all = [...new Set([50, 80, 90, 100, ...own])].sort((one, other) => one - other);
  return all.map((threshold) => ({ value: String(threshold), label: `${threshold} %` }));
};

const createNotification = (threshold: number): BudgetNotificationInput => ({
  ...{ threshold, unit: 'PERCENT' },
  notificationType: threshold < 100 ? 'WARNING' : 'CRITICAL',
});

/** Notifications at some percents. Those of a budget at the same percents, and at amounts, stay as they are. */
const createNotifications = (percents: readonly string[], before: Budget['notifications'] = []) => {
  const kept = before.filter((each) => !isPercent(each) || percents.includes(String(each.threshold)));
  const added = percents.map(Number).filter((percent) => !kept.some(isAt(percent)));
  return [...kept.map(toNotificationInput), ...added.map(createNotification)];
};

const isAt = (percent: number) => (each: Budget['notifications'][number]) =>
  isPercent(each) && each.threshold === percent;

/** Values that this page does not know are those of newer services, and are warnings and percents to it. */
const toNotificationInput = ({
  threshold,
  unit,
  notificationType,
}: Budget['notifications'][number]): BudgetNotificationInput => ({
  threshold,
  unit: unit === 'UNKNOWN' ? 'PERCENT' : unit,
  notificationType: notificationType === 'UNKNOWN' ? 'WARNING' : notificationType,
});

const toBudgetInput = ({ projectId, limit, timeUnit, notifications, ...values }: BudgetValues): BudgetCreateInput => ({
  ...values,
  ...(projectId === '' ? { resourceGroup: 'WORKSPACE' } : { resourceGroup: 'PROJECT', projectId }),
  limit: Number(limit),
  timeUnit: timeUnit === 'TOTAL' ? 'TOTAL' : 'MONTHLY',
  notifications: createNotifications(notifications),
});

/** What is done with budgets. Each returns what was refused. */
interface BudgetActions {
  readonly create: (values: BudgetValues) => Promise<readonly ChangeRefusal[]>;
  readonly change: (budget: Budget, changes: Partial<BudgetValues>) => Promise<readonly ChangeRefusal[]>;
}

export const useBudgets = (): BudgetActions => {
  const create = useChange(CreateBudgetDocument, ({ budgetCreate }) => budgetCreate);
  const update = useChange(UpdateBudgetDocument, ({ budgetUpdate }) => budgetUpdate);
  const notify = useChange(SetBudgetNotificationsDocument, ({ budgetSetNotification }) => budgetSetNotification);
  return {
    create: async (values) => (await create({ input: toBudgetInput(values) })).refusals,
    change: async ({ id, notifications: before }, { name, limit, notifications }) => {
      const { refusals } = await update({ input: { id, name, limit: mapChanged(limit, Number) } });
      if (refusals.length > 0 || notifications === undefined) return refusals;
      return (await notify({ input: { id, notifications: createNotifications(notifications, before) } })).refusals;
    },
  };
};
