import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { superviseService } from '../../app/process/superviseService.ts';
import { startHttpStub } from './httpStub.ts';
import { aPlugin, aWebhook } from './monitoring/fixtures.ts';
import { processEnvironment, startServiceProcess } from './serviceProcess.ts';
import { createTestDomain, INTERNAL_TOKEN } from './testDomain.ts';
import { makeSchemaName } from './testService.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'skein-shutdown-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** A store for one test, embedded or on PostgreSQL. */
const storeSettings = () => {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL ? { DATABASE_URL, DATABASE_SCHEMA: makeSchemaName() } : { DATA_DIR: dataDir };
};

const startService = () => startServiceProcess({ ...storeSettings(), LOG_LEVEL: 'warn' });

/** A client that keeps its connections open. */
const keepsOpen = () => {
  const agent = new Agent({ keepAlive: true });
  return async (url: string, method: string, body = '') => {
    const sent = request(url, { method, agent }).end(body);
    const [response] = await once(sent, 'response');
    return { status: response.statusCode, body: await json(response) };
  };
};

/** Waits until the port is closed. */
const waitUntilClosed = (url: string) =>
  expect
    .poll(() =>
      fetch(`${url}/health/live`).then(
        () => 'listening',
        () => 'closed',
      ),
    )
    .toBe('closed');

/** A statement that blocks its process: for a number of milliseconds, or forever. */
const block = (ms = Number.POSITIVE_INFINITY) => `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms})`;

/** A program that blocks its process for so many milliseconds, soon after it has stopped listening. */
const blockAfterClose = (ms: number) => `
  import { Server } from 'node:net';
  const { close } = Server.prototype;
  Server.prototype.close = function (...args) {
    Server.prototype.close = close;
    setTimeout(() => ${block(ms)}, 100);
    return close.apply(this, args);
  };`;

/** NODE_OPTIONS of a process into which a program is preloaded. */
const preloadOptions = (program: string) => `--import data:text/javascript,${encodeURIComponent(program)}`;

describe('a service that receives SIGTERM', () => {
  it('completes calls in flight, and closes idle connections', async () => {
    await using service = await startService();
    const gate = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await using parser = await startHttpStub(async () => {
      asked.resolve();
      await gate.promise;
      return { status: 200, body: { results: [{ event_key: 'disk', title: 'Disk full' }] } };
    });
    const domain = await createTestDomain(service.url);
    const plugin_id = await aPlugin(domain, [], { parser_url: parser.url });
    const hook = await aWebhook(domain, { plugin_info: { plugin_id } });
    const send = keepsOpen();
    expect((await send(`${service.url}/health/live`, 'GET')).status).toBe(200);
    const inFlight = keepsOpen()(hook.webhook_url, 'POST', '{}');
    await asked.promise;

    service.send('SIGTERM');
    await waitUntilClosed(service.url);
    gate.resolve();

    expect(await inFlight).toEqual({ status: 200, body: {} });
    expect(await service.ended).toBe(0);
    expect(await service.log).toEqual([]);
  });

  it('ends the streams of changes, whose gateways then ask another replica', async () => {
    await using service = await startService();
    const headers = { authorization: `Bearer ${INTERNAL_TOKEN}` };
    const changes = await fetch(`${service.url}/internal/changes`, { headers });

    service.send('SIGTERM');

    expect(await changes.text()).toMatch(/^:/);
    expect(await service.ended).toBe(0);
    expect(await service.log).toEqual([]);
  });

  it('answers a request that arrived on an idle connection while the process was busy', async () => {
    await using service = await startServiceProcess({
      ...storeSettings(),
      NODE_OPTIONS: preloadOptions(blockAfterClose(3_000)),
    });
    const send = keepsOpen();
    expect((await send(`${service.url}/health/live`, 'GET')).status).toBe(200);

    service.send('SIGTERM');
    await waitUntilClosed(service.url);
    // The process is busy by then, and for longer than it keeps an idle connection.
    await sleep(500);

    expect((await send(`${service.url}/health/live`, 'GET')).status).toBe(200);
    expect(await service.ended).toBe(0);
  });

  it('stops waiting for a call that does not end, and logs that', async () => {
    await using service = await startService();
    const { hostname, port } = new URL(service.url);
    const slow = connect(Number(port), hostname).on('error', () => {});
    slow.write(
      'POST /monitoring/v1/alert/list HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n',
    );
    const [begun] = await once(slow, 'data');
    expect(String(begun)).toMatch(/^HTTP\/1.1 100 /);

    service.send('SIGTERM');

    expect(await service.ended).toBe(1);
    expect(await service.log).toEqual([
      expect.objectContaining({ level: 40, msg: 'closing took too long; what is in progress is cut off' }),
    ]);
  });
});

describe('a supervisor that receives SIGTERM', () => {
  it('lets the service shut down', async () => {
    const supervised = await superviseService(processEnvironment(storeSettings()), () => {});

    expect(await supervised.stop()).toBe('code 0');
  });

  it('kills a service that does not react to signals', async () => {
    const NODE_OPTIONS = preloadOptions(`process.on('SIGTERM', () => ${block()});`);
    const supervised = await superviseService(processEnvironment({ ...storeSettings(), NODE_OPTIONS }), () => {});

    expect(await supervised.stop()).toBe('SIGKILL');
    await waitUntilClosed(supervised.url);
  });
});

it('a service that receives SIGHUP goes on', async () => {
  await using service = await startService();

  service.send('SIGHUP');
  expect((await fetch(`${service.url}/health/live`)).status).toBe(200);
  service.send('SIGTERM');

  expect(await service.ended).toBe(0);
});
