import { Writable } from 'node:stream';
import pg from 'pg';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { startPostgresProxy } from './faults/postgresProxy.ts';
import { PASSWORD, sharedService, signInAs } from './testDomain.ts';
import { makeSchemaName, startTestService } from './testService.ts';

const fetchHealth = async (url: string, path: string) => {
  const response = await fetch(url + path);
  return [response.status, await response.json()];
};

describe('health', () => {
  it('reports that the process is alive and that the store responds', async () => {
    const { url } = await sharedService();
    expect(await fetchHealth(url, '/health/live')).toEqual([200, { status: 'ok' }]);
    expect(await fetchHealth(url, '/health/ready')).toEqual([200, { status: 'ok' }]);
  });
});

const BOOTSTRAP = {
  domains: [{ domain_id: 'd' }],
  users: [{ user_id: 'a', domain_id: 'd', password: PASSWORD, role_type: 'DOMAIN_ADMIN' }],
  projects: [{ project_id: 'p', domain_id: 'd', workspace_id: 'w', project_type: 'PUBLIC' }],
};

const enter = (url: string) => signInAs(url, 'd', 'a');

const outOnPostgres = (databaseUrl: string) => {
  it('1.3.2 returns 503 while the store is unavailable, and recovers without a restart', async () => {
    await using way = await startPostgresProxy(databaseUrl);
    await using service = await startTestService({ databaseUrl: way.url, bootstrap: BOOTSTRAP });
    const admin = await enter(service.url);
    const write = { title: 'Disk full', project_id: 'p' };

    await way.close();
    expect(await admin.refused(alert.list, {})).toBe('ERROR_UNAVAILABLE');
    expect(await admin.refused(alert.create, write)).toBe('ERROR_UNAVAILABLE');
    expect(await fetchHealth(service.url, '/health/ready')).toEqual([503, { status: 'store unreachable' }]);
    expect(await fetchHealth(service.url, '/health/live')).toEqual([200, { status: 'ok' }]);

    await way.reopen();
    expect((await admin.call(alert.list, {})).total_count).toBe(0);
    expect((await admin.post(alert.create.path, write)).status).toBe(200);
    await expect.poll(() => fetchHealth(service.url, '/health/ready')).toEqual([200, { status: 'ok' }]);
  });

  it('1.3.2 returns 504 when the store takes too long, and rolls the write back', async () => {
    const schema = makeSchemaName();
    await using service = await startTestService({ schema, bootstrap: BOOTSTRAP, statementTimeoutMs: 500 });
    const admin = await enter(service.url);
    const blocker = new pg.Client(databaseUrl);
    await blocker.connect();
    await blocker.query(`begin; lock table ${schema}.monitoring_alert in access exclusive mode`);

    const answer = await admin.post(alert.create.path, { title: 'Late', project_id: 'p' });
    expect(answer).toMatchObject({ status: 504, body: { detail: { code: 'ERROR_REQUEST_TIMEOUT' } } });
    expect(await admin.refused(alert.list, {})).toBe('ERROR_REQUEST_TIMEOUT');

    await blocker.query('rollback');
    await blocker.end();
    expect((await admin.call(alert.list, {})).total_count).toBe(0);
  });

  // A distributed table takes no trigger, and a cluster raises these itself.
  it
    .skipIf(databaseUrl === process.env.CITUS_URL)
    .each([
      'failure on connection marked as essential: 127.0.0.1:5433',
      'terminating connection due to unexpected postmaster exit',
      'server closed the connection unexpectedly',
    ])('1.3.2, O5: returns 503 when the coordinator of a cluster says of a worker: %s', async (message) => {
    const schema = makeSchemaName();
    await using service = await startTestService({ schema, bootstrap: BOOTSTRAP });
    const admin = await enter(service.url);
    const breaker = new pg.Client(databaseUrl);
    await breaker.connect();
    await breaker.query(`create function ${schema}.fail() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'XX000', message = '${message}'; end $$`);
    await breaker.query(`create trigger fail before insert on ${schema}.monitoring_alert
      for each row execute function ${schema}.fail()`);
    await breaker.end();

    expect(await admin.refused(alert.create, { title: 'Disk full', project_id: 'p' })).toBe('ERROR_UNAVAILABLE');
  });

  it('returns 500 with the request id for an unexpected failure; the log has the reason without values of the request', async () => {
    const lines: string[] = [];
    const out = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
    const schema = makeSchemaName();
    await using service = await startTestService({
      schema,
      bootstrap: BOOTSTRAP,
      logger: pino({ level: 'error' }, out),
    });
    const admin = await enter(service.url);
    const breaker = new pg.Client(databaseUrl);
    await breaker.connect();
    await breaker.query(`alter table ${schema}.monitoring_alert add column broken text not null`);
    await breaker.end();

    const { status, body } = await admin.post(alert.create.path, { title: 'confidential', project_id: 'p' });

    expect(status).toBe(500);
    const { code, message } = body.detail as { code: string; message: string };
    expect(code).toBe('ERROR_UNKNOWN');
    const id = /request_id = ([\w-]+)/.exec(message)?.[1];
    expect(lines.join('')).toContain(id);
    expect(lines.join('')).toContain('monitoring.alert.create');
    expect(lines.join('')).not.toContain('confidential');
  });
};

// The embedded store runs in the service process, so it cannot be unreachable or slow on its own.
const { DATABASE_URL } = process.env;
if (DATABASE_URL) describe('failures of PostgreSQL', () => outOnPostgres(DATABASE_URL));
