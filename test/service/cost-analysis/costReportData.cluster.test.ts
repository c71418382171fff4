import { describe, expect, it } from 'vitest';
import { costReportData } from '../../../contract/cost-analysis/costReportData.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';

/** Costs of two projects over three months in the first workspace, and one row in the second. */
const withCosts = async (): Promise<TestDomain> => {
  const domain = await createTestDomain();
  const { domainId: domain_id, dataSourceId: data_source_id, projects, workspaces } = domain;
  const row = (number: number, month: string, project: number, cost: Record<string, number>, more = {}) => ({
    cost_report_data_id: `crd-${number}`,
    ...{ domain_id, data_source_id, cost },
    workspace_id: workspaces[project === 3 ? 1 : 0],
    project_id: projects[project],
    report_year: month.slice(0, 4),
    report_month: month,
    is_confirmed: true,
    provider: 'aws',
    product: 'AmazonEC2',
    workspace_name: 'Retail',
    ...more,
  });
  await domain.put('cost_report_data', [
    row(1, '2024-05', 0, { USD: 100 }),
    row(2, '2024-05', 0, { USD: 40, KRW: 900 }, { provider: 'google_cloud', product: 'Compute Engine' }),
    row(3, '2024-06', 0, { USD: 120 }, { is_confirmed: false }),
    row(4, '2024-06', 2, { USD: 7 }),
    row(5, '2025-01', 3, { EUR: 3 }, { cost_report_id: 'cost-report-1' }),
  ]);
  return domain;
};

describe('a row of cost report data', () => {
  it('3.12.1 is a monthly cost by its dimensions; it comes from the directory, and no operation writes it', async () => {
    const {
      admin,
      internal,
      domainId: domain_id,
      dataSourceId: data_source_id,
      put,
      workspaces,
    } = await createTestDomain();
    const of = { workspace_id: workspaces[0], project_id: 'project-1', service_account_id: 'sa-1', data_source_id };
    const row = { cost_report_data_id: 'crd-1', domain_id, ...of, provider: 'aws', product: 'AmazonEC2' };
    const written = { ...row, report_year: '2024', report_month: '2024-05', cost: { USD: 7 } };
    await put('cost_report_data', [written]);
    const rows = async () => (await admin.call(costReportData.list, {})).results;
    const before = await rows();

    expect(before).toEqual([expect.objectContaining(written)]);
    for (const operation of ['create', 'update', 'delete']) {
      const path = costReportData.list.path.replace('/list', `/${operation}`);
      for (const who of [admin, internal]) expect((await who.post(path, written)).status).toBe(404);
    }
    expect(await rows()).toEqual(before);
    await put('cost_report_data', [{ ...written, cost: { USD: 8 } }]);
    expect(await rows()).toEqual([{ ...before[0], cost: { USD: 8 } }]);
    await internal.post('/internal/v1/directory/delete', { kind: 'cost_report_data', ids: ['crd-1'] });
    expect(await rows()).toEqual([]);
  });

  it('3.12.2 has the cost by currency, and month, year, day and confirmation as comparable values', async () => {
    const {
      admin,
      domainId: domain_id,
      dataSourceId: data_source_id,
      workspaces,
      projects,
      put,
    } = await createTestDomain();
    const row = (cost_report_data_id: string, report_month: string, more: object) => ({
      ...{ cost_report_data_id, domain_id, data_source_id, workspace_id: workspaces[0], project_id: projects[0] },
      ...{ report_month, report_year: report_month.slice(0, 4), is_confirmed: true, issue_date: `${report_month}-03` },
      ...more,
    });
    const may = row('crd-may', '2024-05', { cost: { USD: 12.5, KRW: 16900 } });
    const june = row('crd-june', '2024-06', { cost: { USD: -0.25 }, is_confirmed: false });
    await put('cost_report_data', [may, june, row('crd-late', '2025-01', { cost: { EUR: 3 } })]);
    const found = async (request: object) =>
      (await admin.call(costReportData.list, request)).results.map((each) => each.cost_report_data_id).sort();
    const where = (k: string, v: unknown, o: string) => ({ query: { filter: [{ k, v, o }] } });

    const { results } = await admin.call(costReportData.list, { cost_report_data_id: 'crd-may' });

    expect(results).toEqual([expect.objectContaining(may)]);
    expect(await found(where('cost.KRW', 16900, 'gte'))).toEqual(['crd-may']);
    expect(await found(where('cost.USD', 0, 'lt'))).toEqual(['crd-june']);
    expect(await found(where('report_month', '2024-06', 'lte'))).toEqual(['crd-june', 'crd-may']);
    expect(await found(where('report_year', '2025', 'eq'))).toEqual(['crd-late']);
    expect(await found(where('issue_date', '2024-06-03', 'eq'))).toEqual(['crd-june']);
    expect(await found({ is_confirmed: true })).toEqual(['crd-late', 'crd-may']);
  });
});

describe('listing cost report data', () => {
  it('3.12.3 is allowed to admins and to owners, within their workspace', async () => {
    const { admin, owner, member } = await withCosts();
    expect((await admin.call(costReportData.list, {})).total_count).toBe(5);
    expect((await owner.call(costReportData.list, {})).total_count).toBe(4);
    expect(await member.refused(costReportData.list, {})).toBe('ERROR_PERMISSION_DENIED');
  });

  it('2.1.6 filters by named members, false values included', async () => {
    const { admin } = await withCosts();
    const ids = async (request: Record<string, unknown>) =>
      (await admin.call(costReportData.list, request)).results.map((row) => row.cost_report_data_id);

    expect(await ids({ is_confirmed: false })).toEqual(['crd-3']);
    expect(await ids({ provider: 'google_cloud' })).toEqual(['crd-2']);
    expect(await ids({ query: { keyword: 'compute' } })).toEqual(['crd-2']);
    expect(await ids({ query: { keyword: 'retail' } })).toEqual([]);
  });

  it('2.4.2 sorts unconfirmed rows first, then by descending year', async () => {
    const { admin } = await withCosts();
    const { results } = await admin.call(costReportData.list, { query: { only: ['cost_report_data_id', 'cost'] } });
    expect(results.map(({ cost_report_data_id }) => cost_report_data_id)).toEqual([
      'crd-3',
      'crd-5',
      'crd-1',
      'crd-2',
      'crd-4',
    ]);
    expect(results[0]).toEqual({ cost_report_data_id: 'crd-3', cost: { USD: 120 } });
  });
});

describe('statistics of cost report data', () => {
  it('2.6 include only rows that match the named members', async () => {
    const { admin } = await withCosts();
    expect(await admin.call(costReportData.stat, { query: { distinct: 'provider' } })).toEqual({
      results: ['aws', 'google_cloud'],
    });
    const query = { distinct: 'report_month' };
    expect(await admin.call(costReportData.stat, { query, cost_report_id: 'cost-report-1' })).toEqual({
      results: ['2025-01'],
    });
    expect(await admin.refused(costReportData.stat, {})).toBe('ERROR_REQUIRED_PARAMETER');
  });
});

describe('analysing cost report data', () => {
  it('3.12.4 adds up every currency if the query has no fields', async () => {
    const { admin, owner } = await withCosts();
    expect(await admin.call(costReportData.analyze, {})).toEqual({
      results: [{ cost_USD: 267, cost_KRW: 900, cost_EUR: 3 }],
      more: false,
    });
    expect(
      await owner.call(costReportData.analyze, { query: { start: '2024-06', group_by: ['project_name'] } }),
    ).toEqual({
      results: [{ project_name: null, cost_USD: 127 }],
      more: false,
    });
  });

  it('3.12.3 is allowed to members, for own projects only', async () => {
    const { member } = await withCosts();
    expect(await member.call(costReportData.analyze, {})).toMatchObject({ results: [{ cost_USD: 260 }] });
  });

  it('2.9 folds months into lists, with totals', async () => {
    const { admin, projects } = await withCosts();
    const query = {
      granularity: 'MONTHLY' as const,
      start: '2024-05',
      end: '2024-06',
      group_by: ['project_id'],
      fields: { cost: { key: 'cost.USD', operator: 'sum' } },
      field_group: ['date'],
      sort: [{ key: 'cost', desc: true }],
    };
    const { results, more } = await admin.call(costReportData.analyze, { query, project_id: projects[0] });
    expect({ results, more }).toEqual({
      results: [
        {
          project_id: projects[0],
          _total_cost: 260,
          cost: [
            { value: 140, date: '2024-05' },
            { value: 120, date: '2024-06' },
          ],
        },
      ],
      more: false,
    });
  });

  it('1.5.5 searches the keyword in more members than list', async () => {
    const { admin } = await withCosts();
    const query = { keyword: 'google', fields: { usd: { key: 'cost.USD', operator: 'sum' } } };
    expect(await admin.call(costReportData.analyze, { query })).toMatchObject({ results: [{ usd: 40 }] });
  });

  it('3.12.4 returns no field if no row matches', async () => {
    const { admin } = await createTestDomain();
    expect(await admin.call(costReportData.analyze, {})).toMatchObject({ more: false });
  });
});
