/** Nobody sends the jobs that are due each minute. */
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeSchemaName, startTestService, type TestService } from '../testService.ts';

const schema = makeSchemaName();
const jobsSchema = process.env.DATABASE_URL ? `${schema}_jobs` : 'jobs';

const fetchReadyDetail = async ({ url }: TestService) => (await fetch(`${url}/health/ready?detail`)).json();
const readMissedTicks = async ({ url }: TestService) =>
  /^job_ticks_missed (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1];

/** A tick comes each minute. */
const WITHIN_MINUTES = { timeout: 150_000, interval: 500 };

describe('a service whose jobs are not sent', { timeout: 360_000 }, () => {
  it('says for how many minutes, and stays ready', async () => {
    await using service = await startTestService({ schema });
    const rename = (name: string, to: string) =>
      service.perform(
        {
          name: 'test',
          run: async (_data, db) => {
            await sql`alter table ${sql.table(`${jobsSchema}.${name}`)} rename to ${sql.id(to)}`.execute(db);
          },
        },
        {},
      );
    await rename('version', 'hidden');
    expect(await fetchReadyDetail(service)).toEqual({ status: 'ok', missed_ticks: 0 });

    await expect.poll(() => fetchReadyDetail(service), WITHIN_MINUTES).toEqual({ status: 'ok', missed_ticks: 1 });
    expect(await readMissedTicks(service)).toBe('1');

    await rename('hidden', 'version');
    await expect.poll(() => fetchReadyDetail(service), WITHIN_MINUTES).toEqual({ status: 'ok', missed_ticks: 0 });
  });
});
