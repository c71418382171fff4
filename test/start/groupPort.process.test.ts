/** The port of a group of which no process listens. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { UNTIL_STARTED } from './workerGroup.ts';

const WORKERS = join(import.meta.dirname, '../../app/process/workers');

/** Starts a group of one process, which ends at `/end`. The next one listens after `go()`, and ends after it on SIGTERM. */
const startGroup = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-'));
  const go = () => writeFileSync(join(folder, 'go'), '');
  go();
  const program = join(folder, 'program.mjs');
  writeFileSync(
    program,
    `
    import cluster from 'node:cluster';
    import { existsSync, unlinkSync } from 'node:fs';
    import { createServer } from 'node:http';
    import { setTimeout as sleep } from 'node:timers/promises';
    const go = ${JSON.stringify(join(folder, 'go'))};
    if (cluster.isPrimary) {
      const { runGroup } = await import(${JSON.stringify(join(WORKERS, 'group.ts'))});
      const logger = { info() {}, warn() {}, error() {} };
      const { listening } = await runGroup({ workers: 1, finishMs: 120_000, logger });
      console.log(listening.url);
    } else {
      const { joinWorkerGroup } = await import(${JSON.stringify(join(WORKERS, 'worker.ts'))});
      const member = joinWorkerGroup();
      const went = async () => {
        while (!existsSync(go)) await sleep(20);
        unlinkSync(go);
      };
      await went();
      const server = createServer(({ url }, response) => response.end('answered', () => url === '/end' && process.exit()));
      const port = await member.listen(server, { host: '127.0.0.1', port: 0 });
      process.on('SIGTERM', () => {
        server.close();
        went().then(() => process.exit());
      });
      member.announce({ url: 'http://127.0.0.1:' + port });
    }
  `,
  );
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  return {
    url: new URL(String(url).trim()),
    go,
    stop: () => child.kill('SIGTERM'),
    ended,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
};

describe('the port of a group', { timeout: 300_000 }, () => {
  it('answers 1,024 connections that wait while no process listens, and closes further ones', async () => {
    await using group = await startGroup();
    const received: string[] = [];
    const ask = async () => {
      const socket = connect({ host: group.url.hostname, port: Number(group.url.port) });
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => received.push(text.includes('answered') ? 'answered' : 'closed'));
      socket.write('GET / HTTP/1.1\r\nhost: group\r\nconnection: close\r\n\r\n');
      await once(socket, 'connect');
    };
    const count = (outcome: string) => received.filter((each) => each === outcome).length;
    await fetch(new URL('/end', group.url));
    // The supervisor notices that the process has ended.
    await sleep(500);
    for (let at = 0; at < 11; at++) await Promise.all(Array.from({ length: 100 }, ask));
    await expect.poll(() => count('closed'), UNTIL_STARTED).toBe(1_100 - 1_024);
    group.go();

    await expect.poll(() => count('answered'), UNTIL_STARTED).toBe(1_024);
  });

  it('closes when the last process of a group that ends stops listening', async () => {
    await using group = await startGroup();
    group.stop();
    const ask = () =>
      fetch(group.url, { headers: { connection: 'close' } }).then(
        ({ status }) => status,
        (error: Error & { cause: { code?: string } }) => error.cause.code,
      );

    await expect.poll(ask, UNTIL_STARTED).toBe('ECONNREFUSED');
    group.go();
    expect(await group.ended).toEqual([0, null]);
  });
});
