import { describe, expect, it } from 'vitest';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const ANALYZE = '/cost-analysis/v1/cost-report-data/analyze';
const LIST = '/cost-analysis/v1/cost-report-data/list';
const PERIOD = 'from: "2024-05", to: "2024-06", granularity: MONTHLY';

const foldedField = (...values: readonly number[]) => values.map((value, at) => ({ value, date: `2024-0${5 + at}` }));

describe('costSeries', () => {
  it('sends one POST for all parents, with the names of the dimensions', async () => {
    const rows = [
      {
        parent: 'p1',
        id0: 'ds-1',
        cost: foldedField(0.1, 0.2),
        name0: foldedField(0).map((one) => ({ ...one, value: 'Bill' })),
      },
      { parent: 'p1', id0: null, cost: foldedField(5), name0: [] },
    ];
    await using facade = await startStubbedSubgraphs({ [ANALYZE]: () => ({ results: rows, more: false }) });
    const field = `costSeries(${PERIOD}, groupBy: [DATA_SOURCE]) { total points { amount } groups { values { id name } total } others { total } }`;

    const { data } = await facade.askGraph(`{ a: project(id: "p1") { ${field} } b: project(id: "p2") { ${field} } }`);

    expect(data).toEqual({
      a: {
        costSeries: {
          total: 5.3,
          points: [{ amount: 5.1 }, { amount: 0.2 }],
          groups: [
            { values: [{ id: null, name: null }], total: 5 },
            { values: [{ id: 'ds-1', name: 'Bill' }], total: 0.3 },
          ],
          others: null,
        },
      },
      b: { costSeries: { total: 0, points: [{ amount: 0 }, { amount: 0 }], groups: [], others: null } },
    });
    expect(facade.posts.filter(({ path }) => path === ANALYZE).map(({ body }) => body)).toEqual([
      {
        query: {
          granularity: 'MONTHLY',
          start: '2024-05',
          end: '2024-06',
          filter: [
            { k: 'project_id', v: ['p1', 'p2'], o: 'in' },
            { k: 'cost.USD', v: true, o: 'exists' },
          ],
          group_by: [
            { key: 'project_id', name: 'parent' },
            { key: 'data_source_id', name: 'id0' },
          ],
          fields: {
            cost: { key: 'cost.USD', operator: 'sum' },
            name0: { key: 'data_source_name', operator: 'max' },
          },
          sort: [
            { key: 'cost', desc: true },
            { key: 'parent', desc: false },
            { key: 'id0', desc: false },
          ],
          field_group: ['date'],
          page: { start: 1, limit: 1000 },
        },
      },
    ]);
  });

  it('ends with an error if the groups never end', async () => {
    await using facade = await startStubbedSubgraphs({ [ANALYZE]: () => ({ results: [], more: true }) });

    const { errors } = await facade.askGraph(`{ costSeries(${PERIOD}, groupBy: [PRODUCT]) { total } }`);

    expect(errors).toMatchObject([
      { path: ['costSeries'], extensions: { code: 'BAD_USER_INPUT', inputPath: ['groupBy'] } },
    ]);
    expect(facade.posts).toHaveLength(20);
  });

  it.each([
    { given: 'no rows', answer: { results: 'none' } },
    { given: 'a row without a parent', answer: { results: [{ cost: [] }] } },
    {
      given: 'an invalid amount',
      answer: { results: [{ parent: 'p1', cost: [{ value: 'much', date: '2024-05' }] }] },
    },
  ])('refuses an answer with $given', async ({ answer }) => {
    await using facade = await startStubbedSubgraphs({ [ANALYZE]: () => answer });

    const { data, errors } = await facade.askGraph(`{ project(id: "p1") { costSeries(${PERIOD}) { total } } }`);

    expect(data).toEqual({ project: { costSeries: null } });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_INVALID_RESPONSE' } }]);
  });
});

describe('an order by cost', () => {
  it.each([
    { order: '{ field: COST, direction: DESC }', sort: [{ key: 'cost.USD', desc: true }] },
    { order: '{ field: COST, currency: "KRW" }', sort: [{ key: 'cost.KRW', desc: false }] },
    { order: '{ field: COST, currency: "krw" }', sort: [{ key: 'cost.KRW', desc: false }] },
    { order: '{ field: COST, currency: "DBU" }', sort: [{ key: 'cost.DBU', desc: false }] },
    { order: '{ field: PRODUCT, currency: "none" }', sort: [{ key: 'product', desc: false }] },
  ])('compares amounts of one currency: $order', async ({ order, sort }) => {
    await using facade = await startStubbedSubgraphs({ [LIST]: () => ({ results: [], total_count: 0 }) });

    await facade.askGraph(`{ costReportData(orderBy: [${order}]) { nodes { id } } }`);

    expect(facade.posts.map(({ body }) => body.query)).toMatchObject([{ sort }]);
  });

  it('refuses what no currency can be', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: () => ({ results: [], total_count: 0 }) });

    const { errors } = await facade.askGraph(
      '{ costReportData(orderBy: [{ field: COST, currency: "US.D" }]) { nodes { id } } }',
    );

    expect(errors).toMatchObject([
      { path: ['costReportData'], extensions: { code: 'BAD_USER_INPUT', inputPath: ['orderBy', 'currency'] } },
    ]);
    expect(facade.posts).toEqual([]);
  });
});
