import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { missingRedis, startRedis } from '../gateway/redisServer.ts';
import { answerList } from '../subgraphs/postApiStub.ts';
import { ASK_DASHBOARDS, DASHBOARDS, SOON, startStubbedGateway } from './stubbedGateway.ts';

const UPSTREAM = { [DASHBOARDS]: answerList([]) };

const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(ASK_DASHBOARDS).digest('hex') };

const post = async (url: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { data?: unknown };
};

const title = (text: string) => (missingRedis === undefined ? text : `${text} (${missingRedis})`);

describe.skipIf(missingRedis !== undefined)(title('REDIS_URL'), () => {
  it('lets a replica answer the hash of a document that another replica has stored', async () => {
    await using redis = await startRedis();
    await using one = await startStubbedGateway(UPSTREAM, { REDIS_URL: redis.url });
    await using other = await startStubbedGateway(UPSTREAM, { REDIS_URL: redis.url });

    const registered = await post(one.url, { query: ASK_DASHBOARDS, extensions: { persistedQuery } });

    await vi.waitFor(
      async () => expect(await post(other.url, { extensions: { persistedQuery } })).toEqual(registered),
      SOON,
    );
    expect(registered).toHaveProperty('data');
    expect(await one.metrics()).toMatch(/^redis_connected 1$/m);
  });
});
