import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budget } from '../../../contract/cost-analysis/budget.ts';
import { evaluateChangedCosts } from '../../../service/cost-analysis/budgetEvaluation.ts';
import { openDirectory } from '../../../service/directory/open.ts';
import { startHttpStub } from '../httpStub.ts';
import { createApiClient, INTERNAL_TOKEN } from '../testDomain.ts';
import { makeSchemaName, startTestService } from '../testService.ts';
import {
  type BudgetNotification,
  type CostDomain,
  type CostServices,
  createCostDomain,
  makeThreshold,
  readTags,
  startCostServices,
} from './costFixtures.ts';

let costServices: CostServices;
beforeAll(async () => {
  costServices = await startCostServices();
});
afterAll(() => costServices[Symbol.asyncDispose]());

const NOW = '2024-05-15T12:00:00.000Z';

/** Creates a domain with the clock at NOW. */
const aDomain = (): Promise<CostDomain> => {
  costServices.setClock(NOW);
  return costServices.createDomain();
};

const summarize = (thresholdsRaised: readonly BudgetNotification[]) =>
  thresholdsRaised
    .map((each) => `${readTags(each).Budget}: ${readTags(each).Usage} over ${readTags(each).Threshold}`)
    .sort();

const notifiedThresholds = async (domain: CostDomain) => summarize(await costServices.notificationsOf(domain));

const setNotifications = (domain: CostDomain, budget_id: string, notifications: unknown[]) =>
  domain.write(budget.set_notification, { budget_id, notifications });

describe.concurrent('notifications of a budget', () => {
  it('3.19.10 a WARNING of the project is sent to the sink, with budget and usage in tags', async () => {
    const domain = await aDomain();
    const budget_id = await domain.createBudget('Shop', { notifications: [makeThreshold(80)] });
    await domain.addCosts(['2024-05', 90.5]);

    expect(await costServices.notificationsOf(domain)).toEqual([
      {
        notification_id: expect.stringMatching(/^notification-[0-9a-f]{12}$/),
        event: 'budget.exceeded',
        topic: 'cost_analysis.Budget',
        notification_type: 'WARNING',
        resource_type: 'identity.Project',
        resource_id: domain.projects[0],
        channels: [],
        domain_id: domain.domainId,
        workspace_id: domain.workspaces[0],
        message: {
          title: '[BUDGET] Shop: more than 80 % spent',
          tags: [
            { key: 'Budget ID', value: budget_id },
            { key: 'Budget', value: 'Shop' },
            { key: 'Data source', value: 'Cloud bill' },
            { key: 'Period', value: '2024-05' },
            { key: 'Usage', value: '90.5' },
            { key: 'Limit', value: '100' },
            { key: 'Percentage', value: '90.5 %' },
            { key: 'Threshold', value: '80 %' },
            { key: 'Currency', value: 'USD' },
            { key: 'Project', value: 'Shop' },
            { key: 'Workspace', value: domain.workspaces[0] },
          ],
          callbacks: [],
          occurred_at: NOW,
        },
        created_at: NOW,
      },
    ]);
  });

  it('3.19.10 a CRITICAL threshold sends an ERROR about the target of the budget', async () => {
    const domain = await aDomain();
    const { domainId: domain_id, workspaces, projects } = domain;
    await domain.put('project_groups', [{ project_group_id: 'pg-1', domain_id, workspace_id: workspaces[0] }]);
    await domain.put('projects', [
      { project_id: projects[0], domain_id, workspace_id: workspaces[0], project_group_id: 'pg-1' },
    ]);
    await domain.addCosts(['2024-05', 101]);
    const notifications = [makeThreshold(100, 'ACTUAL_COST', 'CRITICAL')];
    await domain.createBudget('group', { project_id: '', project_group_id: 'pg-1', notifications });
    const whole = { project_id: '', notifications };
    await domain.createBudget('workspace', { ...whole, resource_group: 'WORKSPACE', workspace_id: workspaces[0] });
    await domain.createBudget('domain', { ...whole, resource_group: 'DOMAIN' });

    const received = await costServices.notificationsOf(domain);
    const about = received.map((each) => [
      readTags(each).Budget,
      each.notification_type,
      each.resource_type,
      each.resource_id,
    ]);
    expect(about.sort()).toEqual([
      ['domain', 'ERROR', 'identity.Workspace', '*'],
      ['group', 'ERROR', 'identity.ProjectGroup', 'pg-1'],
      ['workspace', 'ERROR', 'identity.Workspace', workspaces[0]],
    ]);
  });

  it('3.19.11 enabled channels with a URL receive it', async () => {
    await using channel = await startHttpStub();
    const domain = await aDomain();
    const inWorkspace = { domain_id: domain.domainId, workspace_id: domain.workspaces[0] };
    await domain.put('channels', [
      { channel_id: 'ch-1', ...inWorkspace, state: 'ENABLED', data: { url: channel.url } },
    ]);
    await domain.createBudget('Shop', { notifications: [makeThreshold(80)] });
    await domain.addCosts(['2024-05', 81]);

    expect(await notifiedThresholds(domain)).toEqual(['Shop: 81 over 80 %']);
    await expect.poll(() => channel.received).toMatchObject([{ event: 'budget.exceeded' }]);
  });
});

describe.concurrent('evaluation of a budget', () => {
  it('3.13.9 runs after create, update and set_notification', async () => {
    const domain = await aDomain();
    await domain.addCosts(['2024-05', 60]);
    const budget_id = await domain.createBudget('Shop', { notifications: [makeThreshold(50), makeThreshold(70)] });
    expect(await notifiedThresholds(domain)).toEqual(['Shop: 60 over 50 %']);

    await domain.write(budget.update, { budget_id, limit: 960 });
    expect(await notifiedThresholds(domain)).toEqual(['Shop: 60 over 50 %', 'Shop: 60 over 70 %']);

    await setNotifications(domain, budget_id, [makeThreshold(50), makeThreshold(70), makeThreshold(55, 'ACTUAL_COST')]);
    expect(await notifiedThresholds(domain)).toEqual([
      'Shop: 60 over 50 %',
      'Shop: 60 over 55 USD',
      'Shop: 60 over 70 %',
    ]);
  });

  it('3.13.9 runs after cost report data is put, replaced, moved or deleted', async () => {
    const domain = await aDomain();
    const { domainId: domain_id, dataSourceId: data_source_id, internal } = domain;
    const thresholds = [10, 20, 30, 40].map((limit) => makeThreshold(limit));
    await domain.createBudget('Shop', { notifications: thresholds });
    const final = { cost_report_data_id: 'crd-final', is_confirmed: true };
    await domain.addCosts(['2024-05', 12, final], ['2024-05', 22], ['2024-05', 10]);
    expect(await notifiedThresholds(domain)).toEqual(['Shop: 12 over 10 %']);

    await internal.post('/internal/v1/directory/delete', { kind: 'cost_report_data', ids: ['crd-final'] });
    expect(await notifiedThresholds(domain)).toEqual([
      'Shop: 12 over 10 %',
      'Shop: 32 over 20 %',
      'Shop: 32 over 30 %',
    ]);

    await domain.put('data_sources', [{ data_source_id: 'ds-2', domain_id }]);
    const elsewhere = { data_source_id: 'ds-2', cost_report_data_id: 'crd-moved' };
    await domain.addCosts(['2024-05', 9, elsewhere]);
    expect(await notifiedThresholds(domain)).toHaveLength(3);
    await domain.addCosts(['2024-05', 9, { ...elsewhere, data_source_id }]);
    expect(await notifiedThresholds(domain)).toContain('Shop: 41 over 40 %');
  });

  it('0.1.4 runs when a batch is committed, not before', async () => {
    const domain = await aDomain();
    const { domainId: domain_id, dataSourceId: data_source_id, internal, projects, workspaces } = domain;
    await domain.createBudget('Shop', { notifications: [makeThreshold(80)] });
    const put = (id: string, commit: boolean) => {
      const place = { domain_id, data_source_id, workspace_id: workspaces[0], project_id: projects[0] };
      const record = { cost_report_data_id: id, ...place, report_month: '2024-05', cost: { USD: 50 } };
      const body = { kind: 'cost_report_data', records: [record], batch: domain_id, commit };
      return internal.post('/internal/v1/directory/put', body);
    };

    await put('crd-batch-1', false);
    await put('crd-batch-2', false);
    expect(await notifiedThresholds(domain)).toEqual([]);
    await put('crd-batch-3', true);
    expect(await notifiedThresholds(domain)).toEqual(['Shop: 150 over 80 %']);
  });

  it('1.3.4 does not run after a failed put', async () => {
    const domain = await aDomain();
    const { domainId: domain_id, dataSourceId: data_source_id, projects, workspaces } = domain;
    await domain.createBudget('Shop', { notifications: [makeThreshold(80)] });
    const place = { domain_id, data_source_id, workspace_id: workspaces[0], project_id: projects[0] };
    const row = { cost_report_data_id: 'crd-1', ...place, report_month: '2024-05', cost: { USD: 500 } };

    await expect(domain.put('cost_report_data', [row, { ...row, report_month: 5 }])).rejects.toThrow();
    expect(await notifiedThresholds(domain)).toEqual([]);
  });
});

describe.concurrent('the cost of a budget', () => {
  it('3.13.9 includes only its own data source, workspace, project and currency', async () => {
    const domain = await aDomain();
    const { domainId: domain_id, projects, workspaces } = domain;
    await domain.put('data_sources', [{ data_source_id: 'ds-krw', domain_id, currency: 'KRW' }]);
    const krw = { data_source_id: 'ds-krw' };
    await domain.addCosts(
      ['2024-05', 5],
      ['2024-05', 7, { project_id: projects[1] }],
      ['2024-05', 11, { project_id: projects[3], workspace_id: workspaces[1] }],
      ['2024-05', 13, { project_id: '' }],
      ['2024-05', 17, krw],
      ['2024-05', 0, { ...krw, cost: { KRW: 900, USD: 1, note: 'text', EUR: '5' } }],
    );
    const notifications = [makeThreshold(0, 'ACTUAL_COST')];
    const whole = { project_id: '', notifications, resource_group: 'WORKSPACE' };
    await domain.createBudget('project', { notifications });
    await domain.createBudget('workspace', { ...whole, workspace_id: workspaces[0] });
    await domain.createBudget('other workspace', { ...whole, workspace_id: workspaces[1] });
    await domain.createBudget('domain', { ...whole, resource_group: 'DOMAIN' });
    await domain.createBudget('won', { ...krw, notifications });

    expect(await notifiedThresholds(domain)).toEqual([
      'domain: 36 over 0 USD',
      'other workspace: 11 over 0 USD',
      'project: 5 over 0 USD',
      'won: 900 over 0 KRW',
      'workspace: 25 over 0 USD',
    ]);
  });

  it('3.13.9 includes the groups below its project group', async () => {
    const domain = await aDomain();
    const { domainId: domain_id, workspaces, projects } = domain;
    const inWorkspace = { domain_id, workspace_id: workspaces[0] };
    await domain.put('project_groups', [
      { project_group_id: 'pg-top', ...inWorkspace },
      { project_group_id: 'pg-middle', ...inWorkspace, parent_group_id: 'pg-top' },
      { project_group_id: 'pg-bottom', ...inWorkspace, parent_group_id: 'pg-middle' },
      { project_group_id: 'pg-sibling', ...inWorkspace },
    ]);
    const groups = ['pg-top', 'pg-bottom', 'pg-sibling'];
    await domain.put(
      'projects',
      groups.map((project_group_id, at) => ({ project_id: projects[at], ...inWorkspace, project_group_id })),
    );
    const costs = [1, 10, 100].map((cost, at) => ['2024-05', cost, { project_id: projects[at] }] as const);
    await domain.addCosts(...costs);
    for (const project_group_id of ['pg-top', 'pg-middle', 'pg-sibling']) {
      await domain.createBudget(project_group_id, {
        project_id: '',
        project_group_id,
        notifications: [makeThreshold(0, 'ACTUAL_COST')],
      });
    }

    expect(await notifiedThresholds(domain)).toEqual([
      'pg-middle: 10 over 0 USD',
      'pg-sibling: 100 over 0 USD',
      'pg-top: 11 over 0 USD',
    ]);
  });

  it('3.13.9 includes only the chosen providers if the filter is ENABLED', async () => {
    const domain = await aDomain();
    const provider_filter = { state: 'ENABLED', providers: ['aws', 'azure'] };
    await domain.createBudget('Shop', { provider_filter, notifications: [makeThreshold(0, 'ACTUAL_COST')] });
    await domain.addCosts(
      ['2024-05', 1, { provider: 'google_cloud' }],
      ['2024-05', 2, { provider: 'aws' }],
      ['2024-05', 4, { provider: 'azure' }],
      ['2024-05', 8],
    );
    expect(await notifiedThresholds(domain)).toEqual(['Shop: 6 over 0 USD']);
  });

  it('3.13.9 includes only confirmed rows in months that have any', async () => {
    const domain = await aDomain();
    const final = { is_confirmed: true };
    await domain.addCosts(
      ['2024-03', 1],
      ['2024-03', 2],
      ['2024-04', 4],
      ['2024-04', 8, final],
      ['2024-04', 16, final],
      ['2024-05', 32, { ...final, cost: { KRW: 1 } }],
      ['2024-05', 64],
    );
    const year = { time_unit: 'YEARLY', start: '2024', end: '2025', limit: 100 };
    await domain.createBudget('year', { ...year, notifications: [makeThreshold(0, 'ACTUAL_COST')] });
    expect(await notifiedThresholds(domain)).toEqual(['year: 27 over 0 USD']);
  });
});

describe('the limit of a budget', () => {
  it('3.13.9 applies to the current month, the current year, or the whole period', async () => {
    const domain = await aDomain();
    const { projects } = domain;
    const months = ['2023-12', '2024-01', '2024-05', '2024-06', '2024-12', '2025-01'];
    for (const project_id of projects) {
      await domain.addCosts(...months.map((month, at) => [month, 2 ** at, { project_id }] as const));
    }
    const notifications = [makeThreshold(0, 'ACTUAL_COST')];
    await domain.createBudget('month', { notifications });
    await domain.createBudget('year', {
      ...{ project_id: projects[1], time_unit: 'YEARLY', start: '2024', end: '2025', notifications },
    });
    await domain.createBudget('total', {
      ...{ project_id: projects[2], time_unit: 'TOTAL', start: '2023-12', end: '2024-06', notifications },
    });

    const received = await costServices.notificationsOf(domain);
    const about = received.map((each) => [
      readTags(each).Budget,
      readTags(each).Period,
      readTags(each).Usage,
      readTags(each).Limit,
    ]);
    expect(about.sort()).toEqual([
      ['month', '2024-05', '4', '100'],
      ['total', '2023-12 to 2024-06', '15', '1200'],
      ['year', '2024', '30', '600'],
    ]);
  });

  it('3.13.9 is the planned limit of the current month or year', async () => {
    const domain = await aDomain();
    await domain.addCosts(['2024-05', 11], ['2024-05', 11, { project_id: domain.projects[1] }]);
    const notifications = [makeThreshold(50)];
    const months = [4, 5, 6].map((month) => ({ date: `2024-0${month}`, limit: month === 5 ? 20 : 1000 }));
    await domain.createBudget('month', { start: '2024-04', end: '2024-06', planned_limits: months, notifications });
    const years = [2023, 2024].map((year) => ({ date: String(year), limit: year === 2024 ? 20 : 1000 }));
    const yearly = { time_unit: 'YEARLY', start: '2023', end: '2024', project_id: domain.projects[1] };
    const budget_id = await domain.createBudget('year', { ...yearly, planned_limits: years, notifications });

    expect(await notifiedThresholds(domain)).toEqual(['month: 11 over 50 %', 'year: 11 over 50 %']);

    await setNotifications(domain, budget_id, [makeThreshold(90)]);
    await domain.write(budget.update, { budget_id, planned_limits: [{ date: '2024', limit: 12 }] });
    expect(await notifiedThresholds(domain)).toContain('year: 11 over 90 %');
  });

  it.each([
    ['before the period', '2023-12-31T23:59:59.999Z', []],
    ['in its first moment', '2024-01-01T00:00:00.000Z', ['Shop', 'total', 'year']],
    ['in its last moment', '2024-12-31T23:59:59.999Z', ['Shop', 'total', 'year']],
    ['after it', '2025-01-01T00:00:00.000Z', ['year']],
    ['after the last year', '2026-01-01T00:00:00.000Z', []],
  ])('3.13.9 no notification is raised outside the period: %s', async (_when, moment, names) => {
    costServices.setClock(moment);
    const domain = await costServices.createDomain();
    const { projects } = domain;
    for (const project_id of projects) {
      const months = ['2023-12', '2024-01', '2024-12', '2025-01', '2026-01'];
      await domain.addCosts(...months.map((month) => [month, 1, { project_id }] as const));
    }
    const notifications = [makeThreshold(0, 'ACTUAL_COST')];
    await domain.createBudget('Shop', { notifications });
    const year = { time_unit: 'YEARLY', start: '2024', end: '2025' };
    await domain.createBudget('year', { ...year, project_id: projects[1], notifications });
    await domain.createBudget('total', { time_unit: 'TOTAL', project_id: projects[2], notifications });

    expect((await costServices.notificationsOf(domain)).map((each) => readTags(each).Budget).sort()).toEqual(names);
  });

  it('3.13.9 is exceeded only by a greater cost; percentages are rounded to two decimals', async () => {
    const domain = await aDomain();
    const notifications = [
      makeThreshold(80),
      makeThreshold(80, 'ACTUAL_COST'),
      makeThreshold(80.01),
      makeThreshold(80.009, 'ACTUAL_COST'),
    ];
    await domain.createBudget('Shop', { notifications });
    await domain.addCosts(['2024-05', 80]);
    expect(await notifiedThresholds(domain)).toEqual([]);
    await domain.addCosts(['2024-05', 0.004]);
    expect(await notifiedThresholds(domain)).toEqual(['Shop: 80 over 80 USD']);
    await domain.addCosts(['2024-05', 0.006]);
    expect(await notifiedThresholds(domain)).toEqual([
      'Shop: 80 over 80 USD',
      'Shop: 80.01 over 80 %',
      'Shop: 80.01 over 80.009 USD',
    ]);
  });

  it('3.13.9 a sum of tenths has no rounding error', async () => {
    const domain = await aDomain();
    await domain.createBudget('Shop', { notifications: [makeThreshold(0.3, 'ACTUAL_COST')] });
    await domain.addCosts(['2024-05', 0.1], ['2024-05', 0.2]);
    expect(await notifiedThresholds(domain)).toEqual([]);
  });

  it('3.13.9 a limit of 0 is never exceeded', async () => {
    const domain = await aDomain();
    const notifications = [makeThreshold(0), makeThreshold(0, 'ACTUAL_COST')];
    await domain.createBudget('free', { limit: 0, notifications });
    await domain.createBudget('free', { time_unit: 'TOTAL', limit: 0, notifications, project_id: domain.projects[1] });
    await domain.addCosts(['2024-05', 80], ['2024-05', 80, { project_id: domain.projects[1] }]);
    expect(await notifiedThresholds(domain)).toEqual([]);
  });
});

describe('raised thresholds of a budget', () => {
  it('3.13.9 a threshold is raised once per calendar month, and again in the next', async () => {
    const domain = await aDomain();
    const year = { time_unit: 'YEARLY', start: '2024', end: '2025', limit: 200 };
    await domain.createBudget('year', {
      ...year,
      notifications: [makeThreshold(50), makeThreshold(50), makeThreshold(50, 'PERCENT', 'CRITICAL')],
    });
    await domain.addCosts(['2024-05', 60]);
    await domain.addCosts(['2024-05', 1]);
    expect(await notifiedThresholds(domain)).toEqual(['year: 60 over 50 %', 'year: 60 over 50 %']);

    costServices.setClock('2024-06-01T00:00:00.000Z');
    await domain.addCosts(['2024-06', 1]);
    await domain.addCosts(['2024-06', 1]);
    expect(await notifiedThresholds(domain)).toEqual([
      ...['year: 60 over 50 %', 'year: 60 over 50 %'],
      ...['year: 62 over 50 %', 'year: 62 over 50 %'],
    ]);
  });

  it('3.13.9 set_notification keeps them for unchanged entries only', async () => {
    const domain = await aDomain();
    await domain.addCosts(['2024-05', 60]);
    const budget_id = await domain.createBudget('Shop', { notifications: [makeThreshold(40), makeThreshold(50)] });
    expect(await notifiedThresholds(domain)).toEqual(['Shop: 60 over 40 %', 'Shop: 60 over 50 %']);

    await setNotifications(domain, budget_id, [makeThreshold(50), makeThreshold(41)]);
    expect(await notifiedThresholds(domain)).toEqual([
      'Shop: 60 over 40 %',
      'Shop: 60 over 41 %',
      'Shop: 60 over 50 %',
    ]);

    await setNotifications(domain, budget_id, [makeThreshold(40), makeThreshold(50)]);
    expect(await notifiedThresholds(domain)).toEqual([
      ...['Shop: 60 over 40 %', 'Shop: 60 over 40 %', 'Shop: 60 over 41 %', 'Shop: 60 over 50 %'],
    ]);
  });

  it('3.13.10 get does not return them, and delete removes them with the budget', async () => {
    const domain = await aDomain();
    await domain.addCosts(['2024-05', 60]);
    const budget_id = await domain.createBudget('Shop', { notifications: [makeThreshold(50)] });
    const body = await domain.write(budget.get, { budget_id });
    expect(Object.keys(body)).toEqual(expect.not.arrayContaining(['usage', 'raised']));
    expect(body).toMatchObject({ updated_at: body.created_at });

    await domain.write(budget.delete, { budget_id });
    await domain.createBudget('Shop', { notifications: [makeThreshold(50)] });
    expect(await notifiedThresholds(domain)).toEqual(['Shop: 60 over 50 %', 'Shop: 60 over 50 %']);
  });
});

describe('concurrent changes of costs and budgets', () => {
  it('3.13.9, 6 raise a threshold once, although each row alone is below it', async () => {
    const domain = await aDomain();
    const { domainId: domain_id, dataSourceId: data_source_id, projects, workspaces } = domain;
    await domain.createBudget('Shop', { notifications: [makeThreshold(95), makeThreshold(50)] });
    const place = { domain_id, data_source_id, workspace_id: workspaces[0], project_id: projects[0] };
    const puts = Array.from({ length: 10 }, (_, at) => {
      const record = { cost_report_data_id: randomUUID(), ...place, report_month: '2024-05', cost: { USD: 10 } };
      const { url } = costServices.services[at % 2] ?? costServices.services[0];
      const body = { kind: 'cost_report_data', records: [record] };
      return createApiClient(url, INTERNAL_TOKEN).post('/internal/v1/directory/put', body);
    });
    expect((await Promise.all(puts)).map(({ status }) => status)).toEqual(puts.map(() => 200));

    expect(await notifiedThresholds(domain)).toEqual(['Shop: 100 over 95 %', 'Shop: 60 over 50 %']);
  });

  it('3.13.9 do not block each other, and lose no threshold', async () => {
    const domain = await aDomain();
    const ids: string[] = [];
    for (const project_id of domain.projects) ids.push(await domain.createBudget(project_id, { project_id }));
    const changes = ids.flatMap((budget_id, at) => [
      setNotifications(domain, budget_id, [makeThreshold(50)]),
      domain.addCosts(['2024-05', 30, { project_id: domain.projects[at] }]),
      domain.addCosts(['2024-05', 30, { project_id: domain.projects[at] }]),
    ]);
    // The last project is in the second workspace, and its costs are in the first.
    await Promise.all(changes);

    expect(await notifiedThresholds(domain)).toEqual(
      domain.projects
        .slice(0, 3)
        .map((project) => `${project}: 60 over 50 %`)
        .sort(),
    );
  });
});

describe('costs that are put while no service runs', () => {
  it('0.1.4, 6 are evaluated by the scheduled job after the next start', async () => {
    await using sink = await startHttpStub();
    const dataDir = mkdtempSync(join(tmpdir(), 'skein-costs-'));
    const store = { databaseUrl: process.env.DATABASE_URL, schema: makeSchemaName(), dataDir };
    const options = { ...store, notificationSinkUrl: sink.url, clock: () => new Date(NOW) };
    const before = await startTestService(options);
    const domain = await createCostDomain(before.url);
    const { domainId: domain_id, dataSourceId: data_source_id, projects, workspaces } = domain;
    await domain.createBudget('Shop', { notifications: [makeThreshold(50)] });
    await before[Symbol.asyncDispose]();

    const directory = await openDirectory(store);
    const place = { domain_id, data_source_id, workspace_id: workspaces[0], project_id: projects[0] };
    const row = { cost_report_data_id: 'crd-import', ...place, report_month: '2024-05', cost: { USD: 60 } };
    await directory.put([{ kind: 'cost_report_data', records: [row] }]);
    await directory.close();

    await using after = await startTestService(options);
    await after.perform(evaluateChangedCosts, {});
    await expect
      .poll(() => sink.received, { timeout: 10_000 })
      .toMatchObject([{ event: 'budget.exceeded', domain_id }]);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
