/** An engine as the gateway of an Apollo Server. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import type { ExecutionResult } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type ApolloGatewayOptions, createApolloGateway, reloadableEngine } from '../../gateway/index.ts';
import { federate, type TestContext } from './federate.ts';

const ROOT = join(import.meta.dirname, '../..');

const SUBGRAPHS = {
  a: {
    sdl: 'type Query { caller: String, bug: Int, add(to: Int!): Int }',
    resolvers: {
      Query: {
        caller: (_: unknown, __: unknown, { caller }: TestContext) => caller,
        add: (_: unknown, { to }: { to: number }) => to + 1,
        bug: () => {
          throw new Error('connect ECONNREFUSED 10.0.0.7:5432');
        },
      },
    },
  },
};

const startApolloServer = async (
  engine: Parameters<typeof createApolloGateway<TestContext>>[0],
  options: ApolloGatewayOptions<TestContext> = {},
) => {
  const logged: string[] = [];
  const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: (line: string) => void logged.push(line) };
  const server = new ApolloServer<TestContext>({ gateway: createApolloGateway(engine, options), logger: silent });
  const { url } = await startStandaloneServer(server, {
    listen: { host: '127.0.0.1', port: 0 },
    context: async ({ req }) => ({ caller: req.headers.authorization }),
  });
  const ask = async (body: object, headers: Record<string, string> = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const response = await fetch(url, { ...init, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as ExecutionResult };
  };
  return { ask, logged, [Symbol.asyncDispose]: () => server.stop() };
};

describe('an Apollo Server with an engine as its gateway', () => {
  it('answers on behalf of the caller, with variables, and by the name of an operation', async () => {
    await using server = await startApolloServer(federate(SUBGRAPHS).engine);
    const query = 'query A($to: Int!) { caller add(to: $to) } query B { __typename }';

    const { body } = await server.ask(
      { query, operationName: 'A', variables: { to: 41 } },
      { authorization: 'Bearer a' },
    );

    expect(body).toEqual({ data: { caller: 'Bearer a', add: 42 } });
  });

  it('keeps the text of an error without a code for its log, under the id of the request', async () => {
    await using server = await startApolloServer(federate(SUBGRAPHS).engine);

    const { body } = await server.ask({ query: '{ bug }' }, { 'x-request-id': 'r-7' });

    expect(body).toEqual({
      data: { bug: null },
      errors: [
        {
          message: 'Internal server error',
          path: ['bug'],
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'r-7' },
        },
      ],
    });
    expect(server.logged).toEqual([expect.stringMatching(/^r-7: Error: connect ECONNREFUSED 10\.0\.0\.7:5432\n/)]);
  });

  it('fetches nothing for a request whose time is over', async () => {
    const { engine, calls } = federate(SUBGRAPHS);
    const signal = AbortSignal.abort();
    await using server = await startApolloServer(engine, { getTimeLimits: () => ({ signal }) });

    const { body } = await server.ask({ query: '{ caller }' });

    expect(body.errors).toHaveLength(1);
    expect(calls).toEqual([]);
  });

  it('answers from a reloaded supergraph, until it stops', async () => {
    const later = { ...SUBGRAPHS, b: { sdl: 'type Query { more: Int }', resolvers: { Query: { more: () => 2 } } } };
    const engines = [federate(SUBGRAPHS).engine, federate(later).engine, federate(SUBGRAPHS).engine];
    const engine = reloadableEngine(() => engines.shift() ?? expect.fail('no further engine'));
    const server = await startApolloServer(engine);

    const before = await server.ask({ query: '{ more }' });
    engine.reload();
    const after = await server.ask({ query: '{ more }' });
    await server[Symbol.asyncDispose]();
    engine.reload();

    expect(before).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] },
    });
    expect(after.body).toEqual({ data: { more: 2 } });
    expect(engine.apiSdl).not.toContain('more');
  });

  it('does not start with another copy of graphql than the engine has, and says what to do', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skein-copies-'));
    mkdirSync(join(folder, 'node_modules'));
    for (const name of readdirSync(join(ROOT, 'node_modules')).filter((one) => one !== 'graphql' && one[0] !== '.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
    cpSync(join(ROOT, 'node_modules/graphql'), join(folder, 'node_modules/graphql'), { recursive: true });
    for (const name of ['gateway', 'encoding']) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
    const other: typeof import('../../gateway/index.ts') = await import(join(folder, 'gateway/index.ts'));
    const { supergraphSdl } = federate(SUBGRAPHS);
    const engine = other.createEngine<TestContext>({ supergraphSdl, executors: { a: async () => ({ data: {} }) } });
    const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

    const server = new ApolloServer<TestContext>({ gateway: other.createApolloGateway(engine), logger });

    await expect(server.start()).rejects.toThrow(
      /two copies of the package graphql: expected one, of one version\. `npm ls graphql`/,
    );
    rmSync(folder, { recursive: true });
  });
});
