/** Who calls a supergraph with authorization: subscribers, and callers of `skein gateway`. */
import { text } from 'node:stream/consumers';
import type { ExecutionResult } from 'graphql';
import type { JWTPayload } from 'jose';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createEngine, httpExecutor, startGateway } from '../../gateway/index.ts';
import { makeSigningKey, signToken, startIssuer } from '../hostile/issuer.ts';
import { openEventReader } from '../live/serverSentEvents.ts';
import { listErrorCodes, unauthorizedAt } from './errorCodes.ts';
import type { TestContext, TestSubgraph } from './federate.ts';
import { serveSubgraphs, startGatewayCommand } from './gatewayCommand.ts';
import { startStreamingGateway } from './streamingSubgraphs.ts';

/** The header `x-scopes` stands for a verified token. */
const authorization = {
  caller: ({ scopes }: TestContext) => ({ isAuthenticated: scopes !== undefined, scopes: new Set<string>() }),
};

/** A gateway over the subgraphs of `startStreamingGateway`, which protects what `protect` replaces. */
const startProtected = async (protect: (sdl: string) => string) => {
  const graph = await startStreamingGateway('server-sent events');
  const linked = graph.supergraphSdl.replace(
    /^schema\b/m,
    'directive @authenticated on FIELD_DEFINITION\nschema @link(url: "https://specs.apollo.dev/authenticated/v0.1", for: SECURITY)',
  );
  const executors = Object.fromEntries(
    Object.entries(graph.subgraphUrls).map(([name, url]) => [name, httpExecutor<TestContext>({ name, url })]),
  );
  const gateway = await startGateway<TestContext>({
    engine: createEngine({ supergraphSdl: protect(linked), executors, authorization }),
    createContext: ({ headers }) => ({ authorization: 'Bearer t', ...(headers['x-scopes'] && { scopes: 'some' }) }),
    host: '127.0.0.1',
    port: 0,
    logger: pino({ level: 'silent' }),
  });
  const { subscribers, received, send } = graph;
  return {
    url: gateway.url,
    ...{ subscribers, received, send },
    [Symbol.asyncDispose]: async () => {
      await gateway.close();
      for (const { close } of Object.values(executors)) await close();
      await graph[Symbol.asyncDispose]();
    },
  };
};

const CHANGES = 'subscription { productChanged { number product { name stock } } }';
const changed = { number: 1, product: { upc: 'tv', name: 'Television', price: 5 } };

describe('a subscription of a supergraph with authorization', () => {
  it('is not started at the subgraph if its field is refused', async () => {
    await using graph = await startProtected((sdl) => sdl.replace('productChanged: Change!', '$& @authenticated'));

    using refusedStream = await openEventReader(graph.url, CHANGES);
    expect((await refusedStream.next()).flatMap(listErrorCodes as never)).toEqual(unauthorizedAt('productChanged'));
    expect(graph.received).toEqual([]);
    using events = await openEventReader(graph.url, CHANGES, { headers: { 'x-scopes': 'any' } });
    await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(1);
    graph.send(changed);
    expect(await events.next()).toEqual([
      { data: { productChanged: { number: 1, product: { name: 'Television', stock: 2 } } } },
    ]);
  });

  it('omits refused fields from each event', async () => {
    await using graph = await startProtected((sdl) =>
      sdl.replace('stock: Int', '$& @authenticated').replace('name: String @', 'name: String @authenticated @'),
    );
    using events = await openEventReader(graph.url, CHANGES);
    await expect.poll(graph.subscribers, { timeout: 30_000 }).toBe(1);

    graph.send(changed);
    const [event] = await events.next();

    expect(event?.data).toEqual({ productChanged: { number: 1, product: { name: null, stock: null } } });
    expect(listErrorCodes(event as ExecutionResult)).toEqual(
      unauthorizedAt('productChanged.product.name', 'productChanged.product.stock'),
    );
  });
});

describe('skein gateway over a supergraph with authorization', () => {
  const protectedGraph: Readonly<Record<string, TestSubgraph>> = {
    a: {
      sdl: 'type Query { me: String @authenticated, audit: String @requiresScopes(scopes: [["audit:read", "tenant"]]) }',
      resolvers: { Query: { me: () => 'me', audit: () => 'seen' } },
    },
  };

  it('takes the scopes from the claims of the verified token', async () => {
    const key = await makeSigningKey('one');
    await using issuer = await startIssuer(key);
    await using subgraphs = await serveSubgraphs(protectedGraph);
    await using gateway = startGatewayCommand(['--supergraph', subgraphs.file], { JWT_JWKS_URL: issuer.url });
    const [url = ''] = /http\S+\/graphql/.exec(await gateway.greeting()) ?? [];
    const ask = async (claims: JWTPayload | null) => {
      const authorization = claims && { authorization: `Bearer ${await signToken(key, claims)}` };
      const headers = { 'content-type': 'application/json', ...authorization };
      const response = await fetch(url, { method: 'POST', headers, body: '{"query":"{ me audit }"}' });
      return (await response.json()) as ExecutionResult;
    };

    expect(listErrorCodes(await ask(null))).toEqual(unauthorizedAt('me', 'audit'));
    for (const claims of [{}, { scope: 'audit:read' }, { scope: 7 }, { scp: ['audit:read tenants'] }])
      expect(listErrorCodes(await ask(claims))).toEqual(unauthorizedAt('audit'));
    for (const claims of [
      { scope: 'a audit:read tenant' },
      { scp: ['tenant', 'audit:read'] },
      { scp: 'tenant audit:read' },
    ])
      expect(await ask(claims)).toEqual({ data: { me: 'me', audit: 'seen' } });
  });

  it.each([
    [
      'nothing verifies tokens',
      protectedGraph,
      {},
      /nothing identifies the caller: set a key that verifies tokens \(JWT_…\)/,
    ],
    [
      'it has policies',
      { a: { sdl: 'type Query { me: String @policy(policies: [["p"]]) }' } },
      { JWT_SECRET: Buffer.alloc(32, 1).toString('base64url') },
      /has @policy, which needs the function `authorization.policies` of the library/,
    ],
  ])('does not start if %s', async (_, graph, settings, says) => {
    await using subgraphs = await serveSubgraphs(graph);
    await using gateway = startGatewayCommand(['--supergraph', subgraphs.file], settings);

    const [said, [code]] = await Promise.all([text(gateway.child.stderr), gateway.ended]);

    expect(code).toBe(2);
    expect(said).toMatch(says);
  });
});
