/**
 * The usage of budgets, and the thresholds that it exceeds: semantics 3.13.9. One statement for any number of budgets
 * and cost rows of a domain.
 */
import { type RawBuilder, sql } from 'kysely';
import type { BudgetRecord } from '../../contract/cost-analysis/budget.ts';
import type { Database } from '../store/database.ts';

/** A threshold that is exceeded for the first time in its month. */
export interface ExceededThreshold {
  readonly budget_id: string;
  readonly entry: BudgetRecord['notifications'][number];
  /** The current unit: `YYYY-MM`, `YYYY`, or first and last month with TOTAL. */
  readonly period: string;
  /** Amount spent in that unit, in the budget's currency. */
  readonly used: number;
  /** Limit of that unit. */
  readonly ceiling: number;
}

/** The limit planned for the current month or year. */
const plannedLimitSql = sql`(
  select (unit ->> 'limit')::numeric from jsonb_array_elements(planned_limits) unit
  where unit ->> 'date' = case time_unit when 'YEARLY' then left(month, 4) else month end)`;

/** Selects budgets of a domain: those of the given data sources, or one of them. */
export interface BudgetSelection {
  readonly domainId: string;
  readonly sourceIds: readonly string[];
  readonly budgetId?: string;
}

/** A condition that an index on (domain_id, data_source_id) covers, even when the table is joined. */
const isOfSources = ({ domainId, sourceIds }: BudgetSelection): RawBuilder<boolean> =>
  sql`domain_id = ${domainId} and data_source_id = any(${sourceIds as string[]}::text[])`;

const isChosen = ({ budgetId }: BudgetSelection): RawBuilder<boolean> =>
  budgetId === undefined ? sql`true` : sql`budget_id = ${budgetId}`;

/** Budgets with a threshold that may be raised now, each with the months and the limit of its current unit. */
const selectWatchedBudgets = (chosen: BudgetSelection, month: string) => sql`
  select budget.*, unit.* from cost_analysis_budget budget
  cross join (select ${month}::text as month) present
  cross join lateral (
    select month as period, month as first_month, month as last_month, ${plannedLimitSql} as ceiling
    where time_unit = 'MONTHLY'
    union all
    select left(month, 4), left(month, 4) || '-01', left(month, 4) || '-12', ${plannedLimitSql} where time_unit = 'YEARLY'
    union all
    select start || ' to ' || "end", start, "end", "limit"::text::numeric
    where time_unit = 'TOTAL' and month between start and "end"
  ) unit
  where ${isOfSources(chosen)} and ${isChosen(chosen)} and unit.ceiling > 0 and exists (
    select from jsonb_array_elements(notifications) entry
    where not exists (
      select from budget_raised raised
      where raised.domain_id = ${chosen.domainId} and raised.budget_id = budget.budget_id and raised.entry = entry.value and raised.month = present.month))`;

/** The project groups of budgets, with every group below them. */
const selectReachedGroups = ({ domainId }: BudgetSelection) => sql`
  select budget_id, domain_id, project_group_id from watched where project_group_id <> ''
  union
  select reached.budget_id, reached.domain_id, child.id from reached
  join directory_entry child on child.kind = 'project_groups' and child.domain_id = ${domainId}
    and child.data ->> 'parent_group_id' = reached.project_group_id`;

/** The projects of each budget; null for all projects. */
const selectTargets = ({ domainId }: BudgetSelection) => sql`
  select budget_id, domain_id, data_source_id, currency, nullif(project_id, '*') as project
  from watched where project_group_id = ''
  union all
  select distinct budget_id, watched.domain_id, data_source_id, currency, project.id
  from watched join reached using (budget_id)
  join directory_entry project on project.kind = 'projects' and project.domain_id = ${domainId}
    and project.data ->> 'project_group_id' = reached.project_group_id`;

/** For each data source, the months and projects that its budgets need. */
const spansSql = sql`
  select domain_id, data_source_id, currency, min(first_month) as first_month, max(last_month) as last_month,
    case when bool_and(project is not null) then array_agg(project) end as projects
  from watched join targets using (budget_id, domain_id, data_source_id, currency)
  group by domain_id, data_source_id, currency`;

/** Costs of data sources in those months, summed before they are assigned to budgets, so that each row is read once. */
const selectCosts = (chosen: BudgetSelection) => sql`
  select domain_id, data_source_id, currency, project_id as project, workspace_id, provider, report_month, is_confirmed,
    sum(case jsonb_typeof(cost -> currency) when 'number' then (cost ->> currency)::numeric end) as cost
  from (
    select * from cost_analysis_cost_report_data
    where ${isOfSources(chosen)}
      and report_month between (select min(first_month) from watched) and (select max(last_month) from watched)
  ) row
  join (${spansSql}) span using (domain_id, data_source_id)
  where report_month between first_month and last_month and (projects is null or project_id = any(projects))
  group by 1, 2, 3, 4, 5, 6, 7, 8`;

/**
 * Costs of the projects of each budget. Two joins, because one join on "its project, or any" would compare all rows
 * with all rows.
 */
const allocatedCostsSql = sql`
  select budget_id, costs.* from targets join costs using (domain_id, data_source_id, currency, project)
  union all
  select budget_id, costs.* from targets join costs using (domain_id, data_source_id, currency)
  where targets.project is null`;

/** Usage of each budget in each month. When a month has confirmed rows, only these count. */
const monthlyUsageSql = sql`
  select budget_id, report_month,
    case when bool_or(is_confirmed) then sum(cost) filter (where is_confirmed) else sum(cost) end as cost
  from watched join dealt using (budget_id)
  where report_month between first_month and last_month
    and watched.workspace_id in ('*', dealt.workspace_id)
    and (provider_filter ->> 'state' <> 'ENABLED' or provider_filter -> 'providers' ? provider)
  group by budget_id, report_month`;

/** Thresholds below the usage. The comparison is strict: a cost equal to the threshold does not exceed it. */
const exceededSql = sql`
  select distinct budget_id, entry.value as entry, period, used, ceiling
  from watched
  join (select budget_id, sum(cost) as used from months group by budget_id) usage using (budget_id)
  cross join lateral jsonb_array_elements(notifications) entry
  where case entry.value ->> 'unit' when 'PERCENT' then round(used * 100 / ceiling, 2) else used end
    > (entry.value ->> 'threshold')::numeric`;

/**
 * Runs a job with nested loops disabled. New rows have no statistics, and CTEs never do. The planner would estimate one
 * row instead of thousands and compare all rows with all rows. Without nested loops it uses hash joins, which are never
 * much slower.
 */
const runWithoutNestedLoops = async <Result>(db: Database, job: () => Promise<Result>): Promise<Result> => {
  // Settings of this transaction then hold on the machines of a distributed store. PostgreSQL alone ignores it.
  await sql`set local citus.propagate_set_commands = 'local'`.execute(db);
  await sql`set local enable_nestloop = off`.execute(db);
  const result = await job();
  await sql`set local enable_nestloop = on`.execute(db);
  return result;
};

const findExceeded = (db: Database, chosen: BudgetSelection, month: string): Promise<readonly ExceededThreshold[]> => {
  const found = sql<ExceededThreshold>`
    with recursive watched as materialized (${selectWatchedBudgets(chosen, month)}),
      reached as (${selectReachedGroups(chosen)}),
      targets as materialized (${selectTargets(chosen)}),
      costs as materialized (${selectCosts(chosen)}),
      dealt as (${allocatedCostsSql}),
      months as (${monthlyUsageSql})
    select budget_id, entry, period, used::double precision, ceiling::double precision
    from (${exceededSql}) exceeded order by budget_id, entry`;
  return runWithoutNestedLoops(db, async () => (await found.execute(db)).rows);
};

type RaisedThreshold = Pick<ExceededThreshold, 'budget_id' | 'entry'>;

const formatKey = ({ budget_id, entry }: RaisedThreshold) => JSON.stringify([budget_id, entry]);

/** Records that thresholds are raised. Returns those that were not raised in this month. */
const recordRaised = async (
  db: Database,
  { domainId }: BudgetSelection,
  exceeded: readonly ExceededThreshold[],
  now: string,
) => {
  const { rows } = await sql<RaisedThreshold>`
    insert into budget_raised (domain_id, budget_id, entry, month, raised_at)
    select ${domainId}, budget_id, entry, ${formatMonth(now)}, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(exceeded)}::jsonb) as exceeded (budget_id text, entry jsonb)
    on conflict do nothing returning budget_id, entry`.execute(db);
  const raised = new Set(rows.map(formatKey));
  return exceeded.filter((each) => raised.has(formatKey(each)));
};

const formatMonth = (now: string) => now.slice(0, 'YYYY-MM'.length);

/**
 * Finds the thresholds that are exceeded and were not raised in this month, and records that they are raised. For use
 * within a transaction that has locked the data sources.
 *
 * @param now the moment that determines the current month and year, in wire form
 */
export const raiseExceededThresholds = async (
  db: Database,
  chosen: BudgetSelection,
  now: string,
): Promise<readonly ExceededThreshold[]> => {
  const exceeded = await findExceeded(db, chosen, formatMonth(now));
  return exceeded.length === 0 ? [] : recordRaised(db, chosen, exceeded, now);
};
