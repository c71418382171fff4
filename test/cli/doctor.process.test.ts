/** `skein doctor`, as a process, before the real service and deployments that lack something. */

import { createServer, type RequestListener } from 'node:http';
import { createClient } from '@redis/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allOperations } from '../../contract/index.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { missingRedis, startRedis } from '../gateway/redisServer.ts';
import { createTestGraph, fetchAccessToken } from '../graph/testGraph.ts';
import { makeTestFolder, writeTestFile } from '../import/focusFiles.ts';
import { runSkein } from '../import/runSkein.ts';
import { listen } from '../listen.ts';
import { sharedService } from '../service/testDomain.ts';
import { startRealServices } from '../upstream/realServices.ts';

const FREE = { PORT: '0', SERVICE_PORT: '0' };

const doctor = async (env: Record<string, string>, ...args: string[]) => {
  const { code, stdout, stderr } = await runSkein(['doctor', ...args], { ...FREE, DATA_DIR: makeTestFolder(), ...env })
    .ended;
  return { code, stderr, lines: stdout.trimEnd().split('\n'), stdout };
};

const failures = (lines: readonly string[]) => lines.filter((line) => line.startsWith('FAIL'));

/** A server that ends with the test. */
const startServer = async (listener: RequestListener) => {
  const { url, close } = await listen(createServer(listener));
  onTestFinished(close);
  return { port: Number(new URL(url).port), url };
};

/** Passes requests on to the real service, on the path that `pathOf` names; null: 404. */
const forwardTo = async (pathOf: (path: string) => string | null) => {
  const { url } = await sharedService();
  const seen: { path: string; body: string; authorization: string | undefined }[] = [];
  const { url: at } = await startServer(async (request, response) => {
    const chunks = await Array.fromAsync(request);
    const path = pathOf(request.url ?? '');
    const body = Buffer.concat(chunks as Buffer[]).toString();
    const { authorization } = request.headers;
    seen.push({ path: request.url ?? '', body, authorization });
    const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
    const answer = path === null ? undefined : await fetch(`${url}${path}`, { method: 'POST', headers, body });
    response.writeHead(answer?.status ?? 404).end(await answer?.text());
  });
  return { url: at, seen };
};

describe('skein doctor', () => {
  it('passes where the next start succeeds, with a line for each check', async () => {
    const { code, lines, stderr } = await doctor({});
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(lines.map((line) => line.replace(/:.*/, ''))).toEqual([
      ...['ok    node', 'ok    settings', 'ok    port PORT', 'ok    port SERVICE_PORT', 'ok    store'],
    ]);
  });

  it('names every bad setting, and repeats no value', async () => {
    const { code, lines } = await doctor({ PORT: 'many', INTERNAL_TOKEN: 'too-short-secret' });
    expect(code).toBe(1);
    expect(failures(lines)).toEqual([
      'FAIL  settings: PORT: expected a port, 0 to 65535 (0: any free one); INTERNAL_TOKEN: expected at least 32 characters',
    ]);
  });

  it('finds a port in use, a data directory that is a file, and a database that does not answer', async () => {
    const { port } = await startServer(() => {});
    const file = writeTestFile('', 'file');
    const [busy, noDirectory, noDatabase] = await Promise.all([
      doctor({ PORT: String(port) }),
      doctor({ DATA_DIR: `${file}/data` }),
      doctor({ DATABASE_URL: 'postgres://someone:hidden@127.0.0.1:9/none' }),
    ]);
    expect(failures(busy.lines)).toEqual([`FAIL  port PORT: 127.0.0.1:${port}: in use`]);
    expect(failures(noDirectory.lines)).toEqual([
      `FAIL  store: DATA_DIR ${file}/data: expected a directory that can be written`,
    ]);
    expect(failures(noDatabase.lines)).toEqual([expect.stringMatching(/^FAIL {2}store: DATABASE_URL: .*ECONNREFUSED/)]);
    expect(noDatabase.stdout).not.toContain('hidden');
    expect([busy, noDirectory, noDatabase].map(({ code }) => code)).toEqual([1, 1, 1]);
  });

  it('says that a port is in use by Skein itself', async () => {
    const { url } = await sharedService();
    const { port } = new URL(url);
    const { lines } = await doctor({ SERVICE_PORT: port });
    expect(failures(lines)).toEqual([`FAIL  port SERVICE_PORT: 127.0.0.1:${port}: in use by Skein`]);
  });

  it('reads the bootstrap file, and repeats nothing of it', async () => {
    const [good, broken, missing] = await Promise.all(
      [writeTestFile('{"domains": []}', 'a.json'), writeTestFile('{"password": hidden', 'b.json'), '/none.json'].map(
        async (file) => ({ file, ...(await doctor({ BOOTSTRAP_FILE: file })) }),
      ),
    );
    expect(good?.lines.at(-1)).toBe(`ok    bootstrap: BOOTSTRAP_FILE ${good?.file}`);
    expect(broken && failures(broken.lines)).toEqual([
      `FAIL  bootstrap: BOOTSTRAP_FILE ${broken?.file}: expected JSON`,
    ]);
    expect(missing && failures(missing.lines)).toEqual([
      'FAIL  bootstrap: BOOTSTRAP_FILE /none.json: expected a file that can be read',
    ]);
  });

  it.skipIf(missingRedis !== undefined)(
    'asks Redis whether it answers, and says why not, without the password',
    async () => {
      await using redis = await startRedis();
      const answers = await doctor({ REDIS_URL: redis.url });
      const client = await createClient({ url: redis.url }).connect();
      await client.configSet('requirepass', 'hidden-password');
      client.destroy();
      const urlWith = (password: string) => redis.url.replace('//', `//:${password}@`);
      const [right, wrong] = [
        await doctor({ REDIS_URL: urlWith('hidden-password') }),
        await doctor({ REDIS_URL: urlWith('other-password') }),
      ];
      redis.halt();
      const halted = await doctor({ REDIS_URL: urlWith('hidden-password') });
      await redis.stop();
      const none = await doctor({ REDIS_URL: urlWith('hidden-password') });

      const runs = [answers, right, wrong, halted, none];
      expect(runs.map(({ code }) => code)).toEqual([0, 0, 1, 1, 1]);
      const answered = expect.stringMatching(/^ok {4}redis: REDIS_URL: answers PING in [\d.]+ ms$/);
      expect(runs.map(({ lines }) => lines.at(-1))).toEqual([
        answered,
        answered,
        expect.stringMatching(/^FAIL {2}redis: REDIS_URL: WRONGPASS /),
        expect.stringMatching(/^FAIL {2}redis: REDIS_URL: no answer within 5 s$/),
        expect.stringMatching(/^FAIL {2}redis: REDIS_URL: .*ECONNREFUSED/),
      ]);
      expect(runs.map(({ stdout, stderr }) => stdout + stderr).join('')).not.toMatch(/(hidden|other)-password/);
    },
  );

  it('finds all operations of the service, and changes nothing', async () => {
    const { url, seen } = await forwardTo((path) => path);
    const { code, lines } = await doctor({ UPSTREAM_URL: url });
    expect(code).toBe(0);
    const areas = lines.filter((line) => line.startsWith('ok    area '));
    expect(areas).toHaveLength(8);
    for (const line of areas) expect(line).toMatch(/: works: (\d+) of \1$/);
    expect(new Set(seen.map(({ authorization }) => authorization))).toEqual(new Set([undefined]));
  });

  it('sends unauthenticated operations nothing that they could act upon', async () => {
    const { url, seen } = await forwardTo((path) => path);
    await doctor({ UPSTREAM_URL: url });
    const open = [...allOperations.values()].filter(({ auth, path }) => auth === 'none' && !path.includes(':'));
    for (const { path } of open)
      expect(seen.filter((one) => one.path === path).map(({ body }) => JSON.parse(body))).toEqual([
        { skein_doctor: true },
      ]);
    expect(seen.filter(({ path }) => /get-data$/.test(path))).toEqual([]);
  });

  it('says of each area of the real services what works, and what they lack or refuse', async () => {
    const graph = await createTestGraph();
    const services = await startRealServices(graph.url);
    onTestFinished(() => services.close());
    const token = await fetchAccessToken(graph.gatewayUrl, graph.domainId, graph.users.admin);
    const env = { UPSTREAM_URL: services.url, UPSTREAM_PATHS: 'unversioned' };

    const without = await doctor(env);
    const writesBefore = services.received.filter(
      ({ operation, status }) => operation?.kind === 'write' && status === 200,
    );
    const withToken = await doctor({ ...env, SKEIN_TOKEN: token });

    expect(without.code).toBe(1);
    expect(failures(without.lines)).toEqual([
      expect.stringMatching(
        /^FAIL {2}area dashboard: works: \d+ of \d+; lacks: dashboard\.project_dashboard\.create, .*dashboard\.project_dashboard\.stat$/,
      ),
      expect.stringMatching(
        /^FAIL {2}area monitoring: works: \d+ of \d+; lacks: monitoring\.maintenance_window\.[^;]*; refuses members: monitoring\.webhook\.create \(domain_id\), .*monitoring\.webhook\.list \(domain_id\)/,
      ),
      expect.stringMatching(
        /^FAIL {2}area repository: works: (\d+) of \1; lacks members: repository\.repository\.list \(query\)$/,
      ),
    ]);
    expect(without.lines).toContainEqual(
      expect.stringMatching(
        /^ok {4}area cost-analysis: works: (\d+) of \1; refuses members: cost_analysis\.budget\.create \(data_source_id\)$/,
      ),
    );
    expect(withToken.stdout).toContain('cost_analysis.budget.list (provider_filter, notifications, data_source_id)');
    expect(withToken.stdout).toMatch(/identity\.agent\.list \(state, client_id\)/);
    expect(withToken.stdout).not.toContain('fails at');
    expect(writesBefore).toEqual([]);
    const written = services.received.filter(({ operation, status }) => operation?.kind === 'write' && status === 200);
    expect(written).toEqual([]);
  });

  it('names areas behind which no server answers after one question, without a verdict on the others', async () => {
    const { url: service } = await sharedService();
    const asked: string[] = [];
    const { url } = await startServer(async (request, response) => {
      const body = Buffer.concat((await Array.fromAsync(request)) as Buffer[]).toString();
      if (request.url?.includes('/maintenance-window/')) return void response.writeHead(404).end('no such path');
      if (request.url?.startsWith('/monitoring/')) {
        asked.push(request.url);
        return void response.writeHead(503).end('no upstream');
      }
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${service}${request.url}`, { method: 'POST', headers, body });
      response.writeHead(answer.status).end(await answer.text());
    });

    const { lines } = await doctor({ UPSTREAM_URL: url });

    expect(failures(lines)).toEqual([
      expect.stringMatching(
        /^FAIL {2}area monitoring: works: 0 of \d+; lacks: (?:monitoring\.maintenance_window\.\w+(?:, )?)+; fails at: monitoring\.[\w.]+; not asked after that: \d+$/,
      ),
    ]);
    expect(asked).toHaveLength(1);
  });

  it('checks the other operations after one that fails with a server error', async () => {
    const { url: service } = await sharedService();
    const { url } = await startServer(async (request, response) => {
      const body = Buffer.concat((await Array.fromAsync(request)) as Buffer[]).toString();
      if (request.url?.startsWith('/monitoring/')) return void response.writeHead(500).end('a bug');
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${service}${request.url}`, { method: 'POST', headers, body });
      response.writeHead(answer.status).end(await answer.text());
    });

    const { lines } = await doctor({ UPSTREAM_URL: url });

    expect(failures(lines)).toEqual([
      expect.stringMatching(/^FAIL {2}area monitoring: works: 0 of \d+; fails at: .*monitoring\.alert\.list, [^;]*$/),
    ]);
  });

  it('names the operations that upstream lacks', async () => {
    const { url } = await forwardTo((path) => (path === alert.stat.path ? null : path));
    const { code, lines } = await doctor({ UPSTREAM_URL: url });
    expect(code).toBe(1);
    expect(failures(lines)).toEqual([
      expect.stringMatching(/^FAIL {2}area monitoring: works: \d+ of \d+; lacks: monitoring\.alert\.stat$/),
    ]);
  });

  it('names the value that UPSTREAM_PATHS should have', async () => {
    const { url } = await sharedService();
    const { code, lines } = await doctor({ UPSTREAM_URL: url, UPSTREAM_PATHS: 'unversioned' });
    expect(code).toBe(1);
    expect(failures(lines)).toEqual(['FAIL  upstream paths: UPSTREAM_PATHS unversioned: expected versioned']);
  });

  it('names the reads that upstream refuses the token', async () => {
    const graph = await createTestGraph();
    const token = await fetchAccessToken(graph.gatewayUrl, graph.domainId, graph.users.member);
    const { code, stdout } = await doctor({ UPSTREAM_URL: graph.url, SKEIN_TOKEN: token }, '--json');
    const found = (JSON.parse(stdout) as { name: string; ok: boolean; detail: string }[]).find(
      ({ name }) => name === 'area identity',
    );
    expect(code).toBe(1);
    expect(found).toMatchObject({
      ok: false,
      detail: expect.stringMatching(/; refuses the token: .*identity\.app\.list/),
    });
    expect(stdout).not.toContain('monitoring.alert.list');
    expect(stdout).not.toContain(token);
  });

  it('says that upstream cannot be reached', async () => {
    const { code, lines } = await doctor({ UPSTREAM_URL: 'http://127.0.0.1:9' });
    expect(code).toBe(1);
    expect(failures(lines)).toEqual([expect.stringMatching(/^FAIL {2}upstream: UPSTREAM_URL: no answer: /)]);
  });
});
