/** Connections of clients that open one for each request. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { serveGateway } from './serveGateway.ts';

const SUBGRAPHS = { a: { sdl: 'type Query { x: Int }', resolvers: { Query: { x: () => 1 } } } };
const COUNT = 100;

/** Opens connections in a thread of its own, while the event loop of this one stands still. */
const connectAll = async (url: string) => {
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const { port } = new URL(url);
  const code = `
    const { connected, port, count } = require('node:worker_threads').workerData;
    const add = () => { Atomics.add(connected, 0, 1); Atomics.notify(connected, 0); };
    for (let at = 0; at < count; at++) require('node:net').connect(port, '127.0.0.1', add);`;
  const worker = new Worker(code, { eval: true, workerData: { connected, port, count: COUNT } });
  await once(worker, 'online');
  const until = Date.now() + 60_000;
  for (let now = 0; now < COUNT && Date.now() < until; now = Atomics.load(connected, 0))
    Atomics.wait(connected, 0, now, 1_000);
  return worker;
};

describe.skipIf(process.platform !== 'linux')('connections that wait', () => {
  it('are accepted many at a time, not one in each iteration of the event loop', async () => {
    await using gateway = await serveGateway(SUBGRAPHS);
    let accepted = 0;
    const count = () => {
      accepted++;
    };
    subscribe('net.server.socket', count);

    const worker = await connectAll(gateway.url);
    let iterations = 0;
    while (accepted < COUNT && iterations++ < 10 * COUNT) await nextIteration();
    unsubscribe('net.server.socket', count);
    await worker.terminate();

    expect(accepted).toBe(COUNT);
    expect(iterations).toBeLessThan(COUNT / 3);
  });

  it('arrive at one gateway only: a second gateway cannot listen on its port', async () => {
    await using gateway = await serveGateway(SUBGRAPHS);

    await expect(serveGateway(SUBGRAPHS, { port: Number(new URL(gateway.url).port) })).rejects.toThrow('EADDRINUSE');
  });

  it('are refused once the gateway has closed', async () => {
    const gateway = await serveGateway(SUBGRAPHS);
    await gateway.close();

    const answers = Array.from({ length: COUNT }, () => gateway.post({ query: '{ x }' }));

    for (const answer of answers) await expect(answer).rejects.toThrow('fetch failed');
  });
});
