import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { serveSubgraphs, startGatewayCommand } from './gatewayCommand.ts';
import { encodeMessage, startRawWebSocket } from './rawWebSocket.ts';

const MB = 1_000_000;
/** How long the others are watched, and how often. */
const WATCH_MS = 1_000;
const ROUNDS = 2;
/** The longest block of the event loop, in CPU time. */
const MAX_BLOCK_MS = 50;

const start = async () => {
  const served = await serveSubgraphs({ a: { sdl: 'type Query { a: Int }' } });
  const blocks = join(mkdtempSync(join(tmpdir(), 'skein-')), 'blocks');
  writeFileSync(blocks, '');
  const gateway = startGatewayCommand(['--supergraph', served.file], {
    SEND_TIMEOUT_MS: '2000',
    BLOCKS_FILE: blocks,
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('recordLoopBlocks.ts', import.meta.url))}`,
  });
  let errors = '';
  gateway.child.stderr?.on('data', (text) => {
    errors += text;
  });
  const [url = ''] = /http\S+(?=\/graphql)/.exec(await gateway.greeting()) ?? [];
  const metric = async (name: string) => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  };
  const longestBlock = () => Math.max(0, ...readFileSync(blocks, 'utf8').split('\n').map(Number));
  const forgetBlocks = () => writeFileSync(blocks, '');
  const close = async () => {
    await gateway[Symbol.asyncDispose]();
    await served[Symbol.asyncDispose]();
  };
  const memory = () => metric('process_resident_memory_bytes');
  return { url, errors: () => errors, memory, metric, longestBlock, forgetBlocks, close };
};

const gateway = start();
afterAll(async () => (await gateway).close());

const query = (at: number) => encodeMessage({ id: `q${at}`, type: 'subscribe', payload: { query: '{x}' } });

const FLOODS = [
  { flood: 'invalid operations on one connection', connections: 1, bytes: 0.8 * MB, make: query },
  { flood: 'invalid operations on 300 connections', connections: 300, bytes: 3_000, make: query },
  { flood: 'pings on one connection', connections: 1, bytes: MB, make: () => encodeMessage({ type: 'ping' }) },
  { flood: 'pings on 300 connections', connections: 300, bytes: 10_000, make: () => encodeMessage({ type: 'ping' }) },
  {
    flood: 'ends of operations on 300 connections',
    connections: 300,
    bytes: 10_000,
    make: () => encodeMessage({ id: 'x', type: 'complete' }),
  },
];

const fill = (make: (at: number) => Buffer, bytes: number) => {
  const frames: Buffer[] = [];
  for (let [at, length] = [0, 0]; length < bytes; at++) length += frames[frames.push(make(at)) - 1]?.length ?? 0;
  return Buffer.concat(frames);
};

/** The longest that another client waits for an answer. */
const longestWait = async (url: string) => {
  const headers = { 'content-type': 'application/json' };
  let longest = 0;
  for (const end = Date.now() + WATCH_MS; Date.now() < end; await sleep(5)) {
    const startedAt = performance.now();
    await (await fetch(`${url}/graphql`, { method: 'POST', headers, body: '{"query":"{__typename}"}' })).text();
    longest = Math.max(longest, performance.now() - startedAt);
  }
  return longest;
};

/** Other processes disturb single rounds: the least of several is what the gateway itself takes. */
const measureMin = async (measure: () => Promise<number>) => {
  const measured: number[] = [];
  while (measured.length < ROUNDS) measured.push(await measure());
  return Math.min(...measured);
};

const openMany = async (url: string, count: number) => {
  const sockets: Socket[] = [];
  while (sockets.length < count) sockets.push((await startRawWebSocket(url)).resume());
  return sockets;
};

describe('a flood of WebSocket messages', () => {
  it.each(FLOODS)('of $flood keeps no other client waiting', { timeout: 120_000 }, async (flood) => {
    const { url, memory, longestBlock, forgetBlocks } = await gateway;
    const idle = await measureMin(() => longestWait(url));
    const before = await memory();
    const bytes = fill(flood.make, flood.bytes);

    forgetBlocks();
    const flooded = await measureMin(async () => {
      const sockets = await openMany(url, flood.connections);
      for (const socket of sockets) socket.write(bytes);
      const longest = await longestWait(url);
      for (const socket of sockets) socket.destroy();
      return longest;
    });

    expect(longestBlock()).toBeLessThan(MAX_BLOCK_MS);
    expect(flooded / idle).toBeLessThan(50);
    expect((await memory()) - before).toBeLessThan(300 * MB);
  });
});

describe('a WebSocket whose client reads nothing', () => {
  it.each([
    { sends: 'long pings', bytes: encodeMessage({ type: 'ping', payload: { filler: 'x'.repeat(500_000) } }) },
    { sends: 'short pings', bytes: fill(() => encodeMessage({ type: 'ping' }), 500_000) },
  ])('and sends $sends is read no further, and cut', { timeout: 120_000 }, async ({ bytes }) => {
    const { url, memory, metric } = await gateway;
    const before = await memory();
    const socket = (await startRawWebSocket(url)).pause();
    const taken = () => socket.bytesWritten - socket.writableLength;

    while (!socket.destroyed && taken() < 100 * MB) {
      if (socket.writableLength < bytes.length) socket.write(bytes);
      await sleep(5);
    }

    expect(taken()).toBeLessThan(100 * MB);
    expect((await memory()) - before).toBeLessThan(150 * MB);
    expect(await metric('graphql_streams')).toBe(0);
  });
});

describe('malformed messages', () => {
  it('write nothing to the log but its own lines', async () => {
    const { url, errors, metric } = await gateway;
    const closures = 'graphql_websockets_closed_total{code="4400"}'.replace(/[{}]/g, '\\$&');
    const before = (await metric(closures)) || 0;
    for (const text of ['nothing', '{}', '[]', '{"type":"subscribe"}', '{"type":"x"}', 'null'])
      (await startRawWebSocket(url)).write(encodeMessage(text as never));
    (await startRawWebSocket(url)).write(Buffer.from([0xff, 0xff, 0xff, 0xff]));

    await expect.poll(() => metric(closures), { timeout: 30_000 }).toBe(before + 6);

    for (const line of errors().split('\n')) if (line !== '') expect(() => JSON.parse(line)).not.toThrow();
  });
});
