/** `@authenticated`, `@requiresScopes` and `@policy`, enforced before any fetch. */
import type { ExecutionResult } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { AuthorizationOptions } from '../../gateway/index.ts';
import { listErrorCodes, unauthorizedAt } from './errorCodes.ts';
import { federate, type TestContext, type TestSubgraph } from './federate.ts';
import { type ServedGateway, serveGateway } from './serveGateway.ts';

const SUBGRAPHS: Readonly<Record<string, TestSubgraph>> = {
  people: {
    sdl: `
      type Query {
        title: String
        me: User @authenticated
        users: [User!]!
        audit: [String!]! @requiresScopes(scopes: [["audit:read", "tenant:read"], ["admin"]])
        nodes: [Node!]!
        found: [Found!]!
        account: Account
        stock: Stock
        rank: Rank
        secret: String! @authenticated
      }
      type Mutation { rename: User! close: String! @authenticated note: String @authenticated }
      interface Node { id: ID! name: String }
      union Found = User | Account
      type User implements Node @key(fields: "id") { id: ID! name: String email: String @authenticated key: String! @authenticated }
      type Account implements Node @key(fields: "id") @requiresScopes(scopes: [["account:read"]]) { id: ID! name: String }
      type Stock { level: Level, count: Int @policy(policies: [["counts", "open"], ["all"]]) }
      enum Level @authenticated { LOW HIGH }
      scalar Rank @authenticated
    `,
    resolvers: {
      Query: {
        title: () => 'People',
        me: () => ({ id: '1' }),
        users: () => [{ id: '1' }, { id: '2' }],
        audit: () => ['seen'],
        nodes: () => [
          { __typename: 'User', id: '1' },
          { __typename: 'Account', id: 'a' },
        ],
        found: () => [
          { __typename: 'Account', id: 'a' },
          { __typename: 'User', id: '1' },
        ],
        account: () => ({ id: 'a' }),
        stock: () => ({ level: 'LOW', count: 3 }),
        rank: () => 1,
        secret: () => 'secret',
      },
      Mutation: { rename: () => ({ id: '1' }), close: () => 'closed', note: () => 'noted' },
      User: { name: ({ id }: { id: string }) => `user ${id}`, email: () => 'u@example.com', key: () => 'k' },
      Account: { name: () => 'account' },
    },
  },
  badges: {
    sdl: 'type User @key(fields: "id") { id: ID! @authenticated badge: String color: String @authenticated }',
    resolvers: { User: { badge: ({ id }: { id: string }) => `badge ${id}`, color: () => 'red' } },
  },
};

/** The header `x-scopes` stands for a verified token. */
const authorization: AuthorizationOptions<TestContext> = {
  caller: ({ scopes }) => ({
    isAuthenticated: scopes !== undefined,
    scopes: new Set(typeof scopes === 'string' ? scopes.split(' ') : []),
  }),
  policies: ({ scopes }, policies) => policies.filter((policy) => scopes === policy || scopes === 'all policies'),
};

/** The same graph, where the `id` of users is open. */
const OPEN_IDS = {
  ...SUBGRAPHS,
  badges: { ...SUBGRAPHS.badges, sdl: (SUBGRAPHS.badges?.sdl ?? '').replace('id: ID! @authenticated', 'id: ID!') },
};

const start = (
  subgraphs: Readonly<Record<string, TestSubgraph>> = OPEN_IDS,
  options = authorization,
  edit = (supergraphSdl: string) => supergraphSdl,
) =>
  serveGateway(
    subgraphs,
    { createContext: ({ headers }) => ({ ...(headers['x-scopes'] !== undefined && { scopes: headers['x-scopes'] }) }) },
    { authorization: options, edit },
  );

const ask = async ({ post }: ServedGateway, query: string, scopes?: string): Promise<ExecutionResult> => {
  const response = await post({ query }, scopes === undefined ? {} : { 'x-scopes': scopes });
  expect(response.status).toBe(200);
  return (await response.json()) as ExecutionResult;
};

describe('a supergraph with authorization', () => {
  it('answers the caller who may, as if nothing were protected', async () => {
    await using gateway = await start();

    expect(await ask(gateway, '{ me { id email badge color } audit }', 'audit:read tenant:read')).toEqual({
      data: { me: { id: '1', email: 'u@example.com', badge: 'badge 1', color: 'red' }, audit: ['seen'] },
    });
    expect(await ask(gateway, '{ audit }', 'admin')).toEqual({ data: { audit: ['seen'] } });
  });

  it('refuses protected root fields without a fetch, and answers the others', async () => {
    await using gateway = await start();

    const alone = await ask(gateway, '{ me { id } }');
    expect(alone).toEqual({
      data: { me: null },
      errors: [
        {
          message: 'The caller is not authorized to select Query.me.',
          path: ['me'],
          extensions: { code: 'UNAUTHORIZED_FIELD_OR_TYPE' },
        },
      ],
    });
    expect(gateway.calls).toEqual([]);
    expect(await ask(gateway, '{ mine: me { id } title __typename }')).toMatchObject({
      data: { mine: null, title: 'People', __typename: 'Query' },
      errors: [{ path: ['mine'] }],
    });
    expect(gateway.calls.map(({ text }) => text).join()).not.toMatch(/\bme\b/);
  });

  it('needs all scopes of one of the lists', async () => {
    await using gateway = await start();

    for (const scopes of [undefined, '', 'audit:read', 'tenant:read other'])
      expect(listErrorCodes(await ask(gateway, '{ audit }', scopes)), scopes).toEqual(unauthorizedAt('audit'));
    expect(gateway.calls).toEqual([]);
  });

  it('refuses fields of entities at each place, and sends no fetch for them', async () => {
    await using gateway = await start();

    const answer = await ask(gateway, '{ users { id name mail: email color } }');

    expect(answer.data).toEqual({
      users: ['1', '2'].map((id) => ({ id, name: `user ${id}`, mail: null, color: null })),
    });
    expect(listErrorCodes(answer)).toEqual(
      unauthorizedAt('users.0.mail', 'users.0.color', 'users.1.mail', 'users.1.color'),
    );
    expect(gateway.calls.map(({ subgraph }) => subgraph)).toEqual(['people']);
    expect(gateway.calls.map(({ text }) => text).join()).not.toContain('email');
  });

  it('propagates the null of a protected non-null field', async () => {
    await using gateway = await start();

    const inList = await ask(gateway, '{ title users { name key } }');
    expect(inList.data).toBe(null);
    expect(listErrorCodes(inList)).toEqual(unauthorizedAt('users.0.key', 'users.1.key'));
    gateway.calls.length = 0;
    expect(await ask(gateway, '{ title secret }')).toMatchObject({ data: null, errors: [{ path: ['secret'] }] });
    expect(gateway.calls).toEqual([]);
  });

  it('does not show a protected field that the plan fetches for itself, such as a key', async () => {
    await using gateway = await start(SUBGRAPHS);

    const answer = await ask(gateway, '{ users { name badge } }');
    expect(answer).toEqual({ data: { users: ['1', '2'].map((id) => ({ name: `user ${id}`, badge: `badge ${id}` })) } });
    const withId = await ask(gateway, '{ users { id badge } }');
    expect(withId.data).toBe(null);
    expect(listErrorCodes(withId)).toEqual(unauthorizedAt('users.0.id', 'users.1.id'));
  });

  it('protects all fields of a type, and those that return it: objects, enums and scalars', async () => {
    await using gateway = await start();

    const answer = await ask(gateway, '{ account { id } stock { level } rank }');

    expect(answer.data).toEqual({ account: null, stock: { level: null }, rank: null });
    expect(listErrorCodes(answer).sort()).toEqual(unauthorizedAt('account', 'rank', 'stock.level'));
    expect((await ask(gateway, '{ account { id } stock { level } rank }', 'account:read')).data).toEqual({
      account: { id: 'a' },
      stock: { level: 'LOW' },
      rank: 1,
    });
  });

  it('protects a type of a union, in fragments on it and on interfaces', async () => {
    await using gateway = await start();

    const byType = await ask(gateway, '{ found { __typename ... on User { id } ... on Account { name } } }');
    expect(byType.data).toEqual({
      found: [
        { __typename: 'Account', name: null },
        { __typename: 'User', id: '1' },
      ],
    });
    expect(listErrorCodes(byType)).toEqual(unauthorizedAt('found.0.name'));
    const byInterface = await ask(gateway, '{ found { ... on User { id } ... on Node { name } } }');
    expect(byInterface.data).toEqual({ found: [{ name: null }, { id: '1', name: null }] });
    expect(listErrorCodes(byInterface)).toEqual(unauthorizedAt('found.0.name', 'found.1.name'));
  });

  it('protects an interface with a protected type, as composition states', async () => {
    await using gateway = await start();

    expect(listErrorCodes(await ask(gateway, '{ nodes { ... on User { id } } }'))).toEqual(unauthorizedAt('nodes'));
    expect(await ask(gateway, '{ nodes { id } }', 'account:read')).toEqual({
      data: { nodes: [{ id: '1' }, { id: 'a' }] },
    });
  });

  it('protects a type behind an interface that an older composition left open: other types need a fragment', async () => {
    const olderComposition = (sdl: string) => sdl.replace(/(interface Node\b[^{]*?) @requiresScopes\([^)]*\)/, '$1');
    await using gateway = await start(OPEN_IDS, authorization, olderComposition);

    expect(listErrorCodes(await ask(gateway, '{ nodes { name } }'))).toEqual(
      unauthorizedAt('nodes.0.name', 'nodes.1.name'),
    );
    expect(await ask(gateway, '{ nodes { ... on User { id } ... on Account { name } } }')).toMatchObject({
      data: { nodes: [{ id: '1' }, { name: null }] },
      errors: [{ path: ['nodes', 1, 'name'] }],
    });
    expect(await ask(gateway, '{ nodes { name ... on User { name } } }')).toMatchObject({
      data: { nodes: [{ name: 'user 1' }, { name: null }] },
      errors: [{ path: ['nodes', 1, 'name'] }],
    });
  });

  it('decides by named fragments, aliases and conditions as by plain fields', async () => {
    await using gateway = await start();
    const query = `query ($mail: Boolean!) {
      users { ...All id }
    }
    fragment All on Node { ... on User { _refused_a: email @include(if: $mail) again: name } }`;
    const send = async (mail: boolean, headers: Record<string, string> = {}) =>
      (await (await gateway.post({ query, variables: { mail } }, headers)).json()) as ExecutionResult;

    expect(listErrorCodes(await send(true))).toEqual(unauthorizedAt('users.0._refused_a', 'users.1._refused_a'));
    expect(await send(false)).toEqual({
      data: { users: ['1', '2'].map((id) => ({ again: `user ${id}`, id })) },
    });
    expect((await send(true, { 'x-scopes': '' })).data).toMatchObject({ users: [{ _refused_a: 'u@example.com' }, {}] });
    expect(listErrorCodes(await send(true))).toHaveLength(2);
  });

  it('sends nothing of a mutation whose non-null field is refused, and the rest of another', async () => {
    await using gateway = await start();

    expect(await ask(gateway, 'mutation { rename { id } close }')).toMatchObject({
      data: null,
      errors: [{ path: ['close'] }],
    });
    expect(gateway.calls).toEqual([]);
    expect(await ask(gateway, 'mutation { rename { id } note }')).toMatchObject({
      data: { rename: { id: '1' }, note: null },
      errors: [{ path: ['note'] }],
    });
  });

  it('has policies decided by a function, at once or later, and fails if that fails', async () => {
    const asked: (readonly string[])[] = [];
    const policies: NonNullable<typeof authorization.policies> = ({ scopes }, names) => {
      asked.push(names);
      const away = new Error('The policy engine is down.');
      if (scopes === 'broken at once') throw away;
      if (scopes === 'broken') return Promise.reject(away);
      return Promise.resolve(scopes === 'both' ? ['counts', 'open'] : names.filter((name) => name === scopes));
    };
    await using gateway = await start(OPEN_IDS, { ...authorization, policies });

    expect(listErrorCodes(await ask(gateway, '{ stock { count } }'))).toEqual(unauthorizedAt('stock.count'));
    expect(listErrorCodes(await ask(gateway, '{ stock { count } }', 'open'))).toEqual(unauthorizedAt('stock.count'));
    for (const scopes of ['all', 'both'])
      expect(await ask(gateway, '{ stock { count } }', scopes)).toEqual({ data: { stock: { count: 3 } } });
    expect(asked).toEqual(Array.from({ length: 4 }, () => ['counts', 'open', 'all']));
    await ask(gateway, '{ title }', 'broken');
    expect(asked).toHaveLength(4);
    for (const scopes of ['broken', 'broken at once']) {
      const broken = await gateway.post({ query: '{ stock { count } }' }, { 'x-scopes': scopes });
      expect(broken.status).toBe(500);
      expect(await broken.json()).toMatchObject({
        errors: [{ message: expect.stringMatching(/^Internal server error/) }],
      });
    }
    expect(gateway.calls.filter(({ text }) => text.includes('count'))).toHaveLength(2);
  });

  it('asks who calls only for operations that need it, and plans once per set of unmet requirements', async () => {
    let asked = 0;
    const counting: AuthorizationOptions<TestContext> = {
      ...authorization,
      caller: (context) => {
        asked++;
        return authorization.caller(context);
      },
    };
    await using gateway = await start(OPEN_IDS, counting);
    const plans = async () =>
      Number(/^graphql_plans_total (\d+)/m.exec(await (await fetch(`${gateway.url}/metrics`)).text())?.[1]);

    for (let times = 0; times < 3; times++) await ask(gateway, '{ users { name } }', 'a');
    expect(asked).toBe(0);
    expect(await plans()).toBe(1);
    for (const scopes of ['a', 'b', 'c', undefined, undefined]) await ask(gateway, '{ users { name email } }', scopes);
    expect(asked).toBe(5);
    expect(await plans()).toBe(3);
  });

  it('keeps the directives out of the schema that clients see', async () => {
    const { engine } = federate(OPEN_IDS, { authorization });

    expect(engine.apiSdl).not.toMatch(/authenticated|requiresScopes|policy/i);
    expect(engine.apiSdl).toContain('email: String');
  });

  it('is refused at the start if nothing identifies the caller, or decides its policies', () => {
    const { policies: _, ...withoutPolicies } = authorization;

    expect(() => federate(OPEN_IDS)).toThrow(
      /has (@authenticated|@requiresScopes|@policy|, )+, but nothing identifies the caller: .*`authorization`/,
    );
    expect(() => federate(OPEN_IDS, { authorization: withoutPolicies })).toThrow(
      '@policy, which needs the function `authorization.policies` of the library',
    );
  });
});
