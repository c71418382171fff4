/** One trace through gateway, area and service, each in its own process. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeConstantsEnvironment } from '../constantsEnvironment.ts';
import { makeSendQuery } from '../graph/testGraph.ts';
import { readPrintedAddress } from '../start/readPrintedAddress.ts';
import { SOON } from '../upstream/stubbedGateway.ts';
import { startCollector } from './collector.ts';

/** Starts a program of ours. It is ended with the test. */
const run = (
  program: string,
  args: readonly string[],
  settings: Record<string, string>,
  execArgv: readonly string[] = [],
) => {
  const file = fileURLToPath(new URL(`../../${program}`, import.meta.url));
  const env = { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...settings };
  const child = fork(file, [...args], { env, execArgv: [...execArgv], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, stop, [Symbol.asyncDispose]: async () => void (await stop()) };
};

const AUTH_INFO = '/identity/v2/domain/get-auth-info';

// Three processes and a store start one after the other.
it('a trace continues in areas and in the service; SIGTERM sends what is left', { timeout: 120_000 }, async () => {
  await using collector = await startCollector();
  // Longer than the test, so that only the end of a process sends its spans.
  const settings = {
    ...collector.settings,
    ...makeConstantsEnvironment({ otelSpanDelayMs: 600_000 }),
    SHUTDOWN_DRAIN_MS: '0',
  };
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'skein-'));
  await using service = run('app/service.ts', [], { ...settings, DATA_DIR, SERVICE_PORT: '0' });
  const [{ ready: UPSTREAM_URL }] = (await once(service.child, 'message')) as [{ ready: string }];
  await using area = run('app/subgraph.ts', ['identity'], { ...settings, UPSTREAM_URL });
  const SUBGRAPH_URLS = `identity=${await readPrintedAddress(area.child)}`;
  await using gateway = run('app/start.ts', ['gateway'], { ...settings, UPSTREAM_URL, SUBGRAPH_URLS });

  await makeSendQuery(await readPrintedAddress(gateway.child))('{ domainAuthInfo(name: "nobody") { name } }');
  const before = collector.spans.length;
  await Promise.all([gateway.stop(), area.stop(), service.stop()]);
  await expect.poll(() => collector.spans.map(({ service }) => service), SOON).toContain('skein-service');

  expect(before).toBe(0);
  const spanOf = (service: string, name: string) =>
    collector.spans.find((span) => span.service === service && span.name === name);
  const request = spanOf('skein-gateway', 'POST /graphql');
  const fetched = spanOf('skein-gateway', 'fetch identity');
  const received = spanOf('skein-identity', 'POST /graphql');
  const post = spanOf('skein-identity', `POST ${AUTH_INFO}`);
  const call = spanOf('skein-service', `POST ${AUTH_INFO}`);
  expect(fetched).toMatchObject({ parentId: request?.id, kind: 'CLIENT' });
  expect(received).toMatchObject({ parentId: fetched?.id, kind: 'SERVER' });
  expect(post).toMatchObject({ parentId: received?.id, kind: 'CLIENT' });
  expect(call).toMatchObject({
    parentId: post?.id,
    kind: 'SERVER',
    attributes: { 'skein.operation': 'identity.domain.get_auth_info' },
  });
  expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
});

/** Modules of OpenTelemetry that a gateway loads until it has answered. Its API alone belongs to prom-client too. */
const openTelemetryModules = async (settings: Record<string, string>) => {
  const reporter = `--import=${new URL('reportLoadedModules.ts', import.meta.url)}`;
  const upstream = { UPSTREAM_URL: 'http://127.0.0.1:9', SHUTDOWN_DRAIN_MS: '0' };
  await using gateway = run('app/start.ts', ['gateway'], { ...upstream, ...settings }, [reporter]);
  const url = await readPrintedAddress(gateway.child);
  await makeSendQuery(url)('{ alerts { totalCount } }');
  await (await fetch(`${url}/metrics`)).text();
  const answered = once(gateway.child, 'message');
  gateway.child.send('modules');
  const [urls] = (await answered) as [string[]];
  expect(urls.length).toBeGreaterThan(100);
  return urls.filter((one) => /node_modules\/@opentelemetry\/(?!api\/)|\/telemetry\/open\.ts$/.test(one));
};

it('without an endpoint, nothing of OpenTelemetry is loaded', { timeout: 120_000 }, async () => {
  await using collector = await startCollector();

  expect(await openTelemetryModules({})).toEqual([]);
  expect(await openTelemetryModules(collector.settings)).not.toEqual([]);
});
