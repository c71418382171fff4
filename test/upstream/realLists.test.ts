/** Lists of services that send no `total_count`. */
import { describe, expect, it } from 'vitest';
import { answerList, type StubHandler } from '../subgraphs/postApiStub.ts';
import { startStubbedSubgraphs } from '../subgraphs/stubbedSubgraphs.ts';

const LIST = '/repository/v1/plugin/list';
const rows = Array.from({ length: 45 }, (_, at) => ({ plugin_id: `plugin-${at}`, name: `Plugin ${at}` }));

/** The rows of a service that pages, and leaves out the count and what is empty. */
const withoutTotal =
  (all: readonly object[]): StubHandler =>
  async (body, times) => {
    const { results } = (await answerList(all as never)(body, times)) as { results: readonly object[] };
    return results.length === 0 ? {} : { results };
  };

const PAGE = 'pageInfo { hasNextPage hasPreviousPage }';
const MORE = { hasNextPage: true, hasPreviousPage: false };
const LAST = { hasNextPage: false, hasPreviousPage: true };

describe('a list without a count', () => {
  it.each([
    { page: 'first: 20', answer: { nodes: 20, pageInfo: MORE }, posts: 2 },
    { page: 'first: 20, offset: 40', answer: { nodes: 5, pageInfo: LAST }, posts: 1 },
    { page: 'first: 15, offset: 30', answer: { nodes: 15, pageInfo: LAST }, posts: 2 },
    { page: 'first: 10, offset: 60', answer: { nodes: 0, pageInfo: LAST }, posts: 1 },
  ])('has its rows and shows whether there are more: $page', async ({ page, answer, posts }) => {
    await using facade = await startStubbedSubgraphs({ [LIST]: withoutTotal(rows) });

    const { data, errors } = await facade.ask('repository', `{ plugins(${page}) { nodes { name } ${PAGE} } }`);

    expect(errors).toBeUndefined();
    const { nodes, pageInfo } = (data as never as { plugins: { nodes: readonly object[]; pageInfo: object } }).plugins;
    expect({ nodes: nodes.length, pageInfo }).toEqual(answer);
    expect(facade.posts).toHaveLength(posts);
  });

  it.each([
    {
      given: 'with rows',
      query: '{ plugins(first: 20) { totalCount nodes { name } } }',
      length: 45,
      total: 45,
      posts: 3,
    },
    { given: 'alone', query: '{ plugins { totalCount } }', length: 45, total: 45, posts: 2 },
    { given: 'alone, of none', query: '{ plugins { totalCount } }', length: 0, total: 0, posts: 2 },
    {
      given: 'on the last page',
      query: '{ plugins(first: 50) { totalCount nodes { id } } }',
      length: 45,
      total: 45,
      posts: 1,
    },
    { given: 'of many', query: '{ plugins { totalCount } }', length: 2_500, total: 2_500, posts: 4 },
    { given: 'of full pages', query: '{ plugins { totalCount } }', length: 2_000, total: 2_000, posts: 4 },
  ])('counts its rows where the total is selected, $given', async ({ query, length, total, posts }) => {
    const all = Array.from({ length }, (_, at) => ({ plugin_id: `plugin-${at}`, name: `Plugin ${at}` }));
    await using facade = await startStubbedSubgraphs({ [LIST]: withoutTotal(all) });

    const { data, errors } = await facade.ask('repository', query);

    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ plugins: { totalCount: total } });
    expect(facade.posts).toHaveLength(posts);
  });

  it.each([
    { query: '{ plugins(first: 2) { totalCount nodes { id } } }', path: ['plugins', 'totalCount'] },
    { query: '{ plugins { totalCount } }', path: ['plugins', 'totalCount'] },
    { query: '{ plugins(last: 2) { nodes { id } } }', path: ['plugins'] },
  ])('with too many rows to count has an error where the total is needed: $query', async ({ query, path }) => {
    const all = Array.from({ length: 12_000 }, (_, at) => ({ plugin_id: `plugin-${at}`, name: 'P' }));
    await using facade = await startStubbedSubgraphs({ [LIST]: withoutTotal(all) });

    const { data, errors } = await facade.ask('repository', query);

    expect(data).toEqual({ plugins: null });
    expect(errors).toMatchObject([
      { path, extensions: { code: 'UPSTREAM_INVALID_RESPONSE', operation: 'repository.plugin.list' } },
    ]);
    const { data: rest } = await facade.ask(
      'repository',
      '{ plugins(first: 2) { nodes { id } pageInfo { hasNextPage } } }',
    );
    expect(rest).toEqual({
      plugins: { nodes: [{ id: 'plugin-0' }, { id: 'plugin-1' }], pageInfo: { hasNextPage: true } },
    });
  });

  it('is complete under parents, and with `last`', async () => {
    const tools = rows.slice(0, 7).map((row, at) => ({ ...row, plugin_id: `p-${at}` }));
    await using facade = await startStubbedSubgraphs({ [LIST]: withoutTotal(tools) });

    const { data, errors } = await facade.ask('repository', '{ plugins(last: 2) { totalCount nodes { id } } }');

    expect(errors).toBeUndefined();
    expect(data).toEqual({ plugins: { totalCount: 7, nodes: [{ id: 'p-5' }, { id: 'p-6' }] } });
  });
});
