import { describe, expect, it } from 'vitest';
import { createTestGraph } from './testGraph.ts';

const PANEL = 'alerts(first: 100) { totalCount nodes { title webhook { name } project { id } } }';

const TWICE = '{ alerts(first: 1000) { nodes { id project { alerts(first: 1000) { nodes { id } } } } } }';
const THRICE = `{ alerts(first: 1000) { nodes { id project { alerts(first: 1000) { nodes { id
  project { alerts(first: 1000) { nodes { id } } } } } } } } }`;

const SERIES = (top: number) => `costSeries(from: "2026-01", to: "2026-12", granularity: MONTHLY, groupBy: [PRODUCT],
  top: ${top}) { groups { points { amount } } }`;
const underCosts = (first: number, fields: string) =>
  `{ costReportData(first: ${first}) { nodes { project { ${fields} } } } }`;

describe('queries whose rows multiply', () => {
  it.each([
    { given: 'nested lists of 1,000, two levels', query: TWICE, cost: 1_003_001 },
    { given: 'nested lists of 1,000, three levels', query: THRICE, cost: 1_003_003_001 },
    {
      given: 'conditions on other records, of 20 each',
      query: TWICE.replace(
        '(first: 1000)',
        '(first: 1000, filter: { project: { name: { eq: "Shop" } }, serviceId: { eq: "s" } })',
      ),
      cost: 1_003_041,
    },
    { given: 'a series of 1,000 groups under 1,000 parents', query: underCosts(1000, SERIES(1000)), cost: 13_003_001 },
    {
      given: 'a histogram under 1,000 parents',
      query: underCosts(1000, 'alertHistogram(from: "2026-01-01", to: "2026-01-31", interval: HOUR) { opened }'),
      cost: 102_001,
    },
  ])('are refused before any POST: $given', async ({ query, cost }) => {
    const { asOwner, posts } = await createTestGraph();

    const { data, errors } = await asOwner(query);

    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COSTLY', cost, maxCost: 100_000 } }]);
    expect(posts()).toEqual([]);
  });

  it.each([
    {
      given: 'a list of 1,000 with two references',
      query: '{ alerts(first: 1000) { nodes { webhook { name } project { id } } } }',
    },
    {
      given: 'counts, a histogram and a series under 200 parents',
      query: underCosts(
        200,
        `${SERIES(5)} alertCounts { byState { count } bySeverity { count } }
        alertHistogram(from: "2026-01-01", to: "2026-01-15", interval: DAY) { opened }`,
      ),
    },
    { given: 'ten panels', query: `{ ${Array.from({ length: 10 }, (_, at) => `p${at}: ${PANEL}`).join(' ')} }` },
    {
      given: 'nested lists of 20, three levels',
      query: `{ alerts(first: 20) { nodes { project { alerts(first: 20) { nodes { project {
        alerts(first: 20) { nodes { id } } } } } } } } }`,
    },
  ])('permit a dashboard: $given', async ({ query }) => {
    const { asOwner } = await createTestGraph();

    expect((await asOwner(query)).errors).toBeUndefined();
  });
});
