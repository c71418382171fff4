import { describe, expect, it } from 'vitest';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const COSTS = '/cost-analysis/v1/cost-report-data/list';
const ALERTS = '/monitoring/v1/alert/list';

describe.each([{ compiled: false }, { compiled: true }])('a stored text, compiled: $compiled', (terms) => {
  it.each([
    { field: 'imageUrl', stored: 'https://example.com/a.png', shown: 'https://example.com/a.png' },
    { field: 'imageUrl', stored: 'HTTP://example.com', shown: 'HTTP://example.com' },
    { field: 'imageUrl', stored: '', shown: null },
    { field: 'imageUrl', stored: '/a.png', shown: null },
    { field: 'imageUrl', stored: 'javascript:alert(1)', shown: null },
    { field: 'imageUrl', stored: { at: 1 }, shown: null },
  ])('is a URL or null: $stored', async ({ field, stored, shown }) => {
    const results = [{ alert_id: 'a', title: 'Disk', image_url: stored }];
    await using facade = await startStubbedSubgraphs({ [ALERTS]: () => ({ results, total_count: 1 }) });

    expect(await facade.ask('monitoring', `{ alerts { nodes { title ${field} } } }`, terms)).toEqual({
      data: { alerts: { nodes: [{ title: 'Disk', [field]: shown }] } },
    });
  });

  it.each([
    { day: '2024-02-29', month: '2024-02', shown: { issueDate: '2024-02-29', reportMonth: '2024-02' } },
    { day: '2024-02-30', month: '2024-13', shown: { issueDate: null, reportMonth: null } },
    { day: '', month: '', shown: { issueDate: null, reportMonth: null } },
    { day: 20240229, month: null, shown: { issueDate: null, reportMonth: null } },
  ])('is a day or a month or null: $day, $month', async ({ day, month, shown }) => {
    const results = [{ cost_report_data_id: 'c', issue_date: day, report_month: month }];
    await using facade = await startStubbedSubgraphs({ [COSTS]: () => ({ results, total_count: 1 }) });

    expect(await facade.ask('cost-analysis', '{ costReportData { nodes { issueDate reportMonth } } }', terms)).toEqual({
      data: { costReportData: { nodes: [shown] } },
    });
  });

  it('is read as amounts of money, one per currency', async () => {
    const results = [{ cost_report_data_id: 'c', cost: { USD: 12.5, KRW: 16900, note: 'x' } }];
    await using facade = await startStubbedSubgraphs({ [COSTS]: () => ({ results, total_count: 1 }) });

    const { data } = await facade.ask(
      'cost-analysis',
      '{ costReportData { nodes { amounts { amount currency } } } }',
      terms,
    );

    expect(data).toEqual({
      costReportData: {
        nodes: [
          {
            amounts: [
              { amount: 12.5, currency: 'USD' },
              { amount: 16900, currency: 'KRW' },
            ],
          },
        ],
      },
    });
    expect(facade.posts[0]?.body).toMatchObject({ query: { only: expect.arrayContaining(['cost']) } });
  });
});

describe('a condition', () => {
  it('on a month and a day is sent as it is', async () => {
    await using facade = await startStubbedSubgraphs({ [COSTS]: () => ({}) });

    await facade.askGraph(
      '{ costReportData(filter: { reportMonth: { gte: "2024-01", in: ["2024-02"] }, issueDate: { lt: "2024-03-01" } }) { nodes { id } } }',
    );

    expect(facade.posts[0]?.body).toMatchObject({
      query: {
        filter: expect.arrayContaining([
          { k: 'report_month', v: '2024-01', o: 'gte' },
          { k: 'report_month', v: ['2024-02'], o: 'in' },
          { k: 'issue_date', v: '2024-03-01', o: 'lt' },
        ]),
      },
    });
  });
});
