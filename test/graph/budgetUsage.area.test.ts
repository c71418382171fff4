import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { budget } from '../../contract/cost-analysis/budget.ts';
import { type BudgetUsageRecord, budgetUsage } from '../../contract/cost-analysis/budgetUsage.ts';
import { type CountedGraph, createManyProjectsDomain, startCountedGraph } from './manyProjectsDomain.ts';
import { pathsOf, readResultRows } from './recordingProxy.ts';

const USAGE = '/cost-analysis/v1/budget-usage/analyze';
const BUDGETS = 30;
const thisYear = new Date().getUTCFullYear();

let domain: Awaited<ReturnType<typeof createManyProjectsDomain>>;
let graph: CountedGraph;
let months: Map<string, BudgetUsageRecord[]>;
beforeAll(async () => {
  domain = await createManyProjectsDomain();
  await putCosts();
  const ids = await Promise.all(Array.from({ length: BUDGETS }, (_, at) => makeBudget(at)));
  graph = await startCountedGraph(domain);
  const lists = ids.map(async (budget_id): Promise<[string, BudgetUsageRecord[]]> => {
    const { results = [] } = await domain.admin.call(budgetUsage.list, { budget_id });
    return [budget_id, results];
  });
  months = new Map(await Promise.all(lists));
}, 300_000);
afterAll(() => graph?.close());

/** Cost of two years, of which the second is the current one. */
const putCosts = () =>
  domain.put(
    'cost_report_data',
    Array.from({ length: 600 }, (_, at) => ({
      domain_id: domain.domainId,
      cost_report_data_id: `crd-${domain.domainId.slice(-6)}-${at}`,
      workspace_id: domain.workspaces[at % 2],
      project_id: domain.manyProjects[(at * 7) % 40],
      data_source_id: domain.dataSourceId,
      cost: { USD: ((at * 7919) % 5000) / 100 },
      report_year: String(thisYear - (at % 2)),
      report_month: `${thisYear - (at % 2)}-${String(1 + (at % 12)).padStart(2, '0')}`,
      is_confirmed: at % 5 > 0,
      provider: 'aws',
      product: 'S3',
    })),
  );

const makeBudget = async (at: number): Promise<string> => {
  const project_id = domain.manyProjects[at] ?? '';
  const period =
    at % 3 === 0
      ? { time_unit: 'YEARLY' as const, start: `${thisYear - 1}`, end: `${thisYear}` }
      : {
          time_unit: at % 3 === 1 ? ('MONTHLY' as const) : ('TOTAL' as const),
          start: `${thisYear - 1}-07`,
          end: `${thisYear}-12`,
        };
  const terms = {
    data_source_id: domain.dataSourceId,
    resource_group: 'PROJECT' as const,
    limit: 100 + at,
    project_id,
  };
  return (await domain.admin.call(budget.create, { ...terms, ...period, name: `Budget ${at}` })).budget_id;
};

/** Adds in thousandths, because binary fractions would not be exact. */
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + Math.round(one * 1000), 0) / 1000;

const present = () => new Date().toISOString().slice(0, 7);

interface GraphBudget {
  readonly id: string;
  readonly limit: number;
}

describe('usage of budgets', () => {
  it('equals the answers for single budgets, by one POST of one row each', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ budgets(first: 1000) { nodes { id limit usage { month cost limit currency } spent remaining } } }',
    );

    expect(errors).toBeUndefined();
    const expected = ({ id, limit }: GraphBudget) => {
      const own = months.get(id) ?? [];
      const spent = sum(own.filter(({ date }) => date <= present()).map(({ cost }) => cost));
      return {
        ...{ id, limit, spent, remaining: sum([limit, -spent]) },
        usage: own.map(({ date, cost, limit, currency }) => ({ month: date, cost, limit, currency })),
      };
    };
    const nodes: GraphBudget[] = data.budgets.nodes;
    expect(nodes).toHaveLength(BUDGETS);
    expect(nodes).toEqual(nodes.map(expected));
    expect(nodes.some((node) => expected(node).spent > 0)).toBe(true);
    expect(pathsOf(posts).toSorted()).toEqual([USAGE, '/cost-analysis/v1/budget/list']);
    expect(posts.filter(({ path }) => path === USAGE).flatMap(readResultRows)).toHaveLength(BUDGETS);
  });

  it('of some months is a slice of the same answer', async () => {
    const [from, to] = [`${thisYear - 1}-11`, `${thisYear}-02`];
    const { data, posts } = await graph.ask(
      `{ budgets(first: 1000) { nodes { id spent usage(from: "${from}", to: "${to}") { month cost } late: usage(from: "${to}") { month } } } }`,
    );

    for (const { id, usage, late } of data.budgets.nodes) {
      const own = months.get(id) ?? [];
      const within = own.filter(({ date }) => date >= from && date <= to);
      expect(usage).toEqual(within.map(({ date, cost }) => ({ month: date, cost })));
      expect(late).toEqual(own.filter(({ date }) => date >= to).map(({ date }) => ({ month: date })));
    }
    expect(posts.filter(({ path }) => path === USAGE)).toHaveLength(1);
  });

  it('in percent of the limit orders and filters budgets, by one POST', async () => {
    const all = await graph.ask('{ budgets(first: 1000) { nodes { id name limit spent } } }');
    const budgets: { id: string; name: string; limit: number; spent: number }[] = all.data.budgets.nodes;
    const expected = new Map(budgets.map(({ id, spent, limit }) => [id, Number(((spent * 100) / limit).toFixed(2))]));
    const threshold = [...expected.values()].toSorted((one, other) => one - other)[BUDGETS / 2] ?? 0;

    const { data, errors, posts } = await graph.ask(
      `{ budgets(first: 1000, filter: { spentPercent: { gte: ${threshold} } }, orderBy: { field: SPENT_PERCENT, direction: DESC })
        { totalCount nodes { id spentPercent } } }`,
    );

    expect(errors).toBeUndefined();
    const found: { id: string; spentPercent: number }[] = data.budgets.nodes;
    for (const { id, spentPercent } of found) expect(spentPercent).toBeCloseTo(expected.get(id) ?? -1, 1);
    const percents = found.map(({ spentPercent }) => spentPercent);
    expect(percents).toEqual(percents.toSorted((one, other) => other - one));
    const over = [...expected.values()].filter((percent) => percent >= threshold);
    expect(data.budgets.totalCount).toBe(over.length);
    expect(over.length).toBeLessThan(BUDGETS);
    expect(posts.map(({ path }) => path)).toEqual(['/cost-analysis/v1/budget/list']);
  });

  it('is computed for no answer that does not ask for it', async () => {
    const { results = [] } = await domain.admin.call(budget.list, {});

    expect(results).toHaveLength(BUDGETS);
    for (const found of results) expect(found).not.toHaveProperty('spent_percent');
  });

  it('is a member of no row of statistics, which can be grouped by it', async () => {
    const sorted = { aggregate: [{ sort: [{ key: 'name' }] }] };
    const keys = [{ key: 'spent_percent', name: 'percent' }];
    const grouped = { aggregate: [{ group: { keys, fields: [{ name: 'count', operator: 'count' }] } }] };

    const whole = await domain.admin.post(budget.stat.path, { query: sorted });
    const groups = await domain.admin.post(budget.stat.path, { query: grouped });

    expect(whole.body.results).toHaveLength(BUDGETS);
    for (const found of whole.body.results as object[]) expect(found).not.toHaveProperty('spent_percent');
    const percents = (groups.body.results as { percent: unknown }[]).map(({ percent }) => percent);
    expect(percents.length).toBeGreaterThan(1);
    expect(percents.every((percent) => typeof percent === 'number')).toBe(true);
  });

  it('is the same for a single budget', async () => {
    const fields = 'usage { month cost limit currency } spent remaining';
    const all = await graph.ask(`{ budgets(first: 1000) { nodes { id ${fields} } } }`);

    for (const { id, ...node } of all.data.budgets.nodes)
      expect((await graph.ask(`{ budget(id: "${id}") { ${fields} } }`)).data).toEqual({ budget: node });
  });

  it('refuses `from` after `to` with an error of the field', async () => {
    const { data, errors, posts } = await graph.ask(
      '{ budgets(first: 1) { nodes { name usage(from: "2026-02", to: "2026-01") { month } } } }',
    );

    expect(data.budgets.nodes).toMatchObject([{ usage: null }]);
    expect(errors).toMatchObject([
      {
        path: ['budgets', 'nodes', 0, 'usage'],
        extensions: { code: 'BAD_USER_INPUT', inputPath: ['from'] },
      },
    ]);
    expect(pathsOf(posts)).toEqual(['/cost-analysis/v1/budget/list']);
  });
});
