import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Far more than processes need to start. */
export const UNTIL_STARTED = { timeout: 120_000, interval: 50 };

/** Ids of the processes whose parent is `pid`, from `/proc`. */
const listChildren = (pid: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === pid;
      } catch {
        return false; // The process has ended.
      }
    })
    .map(Number);

/** The samples of a metric in the Prometheus text format: labels as text, and value. */
const parseSamples = (text: string, metric: string) =>
  [...text.matchAll(new RegExp(`^${metric}(\\{.*\\})? (\\S+)$`, 'gm'))].map(([, labels = '', value]) => ({
    labels,
    value: Number(value),
  }));

/**
 * Starts a program with `WORKERS=2` and waits until it prints its address.
 *
 * @param args the program and its arguments
 */
export const startWorkerGroup = async (args: readonly string[], settings: Record<string, string>) => {
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, HOST: '127.0.0.1', LOG_LEVEL: 'silent', ACCESS_LOG: 'false', WORKERS: '2', ...settings };
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  const ended = once(child, 'exit').then(([code, signal]): number | NodeJS.Signals => signal ?? code);
  const said = new Promise<string>((resolve) => {
    child.on('message', (message: { ready?: string }) => message.ready && resolve(message.ready));
    child.stdout?.on('data', () => {
      const [, found] = /(?:GraphQL|Subgraph \S+) at (http:\S+)\/graphql/.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const failed = ended.then((end) => Promise.reject(new Error(`it ended (${end}): ${printed}`)));
  failed.catch(() => {});
  const url = await Promise.race([said, failed]);
  const scrape = async () => (await fetch(`${url}/metrics`, { headers: { connection: 'close' } })).text();
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    return ended;
  };
  return {
    url,
    printed: () => printed,
    send: (signal: NodeJS.Signals) => child.kill(signal),
    /** Ids of the processes of the group. */
    workers: () => listChildren(child.pid ?? 0),
    /** Samples of a metric whose labels contain a text. */
    samples: async (metric: string, label = '') =>
      parseSamples(await scrape(), metric).filter(({ labels }) => labels.includes(label)),
    /** Replaces all processes, and waits until it is done. */
    replaceAll: async function replaceAll() {
      const before = this.workers();
      child.kill('SIGHUP');
      await expect.poll(() => this.workers().filter((pid) => before.includes(pid)), UNTIL_STARTED).toEqual([]);
    },
    stop,
    [Symbol.asyncDispose]: async () => void (await stop()),
  };
};
