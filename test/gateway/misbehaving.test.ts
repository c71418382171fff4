import type { RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createHandler } from 'graphql-http/lib/use/http';
import { describe, expect, it } from 'vitest';
import { createEngine, httpExecutor } from '../../gateway/index.ts';
import { federate, type TestContext, type TestSubgraph } from './federate.ts';
import { listenOnFreePort } from './federateOverHttp.ts';
import { serveGateway } from './serveGateway.ts';

/** Users from a valid subgraph; their badges and a root field from an invalid one. */
const SUBGRAPHS: Readonly<Record<string, TestSubgraph>> = {
  users: {
    sdl: 'type Query { users: [User!]! } type User @key(fields: "id") { id: ID! }',
    resolvers: { Query: { users: () => [{ id: '1' }, { id: '2' }] } },
  },
  badges: {
    sdl: `type Query { best: Badge top: Int leaf: Leaf pet: Pet } union Pet = Cat | Dog type Cat { name: String } type Dog { age: Int } type Badge { text: String } type User @key(fields: "id") { id: ID! badge: Badge rank: Int! }
      type Leaf { int: Int float: Float flag: Boolean text: String id: ID mood: Mood any: Any ints: [Int] must: Int! musts: [Int!] }
      enum Mood { GLAD SECRET @inaccessible } scalar Any`,
  },
};

type ReceivedFetch = { readonly query: string; readonly variables: { readonly representations?: readonly unknown[] } };
type AnswerFetch = (response: ServerResponse, fetch: ReceivedFetch) => unknown;

/**
 * The subgraphs behind HTTP, and what executes fetches at them.
 *
 * @param timeoutMs how long a fetch may take; long, where nothing is to end by it
 */
const openSubgraphs = async (answer: AnswerFetch, timeoutMs = 30_000) => {
  const { schemas } = federate(SUBGRAPHS);
  const users = schemas.users;
  if (users === undefined) throw new Error('There is no such subgraph.');
  const handler: RequestListener = async (request, response) => answer(response, JSON.parse(await text(request)));
  const servers = {
    users: await listenOnFreePort(createHandler({ schema: users })),
    badges: await listenOnFreePort(handler),
  };
  const options = { timeoutMs, maxResponseBytes: 5_000 };
  const executors = {
    users: httpExecutor<TestContext>({ name: 'users', url: servers.users.url }),
    badges: httpExecutor<TestContext>({ name: 'badges', url: servers.badges.url, ...options }),
  };
  return {
    executors,
    [Symbol.asyncDispose]: async () => {
      await Promise.all(Object.values(executors).map((executor) => executor.close()));
      await Promise.all(Object.values(servers).map((server) => server.close()));
    },
  };
};

const serveBadges = async (answer: AnswerFetch, timeoutMs?: number) => {
  const { executors, ...subgraphs } = await openSubgraphs(answer, timeoutMs);
  const engine = createEngine<TestContext>({ supergraphSdl: federate(SUBGRAPHS).supergraphSdl, executors });
  return {
    ask: async (query: string) => JSON.parse(JSON.stringify(await engine.execute({ text: query, context: {} }))),
    ...subgraphs,
  };
};

const sends =
  (body: string, status = 200, type = 'application/json'): AnswerFetch =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body);

const json = (value: unknown, status = 200) => sends(JSON.stringify(value), status);
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const NO_ANSWER = [
  {
    given: 'something other than JSON',
    answer: sends('<html>Bad gateway</html>', 200, 'text/html'),
    says: 'did not answer with GraphQL',
  },
  { given: 'an empty body', answer: sends(''), says: 'did not answer with GraphQL' },
  { given: 'a truncated body', answer: sends('{"data":{"best":'), says: 'did not answer with GraphQL' },
  { given: 'a list', answer: json([{ data: {} }]), says: 'did not answer with GraphQL' },
  { given: 'data that is a string', answer: json({ data: 'x' }), says: 'did not answer with GraphQL' },
  { given: 'data that is a list', answer: json({ data: [] }), says: 'did not answer with GraphQL' },
  { given: 'no data and no errors', answer: json({ data: null }), says: 'did not answer with GraphQL' },
  { given: 'errors that are not a list', answer: json({ errors: 'x' }), says: 'did not answer with GraphQL' },
  { given: 'a status of failure', answer: json({ data: { best: null } }, 503), says: 'answered with status 503' },
  { given: 'a redirect', answer: json({}, 302), says: 'answered with status 302' },
  {
    given: 'an answer over the size limit',
    answer: json({ data: { best: { text: '.'.repeat(6_000) } } }),
    says: 'answered with too much',
  },
  { given: 'no answer in time', answer: () => {}, says: 'did not answer in time', timeoutMs: 300 },
  {
    given: 'a connection reset',
    answer: (response: ServerResponse) => response.socket?.resetAndDestroy(),
    says: 'could not be reached',
  },
  {
    given: 'a connection reset within its answer',
    answer: (response: ServerResponse) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"data":');
      setTimeout(() => response.socket?.resetAndDestroy(), 20);
    },
    says: 'could not be reached',
  },
];

describe('a subgraph behind HTTP that sends', () => {
  it.each(NO_ANSWER)(
    '$given: has an error with its name at each path, and other fields are answered',
    async ({ answer, says, timeoutMs }) => {
      await using graph = await serveBadges(answer, timeoutMs);

      expect(await graph.ask('{ users { id badge { text } } best { text } }')).toEqual({
        data: {
          users: [
            { id: '1', badge: null },
            { id: '2', badge: null },
          ],
          best: null,
        },
        errors: expect.arrayContaining(
          [['users'], ['best']].map((path) => ({
            message: `Subgraph "badges" ${says}.`,
            path,
            extensions: expect.objectContaining({ code: 'SUBREQUEST_HTTP_ERROR', service: 'badges' }),
          })),
        ),
      });
    },
  );

  it('errors with a failure status: errors and data are returned', async () => {
    await using graph = await serveBadges(
      json(
        { data: { top: 1, best: null }, errors: [{ message: 'no', path: ['best'], extensions: { code: 'SAD' } }] },
        500,
      ),
    );

    expect(await graph.ask('{ top best { text } }')).toEqual({
      data: { top: 1, best: null },
      errors: [{ message: 'no', path: ['best'], extensions: { code: 'SAD' } }],
    });
  });

  it.each([
    { given: 'no path', error: { message: 'no' }, path: ['best'] },
    { given: 'an invalid path', error: { message: 'no', path: 'best.text' }, path: ['best'] },
    { given: 'a path that does not exist', error: { message: 'no', path: ['best', 'x', 3] }, path: ['best'] },
    { given: 'no message', error: { path: ['best'] }, path: ['best'], message: 'Subgraph "badges" reported an error.' },
    {
      given: 'null in place of the error',
      error: null,
      path: ['best'],
      message: 'Subgraph "badges" reported an error.',
    },
    { given: 'a path of no field', error: { message: 'no', path: ['worst', 'text'] }, path: ['best'] },
    { given: 'a path that begins in a list', error: { message: 'no', path: [0, 'best'] }, path: ['best'] },
    { given: 'invalid extensions', error: { message: 'no', path: ['best'], extensions: [] }, path: ['best'] },
  ])('an error with $given: it is reported at the nearest valid path', async ({ error, path, message = 'no' }) => {
    await using graph = await serveBadges(json({ data: { best: null }, errors: [error] }));

    expect(await graph.ask('{ best { text } }')).toEqual({
      data: { best: null },
      errors: [{ message, path, extensions: { code: 'DOWNSTREAM_SERVICE_ERROR', service: 'badges' } }],
    });
  });

  it.each([
    { given: 'an object', sent: { message: 'no' }, message: 'no' },
    { given: 'a string', sent: 'no', message: 'Subgraph "badges" reported an error.' },
  ])('$given in place of the list of errors: it is an error in addition to the data', async ({ sent, message }) => {
    await using graph = await serveBadges(json({ data: { top: 1 }, errors: sent }));

    expect(await graph.ask('{ top }')).toEqual({
      data: { top: 1 },
      errors: [{ message, path: ['top'], extensions: { code: 'DOWNSTREAM_SERVICE_ERROR', service: 'badges' } }],
    });
  });

  it.each([
    { given: 'null', pet: null },
    { given: 'of a type that the graph does not have', pet: { __typename: 'Fish', name: null } },
  ])('an object of an abstract type that is $given, and an error below it: its path is kept', async ({ pet }) => {
    const errors = [{ message: 'no', path: ['pet', 'name'], extensions: { code: 'SAD' } }];
    await using graph = await serveBadges(json({ data: { pet }, errors }));

    expect(await graph.ask('{ pet { ... on Cat { name } } }')).toEqual({ data: { pet: null }, errors });
  });

  it.each([
    { given: 'unrequested fields', best: { text: 'a', secret: 1 }, shown: { text: 'a' }, errors: undefined },
    { given: 'a list in place of an object', best: [{ text: 'a' }], shown: null, errors: [['best']] },
    { given: 'a string in place of an object', best: 'a', shown: null, errors: [['best']] },
    { given: 'no value for a field', best: {}, shown: { text: null }, errors: undefined },
  ])('$given: is not in the answer', async ({ best, shown, errors }) => {
    await using graph = await serveBadges(json({ data: { best, more: 1 }, extensions: { more: 1 } }));

    const answer = await graph.ask('{ best { text } }');

    expect(answer.data).toEqual({ best: shown });
    expect(answer.errors?.map(({ path }: { path: unknown }) => path)).toEqual(errors);
  });
});

/** One value of each kind of leaf, in a field of that name. */
const LEAVES = [
  { field: 'int', sent: 2, shown: 2 },
  { field: 'int', sent: '2' },
  { field: 'int', sent: 2.5 },
  { field: 'int', sent: 2 ** 31 },
  { field: 'int', sent: true },
  { field: 'int', sent: [2] },
  { field: 'int', sent: { n: 2 } },
  { field: 'float', sent: 2, shown: 2 },
  { field: 'float', sent: 2.5, shown: 2.5 },
  { field: 'float', sent: '2.5' },
  { field: 'flag', sent: false, shown: false },
  { field: 'flag', sent: 0 },
  { field: 'flag', sent: 'false' },
  { field: 'text', sent: '', shown: '' },
  { field: 'text', sent: 2 },
  { field: 'text', sent: {} },
  { field: 'id', sent: 'a', shown: 'a' },
  { field: 'id', sent: 2, shown: '2' },
  { field: 'id', sent: 2.5 },
  { field: 'mood', sent: 'GLAD', shown: 'GLAD' },
  { field: 'mood', sent: 'MAD' },
  { field: 'mood', sent: 1 },
  { field: 'any', sent: { n: [2] }, shown: { n: [2] } },
  { field: 'ints', sent: [1, null, 3], shown: [1, null, 3] },
  { field: 'ints', sent: [1, '2', 3], shown: [1, null, 3], path: ['leaf', 'ints', 1] },
  { field: 'must', sent: '2', leaf: null },
  { field: 'musts', sent: [1, '2'], shown: null, path: ['leaf', 'musts', 1] },
];

describe('a subgraph behind HTTP that sends as a leaf', () => {
  it.each(LEAVES)('$field: $sent, has an error if the type is wrong', async (row) => {
    const { field, sent, shown = null, leaf = { [field]: shown } } = row;
    const isRight = 'shown' in row && !('path' in row);
    await using graph = await serveBadges(json({ data: { leaf: { [field]: sent } } }));

    const { data, errors } = await graph.ask(`{ leaf { ${field} } }`);

    expect(data).toEqual({ leaf });
    const error = { message: expect.stringContaining(`Leaf.${field} is not the `), path: row.path ?? ['leaf', field] };
    expect(errors).toEqual(
      isRight ? undefined : [{ ...error, extensions: { code: 'SUBGRAPH_INVALID_RESPONSE', service: 'badges' } }],
    );
  });

  it('an inaccessible enum value, has null without an error', async () => {
    await using graph = await serveBadges(json({ data: { leaf: { mood: 'SECRET' } } }));

    expect(await graph.ask('{ leaf { mood } }')).toEqual({ data: { leaf: { mood: null } } });
  });

  it('a value of another type and an error at its path, has only that error', async () => {
    const errors = [{ message: 'no', path: ['leaf', 'int'], extensions: { code: 'SAD' } }];
    await using graph = await serveBadges(json({ data: { leaf: { int: 'none' } }, errors }));

    expect(await graph.ask('{ leaf { int } }')).toEqual({ data: { leaf: { int: null } }, errors });
  });
});

const entities = (list: unknown, errors?: unknown) =>
  json({ data: { _entities: list }, ...(errors !== undefined && { errors }) });
const first = { badge: { text: 'one' } };

describe('a subgraph behind HTTP that answers _entities with', () => {
  it.each([
    {
      given: 'fewer items than representations',
      answer: entities([first]),
      says: 'sent 1 entities where 2 were requested',
    },
    { given: 'no items', answer: entities([]), says: 'sent 0 entities where 2 were requested' },
    {
      given: 'more items than representations',
      answer: entities([first, null, first]),
      says: 'sent 3 entities where 2 were requested',
    },
    { given: 'an object in place of the list', answer: entities({ first }), says: 'sent no list of entities' },
    { given: 'no such field', answer: json({ data: {} }), says: 'sent no list of entities' },
  ])('$given: has an error at the fields that reference them, and no data of it', async ({ answer, says }) => {
    await using graph = await serveBadges(answer);

    expect(await graph.ask('{ users { id badge { text } } }')).toEqual({
      data: { users: ['1', '2'].map((id) => ({ id, badge: null })) },
      errors: [
        {
          message: `Subgraph "badges" ${says}.`,
          path: ['users'],
          extensions: { code: 'SUBGRAPH_INVALID_RESPONSE', service: 'badges' },
        },
      ],
    });
  });

  it.each([
    {
      given: 'a string in place of an entity',
      answer: entities([first, 'x']),
      badges: [first.badge, null],
      paths: [['users', 1]],
    },
    {
      given: 'a number and a list in place of entities',
      answer: entities([5, [first]]),
      badges: [null, null],
      paths: [
        ['users', 0],
        ['users', 1],
      ],
    },
    {
      given: 'more items than representations, and an error of one',
      answer: entities([first, null, first], [{ message: 'no', path: ['_entities', 1, 'badge'] }]),
      badges: [null, null],
      paths: [['users', 1, 'badge'], ['users']],
    },
    {
      given: 'another type',
      answer: entities([{ __typename: 'Badge', ...first }, null]),
      badges: [first.badge, null],
      paths: undefined,
    },
    {
      given: 'an error of one entity',
      answer: entities([first, null], [{ message: 'no', path: ['_entities', 1, 'badge'] }]),
      badges: [first.badge, null],
      paths: [['users', 1, 'badge']],
    },
    {
      given: 'an error beyond the last entity',
      answer: entities([first, null], [{ message: 'no', path: ['_entities', 7] }]),
      badges: [first.badge, null],
      paths: [['users']],
    },
    {
      given: 'errors and no data',
      answer: json({ data: null, errors: [{ message: 'no' }] }),
      badges: [null, null],
      paths: [['users']],
    },
    {
      given: 'a very deep value',
      answer: sends(`{"data":{"_entities":[{"badge":${deep(2_000)}},null]}}`),
      badges: [null, null],
      paths: [['users', 0, 'badge']],
    },
  ])('$given: the rest is answered', async ({ answer, badges, paths }) => {
    await using graph = await serveBadges(answer);

    const { data, errors } = await graph.ask('{ users { id badge { text } } }');

    expect(data).toEqual({ users: badges.map((badge, index) => ({ id: `${index + 1}`, badge })) });
    expect(errors?.map(({ path }: { path: unknown }) => path)).toEqual(paths);
  });
});

/** What a subgraph may not send, with the message and the path of its error. */
const BROKEN = [
  {
    given: 'a value of a wrong type',
    query: '{ shown: leaf { value: int } }',
    answer: json({ data: { shown: { value: 'one' } } }),
    message: 'Leaf.int is not the Int it should be.',
    path: ['shown', 'value'],
  },
  {
    given: 'null where none may be',
    query: '{ leaf { int must } }',
    answer: json({ data: { leaf: { int: 1, must: null } } }),
    message: 'Cannot return null for non-nullable field Leaf.must.',
    path: ['leaf', 'must'],
  },
  {
    given: 'no entity where its field may not be null',
    query: '{ users { id rank } }',
    answer: entities([{ rank: 1 }, null]),
    message: 'Cannot return null for non-nullable field User.rank.',
    path: ['users', 1, 'rank'],
  },
  {
    given: 'too few entities',
    query: '{ users { badge { text } } }',
    answer: entities([]),
    message: 'Subgraph "badges" sent 0 entities where 2 were requested.',
    path: ['users'],
  },
];

describe('a subgraph behind HTTP that breaks its schema by', () => {
  it.each(BROKEN)(
    '$given: is named in the error, and nothing unexpected is logged',
    async ({ query, answer, message, path }) => {
      await using subgraphs = await openSubgraphs(answer);
      await using gateway = await serveGateway(SUBGRAPHS, {}, { executors: subgraphs.executors });

      const { errors } = (await (await gateway.post({ query })).json()) as { errors: unknown };

      const extensions = { code: 'SUBGRAPH_INVALID_RESPONSE', service: 'badges' };
      expect(errors).toEqual([{ message, path, extensions }]);
      expect(gateway.logs.filter(({ err }) => err !== undefined)).toEqual([]);
    },
  );
});
