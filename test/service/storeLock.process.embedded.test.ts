/** Several processes open the same embedded store. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServiceProcess } from './serviceProcess.ts';

const lockModule = join(import.meta.dirname, '../../service/store/lock.ts');

/** Locks a directory, prints the result, and waits until it is killed. */
const lockScript = `
  import { lockDataDir } from ${JSON.stringify(lockModule)};
  try {
    lockDataDir(process.argv[1]);
    console.log('held');
  } catch (error) {
    console.log(error.message);
  }
  setInterval(() => {}, 1000);`;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'skein-lock-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const startLockProcess = () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', lockScript, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = once(createInterface(child.stdout), 'line').then(([line]) => String(line));
  return { child, said };
};

const kill = async (child: ChildProcess) => {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
};

describe('an embedded store opened by several processes', () => {
  it('one of four concurrent processes holds it in each round, after kill -9 of the last holder', {
    timeout: 120_000,
  }, async () => {
    for (let round = 0; round < 8; round += 1) {
      const processes = Array.from({ length: 4 }, startLockProcess);
      const said = await Promise.all(processes.map((taker) => taker.said));

      const holders = processes.filter((_, number) => said[number] === 'held');
      expect(holders, said.join(', ')).toHaveLength(1);
      const refusal = `${dataDir} is in use by process ${holders[0]?.child.pid} on `;
      for (const line of said.filter((text) => text !== 'held')) expect(line).toContain(refusal);

      await Promise.all(processes.map(({ child }) => kill(child)));
    }
  });

  it('a second service does not start, and can start after kill -9 of the first', {
    timeout: 120_000,
  }, async () => {
    await using first = await startServiceProcess({ DATA_DIR: dataDir });
    await expect(startServiceProcess({ DATA_DIR: dataDir })).rejects.toThrow('did not start (1)');

    await first.kill();
    await using second = await startServiceProcess({ DATA_DIR: dataDir });
    expect((await fetch(`${second.url}/health/ready`)).status).toBe(200);
  });
});
