/** The primary is lost, and a standby takes its place. */
import { expect, it, vi } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { freshDomain } from '../kit.ts';
import { startTestService } from '../testService.ts';
import { hasServer, startServer, startStandby, withSkipReason } from './postgres-server.ts';

/** Far more than servers need. */
const FOUND = { timeout: 60_000, interval: 200 };

const hostOf = (url: string) => new URL(url).host;

it.skipIf(!hasServer)(
  withSkipReason('of several servers in DATABASE_URL, the service uses the primary, and the one promoted last of two'),
  { timeout: 180_000 },
  async () => {
    await using lost = await startServer(['-c synchronous_standby_names=*']);
    await using standby = await startStandby(lost);
    const databaseUrl = `postgres://skein@${hostOf(standby.url)},${hostOf(lost.url)}/postgres`;
    await using service = await startTestService({ databaseUrl, schema: 'shop' });
    const { owner, projects } = await freshDomain(service.url);
    const create = async (title: string) =>
      (await owner.post(alert.create.path, { title, project_id: projects[0] })).status;
    const titles = async () => (await owner.call(alert.list, {})).results.map(({ title }) => title);
    expect(await create('Before')).toBe(200);

    await lost.kill();
    await expect.poll(() => create('Lost'), FOUND).toBe(503);
    expect(await create('Lost')).toBe(503);
    await standby.promote();
    await expect.poll(() => create('After'), FOUND).toBe(200);
    // Its sessions end a moment after it.
    await vi.waitFor(lost.start, FOUND);
    await standby.restart();

    await expect.poll(() => create('Later'), FOUND).toBe(200);
    expect(await titles()).toEqual(expect.arrayContaining(['Before', 'After', 'Later']));
    expect(await titles()).not.toContain('Lost');
  },
);
