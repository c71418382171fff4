import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CostReportDataRecord, costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { RUNS, SEED } from '../gateway/propertyRuns.ts';
import { type CountedGraph, createManyProjectsDomain, putCostRows, startCountedGraph } from './manyProjectsDomain.ts';
import { pathsOf, readResultRows } from './recordingProxy.ts';

const ANALYZE = '/cost-analysis/v1/cost-report-data/analyze';
const POINTS = 'points { period amount }';
const SERIES = `{ currency total ${POINTS} groups { values { dimension id name } total ${POINTS} } others { total ${POINTS} } }`;
/** Month of the rows by which one list finds all projects. */
const ANCHOR = '2020-01';

/** Dimensions with the members that group by them and name them. */
const dimensions: Readonly<Record<string, readonly [keyof CostReportDataRecord, keyof CostReportDataRecord | null]>> = {
  WORKSPACE: ['workspace_id', 'workspace_name'],
  PROJECT: ['project_id', 'project_name'],
  PROVIDER: ['provider', null],
  PRODUCT: ['product', null],
  SERVICE_ACCOUNT: ['service_account_id', 'service_account_name'],
  DATA_SOURCE: ['data_source_id', 'data_source_name'],
};

let domain: Awaited<ReturnType<typeof createManyProjectsDomain>>;
let graph: CountedGraph;
let rows: CostReportDataRecord[];
beforeAll(async () => {
  domain = await createManyProjectsDomain();
  await putCostRows(domain, domain.manyProjects);
  await domain.put(
    'cost_report_data',
    Array.from({ length: 1500 }, (_, at) => costRow(at)),
  );
  graph = await startCountedGraph(domain);
  rows = await allRows();
}, 300_000);
afterAll(() => graph?.close());

/** Cost of two and a half years: most in one currency, some in another, some without provider, account and workspace. */
const costRow = (at: number) => {
  const tag = domain.domainId.slice(-6);
  const month = (at * 13) % 30;
  const cents = ((at * 7919) % 100_000) - (at % 50 === 0 ? 100_000 : 0);
  return {
    domain_id: domain.domainId,
    cost_report_data_id: `crd-${tag}-s${at}`,
    workspace_id: at % 17 === 0 ? '*' : domain.workspaces[at % 2],
    workspace_name: at % 2 === 0 ? 'Retail' : 'Bank',
    project_id: domain.manyProjects[(at * at) % 170],
    project_name: `Project in month ${month}`,
    service_account_id: at % 11 === 0 ? '' : `sa-${tag}-${at % 3}`,
    service_account_name: at % 11 === 0 ? '' : `Account ${at % 3}`,
    data_source_id: domain.dataSourceId,
    cost: at % 9 === 0 ? { KRW: cents * 10 } : at % 7 === 0 ? { USD: cents / 100, KRW: cents } : { USD: cents / 100 },
    report_year: String(2024 + Math.floor(month / 12)),
    report_month: `${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
    is_confirmed: at % 4 > 0,
    provider: at % 13 === 0 ? '' : ['aws', 'azure', 'google_cloud'][at % 3],
    product: ['AmazonEC2', 'S3', 'RDS', 'Lambda'][at % 4],
  };
};

const allRows = async (): Promise<CostReportDataRecord[]> => {
  const pages = [1, 1001, 2001].map((start) =>
    domain.admin.call(costReportData.list, { query: { page: { start, limit: 1000 } } }),
  );
  return (await Promise.all(pages)).flatMap(({ results = [] }) => results);
};

interface SeriesArguments {
  readonly from: string;
  readonly to: string;
  readonly granularity: 'MONTHLY' | 'YEARLY';
  readonly groupBy: readonly string[];
  readonly currency: string | null;
  readonly top: number | null;
  readonly isConfirmed: boolean | null;
}

const month = (number: number) => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

const seriesArguments: fc.Arbitrary<SeriesArguments> = fc
  .record({
    first: fc.integer({ min: 2023 * 12, max: 2026 * 12 }),
    months: fc.integer({ min: 0, max: 40 }),
    granularity: fc.constantFrom('MONTHLY' as const, 'YEARLY' as const),
    groupBy: fc.array(fc.constantFrom(...Object.keys(dimensions)), { maxLength: 2 }),
    currency: fc.constantFrom('USD', 'KRW', 'EUR', null),
    top: fc.option(fc.integer({ min: 1, max: 4 })),
    isConfirmed: fc.option(fc.boolean()),
  })
  .map(({ first, months, top, ...given }) => ({
    ...given,
    from: month(first),
    to: month(first + months),
    top: given.groupBy.length > 0 ? top : null,
  }));

const argumentsText = ({ groupBy, granularity, currency, ...given }: SeriesArguments) => {
  const known = Object.entries(given).filter(([, value]) => value !== null);
  const own = known.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const code = currency === null ? '' : `currency: "${currency}"`;
  return `(${own.join(' ')} ${code} granularity: ${granularity} groupBy: [${groupBy.join(' ')}])`;
};

/** Adds in cents, because binary fractions would not be exact. */
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + Math.round(one * 100), 0) / 100;

const listPeriods = ({ from, to, granularity }: SeriesArguments) => {
  const [first = 0, last = 0] = [from, to].map((text) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5)) - 1);
  const months = Array.from({ length: last - first + 1 }, (_, at) => month(first + at));
  return granularity === 'MONTHLY' ? months : [...new Set(months.map((one) => one.slice(0, 4)))];
};

/** The series computed from single rows. */
const computeSeries = (given: SeriesArguments, of: readonly CostReportDataRecord[]) => {
  const currency = given.currency ?? 'USD';
  const amountOf = ({ cost }: CostReportDataRecord) => Number(cost[currency]);
  const counted = of.filter(
    ({ report_month, cost, is_confirmed }) =>
      report_month >= given.from &&
      report_month <= given.to &&
      currency in cost &&
      (given.isConfirmed === null || is_confirmed === given.isConfirmed),
  );
  const pointsOf = (some: readonly CostReportDataRecord[]) => ({
    total: sum(some.map(amountOf)),
    points: listPeriods(given).map((period) => ({
      period,
      amount: sum(some.filter(({ report_month }) => report_month.startsWith(period)).map(amountOf)),
    })),
  });
  const byValues = Map.groupBy(counted, (row) =>
    JSON.stringify(given.groupBy.map((name) => row[dimensions[name]?.[0] ?? 'provider'])),
  );
  const groups = [...byValues]
    .map(([ids, some]) => ({ ids: JSON.parse(ids) as string[], some, ...pointsOf(some) }))
    .toSorted(
      (one, other) => other.total - one.total || (JSON.stringify(one.ids) < JSON.stringify(other.ids) ? -1 : 1),
    );
  const shown = given.groupBy.length === 0 ? [] : groups.slice(0, given.top ?? groups.length);
  const rest = groups.slice(shown.length).flatMap(({ some }) => some);
  return {
    currency,
    ...pointsOf(counted),
    groups: shown.map(({ ids, some, total, points }) => ({
      values: ids.map((value, at) => {
        const id = value === '' || value === '*' ? null : value;
        const member = dimensions[given.groupBy[at] ?? '']?.[1] ?? null;
        // A provider or a product is its own name.
        return { dimension: given.groupBy[at], id, name: member === null ? id : nameIn(some, member, given) };
      }),
      total,
      points,
    })),
    others: shown.length > 0 && shown.length < groups.length ? pointsOf(rest) : null,
  };
};

/** The name in the rows of the latest period. If a year has several, the last by code point. */
const nameIn = (of: readonly CostReportDataRecord[], member: keyof CostReportDataRecord, given: SeriesArguments) => {
  const latest = listPeriods(given).findLast((period) =>
    of.some((row) => row.report_month.startsWith(period) && row[member]),
  );
  const names = of.filter(({ report_month }) => latest !== undefined && report_month.startsWith(latest));
  return (
    (names
      .map((row) => String(row[member]))
      .toSorted()
      .at(-1) ||
      null) ??
    null
  );
};

describe('costSeries', () => {
  it('equals the sums over single rows, for all rows and for every parent', { timeout: 300_000 }, () =>
    fc.assert(
      fc.asyncProperty(seriesArguments, fc.nat({ max: 199 }), async (given, at) => {
        const args = argumentsText(given);
        const { data, errors } = await graph.ask(`{
          costSeries${args} ${SERIES}
          workspace(id: "${domain.workspaces[0]}") { costSeries${args} ${SERIES} }
          serviceAccount: costReportData(first: 1, filter: { serviceAccountId: { exists: true } }) {
            nodes { serviceAccount { id costSeries${args} ${SERIES} } dataSource { costSeries${args} ${SERIES} } }
          }
          project(id: "${domain.manyProjects[at]}") { costSeries${args} ${SERIES} }
        }`);
        expect(errors).toBeUndefined();
        expect(data.costSeries).toEqual(computeSeries(given, rows));
        const [{ serviceAccount, dataSource }] = data.serviceAccount.nodes;
        expect(dataSource.costSeries).toEqual(computeSeries(given, rows));
        const under = (member: keyof CostReportDataRecord, id: unknown) =>
          computeSeries(
            given,
            rows.filter((row) => row[member] === id),
          );
        expect(data.workspace.costSeries).toEqual(under('workspace_id', domain.workspaces[0]));
        expect(serviceAccount.costSeries).toEqual(under('service_account_id', serviceAccount.id));
        expect(data.project.costSeries).toEqual(under('project_id', domain.manyProjects[at]));
      }),
      { numRuns: Math.ceil(RUNS / 25), seed: SEED, endOnFailure: true },
    ),
  );

  it('of 200 projects equals the series of each project alone, by one POST', { timeout: 300_000 }, () =>
    fc.assert(
      fc.asyncProperty(
        seriesArguments,
        fc.uniqueArray(fc.nat({ max: 199 }), { maxLength: 10 }),
        async (given, some) => {
          const field = `costSeries${argumentsText(given)} ${SERIES}`;
          const all = await graph.ask(
            `{ costReportData(first: 200, filter: { reportMonth: { eq: "${ANCHOR}" } }) { nodes { project { id ${field} } } } }`,
          );

          expect(all.errors).toBeUndefined();
          const projects: { id: string; costSeries: unknown }[] = all.data.costReportData.nodes.map(
            ({ project }: { project: unknown }) => project,
          );
          expect(projects).toHaveLength(200);
          const byProject = Map.groupBy(rows, ({ project_id }) => project_id);
          for (const { id, costSeries } of projects)
            expect(costSeries).toEqual(computeSeries(given, byProject.get(id) ?? []));
          const sent = all.posts.filter(({ path }) => path === ANALYZE);
          // One POST, and one more for each further thousand groups.
          expect(sent.length).toBe(Math.max(Math.ceil(sent.flatMap(readResultRows).length / 1000), 1));
          for (const at of some) {
            const { data } = await graph.ask(`{ project(id: "${projects[at]?.id}") { id ${field} } }`);
            expect(data.project).toEqual(projects[at]);
          }
        },
      ),
      { numRuns: Math.ceil(RUNS / 50), seed: SEED, endOnFailure: true },
    ),
  );

  it('has no workspace where cost is of the whole domain, as the rows', async () => {
    const { data } = await graph.ask(`{
      costSeries(from: "2020-01", to: "2020-01", granularity: MONTHLY, groupBy: [WORKSPACE]) { groups { values { id } total } }
      costReportData(first: 1, filter: { reportMonth: { eq: "2020-01" } }) { nodes { workspace { id } } }
    }`);

    expect(data.costReportData.nodes).toEqual([{ workspace: null }]);
    expect(data.costSeries.groups).toEqual([{ values: [{ id: null }], total: 200 }]);
  });

  it('requests few rows beyond the largest groups of one parent', async () => {
    const args = '(from: "2024-01", to: "2026-06", granularity: MONTHLY, groupBy: [PROJECT], top: 5)';

    const { data, errors, posts } = await graph.ask(`{ costSeries${args} ${SERIES} }`);

    expect(errors).toBeUndefined();
    const given = { from: '2024-01', to: '2026-06', granularity: 'MONTHLY', groupBy: ['PROJECT'], top: 5 } as const;
    expect(data.costSeries).toEqual(computeSeries({ ...given, currency: null, isConfirmed: null }, rows));
    expect(data.costSeries.groups).toHaveLength(5);
    expect(pathsOf(posts)).toEqual([ANALYZE, ANALYZE]);
    expect(posts.flatMap(readResultRows)).toHaveLength(26);
  });

  it('has a value for each dimension, also for one that is given twice', async () => {
    const twice = await graph.ask(
      `{ costSeries(from: "2024-01", to: "2026-06", granularity: YEARLY, groupBy: [PROVIDER, PROJECT, PROVIDER]) ${SERIES} }`,
    );
    const once = await graph.ask(
      `{ costSeries(from: "2024-01", to: "2026-06", granularity: YEARLY, groupBy: [PROVIDER, PROJECT]) ${SERIES} }`,
    );

    const { groups } = once.data.costSeries;
    expect(groups.length).toBeGreaterThan(2);
    expect(twice.data.costSeries.groups).toEqual(
      groups.map(({ values: [provider, project], ...cost }: { values: object[] }) => ({
        ...cost,
        values: [provider, project, provider],
      })),
    );
  });

  it.each([
    { given: 'from after to', args: 'from: "2024-05", to: "2024-04", granularity: MONTHLY', inputPath: ['from'] },
    { given: 'more than 60 months', args: 'from: "2020-01", to: "2025-01", granularity: MONTHLY', inputPath: ['to'] },
    { given: 'more than 60 years', args: 'from: "1960-01", to: "2020-01", granularity: YEARLY', inputPath: ['to'] },
    {
      given: 'an unknown currency',
      args: 'from: "2024-05", to: "2024-05", granularity: MONTHLY, currency: "us.d"',
      inputPath: ['currency'],
    },
    {
      given: 'top 0',
      args: 'from: "2024-05", to: "2024-05", granularity: MONTHLY, groupBy: [PROVIDER], top: 0',
      inputPath: ['top'],
    },
    {
      given: 'top without groups',
      args: 'from: "2024-05", to: "2024-05", granularity: MONTHLY, top: 5',
      inputPath: ['top'],
    },
    {
      given: 'top of no dimension',
      args: 'from: "2024-05", to: "2024-05", granularity: MONTHLY, groupBy: [], top: 5',
      inputPath: ['top'],
    },
  ])('refuses $given with an error of the field, before any POST for it', async ({ args, inputPath }) => {
    const [project] = domain.manyProjects;
    const { data, errors, posts } = await graph.ask(
      `{ project(id: "${project}") { id costSeries(${args}) { total } } }`,
    );

    expect(data).toEqual({ project: { id: project, costSeries: null } });
    expect(errors).toMatchObject([
      { path: ['project', 'costSeries'], extensions: { code: 'BAD_USER_INPUT', inputPath } },
    ]);
    expect(pathsOf(posts)).toEqual(['/identity/v2/project/list']);
  });

  it.each(['2024', '2024-13', '2024-5', '2024-05-01', 'May'])('refuses %s as a month in validation', async (from) => {
    const query = `query ($from: YearMonth!) { costSeries(from: $from, to: "2024-05", granularity: MONTHLY) { total } }`;

    const { data, errors, posts } = await graph.ask(query, { from });

    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', inputPath: ['$from'] } }]);
    expect(errors?.[0]?.message).toContain('a month as `YYYY-MM`');
    expect(posts).toEqual([]);
  });
});

describe('the change of costSeries', () => {
  const CHANGE = 'change { previous difference percent }';
  const given: SeriesArguments = {
    ...{ from: '2025-02', to: '2025-04', granularity: 'MONTHLY', groupBy: ['PRODUCT'] },
    ...{ currency: null, top: null, isConfirmed: null },
  };

  const changeOf = (total: number, previous: number) => ({
    previous: expect.closeTo(previous, 6),
    difference: expect.closeTo(total - previous, 6),
    percent: previous === 0 ? null : expect.closeTo(((total - previous) / Math.abs(previous)) * 100, 6),
  });

  it.each([
    { range: { from: '2025-02', to: '2025-04' }, before: { from: '2024-11', to: '2025-01' } },
    { range: { from: '2025-03', to: '2026-02', granularity: 'YEARLY' }, before: { from: '2024-03', to: '2025-02' } },
    { range: { from: '2024-01', to: '2024-01', top: 2 }, before: { from: '2023-12', to: '2023-12' } },
    { range: { from: '2025-05', to: '2025-05', top: 2 }, before: { from: '2025-04', to: '2025-04' } },
  ] as const)('compares $range with $before, by one POST for all parents', async ({ range, before }) => {
    const args = { ...given, ...range };
    const series = `{ total points { period amount } ${CHANGE} groups { values { dimension id name } total ${CHANGE} } others { total ${CHANGE} } }`;
    const field = `costSeries${argumentsText(args)} ${series}`;

    const { data, errors, posts } = await graph.ask(`{ ${field} workspaces { nodes { id ${field} } } }`);

    expect(errors).toBeUndefined();
    const check = (found: (typeof data)['costSeries'], of: readonly CostReportDataRecord[]) => {
      const [now, earlier] = [computeSeries(args, of), computeSeries({ ...args, ...before, top: null }, of)];
      const idOf = ({ values }: { values: readonly { id: string | null }[] }) => values[0]?.id;
      const previousOf = (id: unknown) => earlier.groups.find((group) => idOf(group) === id)?.total ?? 0;
      expect(found.change).toEqual(changeOf(now.total, earlier.total));
      expect(found.points).toEqual(now.points);
      expect(found.groups).toEqual(
        now.groups.map(({ values, total }) => ({ values, total, change: changeOf(total, previousOf(values[0]?.id)) })),
      );
      const listed = now.groups.reduce((all, { values }) => all + previousOf(values[0]?.id), 0);
      expect(found.others).toEqual(
        now.others && { total: now.others.total, change: changeOf(now.others.total, earlier.total - listed) },
      );
    };
    check(data.costSeries, rows);
    for (const { id, costSeries } of data.workspaces.nodes)
      check(
        costSeries,
        rows.filter(({ workspace_id }) => workspace_id === id),
      );
    expect(posts.filter(({ path }) => path === ANALYZE)).toHaveLength(2);
  });

  it('is compared under the same conditions as the range', async () => {
    const filter = 'filter: { provider: { eq: "aws" }, or: [{ product: { eq: "S3" } }, { product: { eq: "RDS" } }] }';

    const { data, posts } = await graph.ask(
      `{ costSeries(from: "2025-02", to: "2025-04", granularity: MONTHLY, ${filter}) ${SERIES.replace('total', `total ${CHANGE}`)} }`,
    );

    const counted = rows.filter(
      ({ provider, product }) => provider === 'aws' && (product === 'S3' || product === 'RDS'),
    );
    const { change, ...series } = data.costSeries;
    const plain = { ...given, groupBy: [] };
    expect(series).toEqual(computeSeries(plain, counted));
    expect(series.total).not.toBe(computeSeries(plain, rows).total);
    const earlier = computeSeries({ ...plain, from: '2024-11', to: '2025-01' }, counted);
    expect(change).toEqual(changeOf(series.total, earlier.total));
    expect(pathsOf(posts)).toEqual([ANALYZE]);
  });
});

describe('the amount of a row', () => {
  it('is that of one currency, and can be filtered', async () => {
    const { data, errors, posts } = await graph.ask(
      `{ costReportData(first: 1000, filter: { amount: [{ gte: 500 }, { currency: "KRW", lt: 90000 }] }) {
        totalCount nodes { id amount won: amount(currency: "KRW") euro: amount(currency: "EUR") } } }`,
    );

    expect(errors).toBeUndefined();
    const found = rows.filter(({ cost }) => Number(cost.USD) >= 500 && Number(cost.KRW) < 90000);
    expect(found.length).toBeGreaterThan(10);
    expect(data.costReportData.totalCount).toBe(found.length);
    expect(new Map(data.costReportData.nodes.map((node: { id: string }) => [node.id, node]))).toEqual(
      new Map(
        found.map(({ cost_report_data_id: id, cost }) => [id, { id, amount: cost.USD, won: cost.KRW, euro: null }]),
      ),
    );
    expect(pathsOf(posts)).toEqual(['/cost-analysis/v1/cost-report-data/list']);
  });

  it.each([
    '{ nodes { amount(currency: "us.d") } }',
    '(filter: { amount: { currency: "us.d", gt: 1 } }) { totalCount }',
  ])('is refused for an unknown currency: %s', async (field) => {
    const { errors } = await graph.ask(`{ costReportData${field.startsWith('{') ? '(first: 1)' : ''}${field} }`);

    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(errors?.[0]?.extensions.inputPath).toContain('currency');
  });
});
