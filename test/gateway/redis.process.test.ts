import { createHash } from 'node:crypto';
import pino from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { automaticDocuments, connectRedis, redisDocuments, registerRedisMetrics } from '../../gateway/index.ts';
import { makeCertificates } from '../certificates.ts';
import { startGatewayProcess } from '../start/gatewayProcess.ts';
import { missingRedis, startRedis } from './redisServer.ts';
import { type ParsedLogLine, type ServedGateway, serveGateway } from './serveGateway.ts';

const SUBGRAPHS = { a: { sdl: 'type Query { x: Int }', resolvers: { Query: { x: () => 1 } } } };

const title = (text: string) => (missingRedis === undefined ? text : `${text} (${missingRedis})`);

/** A gateway that shares documents through Redis. */
const serveWith = async (redisUrl: string): Promise<ServedGateway & { readonly redisLogs: ParsedLogLine[] }> => {
  const redisLogs: ParsedLogLine[] = [];
  const redis = await connectRedis(redisUrl, pino({}, { write: (line: string) => redisLogs.push(JSON.parse(line)) }));
  const documents = automaticDocuments({ maxBytes: 1_000_000, shared: redisDocuments(redis) });
  const gateway = await serveGateway(SUBGRAPHS, {
    documents,
    registerMetrics: (registry) => registerRedisMetrics(registry, redis),
  });
  const close = async () => {
    await gateway.close();
    await redis.close();
  };
  return { ...gateway, redisLogs, close, [Symbol.asyncDispose]: close };
};

const persistedRequest = (query: string) => ({
  persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') },
});

const postJson = async (gateway: ServedGateway, body: object) => (await gateway.post(body)).json();
const readRedisConnected = async (gateway: ServedGateway) =>
  /^redis_connected (\d)$/m.exec(await (await fetch(`${gateway.url}/metrics`)).text())?.[1];

const FOUND = { data: { x: 1 } };
const NOT_FOUND = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};

/** A time limit for what is soon except on a busy machine. */
const SOON = { timeout: 20_000, interval: 100 };

describe.skipIf(missingRedis !== undefined)(title('persisted queries in Redis'), () => {
  it('are shared by all gateways', async () => {
    await using redis = await startRedis();
    await using one = await serveWith(redis.url);
    await using other = await serveWith(redis.url);
    const query = 'query Shared { x }';
    expect(await postJson(other, { extensions: persistedRequest(query) })).toEqual(NOT_FOUND);

    await one.post({ query, extensions: persistedRequest(query) });

    await vi.waitFor(
      async () => expect(await postJson(other, { extensions: persistedRequest(query) })).toEqual(FOUND),
      SOON,
    );
  });

  it('are verified: a text with another hash is not found', async () => {
    await using redis = await startRedis();
    await using gateway = await serveWith(redis.url);
    const poisoned = await connectRedis(redis.url, pino({ level: 'silent' }));
    const { sha256Hash } = persistedRequest('query Right { x }').persistedQuery;
    await redisDocuments(poisoned).set(sha256Hash, 'query Wrong { x }');
    await poisoned.close();

    expect(await postJson(gateway, { extensions: persistedRequest('query Right { x }') })).toEqual(NOT_FOUND);
  });

  it.each([
    { given: 'stops', away: 'stop', back: 'start' },
    { given: 'hangs', away: 'halt', back: 'resume' },
  ] as const)('work in each gateway alone while Redis $given; log and metrics say so', async ({ away, back }) => {
    await using redis = await startRedis();
    await using gateway = await serveWith(redis.url);
    expect(await readRedisConnected(gateway)).toBe('1');
    const query = 'query Alone { x }';

    await redis[away]();
    const unknown = [];
    for (let at = 0; at < 5; at++)
      unknown.push(await postJson(gateway, { extensions: persistedRequest(`query Q${at} { x }`) }));
    const registered = await postJson(gateway, { query, extensions: persistedRequest(query) });
    const known = await postJson(gateway, { extensions: persistedRequest(query) });

    expect(unknown).toEqual(Array(5).fill(NOT_FOUND));
    expect([registered, known]).toEqual([FOUND, FOUND]);
    expect(await readRedisConnected(gateway)).toBe('0');
    expect(gateway.redisLogs.map(({ msg }) => msg)).toEqual([
      'Redis cannot be reached: this process works alone until it returns',
    ]);

    await redis[back]();

    await vi.waitFor(async () => {
      await gateway.post({ extensions: persistedRequest('query Probe { x }') });
      expect(await readRedisConnected(gateway)).toBe('1');
    }, SOON);
    expect(gateway.redisLogs.at(-1)?.msg).toBe('Redis is connected again');
    expect(gateway.redisLogs).toHaveLength(2);
  });

  it('are shared again in time when the clock was set back by an hour', async () => {
    await using redis = await startRedis();
    await using gateway = await serveWith(redis.url);
    redis.halt();
    await expect
      .poll(async () => {
        await gateway.post({ extensions: persistedRequest('query Probe { x }') });
        return readRedisConnected(gateway);
      }, SOON)
      .toBe('0');
    onTestFinished(() => void vi.useRealTimers());
    vi.setSystemTime(Date.now() - 3_600_000);
    redis.resume();

    await expect
      .poll(async () => {
        await gateway.post({ extensions: persistedRequest('query Probe { x }') });
        return readRedisConnected(gateway);
      }, SOON)
      .toBe('1');
  });

  it('work in each gateway alone if Redis refuses the sign-in; the log says why', async () => {
    await using redis = await startRedis();
    await using gateway = await serveWith(redis.url.replace('redis://', 'redis://someone:a-secret-word@'));

    expect(await postJson(gateway, { query: '{ x }', extensions: persistedRequest('{ x }') })).toEqual(FOUND);
    expect(gateway.redisLogs).toMatchObject([{ cause: expect.stringContaining('WRONGPASS') }]);
    expect(JSON.stringify(gateway.redisLogs)).not.toContain('a-secret-word');
  });

  it('are available after a start without Redis', async () => {
    await using redis = await startRedis();
    await redis.stop();
    await using gateway = await serveWith(redis.url.replace('redis://', 'redis://:a-secret-password@'));

    expect(await postJson(gateway, { query: '{ x }', extensions: persistedRequest('{ x }') })).toEqual(FOUND);
    expect(await readRedisConnected(gateway)).toBe('0');
    expect(JSON.stringify(gateway.redisLogs)).not.toContain('password');
  });
});

describe.skipIf(missingRedis !== undefined)(title('Redis by TLS'), { timeout: 60_000 }, () => {
  const PASSWORD = 'letters-and-digits';

  /** `redis_connected` of a gateway that trusts an authority in addition to those of Node. */
  const connectedWith = async (REDIS_URL: string, authority: string) => {
    await using gateway = await startGatewayProcess({ REDIS_URL, NODE_EXTRA_CA_CERTS: authority });
    const text = await (await fetch(`${gateway.url}/metrics`)).text();
    return /^redis_connected (\d)$/m.exec(text)?.[1];
  };

  it('connects with a certificate of an authority that is trusted, and with no other', async () => {
    using certificates = makeCertificates();
    const { authority, certificate, key, otherAuthority } = certificates;
    await using redis = await startRedis((port) => [
      ...['--port', '0', '--tls-port', port, '--tls-cert-file', certificate, '--tls-key-file', key],
      ...['--tls-ca-cert-file', authority, '--tls-auth-clients', 'no', '--requirepass', PASSWORD],
    ]);
    const { port } = new URL(redis.url);
    const urlAt = (host: string) => `rediss://:${PASSWORD}@${host}:${port}`;

    expect(await connectedWith(urlAt('localhost'), authority)).toBe('1');
    expect(await connectedWith(urlAt('localhost'), otherAuthority)).toBe('0');
    expect(await connectedWith(urlAt('127.0.0.1'), authority)).toBe('0');
    const logs: ParsedLogLine[] = [];
    const untrusted = await connectRedis(
      urlAt('localhost'),
      pino({}, { write: (line: string) => logs.push(JSON.parse(line)) }),
    );
    await untrusted.close();
    expect(logs[0]).toMatchObject({
      cause: 'self-signed certificate in certificate chain',
      msg: 'Redis cannot be reached: this process works alone until it returns',
    });
    expect(JSON.stringify(logs)).not.toContain(PASSWORD);
  });
});
