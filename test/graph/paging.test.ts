import { beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { createTestGraph, type TestGraph } from './testGraph.ts';

const PAGE =
  '{ totalCount nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';

interface AlertPageResult {
  readonly totalCount: number;
  readonly nodes: readonly { readonly id: string }[];
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string;
    readonly endCursor: string;
  };
}

let graph: TestGraph;
/** The alerts, oldest first: seven of the first project, then four of the second. */
let all: readonly string[];
beforeAll(async () => {
  graph = await createTestGraph();
  const made: string[] = [];
  for (let at = 0; at < 11; at++) {
    const project_id = graph.projects[at < 7 ? 0 : 1];
    const { alert_id } = await graph.admin.call(alert.create, { title: `Alert ${at % 3}`, project_id });
    made.push(alert_id);
  }
  all = made;
});

const OLDEST_FIRST = 'orderBy: [{field: ALERT_NUMBER}]';
const fetchPage = async (args: string): Promise<AlertPageResult> => {
  const { data, errors } = await graph.asAdmin(`{ alerts(${OLDEST_FIRST}, ${args}) ${PAGE} }`);
  expect(errors).toBeUndefined();
  return data.alerts;
};
const idsOf = ({ nodes }: AlertPageResult) => nodes.map(({ id }) => id);

describe('a list of the real service', () => {
  it('is read from start to end, forwards', async () => {
    const read: AlertPageResult[] = [await fetchPage('first: 4')];
    for (let last = read[0]; last?.pageInfo.hasNextPage; last = read.at(-1))
      read.push(await fetchPage(`first: 4, after: "${last.pageInfo.endCursor}"`));

    expect(read.map(({ nodes }) => nodes.length)).toEqual([4, 4, 3]);
    expect(read.flatMap(idsOf)).toEqual(all);
    expect(read.map(({ totalCount }) => totalCount)).toEqual([11, 11, 11]);
    expect(read.map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual([false, true, true]);
  });

  it('is read from end to start, backwards', async () => {
    const read: AlertPageResult[] = [await fetchPage('last: 4')];
    for (let first = read[0]; first?.pageInfo.hasPreviousPage; first = read.at(-1))
      read.push(await fetchPage(`last: 4, before: "${first.pageInfo.startCursor}"`));

    expect(read.toReversed().flatMap(idsOf)).toEqual(all);
    expect(read.map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([false, true, true]);
  });

  it.each([
    { args: 'offset: 0, first: 5', from: 0, to: 5 },
    { args: 'offset: 8, first: 5', from: 8, to: 11 },
    { args: 'offset: 11', from: 11, to: 11 },
    { args: 'offset: 400', from: 11, to: 11 },
  ])('is read by page numbers: $args', async ({ args, from, to }) => {
    const page = await fetchPage(args);

    expect(idsOf(page)).toEqual(all.slice(from, to));
    expect(page.totalCount).toBe(11);
  });

  it.each([
    { args: 'last: 3', from: 8 },
    { args: 'last: $size', variables: { size: 3 }, from: 8 },
    { args: 'last: 3, first: $none', from: 8 },
    { args: 'first: null, offset: 9', from: 9 },
    { args: 'first: $none, offset: 9', from: 9 },
    { args: 'first: $none, offset: 9', variables: { none: null }, from: 9 },
  ])(
    'has a default of `first` that does not interfere with other arguments: $args $variables',
    async ({ args, variables, from }) => {
      const query = `query($size: Int, $none: Int) { alerts(${OLDEST_FIRST}, ${args}) { nodes { id } }
      used: alerts(first: $none) { totalCount } sized: alerts(first: $size) { totalCount } }`;

      const { data, errors } = await graph.asAdmin(query, variables);

      expect(errors).toBeUndefined();
      expect(idsOf(data.alerts)).toEqual(all.slice(from));
    },
  );

  it('refuses `first` and `last` together, even if a variable has the default value of `first`', async () => {
    const query =
      'query($n: Int) { literal: alerts(first: 20, last: 2) { totalCount } given: alerts(first: $n, last: 2) { totalCount } }';

    const { errors } = await graph.asAdmin(query, { n: 20 });

    expect(errors?.map(({ path }) => path)).toEqual([['literal'], ['given']]);
  });

  it('gives each row a cursor from which paging continues, in both directions', async () => {
    const { edges } = await fetchPage('first: 11');
    const middle = edges[5];

    expect(middle?.node.id).toBe(all[5]);
    expect(idsOf(await fetchPage(`first: 2, after: "${middle?.cursor}"`))).toEqual(all.slice(6, 8));
    expect(idsOf(await fetchPage(`last: 2, before: "${middle?.cursor}"`))).toEqual(all.slice(3, 5));
  });

  it('counts the records that match the filter, on all pages together', async () => {
    const page = await fetchPage('first: 2, filter: {title: {eq: "Alert 1"}}');

    expect(page.totalCount).toBe(4);
    expect(page.nodes).toHaveLength(2);
    expect((await fetchPage('filter: {title: {eq: "None"}}')).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  it('has pages and counts under each parent, with cursors that continue there', async () => {
    const ask = (args: string) =>
      graph.asAdmin(`{ one: project(id: "${graph.projects[0]}") { alerts(${OLDEST_FIRST}, ${args}) ${PAGE} }
        two: project(id: "${graph.projects[1]}") { alerts(${OLDEST_FIRST}, first: 2) ${PAGE} } }`);

    const { data } = await ask('first: 3');
    const next = await ask(`first: 3, after: "${data.one.alerts.pageInfo.endCursor}"`);
    const astray = await ask(`first: 3, after: "${data.two.alerts.pageInfo.endCursor}"`);

    expect([data.one.alerts.totalCount, data.two.alerts.totalCount]).toEqual([7, 4]);
    expect(idsOf(data.one.alerts)).toEqual(all.slice(0, 3));
    expect(idsOf(data.two.alerts)).toEqual(all.slice(7, 9));
    expect(idsOf(next.data.one.alerts)).toEqual(all.slice(3, 6));
    expect(astray.data).toMatchObject({ one: { alerts: null }, two: { alerts: { totalCount: 4 } } });
    expect(astray.errors).toMatchObject([
      { path: ['one', 'alerts'], message: expect.stringContaining('`after`'), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  it.each([
    ['first: 0', ['first']],
    ['first: 1001', ['first']],
    ['last: 0', ['last']],
    ['last: 1001', ['last']],
    ['first: 2, last: 2', ['last']],
    ['offset: -1', ['offset']],
    ['offset: 2, last: 2', ['offset']],
    ['after: "nonsense"', ['after']],
    ['last: 2, before: "nonsense"', ['before']],
    ['filter: {or: [{title: {eq: "x"}}, {title: {eq: "x"}, state: {eq: ERROR}}]}', ['filter', 'or', '1']],
  ])('refuses %s, naming %j', async (args, inputPath) => {
    const { data, errors } = await graph.asAdmin(`{ alerts(${args}) { nodes { id } } budgets { totalCount } }`);

    expect(data).toEqual({ alerts: null, budgets: { totalCount: 0 } });
    const extensions = { code: 'BAD_USER_INPUT', inputPath };
    expect(errors).toMatchObject([{ path: ['alerts'], message: expect.stringContaining('`'), extensions }]);
  });

  it('refuses an invalid regular expression, with the message of upstream', async () => {
    const { data, errors } = await graph.asAdmin('{ alerts(filter: {title: {regex: "("}}) { nodes { id } } }');

    expect(data).toEqual({ alerts: null });
    expect(errors).toMatchObject([
      { path: ['alerts'], message: expect.stringContaining('filter'), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});

describe('without a token', () => {
  it('endpoints are readable, and nothing else', async () => {
    const { data, errors } = await graph.asNobody('{ endpoints { totalCount } alerts { totalCount } }');

    expect(data).toEqual({ endpoints: { totalCount: expect.any(Number) }, alerts: null });
    expect(errors).toMatchObject([{ path: ['alerts'], extensions: { code: 'UNAUTHENTICATED' } }]);
  });
});
