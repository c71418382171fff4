/** `budget_usage`: the cost of each month of a budget, computed as for notifications of budgets (semantics 3.13.9). */
import { beforeAll, describe, expect, it } from 'vitest';
import { budgetUsage } from '../../../contract/cost-analysis/budgetUsage.ts';
import type { RequestOf } from '../../../contract/resource.ts';
import { type CostDomain, createCostDomain } from '../cost-analysis/costFixtures.ts';
import { sharedService } from '../testDomain.ts';

let domain: CostDomain;
beforeAll(async () => {
  domain = await createCostDomain((await sharedService()).url);
});

const readUsage = async (budget_id: string) => {
  const { results } = await domain.admin.call(budgetUsage.list, { budget_id });
  return results.map(({ date, cost, limit }) => [date, cost, limit] as const);
};

describe('budget_usage.list', () => {
  it('returns each month of the period with its planned limit and its cost', async () => {
    const budget_id = await domain.createBudget('Monthly', { start: '2023-01', end: '2023-03', limit: 300 });
    await domain.addCosts(['2023-01', 90.5], ['2023-01', 9.5], ['2023-03', 20], ['2022-12', 1000]);

    const { results, total_count } = await domain.admin.call(budgetUsage.list, { budget_id });

    expect(total_count).toBe(3);
    expect(results[0]).toEqual({
      budget_id,
      name: 'Monthly',
      date: '2023-01',
      cost: 100,
      limit: 100,
      currency: 'USD',
      resource_group: 'PROJECT',
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      project_id: domain.projects[0],
      service_account_id: '',
      updated_at: expect.stringMatching(/Z$/),
    });
    expect(await readUsage(budget_id)).toEqual([
      ['2023-01', 100, 100],
      ['2023-02', 0, 100],
      ['2023-03', 20, 100],
    ]);
  });

  it('divides the limit of a year or of the whole period over the months', async () => {
    const yearly = await domain.createBudget('Yearly', { time_unit: 'YEARLY', start: '2010', end: '2011', limit: 200 });
    const total = await domain.createBudget('Total', {
      time_unit: 'TOTAL',
      start: '2012-11',
      end: '2013-01',
      limit: 100,
    });

    const months = await readUsage(yearly);
    expect([months[0], months.at(-1), months.length]).toEqual([['2010-01', 0, 8.333], ['2011-12', 0, 8.337], 24]);
    expect(await readUsage(total)).toEqual([
      ['2012-11', 0, 33.333],
      ['2012-12', 0, 33.333],
      ['2013-01', 0, 33.334],
    ]);
  });

  it('includes only confirmed rows in months that have any, and only the providers of the filter', async () => {
    const provider_filter = { state: 'ENABLED', providers: ['aws'] };
    const budget_id = await domain.createBudget('Filtered', {
      start: '2021-01',
      end: '2021-02',
      limit: 20,
      provider_filter,
    });
    await domain.addCosts(
      ['2021-01', 5, { provider: 'aws' }],
      ['2021-01', 3, { provider: 'aws', is_confirmed: true }],
      ['2021-01', 100, { provider: 'azure', is_confirmed: true }],
      ['2021-02', 7, { provider: 'aws' }],
    );

    expect(await readUsage(budget_id)).toEqual([
      ['2021-01', 3, 10],
      ['2021-02', 7, 10],
    ]);
  });

  it('includes projects of the group and of the groups below it', async () => {
    const { domainId: domain_id, workspaces, projects } = domain;
    const place = { domain_id, workspace_id: workspaces[0] };
    await domain.put('project_groups', [
      { ...place, project_group_id: 'pg-top' },
      { ...place, project_group_id: 'pg-below', parent_group_id: 'pg-top' },
    ]);
    await domain.put('projects', [{ ...place, project_id: projects[1], project_group_id: 'pg-below' }]);
    await domain.addCosts(['2020-01', 4, { project_id: projects[1] }], ['2020-01', 50, { project_id: projects[2] }]);
    const target = { project_id: '', project_group_id: 'pg-top' };
    const budget_id = await domain.createBudget('Group', { start: '2020-01', end: '2020-02', limit: 2, ...target });

    expect((await readUsage(budget_id))[0]).toEqual(['2020-01', 4, 1]);
  });

  it('returns budgets that the caller sees', async () => {
    await domain.createBudget('Of nobody', {
      start: '2019-01',
      end: '2019-02',
      limit: 2,
      project_id: domain.projects[2],
    });
    const names = async (client: CostDomain['member']) =>
      new Set((await client.call(budgetUsage.list, { query: { only: ['name'] } })).results.map(({ name }) => name));

    expect(await names(domain.owner)).toContain('Of nobody');
    expect(await names(domain.member)).not.toContain('Of nobody');
    expect(await names(domain.member)).toContain('Monthly');
  });

  it.each<{ filter: RequestOf<typeof budgetUsage.list>; finds: number }>([
    { filter: { date: '2023-03' }, finds: 1 },
    { filter: { name: 'Monthly' }, finds: 3 },
    { filter: { query: { keyword: 'month' } }, finds: 3 },
    { filter: { query: { filter: [{ k: 'cost', v: 50, o: 'gt' }] } }, finds: 1 },
  ])('filters by $filter', async ({ filter, finds }) => {
    expect((await domain.admin.call(budgetUsage.list, filter)).total_count).toBe(finds);
  });
});

describe('budget_usage.analyze', () => {
  it('sums cost and limit by budget and year', async () => {
    const budget_id = await domain.createBudget('Analysed', { start: '2018-01', end: '2018-04', limit: 40 });
    await domain.addCosts(['2018-01', 5], ['2018-04', 6]);
    const fields = { cost: { key: 'cost', operator: 'sum' }, limit: { key: 'limit', operator: 'sum' } };
    const query = { granularity: 'YEARLY', start: '2018-01', end: '2018-12', group_by: ['budget_id'], fields } as const;

    const { results } = await domain.owner.call(budgetUsage.analyze, {
      query: { ...query, group_by: ['budget_id'] },
      budget_id,
    });

    expect(results).toEqual([{ budget_id, date: '2018', cost: 11, limit: 40 }]);
  });
});
