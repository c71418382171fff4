/** PostgreSQL has no disk space or no memory left. */
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
import { alert } from '../../../contract/monitoring/alert.ts';
import { freshDomain } from '../kit.ts';
import { freshSchema, startTestService } from '../testService.ts';
import { giveToServerUser, hasServer, startServer, withSkipReason } from './postgresServer.ts';

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

describe.skipIf(!databaseUrl)(name('S-A6: PostgreSQL without resources'), () => {
  it.each([
    { what: 'no room on its disk', code: '53100' },
    { what: 'no memory', code: '53200' },
  ])('with $what, writes return 503, and the log has the reason', async ({ what, code }) => {
    const { lines, logger } = collectLog();
    const schema = freshSchema();
    await using service = await startTestService({ schema, logger });
    const { owner, projects } = await freshDomain(service.url);
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

/** Mounts a file system of 8 MB, which requires root; undefined if that is not permitted. */
const mountSmallDisk = async (): Promise<string | undefined> => {
  const directory = mkdtempSync(join(tmpdir(), 'skein-tiny-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', directory]);
    await giveToServerUser(directory);
    return directory;
  } catch {
    rmSync(directory, { recursive: true });
    return undefined;
  }
};

const smallDisk = hasServer ? await mountSmallDisk() : undefined;
const skipReason = smallDisk === undefined ? ' (skipped: a tiny file system cannot be mounted here)' : '';

describe.skipIf(smallDisk === undefined)(`${withSkipReason('S-A6: a full disk')}${skipReason}`, () => {
  it('writes return 503 while the disk is full, and succeed again afterwards', async () => {
    const place = smallDisk ?? '';
    try {
      const { lines, logger } = collectLog();
      await using server = await startServer();
      await using service = await startTestService({ databaseUrl: server.url, schema: undefined, logger });
      const { owner, projects } = await freshDomain(service.url);
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
