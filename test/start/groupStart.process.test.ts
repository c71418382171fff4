/** The start of a group whose processes end before they listen. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const SUPERVISOR = join(import.meta.dirname, '../../app/process/workers/supervisor.ts');

/** A program that runs as a group of one process, of which the first `failures` end at once. Returns what it said. */
const runFailingGroup = async (failures: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-'));
  const started = join(folder, 'started');
  const program = join(folder, 'program.mjs');
  writeFileSync(started, '');
  writeFileSync(
    program,
    `
    import cluster from 'node:cluster';
    import { appendFileSync, readFileSync } from 'node:fs';
    if (cluster.isPrimary) {
      const { superviseWorkers } = await import(${JSON.stringify(SUPERVISOR)});
      const logger = { info() {}, warn() {}, error() {} };
      const said = await superviseWorkers({ workers: 1, finishMs: 5_000, logger }).then(
        async (group) => { await group.stop('SIGTERM'); return group.listening.url; },
        (error) => error.message,
      );
      console.log(said);
      process.exit();
    }
    appendFileSync(${JSON.stringify(started)}, 'x');
    if (readFileSync(${JSON.stringify(started)}, 'utf8').length <= ${failures}) process.exit(7);
    process.send({ type: 'skein:ready', listening: { url: 'http://listening' } });
    setInterval(() => {}, 1_000);
  `,
  );
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program], { timeout: 50_000 });
    return { said: stdout.trim(), started: readFileSync(started, 'utf8').length };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('a process that ends before it listens, when the group starts,', () => {
  it('is started again', async () => {
    expect(await runFailingGroup(2)).toEqual({ said: 'http://listening', started: 3 });
  });

  it('ends the group after some attempts, which says why', async () => {
    expect(await runFailingGroup(99)).toEqual({ said: 'a process ended (code 7) before it listened', started: 4 });
  });
});
