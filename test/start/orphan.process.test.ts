import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Processes of a process group, from `/proc`: pid and command line. */
const listGroupProcesses = (group: number) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, , processGroup] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return Number(processGroup) === group && command !== '' ? [{ pid: Number(pid), command }] : [];
      } catch {
        return []; // The process has ended.
      }
    });

/** Starts a command in a process group of its own and waits for its URL. */
const startGroup = async (command: string, args: readonly string[]) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-orphan-'));
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    HOME: dataDir,
    ...{ HOST: '127.0.0.1', PORT: '0', SERVICE_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    // A small domain in place of the demo, which takes long to load.
    BOOTSTRAP_FILE: join(ROOT, 'docs/bootstrap.example.json'),
  };
  const child = spawn(command, args, { cwd: ROOT, env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const group = child.pid ?? 0;
  let said = '';
  const urls = await new Promise<string[]>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /GraphQL at (http:\S+)\/graphql, the POST API at (http:\S+)\. Stop/.exec(said);
      if (found) resolve(found.slice(1));
    });
    child.once('exit', () => reject(new Error(`it ended and listened nowhere: ${said}`)));
  });
  return {
    child,
    urls,
    running: () => listGroupProcesses(group),
    [Symbol.asyncDispose]: async () => {
      for (const { pid } of listGroupProcesses(group)) process.kill(pid, 'SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

/** The service may take long to close the store. */
const ENDED = { timeout: 30_000, interval: 100 };

// Each test starts two processes and creates a store.
describe.skipIf(process.platform !== 'linux')('npm start', { timeout: 300_000 }, () => {
  it('SIGTERM to npm alone leaves no process and no listening port', async () => {
    await using skein = await startGroup('npm', ['start']);
    expect(await Promise.all(skein.urls.map(answers))).toEqual([true, true]);

    skein.child.kill('SIGTERM');

    await expect.poll(skein.running, ENDED).toEqual([]);
    expect(await Promise.all(skein.urls.map(answers))).toEqual([false, false]);
  });

  it('SIGKILL of the program leaves no service process', async () => {
    await using skein = await startGroup(process.execPath, ['app/start.ts']);

    skein.child.kill('SIGKILL');

    await expect.poll(skein.running, ENDED).toEqual([]);
    expect(await Promise.all(skein.urls.map(answers))).toEqual([false, false]);
  });
});
