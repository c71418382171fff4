import { describe, expect, it } from 'vitest';
import { startFacade } from './facade.ts';
import { listing } from './stub.ts';

const LIST = '/monitoring/v1/alert/list';
const NAMES = Array.from({ length: 30 }, (_, index) => `alert-${index}`);
const rows = NAMES.map((alert_id) => ({ alert_id, project_id: 'p' }));

const startList = () => startFacade({ [LIST]: listing(rows) });
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
type Facade = Awaited<ReturnType<typeof startList>>;

const FIELDS =
  '{ totalCount nodes { id } edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';
const pageOf = async (facade: Facade, args: string) => {
  const { data, errors } = await facade.ask('monitoring', `{ alerts${args} ${FIELDS} }`);
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

    const page = await pageOf(facade, args);

    expect(page.nodes.map(({ id }) => id)).toEqual(NAMES.slice(from, to));
    expect(page).toMatchObject({ totalCount: 30, pageInfo: { hasNextPage: next, hasPreviousPage: previous } });
  });

  it('leads forwards and backwards by cursors', async () => {
    await using facade = await startList();

    const one = await pageOf(facade, '(first: 12)');
    const two = await pageOf(facade, `(first: 12, after: "${one.pageInfo.endCursor}")`);
    const back = await pageOf(facade, `(last: 5, before: "${two.pageInfo.startCursor}")`);
    const rest = await pageOf(
      facade,
      `(first: 12, after: "${two.edges[5]?.cursor}", before: "${two.edges[8]?.cursor}")`,
    );
    const none = await pageOf(
      facade,
      `(first: 12, after: "${two.edges[5]?.cursor}", before: "${two.edges[5]?.cursor}")`,
    );

    expect(two.nodes.map(({ id }) => id)).toEqual(NAMES.slice(12, 24));
    expect(back.nodes.map(({ id }) => id)).toEqual(NAMES.slice(7, 12));
    expect(rest.nodes.map(({ id }) => id)).toEqual(NAMES.slice(18, 20));
    expect(none).toMatchObject({ nodes: [], totalCount: 30 });
  });

  it('takes one POST, and the end of a list one more for its length', async () => {
    await using facade = await startList();

    await pageOf(facade, '(first: 5)');
    await pageOf(facade, '(last: 5)');

    expect(facade.posts.map(({ body }) => body.query)).toMatchObject([
      { page: { start: 1, limit: 5 } },
      { count_only: true },
      { page: { start: 26, limit: 5 } },
    ]);
  });

  it('only counts if no rows are selected', async () => {
    await using facade = await startList();

    const { data } = await facade.ask(
      'monitoring',
      '{ alerts(first: 7, offset: 14) { totalCount pageInfo { hasNextPage endCursor } } }',
    );
    const page = await pageOf(facade, '(first: 7, offset: 14)');

    expect(data).toEqual({
      alerts: { totalCount: 30, pageInfo: { hasNextPage: true, endCursor: page.pageInfo.endCursor } },
    });
    expect(facade.posts[0]?.body).toEqual({ query: { count_only: true } });
  });
});

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
    const { pageInfo } = await pageOf(facade, '(first: 3)');

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
});
