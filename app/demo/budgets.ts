/** Budgets of the demo domain: for projects, a project group, a workspace and the domain. */
import { budget } from '../../contract/cost-analysis/budget.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { DATA_SOURCE, projects, RETAIL } from './projects.ts';
import type { DemoPeople } from './session.ts';

type NewBudget = RequestOf<typeof budget.create>;

/** Monthly budgets by project, in USD: some generous, some too tight. */
const MONTHLY: Readonly<Record<string, number>> = {
  'project-checkout': 13_000,
  'project-storefront': 26_000,
  'project-payments': 8_000,
  'project-search': 15_000,
  'project-recommendations': 9_500,
  'project-mobile': 5_000,
  'project-warehouse': 24_000,
  'project-streaming': 12_500,
  'project-training': 14_000,
};

const warnings: NewBudget['notifications'] = [
  { threshold: 80, unit: 'PERCENT', notification_type: 'WARNING' },
  { threshold: 100, unit: 'PERCENT', notification_type: 'CRITICAL' },
];

const common = { data_source_id: DATA_SOURCE, notifications: warnings };

const createProjectBudgets = (year: number): NewBudget[] =>
  projects.flatMap(({ project_id, name = '' }) => {
    const monthly = MONTHLY[project_id];
    if (monthly === undefined) return [];
    const period = { time_unit: 'MONTHLY' as const, start: `${year}-01`, end: `${year}-12` };
    return [
      { ...common, ...period, name: `${name} ${year}`, resource_group: 'PROJECT', project_id, limit: monthly * 12 },
    ];
  });

/** Budgets over all 14 months of cost, whatever the date: the first is exceeded, the second nearly. */
const createRolloutBudgets = (year: number): NewBudget[] => {
  const period = { time_unit: 'TOTAL' as const, start: `${year - 2}-01`, end: `${year + 1}-12` };
  const rollout = { ...common, ...period, resource_group: 'PROJECT' as const };
  return [
    { ...rollout, name: 'Order management rollout', project_id: 'project-orders', limit: 110_000 },
    { ...rollout, name: 'Reporting rollout', project_id: 'project-reporting', limit: 36_000 },
  ];
};

const createOtherBudgets = (year: number): NewBudget[] => [
  {
    ...common,
    ...{ time_unit: 'MONTHLY', start: `${year}-01`, end: `${year}-12`, limit: 75_000 * 12 },
    ...{ name: `Analytics ${year}`, resource_group: 'PROJECT', project_group_id: 'pg-analytics' },
  },
  {
    ...common,
    ...{ time_unit: 'YEARLY', start: `${year}`, end: `${year + 1}`, limit: 2_400_000 },
    ...{ name: 'Retail platform', resource_group: 'WORKSPACE', workspace_id: RETAIL },
  },
  {
    ...common,
    ...{ time_unit: 'TOTAL', start: `${year}-01`, end: `${year + 1}-12`, limit: 4_000_000 },
    ...{ name: 'Everything on AWS', resource_group: 'DOMAIN' },
    provider_filter: { state: 'ENABLED', providers: ['aws'] },
  },
];

/**
 * Creates the budgets for the current year.
 *
 * @returns their number
 */
export const makeBudgets = async ({ admin, now }: DemoPeople): Promise<number> => {
  const year = now.getUTCFullYear();
  const made = [...createProjectBudgets(year), ...createOtherBudgets(year), ...createRolloutBudgets(year)];
  for (const each of made) await admin.call(budget.create, each);
  return made.length;
};
