/** The embedded store crashes: its write-ahead log cannot be written, or its stack overflows. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { superviseService } from '../../app/process/superviseService.ts';
import { directory } from '../../contract/internal.ts';
import { openEmbedded } from '../../service/store/database.ts';
import { processEnvironment, startServiceProcess } from './serviceProcess.ts';
import { type ApiAnswer, createApiClient, INTERNAL_TOKEN } from './testDomain.ts';

const DOMAIN = 'domain-lasting';
/** Larger than a segment of the write-ahead log in total; each part is smaller than the limit of a body. */
const PARTS = 6;
const PART_BYTES = 4 * 1024 * 1024;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'skein-death-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const log = () => join(dataDir, 'store', 'pg_wal');
/** Removes the log directory, as if its disk had failed; PostgreSQL ends when it cannot write its log. */
const removeLog = () => renameSync(log(), `${log()}.away`);
const restoreLog = () => renameSync(`${log()}.away`, log());

const project = (project_id: string, name: string) => ({
  ...{ project_id, domain_id: DOMAIN, workspace_id: 'workspace-lasting' },
  ...{ project_type: 'PUBLIC', name },
});

const put = (url: string, kind: string, records: object[]) =>
  createApiClient(url, INTERNAL_TOKEN).post(directory.put.path, { kind, records });

const projectsAt = async (url: string) => {
  const request = { kind: 'projects', domain_id: DOMAIN };
  const { results } = await createApiClient(url, INTERNAL_TOKEN).call(directory.list, request);
  return results.map((entry) => (entry as { project_id: string }).project_id);
};

/** Puts a small project, then large ones until a call fails, and returns the ids of successful puts. */
const putUntilCrash = async (url: string) => {
  expect((await put(url, 'domains', [{ domain_id: DOMAIN }])).status).toBe(200);
  expect((await put(url, 'projects', [project('small', 'Small')])).status).toBe(200);
  removeLog();
  const answers: ApiAnswer[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const name = randomBytes(PART_BYTES / 2).toString('hex');
    const answer = await put(url, 'projects', [project(`large-${part}`, name)]).catch(() => undefined);
    if (answer === undefined) break;
    answers.push(answer);
  }
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.length).toBeLessThan(PARTS);
  return ['small', ...answers.map((_, part) => `large-${part}`)];
};

describe('an embedded store that crashes', { timeout: 120_000 }, () => {
  it('the service exits and logs the reason', async () => {
    await using service = await startServiceProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    await putUntilCrash(service.url);

    expect(await service.ended).toBe(1);
    expect(await service.log).toEqual([
      expect.objectContaining({
        level: 60,
        msg: 'the embedded store has ended, and the service with it',
        reason: expect.stringMatching(/^PANIC: .*pg_wal/),
      }),
    ]);
  });

  it('it can be reopened, with all confirmed writes and no others', async () => {
    const restarts: string[] = [];
    const service = await superviseService(processEnvironment({ DATA_DIR: dataDir }), (reason) => {
      if (restarts.length === 0) restoreLog();
      restarts.push(reason);
    });
    try {
      const answered = await putUntilCrash(service.url);

      await expect.poll(() => projectsAt(service.url).catch(() => []), { timeout: 50_000 }).toEqual(answered);
      expect(restarts).toEqual(['code 1']);
      expect((await put(service.url, 'projects', [project('after', 'After')])).status).toBe(200);
    } finally {
      await service.stop();
    }
  });

  it('the current and all later statements fail', async () => {
    const reasons: string[] = [];
    const store = await openEmbedded({ onDeath: (reason) => reasons.push(reason) });
    const overflow = `select 'a' ~ '${'('.repeat(20_000)}a${')'.repeat(20_000)}' as found`;

    await expect(store.executeSql('select 1 / $1::integer as x', [0])).rejects.toThrow('division by zero');
    expect(reasons).toEqual([]);
    await expect(store.executeSql(overflow)).rejects.toThrow('call stack');
    await expect(store.executeSql('select $1::text as x', ['x'])).rejects.toThrow('call stack');
    await store.close();

    expect(reasons).toEqual([expect.stringContaining('call stack')]);
  });
});
