import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SignJWT } from 'jose';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isProcessRunning } from './isProcessRunning.ts';
import { startFixedUpstream } from './mixedRequests.ts';
import { startWorkerGroup, UNTIL_STARTED } from './workerGroup.ts';

const ROOT = join(import.meta.dirname, '../..');

const ALERTS = '{ alerts(first: 20) { nodes { id } totalCount } }';

const LIVE_ALERTS = 'query @live(every: 10) { alerts(first: 20) { nodes { id } totalCount } }';

const total = (samples: readonly { readonly value: number }[]) => samples.reduce((sum, { value }) => sum + value, 0);

/** The queries of a client leave processes that start and end the time they need. */
const PAUSE_MS = 20;

/** Sends the same query repeatedly until it is stopped, on kept or on new connections. Returns all answers and failures. */
const keepAsking = (url: string, connections: number, reset = false) => {
  const agent = new Agent({ connections: 1, pipelining: 1 });
  const agents = [
    agent,
    ...Array.from({ length: connections - 1 }, () => new Agent({ connections: 1, pipelining: 1 })),
  ];
  const outcomes = new Map<string, number>();
  let stopped = false;
  const ask = async (dispatcher: Agent) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, dispatcher, reset } as const;
    const { statusCode, body } = await request(`${url}/graphql`, { ...sent, body: JSON.stringify({ query: ALERTS }) });
    const { data } = (await body.json()) as { data: { alerts: { totalCount: number } | null } };
    return `${statusCode} ${data.alerts?.totalCount}`;
  };
  const asking = agents.map(async (dispatcher) => {
    while (!stopped) {
      const outcome = await ask(dispatcher).catch((error: Error) => error.message);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      await sleep(PAUSE_MS);
    }
    await dispatcher.close();
  });
  return {
    /** Number of answers so far. */
    count: () => outcomes.get('200 20') ?? 0,
    stop: async () => {
      stopped = true;
      await Promise.all(asking);
      return [...outcomes.keys()];
    },
  };
};

const GATEWAY = ['--import=./app/preload.js', 'app/start.ts', 'gateway'];

const startGateway = (upstreamUrl: string, further: Record<string, string> = {}) => {
  const settings = { PORT: '0', UPSTREAM_URL: upstreamUrl, SHUTDOWN_DRAIN_MS: '0', ...further };
  return startWorkerGroup(GATEWAY, settings);
};

/** An option of `once`. */
const inTime = () => ({ signal: AbortSignal.timeout(UNTIL_STARTED.timeout) });

/** The status of a path, asked for on a connection of its own. */
const fetchStatus = (url: string) => fetch(url, { headers: { connection: 'close' } }).then(({ status }) => status);

/** The status of a query with a token that is signed with this secret. */
const statusWithToken = async (url: string, secret: string) => {
  const token = await new SignJWT({ exp: Math.floor(Date.now() / 1000) + 600 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(Buffer.from(secret, 'base64url'));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, connection: 'close' };
  const { status } = await fetch(`${url}/graphql`, { method: 'POST', headers, body: '{"query":"{ __typename }"}' });
  return status;
};

// Reads `/proc`.
describe.skipIf(process.platform !== 'linux')('a gateway with WORKERS=2', { timeout: 400_000 }, () => {
  let upstream: Awaited<ReturnType<typeof startFixedUpstream>>;
  let group: Awaited<ReturnType<typeof startWorkerGroup>>;
  beforeAll(async () => {
    upstream = await startFixedUpstream();
    group = await startGateway(upstream.url);
  });
  afterAll(async () => {
    await group?.[Symbol.asyncDispose]();
    await upstream?.[Symbol.asyncDispose]();
  });

  /** Requests so far, of each process by its labels. */
  const requests = async () => {
    const samples = await group.samples('http_server_request_duration_seconds_count');
    return new Map(samples.map(({ labels, value }) => [labels, value]));
  };
  const posts = async () => total(await group.samples('upstream_posts_total'));
  /** Sends queries, each on a connection of its own. */
  const send = async (count: number, query: string) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json', connection: 'close' } } as const;
    for (let at = 0; at < count; at++)
      await fetch(`${group.url}/graphql`, { ...sent, body: JSON.stringify({ query }) }).then((each) => each.text());
  };
  // The test before may have ended a process.
  beforeEach(async () => {
    const answering = async () => {
      await send(4, '{ __typename }');
      return (await requests()).size;
    };
    await expect.poll(answering, UNTIL_STARTED).toBe(2);
  }, UNTIL_STARTED.timeout);

  it('says how many processes answer, and what they do not share', () => {
    expect(group.printed()).toContain('2 processes answer.');
    expect(group.printed()).toContain('Without REDIS_URL they share no persisted documents and ended sessions.');
  });

  it('spreads connections over its processes, and one scrape counts the requests of all', async () => {
    const [before, postsBefore] = [await requests(), await posts()];
    await send(20, ALERTS);

    const counts = [...(await requests())].map(([labels, count]) => count - (before.get(labels) ?? 0));
    expect(counts.reduce((sum, count) => sum + count)).toBe(20);
    expect(counts.map((count) => count >= 5)).toEqual([true, true]);
    expect((await posts()) - postsBefore).toBe(20);
    expect(await group.samples('workers', 'running')).toEqual([{ labels: '{state="running"}', value: 2 }]);
    expect((await fetch(`${group.url}/health/ready`)).status).toBe(200);
  });

  it('answers every request while SIGHUP replaces its processes', async () => {
    const replaced = async () => total(await group.samples('worker_restarts_total', 'replaced'));
    const before = await replaced();
    const clients = keepAsking(group.url, 6);
    await expect.poll(clients.count, UNTIL_STARTED).toBeGreaterThan(20);
    await group.replaceAll();
    const then = clients.count();
    await expect.poll(clients.count, UNTIL_STARTED).toBeGreaterThan(then + 20);

    expect(await clients.stop()).toEqual(['200 20']);
    expect(await replaced()).toBe(before + 2);
    expect(group.workers()).toHaveLength(2);
  });

  it('reads secrets from files, and after SIGHUP what they have then', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skein-secrets-'));
    const settings = { JWT_SECRET_FILE: join(folder, 'jwt'), SESSION_SECRET_FILE: join(folder, 'session') };
    const secrets = ['a', 'b'].map((letter) => letter.repeat(43));
    const write = (secret = '') => writeFileSync(settings.JWT_SECRET_FILE, `${secret}\n`);
    writeFileSync(settings.SESSION_SECRET_FILE, 'c'.repeat(32));
    write(secrets[0]);
    await using own = await startGateway(upstream.url, settings);
    const statuses = () => Promise.all(secrets.map((secret) => statusWithToken(own.url, secret)));

    const before = await statuses();
    write(secrets[1]);
    await own.replaceAll();
    const after = await statuses();
    rmSync(folder, { recursive: true });

    expect({ before, after }).toEqual({ before: [200, 401], after: [401, 200] });
  });

  it('ends the streams of a process that is replaced, so that their clients connect to another one', async () => {
    const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
    const subscribe = () =>
      fetch(`${group.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: LIVE_ALERTS }) });
    const streams = await Promise.all(Array.from({ length: 4 }, subscribe));
    await group.replaceAll();

    for (const stream of streams) expect(await stream.text()).toContain('"SERVER_SHUTDOWN"');
  });

  it('starts a process again that was killed. The other one answers, and no client waits forever', async () => {
    const restarts = async () => total(await group.samples('worker_restarts_total', 'ended'));
    const before = await restarts();
    const clients = keepAsking(group.url, 6, true);
    await expect.poll(clients.count, UNTIL_STARTED).toBeGreaterThan(20);
    const [killed = 0, other] = group.workers();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => group.workers().filter((pid) => pid !== killed), UNTIL_STARTED).toHaveLength(2);
    const then = clients.count();
    await expect.poll(clients.count, UNTIL_STARTED).toBeGreaterThan(then + 20);

    expect(await clients.stop()).toContain('200 20');
    expect(group.workers()).toContain(other);
    await expect.poll(restarts, UNTIL_STARTED).toBe(before + 1);
  });

  it('answers connections that the supervisor gives to a process that has stopped listening', async () => {
    const before = group.workers();
    const [ending = 0] = before;
    // Connections wait for the supervisor, which does not notice yet that one process takes none any more.
    group.send('SIGSTOP');
    const clients = keepAsking(group.url, 12);
    await sleep(500);
    process.kill(ending, 'SIGTERM');
    await sleep(1_500);
    group.send('SIGCONT');
    await expect.poll(() => group.workers().filter((pid) => !before.includes(pid)), UNTIL_STARTED).toHaveLength(1);

    expect(await clients.stop()).toEqual(['200 20']);
    await expect.poll(() => group.workers().length, UNTIL_STARTED).toBe(2);
  });

  it('stays when a process ends while it is asked for its metrics', async () => {
    const agents = [new Agent({ connections: 1 }), new Agent({ connections: 1 })];
    const ask = (path: string) =>
      Promise.all(
        agents.map(async (dispatcher) => (await request(group.url + path, { dispatcher })).body.text().catch(() => '')),
      );
    await ask('/health/live');
    const [killed = 0, other] = group.workers();
    // Both ask for the metrics of all while the supervisor notices nothing, not even the end of one of them.
    group.send('SIGSTOP');
    const asked = ask('/metrics').catch(() => {});
    await sleep(500);
    process.kill(killed, 'SIGKILL');
    await sleep(500);
    group.send('SIGCONT');

    await asked;
    await expect.poll(() => group.workers().filter((pid) => pid !== killed).length, UNTIL_STARTED).toBe(2);
    expect(group.workers()).toContain(other);
    await Promise.all(agents.map((agent) => agent.destroy()));
  });
});

describe.skipIf(process.platform !== 'linux')('the ports of a gateway', { timeout: 400_000 }, () => {
  let upstream: Awaited<ReturnType<typeof startFixedUpstream>>;
  let group: Awaited<ReturnType<typeof startWorkerGroup>>;
  beforeAll(async () => {
    upstream = await startFixedUpstream();
    group = await startGateway(upstream.url, { HOST: '::1', ADMIN_PORT: '0' });
  });
  afterAll(async () => {
    await group?.[Symbol.asyncDispose]();
    await upstream?.[Symbol.asyncDispose]();
  });

  const urls = () => {
    const [, admin = ''] = /Metrics and health at (\S+)\/metrics/.exec(group.printed()) ?? [];
    return [`${group.url}/health/live`, `${admin}/health/live`];
  };

  it('stay open while no process listens, and those that ask meanwhile are answered by the next one', async () => {
    const before = group.workers();
    for (const pid of before) process.kill(pid, 'SIGKILL');
    const ended = () => before.filter(isProcessRunning);
    await expect.poll(ended, UNTIL_STARTED).toEqual([]);
    const [live = '', admin = ''] = urls();

    expect(await Promise.all([live, live, live, admin].map(fetchStatus))).toEqual([200, 200, 200, 200]);
    await expect.poll(() => group.workers().length, UNTIL_STARTED).toBe(2);
  });

  it('give a connection to another process if the first one is killed before it takes it', async () => {
    const before = group.workers();
    const [live = '', admin = ''] = urls();
    for (const pid of before) process.kill(pid, 'SIGSTOP');
    // Each process is given one connection of each port, the others wait.
    const asked = Promise.all([...Array.from({ length: 6 }, () => live), admin, admin].map(fetchStatus));
    asked.catch(() => {});
    await sleep(500);
    for (const pid of before) process.kill(pid, 'SIGKILL');

    expect(await asked).toEqual([200, 200, 200, 200, 200, 200, 200, 200]);
    await expect.poll(() => group.workers().length, UNTIL_STARTED).toBe(2);
  });

  it('are closed to requests that arrive too slowly', async () => {
    const { hostname, port } = new URL(group.url);
    const socket = connect({ host: hostname.slice(1, -1), port: Number(port) });
    socket.write('GET /health/live HTTP/1.1\r\n');

    expect(String(await once(socket, 'data', inTime()))).toContain('HTTP/1.1 408 ');
    socket.destroy();
  });

  it('answer WebSockets', async () => {
    const socket = new WebSocket(`${group.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open', inTime());
    socket.send(JSON.stringify({ type: 'connection_init' }));
    const [{ data }] = await once(socket, 'message', inTime());

    expect(JSON.parse(data)).toMatchObject({ type: 'connection_ack' });
    socket.close();
  });

  it('refuse connections when the group has ended', async () => {
    expect(await group.stop()).toBe(0);

    for (const url of urls()) await expect(fetchStatus(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });
});

describe.skipIf(process.platform !== 'linux')('programs with WORKERS=2', () => {
  it('an area and `skein gateway` answer every request while SIGHUP replaces their processes', {
    timeout: 400_000,
  }, async () => {
    await using upstream = await startFixedUpstream();
    const settings = { PORT: '0', UPSTREAM_URL: upstream.url, SHUTDOWN_DRAIN_MS: '0' };
    await using area = await startWorkerGroup(['--import=./app/preload.js', 'app/subgraph.ts', 'monitoring'], settings);
    const places = ['--supergraph', 'schema/supergraph.graphql', '--subgraph', `monitoring=${area.url}/graphql`];
    await using gateway = await startWorkerGroup(['cli/skein.js', 'gateway', ...places], settings);
    expect(gateway.printed()).toBe(`GraphQL at ${gateway.url}/graphql, answered by 2 processes\n`);

    const clients = keepAsking(gateway.url, 6);
    await expect.poll(clients.count, UNTIL_STARTED).toBeGreaterThan(20);
    for (const group of [area, gateway]) {
      await group.replaceAll();
      const then = clients.count();
      await expect.poll(clients.count, UNTIL_STARTED).toBeGreaterThan(then + 20);
      expect(await group.samples('workers', 'running')).toEqual([{ labels: '{state="running"}', value: 2 }]);
    }

    expect(await clients.stop()).toEqual(['200 20']);
    expect([await gateway.stop(), await area.stop()]).toEqual([0, 0]);
  });

  it('the gateway ends all its processes on SIGTERM', { timeout: 400_000 }, async () => {
    await using upstream = await startFixedUpstream();
    await using group = await startGateway(upstream.url);
    const workers = group.workers();
    expect(workers.filter(isProcessRunning)).toHaveLength(2);

    expect(await group.stop()).toBe(0);
    expect(workers.filter(isProcessRunning)).toEqual([]);
  });
});

describe('WORKERS', () => {
  const started = (args: readonly string[], env: Record<string, string>) =>
    spawnSync(process.execPath, args, { cwd: ROOT, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' });

  it('is refused by a service on the embedded store', () => {
    const { status, stderr } = started(['app/service.ts'], { WORKERS: '2', SERVICE_PORT: '0' });

    expect(stderr).toBe(
      'The service could not start. WORKERS: expected 1 with the embedded store, which one process owns; or set DATABASE_URL\n',
    );
    expect(status).toBe(1);
  });

  it('starts nothing on a port that is in use', { timeout: 400_000 }, async () => {
    await using holder = createServer();
    await once(holder.listen(0, '127.0.0.1'), 'listening');
    const PORT = String((holder.address() as AddressInfo).port);
    const settings = { WORKERS: '2', HOST: '127.0.0.1', UPSTREAM_URL: 'http://127.0.0.1:1' };

    const { status, stderr } = started(['app/start.ts', 'gateway'], { ...settings, PORT });

    expect(stderr).toContain(`Skein could not start. listen EADDRINUSE: address already in use 127.0.0.1:${PORT}\n`);
    expect(stderr).toMatch(/Skein could not start\. a process ended \(code 1\) before it listened\n$/);
    expect(status).toBe(1);
  });

  it('is a number or auto', () => {
    const { status, stderr } = started(['app/start.ts', 'gateway'], { WORKERS: 'two' });

    expect(stderr).toContain('  WORKERS: expected auto, or a whole number from 1 to 99\n');
    expect(status).toBe(1);
  });
});
