/** The store has no disk space or no memory left. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import pg from 'pg';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { directory } from '../../../contract/internal.ts';
import { alert } from '../../../contract/monitoring/alert.ts';
import { startServiceProcess } from '../serviceProcess.ts';
import { type ApiAnswer, createTestDomain } from '../testDomain.ts';
import { makeSchemaName, startTestService } from '../testService.ts';
import { giveToServerUser, hasServer, startPostgres, withServerSkipReason } from './postgresServer.ts';

const databaseUrl = process.env.DATABASE_URL;

/** A logger that collects its entries. */
const collectLog = () => {
  const lines: Record<string, unknown>[] = [];
  const out = new Writable({ write: (line, _encoding, done) => done(void lines.push(JSON.parse(String(line)))) });
  return { lines, logger: pino({ level: 'warn' }, out) };
};

const execute = async (url: string, statement: string) => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

const UNAVAILABLE = { status: 503, body: { detail: { code: 'ERROR_UNAVAILABLE' } } };

const name = (text: string) => (databaseUrl ? text : `${text} (skipped: set DATABASE_URL)`);

describe.skipIf(!databaseUrl)(name('PostgreSQL without resources'), () => {
  it.each([
    { what: 'no space on its disk', code: '53100' },
    { what: 'no memory', code: '53200' },
  ])('with $what, writes return 503, and the log has the reason', async ({ what, code }) => {
    const { lines, logger } = collectLog();
    const schema = makeSchemaName();
    await using service = await startTestService({ schema, logger });
    const { owner, projects } = await createTestDomain(service.url);
    await execute(
      databaseUrl ?? '',
      `create function ${schema}.fail() returns trigger language plpgsql as
         $$ begin raise exception '${what}' using errcode = '${code}'; end $$;
       create trigger fail before insert on ${schema}.monitoring_alert execute function ${schema}.fail()`,
    );

    expect(await owner.post(alert.create.path, { title: 'Too much', project_id: projects[0] })).toMatchObject(
      UNAVAILABLE,
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 40, operation: 'monitoring.alert.create', reason: what, code }),
    );
  });
});

const run = promisify(execFile);

/** Mounts a small file system, which requires root; undefined if that is not permitted. */
const mountSmallDisk = async (megabytes: number): Promise<string | undefined> => {
  const directory = mkdtempSync(join(tmpdir(), 'skein-tiny-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory]);
    return directory;
  } catch {
    rmSync(directory, { recursive: true });
    return undefined;
  }
};

const smallDisk = hasServer ? await mountSmallDisk(8) : undefined;
const skipReason = smallDisk === undefined ? ' (skipped: a tiny file system cannot be mounted here)' : '';

describe.skipIf(smallDisk === undefined)(`${withServerSkipReason('a full disk')}${skipReason}`, () => {
  it('writes return 503 while the disk is full, and succeed again afterwards', async () => {
    const place = smallDisk ?? '';
    await giveToServerUser(place);
    try {
      const { lines, logger } = collectLog();
      await using server = await startPostgres();
      await using service = await startTestService({ databaseUrl: server.url, schema: undefined, logger });
      const { owner, projects } = await createTestDomain(service.url);
      await execute(server.url, `create tablespace tiny location '${place}'`);
      await execute(server.url, 'alter table monitoring_alert set tablespace tiny');
      const create = (bytes: number) =>
        owner.post(alert.create.path, {
          ...{ title: 'Large', project_id: projects[0] },
          description: randomBytes(bytes).toString('base64'),
        });

      const answers = [];
      while (answers.length < 20 && answers.at(-1)?.status !== 503) {
        answers.push(await create(1_000_000).then((answer) => (answer.status === 200 ? { status: 200 } : answer)));
      }

      expect(answers.slice(0, -1).map(({ status }) => status)).toEqual(answers.slice(1).map(() => 200));
      expect(answers.at(-1)).toMatchObject(UNAVAILABLE);
      expect(lines.at(-1)).toMatchObject({
        level: 40,
        code: '53100',
        reason: expect.stringContaining('No space left'),
      });
      await execute(server.url, 'alter table monitoring_alert set tablespace pg_default');
      expect((await create(1_000_000)).status).toBe(200);
    } finally {
      await run('umount', [place]);
      rmSync(place, { recursive: true });
    }
  });
});

const ownDisk = await mountSmallDisk(100);
const whyNot = ownDisk === undefined ? ' (skipped: a small file system cannot be mounted here)' : '';

/** More than fits on the disk. */
const MANY = 40;
const LARGE_BYTES = 4_000_000;

describe.skipIf(ownDisk === undefined)(`a full disk of the embedded store${whyNot}`, () => {
  it('writes return 503 while it is full, reads are answered, and writes succeed again afterwards', async () => {
    const place = ownDisk ?? '';
    try {
      await using service = await startServiceProcess({ DATA_DIR: join(place, 'data') });
      const { owner, domainId: domain_id, internal, projects, workspaces } = await createTestDomain(service.url);
      const put = (project_id: string) => {
        const name = randomBytes(LARGE_BYTES / 2).toString('hex');
        const record = { project_id, domain_id, workspace_id: workspaces[0], project_type: 'PUBLIC', name };
        return internal.post(directory.put.path, { kind: 'projects', records: [record] });
      };
      const create = () => owner.post(alert.create.path, { title: 'Small', project_id: projects[0] });
      const count = async () => (await owner.call(alert.list, {})).total_count;
      expect((await create()).status).toBe(200);

      const answers: ApiAnswer[] = [];
      while (answers.length < MANY && answers.at(-1)?.status !== 503)
        answers.push(await put(`large-${answers.length}`));

      const full = { status: 503, body: { detail: { message: 'The store is full; try again later.' } } };
      expect(answers.at(-1)).toMatchObject(full);
      for (let attempt = 0; attempt < 5; attempt += 1) expect(await put('more')).toMatchObject(full);
      expect(await create()).toMatchObject(full);
      expect(await count()).toBe(1);
      expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
      await run('mount', ['-o', 'remount,size=200m', place]);
      expect((await create()).status).toBe(200);
      expect((await put('more')).status).toBe(200);
      expect(await count()).toBe(2);
      service.send('SIGTERM');
      expect(await service.ended).toBe(0);
    } finally {
      await run('umount', [place]);
      rmSync(place, { recursive: true });
    }
  });
});
