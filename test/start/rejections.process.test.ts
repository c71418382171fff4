/** Unhandled promise rejections, in the programs as they are started. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

/** What a bug in the answer to one caller does, on a signal. */
const BUG = "data:text/javascript,process.on('SIGUSR2',()=>{Promise.reject(new Error('a bug'))})";

type Script = 'gateway' | 'service' | 'subgraph';

const start = async (script: Script, further: Readonly<Record<string, string>> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-rejections-'));
  const env = {
    HOST: '127.0.0.1',
    PORT: '0',
    SERVICE_PORT: '0',
    DATA_DIR: dataDir,
    UPSTREAM_URL: 'http://127.0.0.1:9',
    ...further,
  };
  const [, ...command] = manifest.scripts[script].split(' ');
  const args = script === 'subgraph' ? [...command, 'monitoring'] : command;
  const child = spawn(process.execPath, [`--import=${BUG}`, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  child.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  let url: string | undefined;
  child.stdout?.on('data', (chunk) => {
    url ??= /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk))?.[0];
  });
  child.on('message', (message: { readonly ready?: string }) => {
    url ??= message.ready;
  });
  await expect.poll(() => url, { timeout: 60_000 }).toBeDefined();
  return {
    child,
    url: url ?? '',
    log: () => log,
    [Symbol.asyncDispose]: async () => {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
      child.kill('SIGKILL');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

describe.each(['gateway', 'service'] as const)('%s', (script) => {
  it('goes on after a rejection that nobody awaits, logs it once and counts it', async () => {
    await using program = await start(script);

    program.child.kill('SIGUSR2');

    await expect.poll(program.log, { timeout: 20_000 }).toContain('a promise was rejected that nobody awaits');
    const metrics = await (await fetch(`${program.url}/metrics`)).text();
    expect(metrics).toContain('unhandled_rejections_total 1');
    const lines = program
      .log()
      .split('\n')
      .filter((line) => line.includes('nobody awaits'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, err: { message: 'a bug' } });
    program.child.kill('SIGTERM');
    expect(await once(program.child, 'exit')).toEqual([0, null]);
  });
});

describe('the supervisor of a group', () => {
  it('goes on after a rejection that nobody awaits, and ends by a signal', async () => {
    await using program = await start('subgraph', { WORKERS: '2' });

    program.child.kill('SIGUSR2');

    await expect.poll(program.log, { timeout: 20_000 }).toContain('a promise was rejected that nobody awaits');
    expect(await (await fetch(`${program.url}/metrics`)).text()).toContain('workers{state="running"} 2');
    program.child.kill('SIGTERM');
    expect(await once(program.child, 'exit')).toEqual([0, null]);
  });
});
