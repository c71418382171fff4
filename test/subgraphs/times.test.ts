import { describe, expect, it } from 'vitest';
import { answerList } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const LIST = '/monitoring/v1/alert/list';

describe('a time in an argument', () => {
  it.each([
    { time: '2024-05-01', sent: '2024-05-01T00:00:00.000Z' },
    { time: '2024-05-01T08:30:00', sent: '2024-05-01T08:30:00.000Z' },
    { time: '2024-05-01 08:30:00', sent: '2024-05-01T08:30:00.000Z' },
    { time: '2024-05-01T08:30:00.5Z', sent: '2024-05-01T08:30:00.500Z' },
    { time: '2024-05-01T10:30:00+02:00', sent: '2024-05-01T08:30:00.000Z' },
    { time: '2024-02-29', sent: '2024-02-29T00:00:00.000Z' },
  ])('is sent as the service reads it, literal and variable: $time', async ({ time, sent }) => {
    await using facade = await startStubbedSubgraphs({ [LIST]: answerList([]) });
    const query = (value: string) => `{ alerts(filter: { createdAt: { gte: ${value} } }) { nodes { id } } }`;

    await facade.askGraph(query(JSON.stringify(time)));
    await facade.askGraph(`query ($at: DateTime) ${query('$at')}`, { variables: { at: time } });

    const condition = { k: 'created_at', v: sent, o: 'datetime_gte' };
    expect(facade.posts.map(({ body }) => body.query)).toMatchObject([
      { filter: [condition] },
      { filter: [condition] },
    ]);
  });
});

describe('a number that JSON cannot represent', () => {
  it('is refused by the subgraph, since upstream would clear the member', async () => {
    await using facade = await startStubbedSubgraphs({ '/cost-analysis/v1/budget/update': () => ({}) });

    const { data } = await facade.ask(
      'cost-analysis',
      'mutation { budgetUpdate(input: { id: "b", limit: 1e400 }) { userErrors { code path } } }',
    );

    expect(data).toEqual({ budgetUpdate: { userErrors: [{ code: 'BAD_USER_INPUT', path: ['limit'] }] } });
    expect(facade.posts).toEqual([]);
  });
});
