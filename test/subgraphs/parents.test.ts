import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../subgraphs/wire/jsonObject.ts';
import { answerList, answerStatistics } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const LIST = '/monitoring/v1/alert/list';
const STAT = '/monitoring/v1/alert/stat';
const PARENTS = ['p0', 'p1', 'p2', 'p3'];

/** Each created a second before the one at the place before it, as the newest is listed first. */
const createdAt = (place: number) => new Date(Date.UTC(2026, 0, 1) - 1000 * place).toISOString();

/** Alerts of the parents in turn, so that the rows of each parent are scattered over the list. */
const mixedAlerts = (count: number, parents = PARENTS): JsonObject[] =>
  Array.from({ length: count }, (_, index) => ({
    alert_id: `alert-${index}`,
    title: `title ${index}`,
    state: 'TRIGGERED',
    project_id: parents[index % parents.length],
    created_at: createdAt(index),
  }));

const titlesUnder = (rows: readonly JsonObject[], parent: string) =>
  rows.filter((row) => row.project_id === parent).map(({ title }) => ({ title }));

const askUnder = async (
  facade: Awaited<ReturnType<typeof startStubbedSubgraphs>>,
  field: string,
  parents = PARENTS,
  compiled = false,
) =>
  facade.ask(
    'monitoring',
    `query ($all: [_Any!]!) { _entities(representations: $all) { ... on Project { ${field} } } }`,
    {
      variables: { all: parents.map((id) => ({ __typename: 'Project', id })) },
      compiled,
    },
  );

describe.each([{ compiled: false }, { compiled: true }])(
  'listing under many parents (compiled: $compiled)',
  ({ compiled }) => {
    it('takes one list for all of them', async () => {
      const rows = mixedAlerts(30);
      await using facade = await startStubbedSubgraphs({ [LIST]: answerList(rows) });

      const { data } = await askUnder(
        facade,
        'alerts(first: 3, filter: { state: { eq: TRIGGERED } }) { totalCount nodes { title } pageInfo { hasNextPage } }',
        PARENTS,
        compiled,
      );

      expect(facade.posts.map(({ body }) => body)).toEqual([
        {
          query: {
            filter: [
              { k: 'project_id', v: PARENTS, o: 'in' },
              { k: 'state', v: 'TRIGGERED', o: 'eq' },
            ],
            page: { start: 1, limit: 84 },
            only: ['alert_id', 'title', 'project_id'],
          },
        },
      ]);
      expect(data).toEqual({
        _entities: PARENTS.map((parent) => ({
          alerts: {
            totalCount: titlesUnder(rows, parent).length,
            nodes: titlesUnder(rows, parent).slice(0, 3),
            pageInfo: { hasNextPage: true },
          },
        })),
      });
    });
  },
);

describe('grouping one list by parent', () => {
  it.each([
    { args: 'first: 3', from: 0, to: 3 },
    { args: 'first: 3, offset: 2', from: 2, to: 5 },
    { args: 'last: 2', from: -2, to: undefined },
    { args: 'first: 100', from: 0, to: undefined },
  ])('gives each parent the rows of its own list for $args', async ({ args, from, to }) => {
    const rows = mixedAlerts(30);
    await using facade = await startStubbedSubgraphs({ [LIST]: answerList(rows) });
    const field = `alerts(${args}) { totalCount nodes { title } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`;

    const { data } = await askUnder(facade, field);
    const alone = await Promise.all(PARENTS.map((parent) => askUnder(facade, field, [parent])));

    expect(data).toMatchObject({
      _entities: PARENTS.map((parent) => ({
        alerts: {
          totalCount: titlesUnder(rows, parent).length,
          nodes: titlesUnder(rows, parent).slice(from, to),
        },
      })),
    });
    expect(data).toEqual({ _entities: alone.flatMap((each) => each.data?._entities) });
  });

  it('gives rows with several parents to each of them', async () => {
    await using facade = await startStubbedSubgraphs({
      '/monitoring/v1/maintenance-window/list': answerList([
        { maintenance_window_id: 'mw-1', title: 'both', projects: ['p0', 'p1'] },
        { maintenance_window_id: 'mw-2', title: 'one', projects: ['p1'] },
      ]),
    });

    const { data } = await askUnder(facade, 'maintenanceWindows { nodes { title projects { id } } }', ['p0', 'p1']);

    expect(data).toEqual({
      _entities: [
        { maintenanceWindows: { nodes: [{ title: 'both', projects: [{ id: 'p0' }, { id: 'p1' }] }] } },
        {
          maintenanceWindows: {
            nodes: [
              { title: 'both', projects: [{ id: 'p0' }, { id: 'p1' }] },
              { title: 'one', projects: [{ id: 'p1' }] },
            ],
          },
        },
      ],
    });
    expect(facade.posts).toHaveLength(1);
  });

  it('follows a path to the parent', async () => {
    await using facade = await startStubbedSubgraphs({
      '/monitoring/v1/webhook/list': answerList([{ webhook_id: 'w', name: 'n', plugin_info: { plugin_id: 'x' } }]),
    });

    const { data } = await facade.ask(
      'monitoring',
      '{ _entities(representations: [{ __typename: "Plugin", id: "x" }, { __typename: "Plugin", id: "y" }]) { ... on Plugin { webhooks { nodes { name } } } } }',
    );

    expect(data).toEqual({ _entities: [{ webhooks: { nodes: [{ name: 'n' }] } }, { webhooks: { nodes: [] } }] });
    expect(facade.posts[0]?.body).toMatchObject({
      query: {
        filter: [{ k: 'plugin_info.plugin_id', v: ['x', 'y'], o: 'in' }],
        only: ['webhook_id', 'name', 'plugin_info.plugin_id'],
      },
    });
  });

  it('requests only the page for a single parent', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: answerList(mixedAlerts(30)) });

    await askUnder(facade, 'alerts(first: 3) { nodes { title } }', ['p2']);

    expect(facade.posts[0]?.body).toEqual({
      query: {
        filter: [{ k: 'project_id', v: 'p2', o: 'eq' }],
        page: { start: 1, limit: 3 },
        only: ['alert_id', 'title'],
      },
    });
  });

  it('cuts the same field with another `first` from one list', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: answerList(mixedAlerts(8)) });

    const { data } = await askUnder(
      facade,
      'one: alerts(first: 1) { nodes { title } } also: alerts(first: 1) { totalCount } two: alerts(first: 2) { nodes { title } }',
      ['p0', 'p1'],
    );

    expect(facade.posts).toHaveLength(1);
    expect(data).toMatchObject({
      _entities: [{ one: { nodes: [{ title: 'title 0' }] }, also: { totalCount: 2 }, two: { nodes: [{}, {}] } }, {}],
    });
  });
});

describe('lists under many parents that exceed one answer', () => {
  /** 3,000 rows, of which the first 1,000 hold 995 of p0, 5 of p1 and none of p2. */
  const uneven: JsonObject[] = Array.from({ length: 3000 }, (_, index) => ({
    alert_id: `alert-${index}`,
    title: `title ${index}`,
    project_id: index < 995 ? 'p0' : index < 1005 ? 'p1' : 'p2',
    created_at: createdAt(index),
  }));

  it('send another call only for parents whose page is incomplete', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: answerList(uneven) });

    const { data } = await askUnder(facade, 'alerts(first: 4) { nodes { title } pageInfo { hasNextPage } }', [
      'p0',
      'p1',
      'p2',
    ]);

    expect(data).toEqual({
      _entities: ['p0', 'p1', 'p2'].map((parent) => ({
        alerts: { nodes: titlesUnder(uneven, parent).slice(0, 4), pageInfo: { hasNextPage: true } },
      })),
    });
    expect(facade.posts.map(({ body }) => body.query)).toMatchObject([
      { filter: [{ o: 'in' }], page: { start: 1, limit: 64 } },
      { filter: [{ v: 'p1', o: 'eq' }], page: { start: 1, limit: 4 } },
      { filter: [{ v: 'p2', o: 'eq' }], page: { start: 1, limit: 4 } },
    ]);
  });

  it('are counted by one `stat` for all', async () => {
    await using facade = await startStubbedSubgraphs({ [LIST]: answerList(uneven), [STAT]: answerStatistics(uneven) });

    const { data } = await askUnder(facade, 'alerts(first: 1) { totalCount }', ['p0', 'p1', 'p2']);

    expect(data).toEqual({
      _entities: [{ alerts: { totalCount: 995 } }, { alerts: { totalCount: 10 } }, { alerts: { totalCount: 1995 } }],
    });
    expect(facade.paths()).toEqual([STAT]);
  });

  it('lose only the parent whose own call fails', async () => {
    const rows = answerList(uneven);
    await using facade = await startStubbedSubgraphs({
      [STAT]: answerStatistics(uneven),
      [LIST]: (body, times) =>
        times === 2 ? { detail: { code: 'ERROR_UNKNOWN', message: 'secret detail' } } : rows(body, times),
    });

    const { data, errors } = await askUnder(facade, 'alerts(last: 1) { nodes { title } }', ['p1', 'p2']);

    expect(data).toEqual({ _entities: [{ alerts: null }, { alerts: { nodes: [{ title: 'title 2999' }] } }] });
    expect(errors).toMatchObject([{ path: ['_entities', 0, 'alerts'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
    expect(JSON.stringify(errors)).not.toContain('secret');
  });

  it('send the calls for single parents a few at a time', async () => {
    let now = 0;
    let most = 0;
    const parents = Array.from({ length: 40 }, (_, index) => `p${index}`);
    const rows = answerList(mixedAlerts(2000, parents));
    await using facade = await startStubbedSubgraphs({
      [STAT]: () => ({ detail: { code: 'ERROR_NOT_IMPLEMENTED', message: '' } }),
      [LIST]: async (body, times) => {
        most = Math.max(most, ++now);
        await new Promise((resolve) => setTimeout(resolve, 50));
        now--;
        return rows(body, times);
      },
    });

    await askUnder(facade, 'alerts(first: 100) { totalCount }', parents);

    // The `stat` that is not available, the list that is too long, and a count for each.
    expect(facade.posts).toHaveLength(42);
    expect(most).toBe(8);
  });
});
