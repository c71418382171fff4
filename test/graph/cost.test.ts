import { describe, expect, it } from 'vitest';
import { freshGraph } from './stack.ts';

const PANEL = 'alerts(first: 100) { totalCount nodes { title webhook { name } project { id } } }';

const TWICE = '{ alerts(first: 1000) { nodes { id project { alerts(first: 1000) { nodes { id } } } } } }';
const THRICE = `{ alerts(first: 1000) { nodes { id project { alerts(first: 1000) { nodes { id
  project { alerts(first: 1000) { nodes { id } } } } } } } } }`;

describe('A1: queries whose rows multiply', () => {
  it.each([
    { given: 'two lists of 1,000 in one another', query: TWICE, cost: 1_003_001 },
    { given: 'three lists of 1,000 in one another', query: THRICE, cost: 1_003_003_001 },
  ])('are refused before any POST: $given', async ({ query, cost }) => {
    const { asOwner, posts } = await freshGraph();

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
    { given: 'ten panels', query: `{ ${Array.from({ length: 10 }, (_, at) => `p${at}: ${PANEL}`).join(' ')} }` },
    {
      given: 'three lists of 20 in one another',
      query: `{ alerts(first: 20) { nodes { project { alerts(first: 20) { nodes { project {
        alerts(first: 20) { nodes { id } } } } } } } } }`,
    },
  ])('leave room for a dashboard: $given', async ({ query }) => {
    const { asOwner } = await freshGraph();

    expect((await asOwner(query)).errors).toBeUndefined();
  });
});
