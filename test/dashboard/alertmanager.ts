import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCodeBlock } from '../docs/codeBlocks.ts';
import { findFreePort } from '../listen.ts';
import { waitUntil } from '../waitUntil.ts';

const PROGRAM = 'prometheus-alertmanager';

/**
 * Why tests with Alertmanager cannot run here. Undefined if they can. A build server must have it; elsewhere a warning is
 * printed.
 *
 * @throws {Error} on a build server without it
 */
export const missingAlertmanager = (() => {
  try {
    execFileSync(PROGRAM, ['--version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    const missing = `${PROGRAM} is not installed (Debian package of this name)`;
    if (process.env.CI === 'true') throw new Error(missing);
    console.warn(`\n*** Alerts from a real Alertmanager are NOT tested: ${missing}. ***\n`);
    return `skipped: ${missing}`;
  }
})();

/** A running Alertmanager, to be stopped by `await using`. */
export interface Alertmanager extends AsyncDisposable {
  /** Sends an alert as Prometheus does; with `ended`, reports that it has ended. */
  send(labels: Readonly<Record<string, string>>, summary: string, ended?: boolean): Promise<void>;
}

/** Starts an Alertmanager that notifies a webhook at once, also of the end of alerts. */
export const startAlertmanager = async (webhookUrl: string): Promise<Alertmanager> => {
  const folder = mkdtempSync(join(tmpdir(), 'alertmanager-'));
  const file = join(folder, 'alertmanager.yml');
  writeFileSync(file, makeConfig(webhookUrl));
  const address = `127.0.0.1:${await findFreePort()}`;
  const child = spawn(
    PROGRAM,
    [
      `--config.file=${file}`,
      `--storage.path=${folder}`,
      `--web.listen-address=${address}`,
      '--cluster.listen-address=',
      '--log.level=error',
    ],
    { stdio: 'ignore' },
  );
  await waitUntilReady(`http://${address}/-/ready`);
  return {
    send: async (labels, summary, ended = false) => {
      const times = ended ? { endsAt: new Date().toISOString() } : {};
      const body = JSON.stringify([{ labels, annotations: { summary }, ...times }]);
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`http://${address}/api/v2/alerts`, { method: 'POST', headers, body });
      if (!answer.ok) throw new Error(`Alertmanager answered ${answer.status} ${await answer.text()}`);
    },
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
};

/** The configuration of docs/events.md, with this URL and without its waits. */
const makeConfig = (url: string) =>
  findCodeBlock('docs/events.md', 'yaml')
    .replace(/url: .*/, `url: ${url}`)
    .replaceAll(/(group_\w+): \d+[sm]$/gm, '$1: 1s');

const waitUntilReady = (url: string): Promise<void> =>
  waitUntil('Alertmanager has started', async () => (await fetch(url)).ok, { timeoutMs: 30_000, intervalMs: 100 });
