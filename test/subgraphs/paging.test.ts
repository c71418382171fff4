import { describe, expect, it } from 'vitest';
import { answerList } from './postApiStub.ts';
import { startStubbedSubgraphs } from './stubbedSubgraphs.ts';

const LIST = '/monitoring/v1/alert/list';
const NAMES = Array.from({ length: 30 }, (_, index) => `alert-${index}`);
/** Newest first. */
const rows = NAMES.map((alert_id, at) => ({
  alert_id,
  project_id: 'p',
  created_at: new Date(Date.UTC(2026, 0, 30 - at)).toISOString(),
}));

const startList = () => startStubbedSubgraphs({ [LIST]: answerList(rows) });
interface ListedPage {
  readonly totalCount: number;
  readonly nodes: readonly { id: string }[];
  readonly edges: readonly { cursor: string }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}
type ListFacade = Awaited<ReturnType<typeof startList>>;

const FIELDS =
  '{ totalCount nodes { id } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';
const ROWS = '{ nodes { id } edges { cursor } }';
const fetchPage = async (facade: ListFacade, args: string, fields = FIELDS) => {
  const { data, errors } = await facade.ask('monitoring', `{ alerts${args} ${fields} }`);
  if (errors) throw new Error(errors[0]?.message);
  const page: ListedPage = data?.alerts ?? expect.unreachable('no page came');
  return page;
};

describe('a page', () => {
  it.each([
    { args: '', places: [0, 20], next: true, previous: false },
    { args: '(first: 5)', places: [0, 5], next: true, previous: false },
    { args: '(first: 5, offset: 10)', places: [10, 15], next: true, previous: true },
    { args: '(first: 20, offset: 10)', places: [10, 30], next: false, previous: true },
    { args: '(offset: 40)', places: [40, 40], next: false, previous: true },
    { args: '(last: 4)', places: [26, 30], next: false, previous: true },
    { args: '(last: 100)', places: [0, 30], next: false, previous: false },
  ])('has rows $places for $args', async ({ args, places: [from, to], next, previous }) => {
    await using facade = await startList();

    const page = await fetchPage(facade, args);

    expect(page.nodes.map(({ id }) => id)).toEqual(NAMES.slice(from, to));
    expect(page).toMatchObject({ totalCount: 30, pageInfo: { hasNextPage: next, hasPreviousPage: previous } });
  });

  it('continues by conditions on the row of the cursor, in one POST', async () => {
    await using facade = await startList();
    const { edges } = await fetchPage(facade, '(first: 12)');
    facade.posts.length = 0;

    await fetchPage(facade, `(first: 5, after: "${edges[3]?.cursor}")`, ROWS);
    await fetchPage(facade, `(last: 5, before: "${edges[3]?.cursor}")`, ROWS);

    const created_at = rows[3]?.created_at;
    expect(facade.posts.map(({ body }) => body.query)).toEqual([
      {
        filter: [{ k: 'created_at', v: created_at, o: 'datetime_lte' }],
        filter_or: [
          { k: 'created_at', v: created_at, o: 'datetime_lt' },
          { k: 'alert_id', v: 'alert-3', o: 'gt' },
        ],
        sort: [
          { key: 'created_at', desc: true },
          { key: 'alert_id', desc: false },
        ],
        page: { start: 1, limit: 5 },
        only: ['alert_id', 'created_at'],
      },
      {
        filter: [{ k: 'created_at', v: created_at, o: 'datetime_gte' }],
        filter_or: [
          { k: 'created_at', v: created_at, o: 'datetime_gt' },
          { k: 'alert_id', v: 'alert-3', o: 'lt' },
        ],
        sort: [
          { key: 'created_at', desc: false },
          { key: 'alert_id', desc: true },
        ],
        page: { start: 1, limit: 5 },
        only: ['alert_id', 'created_at'],
      },
    ]);
  });

  it('counts the whole list by a POST of its own if the page continues', async () => {
    await using facade = await startList();
    const { edges } = await fetchPage(facade, '(first: 12)');
    facade.posts.length = 0;

    const { totalCount } = await fetchPage(facade, `(first: 5, after: "${edges[3]?.cursor}")`);

    expect(totalCount).toBe(30);
    expect(facade.posts.map(({ body }) => body.query)).toMatchObject([{ count_only: true }, { page: { limit: 5 } }]);
  });

  it('has positions as cursors where a table of the service has the order', async () => {
    const components = ['identity', 'monitoring', 'inventory'].map((service) => ({ service, state: 'ACTIVE' }));
    await using facade = await startStubbedSubgraphs({ '/identity/v2/endpoint/list': answerList(components) });
    const page = async (args: string): Promise<{ nodes: object[]; pageInfo: { endCursor: string } }> => {
      const { data } = await facade.ask(
        'identity',
        `{ endpoints(${args}) { nodes { service } pageInfo { endCursor } } }`,
      );
      return data?.endpoints ?? expect.unreachable('no page came');
    };

    const one = await page('first: 1');
    const two = await page(`first: 1, after: "${one.pageInfo.endCursor}"`);

    expect([...one.nodes, ...two.nodes]).toEqual([{ service: 'identity' }, { service: 'monitoring' }]);
    expect(facade.posts.map(({ body }) => body.query)).toEqual([
      { page: { start: 1, limit: 1 }, only: ['service'] },
      { page: { start: 2, limit: 1 }, only: ['service'] },
    ]);
  });

  it('takes one POST, at the end of a list by the reverse order', async () => {
    await using facade = await startList();

    await fetchPage(facade, '(first: 5)');
    await fetchPage(facade, '(last: 5)');

    expect(facade.posts.map(({ body }) => body.query)).toMatchObject([
      { sort: [{ desc: true }, { desc: false }], page: { start: 1, limit: 5 } },
      { sort: [{ desc: false }, { desc: true }], page: { start: 1, limit: 5 } },
    ]);
  });

  it('only counts if no rows are selected', async () => {
    await using facade = await startList();

    const { data } = await facade.ask(
      'monitoring',
      '{ alerts(first: 7, offset: 14) { totalCount pageInfo { hasNextPage hasPreviousPage } } }',
    );

    expect(data).toEqual({
      alerts: { totalCount: 30, pageInfo: { hasNextPage: true, hasPreviousPage: true } },
    });
    expect(facade.posts[0]?.body).toEqual({ query: { count_only: true } });
  });
});

/** A cursor with a content of its own. */
const encode = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');

describe('a page with invalid arguments', () => {
  it.each([
    ['(first: 0)', 'first'],
    ['(first: 1001)', 'first'],
    ['(first: -1)', 'first'],
    ['(last: 0)', 'last'],
    ['(last: 1001)', 'last'],
    ['(first: 3, last: 3)', 'first'],
    ['(offset: -1)', 'offset'],
    ['(offset: 3, last: 3)', 'offset'],
    ['(offset: 3, after: "x")', 'offset'],
    ['(first: 3, after: "nonsense")', 'after'],
    ['(first: 3, after: "bnVsbA")', 'after'],
    ['(last: 3, before: "e30")', 'before'],
  ])('is BAD_USER_INPUT for %s, names `%s`, and sends no POST', async (args, named) => {
    await using facade = await startList();

    const { data, errors } = await facade.ask('monitoring', `{ alerts${args} { nodes { id } } }`);

    expect(data).toEqual({ alerts: null });
    expect(errors?.[0]).toMatchObject({
      path: ['alerts'],
      message: expect.stringContaining(`\`${named}\``),
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect(facade.posts).toEqual([]);
  });

  it.each([
    { list: 'another filter', other: 'alerts(after: $cursor, filter: { state: { eq: TRIGGERED } })' },
    { list: 'another order', other: 'alerts(after: $cursor, orderBy: [{ field: TITLE }])' },
    { list: 'another type', other: 'webhooks(after: $cursor)' },
    {
      list: 'a parent',
      other:
        '_entities(representations: [{ __typename: "Project", id: "p" }]) { ... on Project { alerts(after: $cursor)',
    },
  ])('is BAD_USER_INPUT for the cursor of $list', async ({ other }) => {
    await using facade = await startList();
    const { pageInfo } = await fetchPage(facade, '(first: 3)');

    const closing = other.startsWith('_entities') ? '} }' : '';
    const { errors } = await facade.ask(
      'monitoring',
      `query ($cursor: String) { ${other} { nodes { id } } ${closing} }`,
      {
        variables: { cursor: pageInfo.endCursor },
      },
    );

    expect(errors?.[0]).toMatchObject({
      message: '`after` is not a cursor of this list.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('is BAD_USER_INPUT for a cursor of an earlier release, and says so', async () => {
    await using facade = await startList();

    const after = encode({ list: 'AbCdEfGh', place: 2 });
    const { errors } = await facade.ask('monitoring', `{ alerts(after: "${after}") { nodes { id } } }`);

    expect(errors?.[0]).toMatchObject({
      message: '`after` is a cursor of an earlier release. Start from the first page.',
      extensions: { code: 'BAD_USER_INPUT', inputPath: ['after'] },
    });
    expect(facade.posts).toEqual([]);
  });

  it.each([
    { at: ['2026-01-01T00:00:00.000Z'] },
    { at: ['no time', 'alert-1'] },
    { at: [1, 'alert-1'] },
    { at: ['2026-01-01T00:00:00.000Z', null] },
    { at: ['2026-01-01T00:00:00.000Z', { o: 'exists' }] },
    { at: ['2026-01-01T00:00:00.000Z', 'alert-1'], skip: 0.5 },
    { at: ['2026-01-01T00:00:00.000Z', 'alert-1'], skip: 2 ** 40 },
    { place: 2 },
  ])('is BAD_USER_INPUT for a cursor with other content: %j', async (content) => {
    await using facade = await startList();
    const { pageInfo } = await fetchPage(facade, '(first: 3)');
    const { v, list } = JSON.parse(Buffer.from(pageInfo.endCursor ?? '', 'base64url').toString());
    facade.posts.length = 0;

    const after = encode({ v, list, ...content });
    const { errors } = await facade.ask('monitoring', `{ alerts(after: "${after}") { nodes { id } } }`);

    expect(errors?.[0]).toMatchObject({ message: '`after` is not a cursor of this list.' });
    expect(facade.posts).toEqual([]);
  });
});
