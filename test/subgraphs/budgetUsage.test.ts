import { describe, expect, it } from 'vitest';
import { answerList, rawAnswer } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const BUDGETS = '/cost-analysis/v1/budget/list';
const USAGE = '/cost-analysis/v1/budget-usage/analyze';
const QUERY = '{ budgets { nodes { id usage { month cost limit currency } spent remaining } } }';

const budgets = answerList([{ budget_id: 'b1' }, { budget_id: 'b2' }]);

describe('usage of budgets', () => {
  it.each([
    { given: 'that does not know the path', answer: rawAnswer({ status: 404, body: 'no such page' }), again: 0 },
    {
      given: 'that does not support it',
      again: 0,
      answer: rawAnswer({ status: 404, body: { detail: { code: 'ERROR_UNSUPPORTED_API', message: '' } } }),
    },
    { given: 'that does not permit POST there', answer: rawAnswer({ status: 405, body: '' }), again: 0 },
    { given: 'that has not implemented it', answer: rawAnswer({ status: 501, body: '' }), again: 0 },
    {
      // Other callers may: the service answers each of them.
      given: 'that refuses this caller',
      again: 1,
      answer: rawAnswer({ status: 403, body: { detail: { code: 'ERROR_PERMISSION_DENIED', message: '' } } }),
    },
  ])('is null without an error in a deployment $given', async ({ answer, again }) => {
    await using facade = await startStubbedSubgraphs({ [BUDGETS]: budgets, [USAGE]: () => answer });

    const { data, errors } = await facade.askGraph(QUERY);

    expect(errors).toBeUndefined();
    const unknown = { usage: null, spent: null, remaining: null };
    expect(data).toEqual({
      budgets: {
        nodes: [
          { id: 'b1', ...unknown },
          { id: 'b2', ...unknown },
        ],
      },
    });
    const asked = () => facade.paths().filter((path) => path === USAGE).length;
    expect(asked()).toBe(1);
    await facade.askGraph(QUERY);
    expect(asked()).toBe(1 + again);
  });

  it('is null with an error at its path if the service fails', async () => {
    await using facade = await startStubbedSubgraphs(
      { [BUDGETS]: budgets, [USAGE]: () => rawAnswer({ status: 500, body: '' }) },
      { repeats: 0 },
    );

    const { data, errors } = await facade.askGraph('{ budgets { nodes { id spent } } }');

    expect(data).toMatchObject({ budgets: { nodes: [{ id: 'b1', spent: null }, {}] } });
    expect(errors).toMatchObject([
      { path: ['budgets', 'nodes', 0, 'spent'], extensions: { code: 'INTERNAL_SERVER_ERROR' } },
      { path: ['budgets', 'nodes', 1, 'spent'] },
    ]);
  });

  it('distinguishes a budget without months from one whose months have no cost', async () => {
    const folded = (value: unknown) => [{ value, date: '2020-01' }];
    const row = { budget_id: 'b1', cost: folded(0), limit: folded(10), currency: folded('EUR') };
    await using facade = await startStubbedSubgraphs({
      [BUDGETS]: budgets,
      [USAGE]: () => ({ results: [row], more: false }),
    });

    const { data } = await facade.askGraph(QUERY);

    expect(data).toEqual({
      budgets: {
        nodes: [
          { id: 'b1', usage: [{ month: '2020-01', cost: 0, limit: 10, currency: 'EUR' }], spent: 0, remaining: 10 },
          { id: 'b2', usage: [], spent: null, remaining: null },
        ],
      },
    });
  });
});
