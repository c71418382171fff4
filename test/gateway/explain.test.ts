/** Explanations over foreign supergraphs. `test/graph/explain.storeless.test.ts` has those of the graph and its POSTs. */
import { createHandler } from 'graphql-http/lib/use/http';
import { describe, expect, it } from 'vitest';
import { createEngine, httpExecutor } from '../../gateway/index.ts';
import { federate, type TestContext } from './federate.ts';
import { listenOnFreePort } from './federateOverHttp.ts';
import { serveGateway } from './serveGateway.ts';

const LIBRARY = {
  books: {
    sdl: `
      type Query { media: [Media!] @listSize(assumedSize: 10) shelf: Int @cost(weight: 3) }
      union Media = Book | Film
      type Book @key(fields: "id") { id: ID! title: String author: Person }
      type Film @key(fields: "id") @cost(weight: 4) { id: ID! director: Person }
      type Person @key(fields: "id") { id: ID! }`,
    resolvers: {
      Query: {
        shelf: () => 7,
        media: () => [
          { __typename: 'Book', id: 'b1', title: 'Logic', author: { id: '1' } },
          { __typename: 'Film', id: 'f1', director: { id: '2' } },
        ],
      },
    },
  },
  people: {
    sdl: 'type Person @key(fields: "id") { id: ID! name: String @cost(weight: 5) }',
    resolvers: { Person: { __resolveReference: ({ id }: { id: string }) => ({ id, name: `Person ${id}` }) } },
  },
};

const QUERY = '{ shelf media { ... on Book { writer: author { name } } ... on Film { director { name } } } }';
const PLAN = {
  kind: 'sequence',
  steps: [
    { kind: 'fetch', id: 0, subgraph: 'books', entities: null, errors: 0 },
    { kind: 'flatten', step: { kind: 'fetch', id: 1, subgraph: 'people', entities: 2, errors: 0 } },
  ],
};

// biome-ignore lint/suspicious/noExplicitAny: the query determines the type
const askExplained = async (gateway: Awaited<ReturnType<typeof serveGateway>>, query: unknown): Promise<any> =>
  (await gateway.post(query, { 'x-explain': '1' })).json();

/** A subgraph with one person, whose answers have extensions; `asked` has the header `X-Explain` of each request. */
const startReporting = async (extensions: object) => {
  const asked: unknown[] = [];
  const data = { _entities: [{ __typename: 'Person', name: 'Ada' }] };
  const server = await listenOnFreePort((request, response) => {
    asked.push(request.headers['x-explain']);
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, extensions }));
  });
  return { ...server, asked };
};

/** A POST as a subgraph reports it. */
const POST = {
  ...{ operation: 'people.get', fields: ['_entities'], keys: 2, rows: 2, attempt: 0, outcome: 'OK' },
  ...{ startMs: 1, ms: 2, bytesSent: 10, bytesReceived: 20 },
};

/** The library with its people in a server that reports `posts`. */
const serveReporting = async (posts: readonly unknown[]) => {
  await using opened = new AsyncDisposableStack();
  const people = await startReporting({ explain: { posts } });
  opened.defer(people.close);
  const { supergraphSdl, schemas } = federate(LIBRARY);
  const books = await listenOnFreePort(createHandler({ schema: schemas.books as NonNullable<typeof schemas.books> }));
  opened.defer(books.close);
  const executors = Object.fromEntries(
    Object.entries({ books, people }).map(([name, { url }]) => [name, httpExecutor<TestContext>({ name, url })]),
  );
  for (const execute of Object.values(executors)) opened.defer(execute.close);
  const engine = createEngine<TestContext>({ supergraphSdl, executors });
  const gateway = opened.use(await serveGateway(LIBRARY, { engine, mayExplain: () => true }));
  const query = { query: '{ media { ... on Book { author { name } } } }' };
  const running = opened.move();
  return {
    asked: people.asked,
    explain: async () => (await askExplained(gateway, query)).extensions.explain,
    ask: async () => (await gateway.post(query)).json(),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
};

describe('an explanation of a foreign supergraph', () => {
  it('has the plan, and the cost by the weights of the supergraph', async () => {
    await using gateway = await serveGateway(LIBRARY, { mayExplain: () => true });

    const { data, extensions } = await askExplained(gateway, { query: QUERY });

    expect(data.media).toEqual([{ writer: { name: 'Person 1' } }, { director: { name: 'Person 2' } }]);
    expect(extensions.explain.plan).toMatchObject(PLAN);
    expect(extensions.explain.plan.steps[1].paths.sort()).toEqual(['media.director', 'media.writer']);
    // The shelf costs 3, each medium and each person 1, each name 5.
    expect(extensions.explain.cost).toEqual({ predicted: 3 + 10 * 7, actual: 3 + 2 * 7 });
  });

  it('has no plan where nothing is fetched', async () => {
    await using gateway = await serveGateway(LIBRARY, { mayExplain: () => true });

    const { extensions } = await askExplained(gateway, { query: '{ __typename }' });

    expect(extensions.explain).toMatchObject({ plan: null, posts: [], cost: { predicted: 0, actual: 0 } });
  });

  it('of a list of operations is one for each', async () => {
    await using gateway = await serveGateway(LIBRARY, { mayExplain: () => true, batchMax: 2 });

    const answers = await askExplained(gateway, [{ query: QUERY }, { query: '{ shelf }' }]);

    expect(
      answers.map(({ extensions }: { extensions: { explain: { plan: object } } }) => extensions.explain.plan),
    ).toEqual([
      expect.objectContaining({ kind: 'sequence' }),
      expect.objectContaining({ kind: 'fetch', subgraph: 'books' }),
    ]);
  });

  it('has the reason if the caller may not have it', async () => {
    await using gateway = await serveGateway(LIBRARY, { mayExplain: () => 'Not today.' });

    const answer = await askExplained(gateway, { query: '{ shelf }' });

    expect(answer).toEqual({ data: { shelf: 7 }, extensions: { explain: { refused: 'Not today.' } } });
  });

  it('takes the POSTs that a subgraph elsewhere reports, and nothing else of its extensions', async () => {
    await using library = await serveReporting([{ ...POST, secret: 'canary' }, { operation: 'no post' }, 'text']);

    const { posts } = await library.explain();
    await library.ask();

    const { startMs, ...explained } = POST;
    const found = { fetches: [1], fields: ['media.author'], coordinates: ['Book.author'] };
    expect(posts).toEqual([{ ...explained, ...found, startMs: expect.any(Number) }]);
    expect(posts[0].startMs).toBeGreaterThan(startMs);
    expect(library.asked).toEqual(['1', undefined]);
  });

  it('names fields in the order in which their POSTs were sent, whichever was answered first', async () => {
    const list = { ...POST, operation: 'people.list' };
    await using library = await serveReporting([
      { ...list, fields: ['_entities.second'], startMs: 5 },
      { ...list, fields: ['_entities.first'], startMs: 1 },
    ]);

    const { posts } = await library.explain();

    const fields = ['media.author.first', 'media.author.second'];
    expect(posts.flatMap((post: typeof POST) => post.fields)).toEqual(fields);
  });
});
