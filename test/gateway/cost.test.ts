import { describe, expect, it } from 'vitest';
import { federate } from './federate.ts';

const SIZED = '@listSize(slicingArguments: ["first", "last"], sizedFields: ["nodes", "edges"], assumedSize: 20)';

/** Slicing arguments that some compositions refuse, in place of an assumed size. */
const SLICES = new Map([
  ['2001', '["ids"]'],
  ['2002', '["ids", "first"]'],
  ['2003', '["input.page.first", "input.ids"]'],
]);

const withSlices = (supergraphSdl: string) =>
  supergraphSdl.replaceAll(
    /assumedSize: (200\d)/g,
    (_, size) => `assumedSize: 20, slicingArguments: ${SLICES.get(size)}`,
  );

/** A graph of connections and plain lists only, which return as many rows as requested. */
const graph = (limits = {}) =>
  federate(
    {
      a: {
        sdl: `
          type Query { node: Node nodes(first: Int, last: Int): Nodes ${SIZED} any: [Any!] grid: [[Node!]!]
            latest(first: Int = 20, last: Int): Nodes ${SIZED}
            halves(first: Int = 4): [Node!] @listSize(slicingArguments: ["first"]) dear: Int @cost(weight: 50)
            byIds(ids: [ID!]): [Node!] @listSize(assumedSize: 2001)
            someIds(ids: [ID!] = ["a", "b"], first: Int): [Node!] @listSize(assumedSize: 2002)
            search(input: Search): Nodes @listSize(assumedSize: 2003, sizedFields: ["nodes"])
            find(by: Find, exactly: Boolean @cost(weight: 3)): Int }
          input Search { page: Page ids: [ID!] } input Page { first: Int = 7 after: String }
          input Find { text: String @cost(weight: 10) id: ID all: [Find!] @cost(weight: 1) }
          type Node { id: ID nodes(first: Int, last: Int): Nodes ${SIZED} node: Node plain: [Node!] }
          type Nodes { nodes: [Node!] edges: [Edge!] total: Int }
          type Edge @cost(weight: 0) { node: Node }
          type Heavy @cost(weight: 7) { id: ID }
          union Any = Node | Heavy`,
      },
    },
    { limits, edit: withSlices },
  );

/** The cost of an operation, from the error where the limit is 0. */
const estimateQueryCost = async (text: string, variables?: Record<string, unknown>) => {
  const { errors } = await graph({ maxCost: 1e-9 }).ask(text, variables);
  return errors?.[0]?.extensions;
};

describe('the static cost of an operation', () => {
  it.each([
    { what: 'an object', text: '{ node { id } }', cost: 1 },
    { what: 'an object in an object', text: '{ node { node { id } } }', cost: 2 },
    { what: 'a page', text: '{ nodes(first: 30) { total nodes { id } } }', cost: 31 },
    { what: 'a page from the end', text: '{ nodes(last: 30) { nodes { id } } }', cost: 31 },
    { what: 'a page from the end, not the default of `first`', text: '{ latest(last: 5) { nodes { id } } }', cost: 6 },
    { what: 'a page of no given size', text: '{ nodes { nodes { id } } }', cost: 21 },
    { what: 'the larger of two sizes', text: '{ nodes(first: 3, last: 5) { nodes { id } } }', cost: 6 },
    { what: 'a page without rows', text: '{ nodes(first: 1000) { total } }', cost: 1 },
    { what: 'edges, which weigh nothing', text: '{ nodes(first: 30) { edges { node { id } } } }', cost: 31 },
    {
      what: 'rows that are answered twice',
      text: '{ nodes(first: 30) { nodes { id } edges { node { id } } } }',
      cost: 61,
    },
    {
      what: 'a page under each row',
      text: '{ nodes(first: 10) { nodes { nodes(first: 10) { nodes { id } } } } }',
      cost: 121,
    },
    { what: 'a list that nothing bounds', text: '{ node { plain { id } } }', cost: 6 },
    { what: 'lists within each other', text: '{ grid { id } }', cost: 25 },
    { what: 'the default of an argument', text: '{ halves { id } }', cost: 4 },
    { what: 'a field with a weight', text: '{ dear again: dear }', cost: 100 },
    {
      what: 'the most expensive member of a union',
      text: '{ any { ... on Node { id node { id } } ... on Heavy { id } } }',
      cost: 10,
    },
    { what: 'aliases', text: '{ a: nodes(first: 5) { nodes { id } } b: nodes(first: 7) { nodes { id } } }', cost: 14 },
    {
      what: 'one field selected twice',
      text: '{ nodes(first: 5) { nodes { id } } nodes(first: 5) { total } }',
      cost: 6,
    },
    {
      what: 'a fragment each time it is used',
      text: '{ a: nodes(first: 5) { ...f } b: nodes(first: 7) { ...f } } fragment f on Nodes { nodes { node { id } } }',
      cost: 26,
    },
    { what: 'the items of a list of ids', text: '{ byIds(ids: ["a", "b", "c"]) { id } }', cost: 3 },
    { what: 'one id in place of a list', text: '{ byIds(ids: "a") { id } }', cost: 1 },
    { what: 'an empty list of ids', text: '{ byIds(ids: []) { id } node { id } }', cost: 1 },
    { what: 'no list of ids', text: '{ byIds { id } }', cost: 20 },
    { what: 'the default of a list of ids', text: '{ someIds { id } }', cost: 2 },
    { what: 'another size than the default of a list', text: '{ someIds(first: 1) { id } }', cost: 1 },
    { what: 'a size in an input', text: '{ search(input: { page: { first: 30 } }) { nodes { id } } }', cost: 31 },
    { what: 'the default of a size in an input', text: '{ search(input: { page: {} }) { nodes { id } } }', cost: 8 },
    { what: 'a list in an input', text: '{ search(input: { ids: ["a", "b"] }) { nodes { id } } }', cost: 3 },
    { what: 'an input without a size', text: '{ search(input: {}) { nodes { id } } }', cost: 21 },
    { what: 'an argument with a weight', text: '{ find(exactly: true) again: find }', cost: 3 },
    {
      what: 'input fields with weights',
      text: '{ find(by: { id: 1, all: [{ text: "a" }, { text: "b" }] }) }',
      cost: 21,
    },
    { what: 'only what is included', text: '{ node { id } nodes @include(if: false) { nodes { id } } }', cost: 1 },
    {
      what: 'what is beyond all numbers',
      text: `${'{ nodes(first: 2147483647) { nodes '.repeat(9)}{ id }${'} }'.repeat(9)}`,
      cost: Number.MAX_SAFE_INTEGER,
    },
  ])('counts $what', async ({ text, cost }) => {
    expect(await estimateQueryCost(text)).toEqual({ code: 'QUERY_TOO_COSTLY', cost, maxCost: 1e-9 });
  });

  it.each([
    { given: { by: { all: [{ text: 'a' }] }, exactly: true }, cost: 14 },
    { given: { by: { id: '1', text: 'a' }, text: 'b' }, cost: 20 },
    { given: { text: 'b' }, cost: 10 },
  ])('counts input by the values of variables: $given', async ({ given, cost }) => {
    const text = `query ($by: Find, $exactly: Boolean, $text: String) {
      find(by: $by, exactly: $exactly) again: find(by: { text: $text }) }`;
    expect(await estimateQueryCost(text, given)).toMatchObject({ cost });
  });

  it.each([
    { given: { n: 30 }, cost: 31 },
    { given: { n: 0 }, cost: 1 },
    { given: { n: null }, cost: 21 },
    { given: {}, cost: 21 },
  ])('counts pages by the value of a variable: $given', async ({ given, cost }) => {
    expect(await estimateQueryCost('query ($n: Int) { nodes(first: $n) { nodes { id } } }', given)).toMatchObject({
      cost,
    });
  });

  it.each([
    { query: 'query ($ids: [ID!]) { byIds(ids: $ids) { id } }', given: { ids: ['a', 'b', 'c'] }, cost: 3 },
    { query: 'query ($ids: [ID!]) { byIds(ids: $ids) { id } }', given: { ids: null }, cost: 20 },
    { query: 'query ($ids: [ID!] = ["a"]) { byIds(ids: $ids) { id } }', given: {}, cost: 1 },
    { query: 'query ($id: ID!) { byIds(ids: [$id, "b"]) { id } }', given: { id: 'a' }, cost: 2 },
    { query: 'query ($ids: [ID!]) { someIds(ids: $ids) { id } }', given: {}, cost: 2 },
    {
      query: 'query ($in: Search) { search(input: $in) { nodes { id } } }',
      given: { in: { page: { first: 9 } } },
      cost: 10,
    },
    { query: 'query ($in: Search) { search(input: $in) { nodes { id } } }', given: { in: { page: {} } }, cost: 8 },
    { query: 'query ($in: Search) { search(input: $in) { nodes { id } } }', given: { in: { ids: ['a'] } }, cost: 2 },
    {
      query: 'query ($n: Int) { search(input: { page: { first: $n } }) { nodes { id } } }',
      given: { n: 9 },
      cost: 10,
    },
    { query: 'query ($n: Int) { search(input: { page: { first: $n } }) { nodes { id } } }', given: {}, cost: 8 },
  ])('counts sizes in lists and inputs by the values of variables: $query, $given', async ({ query, given, cost }) => {
    expect(await estimateQueryCost(query, given)).toMatchObject({ cost });
  });

  it('uses the default of a variable', async () => {
    expect(await estimateQueryCost('query ($n: Int = 40) { nodes(first: $n) { nodes { id } } }')).toMatchObject({
      cost: 41,
    });
  });

  it('is compared with the limit in each request, before any fetch', async () => {
    const { ask, calls } = graph({ maxCost: 100 });
    const text = 'query ($n: Int) { nodes(first: $n) { nodes { id } } }';

    expect(await ask(text, { n: 99 })).toEqual({ data: { nodes: null } });
    expect(calls).toHaveLength(1);
    expect(await ask(text, { n: 100 })).toEqual({
      errors: [
        {
          message: expect.stringContaining('up to 101 objects, more than the 100 allowed'),
          extensions: { code: 'QUERY_TOO_COSTLY', cost: 101, maxCost: 100 },
        },
      ],
    });
    expect(calls).toHaveLength(1);
  });

  it('permits the full introspection query, but not a multiple of it', async () => {
    const { ask } = graph({ maxCost: 1 });
    const twice = (name: string) => `${name}: __schema { types { ...t } }`;
    const many = `{ ${Array.from({ length: 50 }, (_, at) => twice(`a${at}`)).join(' ')} }
      fragment t on __Type { fields { name args { name type { name } } type { name ofType { name } } } }`;

    expect((await ask('{ __schema { types { name fields { name type { name ofType { name } } } } } }')).errors).toBe(
      undefined,
    );
    expect((await ask(many)).errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COSTLY' } }]);
  });
});
