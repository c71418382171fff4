import { describe, expect, it } from 'vitest';
import { budget } from '../../../contract/cost-analysis/budget.ts';
import { type ApiClient, createTestDomain, type TestDomain } from '../testDomain.ts';

type BudgetMembers = Parameters<typeof budgetRequest>[1];

const budgetRequest = ({ dataSourceId, projects }: TestDomain, more: Record<string, unknown> = {}) => ({
  data_source_id: dataSourceId,
  time_unit: 'MONTHLY' as const,
  start: '2024-01',
  end: '2024-03',
  resource_group: 'PROJECT' as const,
  project_id: projects[0],
  limit: 300,
  ...more,
});

const createBudget = (client: ApiClient, domain: TestDomain, more: BudgetMembers = {}) =>
  client.call(budget.create, budgetRequest(domain, more));
const createRefused = (who: ApiClient, domain: TestDomain, more: BudgetMembers) =>
  who.refused(budget.create, budgetRequest(domain, more));

describe('creating a budget', () => {
  it('3.13.1 returns all members, without project_group_id if the budget has none', async () => {
    const domain = await createTestDomain();

    const created = await createBudget(domain.owner, domain);

    expect(created).toEqual({
      budget_id: expect.stringMatching(/^budget-[0-9a-f]{12}$/),
      name: '',
      limit: 300,
      planned_limits: [
        { date: '2024-01', limit: 100 },
        { date: '2024-02', limit: 100 },
        { date: '2024-03', limit: 100 },
      ],
      currency: 'USD',
      provider_filter: { state: 'DISABLED', providers: [] },
      time_unit: 'MONTHLY',
      start: '2024-01',
      end: '2024-03',
      notifications: [],
      tags: {},
      resource_group: 'PROJECT',
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      project_id: domain.projects[0],
      data_source_id: domain.dataSourceId,
      created_at: expect.stringMatching(/Z$/),
      updated_at: created.created_at,
    });
    expect(await domain.owner.call(budget.get, { budget_id: created.budget_id })).toEqual(created);
  });

  it('3.13.1 requires either a project or a group, and neither only for a workspace or domain', async () => {
    const domain = await createTestDomain();
    const { admin, owner, workspaces } = domain;

    expect(await createRefused(owner, domain, { project_group_id: 'pg-1' })).toBe(
      'ERROR_ONLY_ONF_OF_PROJECT_OR_PROJECT_GROUP',
    );
    expect(await createRefused(owner, domain, { project_id: '' })).toBe('ERROR_REQUIRED_PARAMETER');
    expect(await createBudget(owner, domain, { project_id: undefined, resource_group: 'WORKSPACE' })).toMatchObject({
      project_id: '*',
      workspace_id: workspaces[0],
    });
    expect(await createBudget(admin, domain, { project_id: undefined, resource_group: 'DOMAIN' })).toMatchObject({
      project_id: '*',
      workspace_id: '*',
    });
    expect(await createBudget(owner, domain, { resource_group: 'WORKSPACE' })).toMatchObject({
      project_id: domain.projects[0],
    });
  });

  it('3.13.2 takes the workspace from the caller, the request, or the project or group; a budget of the domain has none', async () => {
    const domain = await createTestDomain();
    const { admin, owner, projects, workspaces, domainId: domain_id } = domain;
    await domain.put('project_groups', [{ project_group_id: 'pg-2', domain_id, workspace_id: workspaces[1] }]);
    const workspaceOf = async (who: ApiClient, more: BudgetMembers) =>
      (await createBudget(who, domain, more)).workspace_id;
    const wholeWorkspace = { project_id: undefined, resource_group: 'WORKSPACE' };

    expect(await workspaceOf(owner, wholeWorkspace)).toBe(workspaces[0]);
    expect(await workspaceOf(admin, { ...wholeWorkspace, workspace_id: workspaces[1] })).toBe(workspaces[1]);
    expect(await workspaceOf(admin, { project_id: projects[3] })).toBe(workspaces[1]);
    expect(await workspaceOf(admin, { project_id: undefined, project_group_id: 'pg-2' })).toBe(workspaces[1]);
    expect(await workspaceOf(admin, { resource_group: 'DOMAIN' })).toBe(workspaces[0]);
    const everywhere = { project_id: undefined, resource_group: 'DOMAIN' };
    expect(await workspaceOf(admin, { ...everywhere, workspace_id: workspaces[1] })).toBe('*');
    expect(await createRefused(admin, domain, { ...wholeWorkspace, workspace_id: 'workspace-none' })).toBe(
      'ERROR_NOT_FOUND',
    );
  });

  it('3.13.10 returns the project group of its target, and an empty project', async () => {
    const domain = await createTestDomain();
    const { domainId: domain_id, workspaces } = domain;
    await domain.put('project_groups', [{ project_group_id: 'pg-1', domain_id, workspace_id: workspaces[0] }]);

    const created = await createBudget(domain.admin, domain, { project_id: undefined, project_group_id: 'pg-1' });

    expect(created).toMatchObject({ project_id: '', project_group_id: 'pg-1', workspace_id: workspaces[0] });
    const { results } = await domain.admin.call(budget.list, {});
    expect(results).toEqual([created]);
    expect(await createRefused(domain.admin, domain, { project_id: undefined, project_group_id: 'pg-2' })).toBe(
      'ERROR_NOT_FOUND',
    );
  });

  it.each([
    ['a month with a wrong number', { start: '2024-13' }, 'ERROR_INVALID_PARAMETER_TYPE'],
    ['a year for a month', { start: '2024' }, 'ERROR_INVALID_PARAMETER_TYPE'],
    ['a month for a year', { time_unit: 'YEARLY' }, 'ERROR_INVALID_PARAMETER_TYPE'],
    ['a day for a month', { end: '2024-03-01' }, 'ERROR_INVALID_PARAMETER_TYPE'],
    ['a start that is the end', { start: '2024-03' }, 'ERROR_INVALID_TIME_RANGE'],
    ['a start after the end', { start: '2024-04' }, 'ERROR_INVALID_TIME_RANGE'],
    ['an unknown data source', { data_source_id: 'ds-none' }, 'ERROR_NOT_FOUND'],
    ['an unknown project', { project_id: 'project-none' }, 'ERROR_NOT_FOUND'],
    ['an unknown time unit', { time_unit: 'DAILY' }, 'ERROR_INVALID_PARAMETER'],
    ['a name that is too long', { name: 'x'.repeat(256) }, 'ERROR_INVALID_PARAMETER'],
  ])('3.13.3 refuses %s', async (_what, more, code) => {
    const domain = await createTestDomain();
    expect(await createRefused(domain.admin, domain, more)).toBe(code);
  });

  it('4.2 is allowed to owners and admins, denied to members', async () => {
    const domain = await createTestDomain();
    expect(await createRefused(domain.member, domain, {})).toBe('ERROR_PERMISSION_DENIED');
    expect(await createRefused(domain.owner, domain, { resource_group: 'DOMAIN' })).toBe('ERROR_PERMISSION_DENIED');
  });

  it('3.13.5 takes the currency from the data source', async () => {
    const domain = await createTestDomain();
    const { admin, domainId: domain_id } = domain;
    await domain.put('data_sources', [{ data_source_id: 'ds-krw', domain_id, currency: 'KRW' }]);
    expect(await createBudget(admin, domain, { data_source_id: 'ds-krw' })).toMatchObject({ currency: 'KRW' });
  });

  it('3.13.5 accepts the currency of the data source by its name, and refuses any other', async () => {
    const domain = await createTestDomain();
    const { owner } = domain;

    const refused = await owner.post(budget.create.path, budgetRequest(domain, { currency: 'EUR' }));
    const created = await createBudget(owner, domain, { currency: 'USD' });

    expect(refused).toEqual({
      status: 400,
      body: {
        detail: {
          code: 'ERROR_INVALID_PARAMETER',
          message: 'Invalid parameter. (key = currency, reason = expected USD, that of the data source)',
        },
      },
    });
    expect(created.currency).toBe('USD');
  });

  it('3.13.5 stores providers only if the filter is ENABLED, and requires some in that case', async () => {
    const domain = await createTestDomain();
    const filter = (state: string, providers?: string[]) => ({ provider_filter: { state, providers } });

    expect(await createRefused(domain.admin, domain, filter('ENABLED', []))).toBe('ERROR_PROVIDER_FILTER_IS_EMPTY');
    expect(await createRefused(domain.admin, domain, filter('ENABLED'))).toBe('ERROR_PROVIDER_FILTER_IS_EMPTY');
    expect(await createBudget(domain.admin, domain, filter('DISABLED', ['aws']))).toMatchObject({
      provider_filter: { state: 'DISABLED', providers: [] },
    });
    expect(
      await createBudget(domain.admin, domain, { ...filter('ENABLED', ['aws']), start: '2025-01', end: '2025-02' }),
    ).toMatchObject({ provider_filter: { state: 'ENABLED', providers: ['aws'] } });
  });
});

describe('limits of a budget', () => {
  it('3.13.4 divides an amount evenly, to 3 decimals; the last unit gets the remainder', async () => {
    const domain = await createTestDomain();
    const created = await createBudget(domain.admin, domain, { limit: 1000, start: '2024-11', end: '2025-01' });
    expect(created.planned_limits).toEqual([
      { date: '2024-11', limit: 333.333 },
      { date: '2024-12', limit: 333.333 },
      { date: '2025-01', limit: 333.334 },
    ]);
  });

  it('3.13.4 divides the largest number', async () => {
    const domain = await createTestDomain();
    const { limit, planned_limits } = await createBudget(domain.owner, domain, { limit: Number.MAX_VALUE });

    expect(limit).toBe(Number.MAX_VALUE);
    expect(planned_limits.map((entry) => entry.limit / Number.MAX_VALUE)).toEqual(
      planned_limits.map(() => expect.closeTo(1 / planned_limits.length)),
    );
  });

  it('3.13.4 adds up planned limits in the order of the period, and ignores limit', async () => {
    const domain = await createTestDomain();
    const planned_limits = [
      { date: '2025', limit: 0.2 },
      { date: '2024', limit: 0.1 },
    ];
    const years = { time_unit: 'YEARLY', start: '2024', end: '2025' };
    expect(await createBudget(domain.admin, domain, { ...years, planned_limits, limit: 7 })).toMatchObject({
      limit: 0.3,
      planned_limits: [...planned_limits].reverse(),
    });
  });

  const months = (...entries: unknown[]) => ({
    start: '2024-01',
    end: '2024-02',
    limit: undefined,
    planned_limits: entries,
  });
  const january = { date: '2024-01', limit: 1 };

  it.each([
    ['neither amount nor plan', { limit: undefined }, 'ERROR_REQUIRED_PARAMETER'],
    ['TOTAL without an amount', { limit: undefined, time_unit: 'TOTAL' }, 'ERROR_REQUIRED_PARAMETER'],
    ['a missing month', months(january), 'ERROR_NO_DATE_IN_PLANNED_LIMITS'],
    ['a month outside the period', months(january, { date: '2024-03', limit: 1 }), 'ERROR_DATE_IS_WRONG'],
    ['a duplicate month', months(january, january), 'ERROR_DATE_IS_WRONG'],
    ['an empty date', months(january, { date: '', limit: 1 }), 'ERROR_DATE_IS_REQUIRED'],
    ['no date', months(january, { limit: 1 }), 'ERROR_DATE_IS_REQUIRED'],
    ['a negative limit of a month', months(january, { date: '2024-02', limit: -1 }), 'ERROR_LIMIT_IS_WRONG'],
    ['a negative limit', { limit: -1 }, 'ERROR_LIMIT_IS_WRONG'],
    [
      'a sum beyond the largest number',
      months({ ...january, limit: 1e308 }, { date: '2024-02', limit: 1e308 }),
      'ERROR_LIMIT_IS_WRONG',
    ],
  ])('3.13.4 refuses %s', async (_what, more, code) => {
    const domain = await createTestDomain();
    expect(await createRefused(domain.admin, domain, more)).toBe(code);
  });

  it('3.13.4 has no planned limits with TOTAL', async () => {
    const domain = await createTestDomain();
    expect(await createBudget(domain.admin, domain, { time_unit: 'TOTAL', planned_limits: [january] })).toMatchObject({
      limit: 300,
      planned_limits: [],
    });
  });

  it('3.13.7 replaces the planned limits of the given dates, and divides a new amount again', async () => {
    const domain = await createTestDomain();
    const { budget_id } = await createBudget(domain.owner, domain);
    const update = (changes: Record<string, unknown>) => domain.owner.call(budget.update, { budget_id, ...changes });

    expect(await update({ planned_limits: [{ date: '2024-02', limit: 50 }], limit: 9 })).toMatchObject({
      limit: 250,
      planned_limits: [{ limit: 100 }, { limit: 50 }, { limit: 100 }],
    });
    expect(await update({ limit: 30 })).toMatchObject({ limit: 30, planned_limits: [{ limit: 10 }, {}, {}] });
    expect(await update({ name: 'Shop', tags: { a: 1 } })).toMatchObject({ limit: 30, name: 'Shop', tags: { a: 1 } });
    const foreign = { budget_id, planned_limits: [{ date: '2024-04', limit: 1 }] };
    expect(await domain.owner.refused(budget.update, foreign)).toBe('ERROR_DATE_IS_WRONG');
    expect(await domain.owner.refused(budget.update, { budget_id, limit: -1 })).toBe('ERROR_LIMIT_IS_WRONG');
    expect(await domain.owner.refused(budget.update, { budget_id, name: '' })).toBe('ERROR_INVALID_PARAMETER');
  });

  it('3.13.7 sets the amount of a TOTAL budget', async () => {
    const domain = await createTestDomain();
    const { budget_id } = await createBudget(domain.owner, domain, { time_unit: 'TOTAL' });
    expect(await domain.owner.call(budget.update, { budget_id, limit: 12.5 })).toMatchObject({
      limit: 12.5,
      planned_limits: [],
    });
  });
});

describe('a second budget', () => {
  it.each([
    ['the same period', {}],
    ['a period that begins in the last month', { start: '2024-03', end: '2024-09' }],
    ['a year of it', { time_unit: 'YEARLY', start: '2023', end: '2024' }],
  ])('3.13.6 for the same data source, workspace and target is refused for %s', async (_what, more) => {
    const domain = await createTestDomain();
    await createBudget(domain.owner, domain);
    expect(await createRefused(domain.owner, domain, more)).toBe('ERROR_BUDGET_ALREADY_EXIST');
  });

  it('3.13.6 is accepted for another period, target or data source', async () => {
    const domain = await createTestDomain();
    const { owner, domainId: domain_id, projects } = domain;
    await domain.put('data_sources', [{ data_source_id: 'ds-2', domain_id }]);
    await createBudget(owner, domain);

    await createBudget(owner, domain, { start: '2024-04', end: '2024-06' });
    await createBudget(owner, domain, { project_id: projects[1] });
    await createBudget(owner, domain, { data_source_id: 'ds-2' });
    expect((await owner.call(budget.list, {})).total_count).toBe(4);
  });

  it('3.13.6 is refused when both are created concurrently', async () => {
    const domain = await createTestDomain();
    const answers = await Promise.all(
      [1, 2, 3].map(() => domain.owner.post(budget.create.path, budgetRequest(domain))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });
});

describe('thresholds of a budget', () => {
  const entry = { threshold: 80, unit: 'PERCENT', notification_type: 'WARNING' };

  it('3.13.8 replace all earlier ones', async () => {
    const domain = await createTestDomain();
    const { budget_id } = await createBudget(domain.owner, domain, { notifications: [entry] });
    const set = (notifications: unknown[]) =>
      domain.owner.call(budget.set_notification, { budget_id, notifications: notifications as [] });

    expect((await set([{ ...entry, threshold: 90.5 }, entry])).notifications).toEqual([
      { ...entry, threshold: 90.5 },
      entry,
    ]);
    expect((await set([])).notifications).toEqual([]);
  });

  it.each([
    ['no unit', { unit: undefined }, 'ERROR_UNIT_IS_REQUIRED'],
    ['an unknown unit', { unit: 'BUCKETS' }, 'ERROR_UNIT_IS_REQUIRED'],
    ['no type', { notification_type: undefined }, 'ERROR_NOTIFICATION_TYPE_IS_REQUIRED'],
    ['an unknown type', { notification_type: '' }, 'ERROR_NOTIFICATION_TYPE_IS_REQUIRED'],
    ['a negative threshold', { threshold: -1 }, 'ERROR_THRESHOLD_IS_WRONG'],
    ['more than 100 percent', { threshold: 100.1 }, 'ERROR_THRESHOLD_IS_WRONG_IN_PERCENT_TYPE'],
  ])('3.13.8 %s is refused, also on create', async (_what, change, code) => {
    const domain = await createTestDomain();
    const notifications = [{ ...entry, ...change }];
    const { budget_id } = await createBudget(domain.owner, domain);

    expect(await domain.owner.refused(budget.set_notification, { budget_id, notifications })).toBe(code);
    expect(await createRefused(domain.owner, domain, { start: '2025-01', end: '2025-02', notifications })).toBe(code);
  });

  it('3.13.8 amounts above 100 are accepted', async () => {
    const domain = await createTestDomain();
    const notifications = [{ threshold: 5000, unit: 'ACTUAL_COST', notification_type: 'CRITICAL' }];
    expect(await createBudget(domain.owner, domain, { notifications })).toMatchObject({ notifications });
  });
});

describe('reading budgets', () => {
  it('4.5.4 shows a member the budgets of own projects, of groups of the member, and of the groups below them', async () => {
    const domain = await createTestDomain();
    const { admin, owner, member, users, domainId: domain_id, workspaces, projects } = domain;
    const group = { domain_id, workspace_id: workspaces[0] };
    await domain.put('project_groups', [
      { project_group_id: 'pg-team', ...group, users: [users.member] },
      { project_group_id: 'pg-below', ...group, parent_group_id: 'pg-team' },
      { project_group_id: 'pg-others', ...group },
    ]);
    for (const project_id of projects) await createBudget(admin, domain, { name: `of ${project_id}`, project_id });
    for (const project_group_id of ['pg-team', 'pg-below', 'pg-others']) {
      await createBudget(admin, domain, { name: `of ${project_group_id}`, project_id: undefined, project_group_id });
    }
    await createBudget(owner, domain, { name: 'of workspace', project_id: undefined, resource_group: 'WORKSPACE' });
    const names = async (who: ApiClient) => (await who.call(budget.list, {})).results.map(({ name }) => name);

    expect(await names(member)).toEqual(['of pg-below', 'of pg-team', `of ${projects[0]}`, `of ${projects[1]}`]);
    expect(await names(owner)).toHaveLength(7);
    expect(await names(admin)).toHaveLength(8);
  });

  it('3.13.10 get does not find a deleted budget', async () => {
    const domain = await createTestDomain();
    const { budget_id } = await createBudget(domain.owner, domain);
    expect(await domain.owner.call(budget.delete, { budget_id })).toEqual({});
    expect(await domain.owner.refused(budget.get, { budget_id })).toBe('ERROR_NOT_FOUND');
    await createBudget(domain.owner, domain);
  });

  it('2.1.6 filters by time unit, project and data source', async () => {
    const domain = await createTestDomain();
    await createBudget(domain.owner, domain, { name: 'monthly' });
    await createBudget(domain.owner, domain, { name: 'total', time_unit: 'TOTAL', project_id: domain.projects[1] });
    const names = async (request: Record<string, unknown>) =>
      (await domain.owner.call(budget.list, request)).results.map(({ name }) => name);

    expect(await names({ time_unit: 'TOTAL' })).toEqual(['total']);
    expect(await names({ project_id: domain.projects[0] })).toEqual(['monthly']);
    expect(await names({ data_source_id: 'ds-none' })).toEqual([]);
  });
});
