/** Long answers of the embedded store, during which no other call uses its connection. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import type { Database } from '../../service/store/database.ts';
import { aWebhook, postToWebhook } from './monitoring/fixtures.ts';
import { createTestDomain, type TestDomain } from './testDomain.ts';
import { startTestService, type TestService } from './testService.ts';

const ALERTS = 40;

const dataDir = mkdtempSync(join(tmpdir(), 'skein-long-'));
let service: TestService;
let domain: TestDomain;
beforeAll(async () => {
  service = await startTestService({ databaseUrl: undefined, dataDir, embeddedCallerTimeoutMs: 1 });
  domain = await createTestDomain(service.url);
  const events = Array.from({ length: ALERTS }, (_, number) => ({
    ...{ event_key: `disk-${number}`, title: `Disk ${number}`, description: 'word '.repeat(4_000) },
  }));
  expect((await postToWebhook(domain, await aWebhook(domain), events)).status).toBe(200);
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  rmSync(dataDir, { recursive: true, force: true });
});

const list = (query: object) => domain.owner.post(alert.list.path, { query });

describe('an answer that takes a caller too long', () => {
  it('is given up with 504, and the next calls are answered', async () => {
    const detail = { code: 'ERROR_REQUEST_TIMEOUT', message: 'The store took too long.' };
    for (const round of [1, 2, 3]) {
      expect(await list({}), `round ${round}`).toEqual({ status: 504, body: { detail } });
      expect(await list({ only: ['title'] })).toMatchObject({ status: 200, body: { total_count: ALERTS } });
    }
  });

  it('changes nothing: the same rows are read in pages', async () => {
    const pages = await Promise.all(
      [1, 11, 21, 31].map(async (start) => (await list({ page: { start, limit: 10 } })).body.results as object[]),
    );
    expect(pages.flat()).toHaveLength(ALERTS);
  });

  it('does not limit scheduled work', async () => {
    let rows: readonly object[] = [];
    const run = async (_data: object, db: Database) => {
      ({ rows } = await sql<object>`select repeat('word ', 4000) as text from generate_series(1, 40)`.execute(db));
    };
    await service.perform({ name: 'long', run }, {});
    expect(rows).toHaveLength(40);
  });
});
