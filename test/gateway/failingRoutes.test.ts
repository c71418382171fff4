import { describe, expect, it } from 'vitest';
import type { GatewayOptions } from '../../gateway/index.ts';
import type { TestContext } from './federate.ts';
import { serveGateway } from './serveGateway.ts';

const SUBGRAPHS = { a: { sdl: 'type Query { x: Int }', resolvers: { Query: { x: () => 1 } } } };

const fail = () => {
  throw new Error('the secret of a failure');
};

describe('a path whose answer fails', () => {
  it.each<{ path: string; options: Partial<GatewayOptions<TestContext>> }>([
    { path: '/metrics', options: { metricsText: async () => fail() } },
    { path: '/health/ready?detail', options: { readyDetail: fail } },
    { path: '/page', options: { pages: (path) => (path === '/page' ? fail : undefined) } },
  ])('ends one request and not the process: $path', async ({ path, options }) => {
    await using gateway = await serveGateway(SUBGRAPHS, options);

    const response = await fetch(gateway.url + path, { signal: AbortSignal.timeout(5_000) });

    expect([response.status, await response.text()]).toEqual([500, 'Internal server error']);
    expect(gateway.logs).toContainEqual(
      expect.objectContaining({ level: 50, err: expect.objectContaining({ message: 'the secret of a failure' }) }),
    );
    expect((await gateway.post({ query: '{ x }' })).status).toBe(200);
  });
});
