/** The clock of the machine is ahead for a while, and is set back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { maintenanceWindow } from '../../../contract/monitoring/maintenanceWindow.ts';
import { hasFakeClock, makeFakeClock } from '../fakeClock.ts';
import { startServiceProcess } from '../serviceProcess.ts';
import { createTestDomain } from '../testDomain.ts';
import { hasServer, startPostgres } from './postgresServer.ts';

/** Short enough for a timer: who computes a pause from the clock sleeps that long. */
const AHEAD_S = 2 * 86_400;

/** A tick comes each minute. */
const TICK = { timeout: 90_000, interval: 500 };

const stores = [
  { store: 'the embedded store', isServer: false, missing: hasFakeClock ? '' : '(skipped: install libfaketime)' },
  {
    ...{ store: 'PostgreSQL', isServer: true },
    missing: hasFakeClock && hasServer ? '' : '(skipped: set DATABASE_URL, install PostgreSQL and libfaketime)',
  },
];

describe.concurrent.each(stores)(
  'a clock that was ahead, on $store $missing',
  { timeout: 240_000 },
  ({ isServer, missing }) => {
    it.skipIf(missing !== '')('does not stop scheduled work, and needs no restart', async () => {
      await using clock = makeFakeClock();
      clock.shift(AHEAD_S);
      await using server = isServer ? await startPostgres([], undefined, clock.env) : undefined;
      const dataDir = mkdtempSync(join(tmpdir(), 'skein-clock-'));
      await using service = await startServiceProcess({ ...clock.env, DATA_DIR: dataDir, DATABASE_URL: server?.url });
      const { owner, domainId: domain_id, projects } = await createTestDomain(service.url);
      const aWindow = async (members: object) => {
        const { maintenance_window_id } = await owner.call(maintenanceWindow.create, {
          ...{ title: 'Upgrade', projects: [projects[0]], domain_id },
          ...{ start_time: '2020-01-01', end_time: '2100-01-01', ...members },
        });
        const update = (members: object) =>
          owner.call(maintenanceWindow.update, { maintenance_window_id, domain_id, ...members });
        const state = async () => (await owner.call(maintenanceWindow.get, { maintenance_window_id, domain_id })).state;
        return { update, state };
      };
      const [early, late] = [await aWindow({}), await aWindow({})];
      await early.update({ end_time: '2020-01-02' });
      await expect.poll(early.state, TICK).toBe('CLOSED');

      clock.shift(0);
      await late.update({ end_time: '2020-01-02' });

      await expect.poll(late.state, TICK).toBe('CLOSED');
      const ready = await fetch(`${service.url}/health/ready?detail`);
      expect(await ready.json()).toMatchObject({ status: 'ok', missed_ticks: 0 });
      rmSync(dataDir, { recursive: true, force: true });
    });
  },
);
