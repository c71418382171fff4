import { afterEach, describe, expect, it } from 'vitest';
import { type MaintenanceWindowRecord, maintenanceWindow } from '../../../contract/monitoring/maintenanceWindow.ts';
import { jobDefinitions } from '../../../service/implementations.ts';
import { escalateAlerts } from '../../../service/monitoring/escalationJob.ts';
import { closeMaintenanceWindows } from '../../../service/monitoring/maintenanceWindowExpiry.ts';
import { clock, createTestDomain, setClockOffset, sharedService } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';

afterEach(() => setClockOffset(0));

describe('scheduled work of monitoring', () => {
  it('3.18.2 closes a maintenance window whose end has passed, and no other', async () => {
    const { owner, domainId: domain_id, projects } = await createTestDomain();
    const aWindow = (title: string, end_time: string) =>
      owner.call(maintenanceWindow.create, {
        ...{ title, start_time: '2020-01-01', end_time, projects: [projects[0]], domain_id },
      });
    const over = await aWindow('over', new Date(clock().getTime() + 60_000).toISOString());
    const running = await aWindow('running', '2100-01-01');
    const now = ({ maintenance_window_id }: MaintenanceWindowRecord) =>
      owner.call(maintenanceWindow.get, { maintenance_window_id, domain_id });
    expect(await now(over)).toMatchObject({ state: 'OPEN' });

    setClockOffset(120_000);
    await (await sharedService()).perform(closeMaintenanceWindows, {});

    const closed = await now(over);
    expect(closed).toMatchObject({ state: 'CLOSED', closed_at: aTime });
    expect(closed.updated_at).toBe(closed.closed_at);
    expect(await now(running)).toEqual(running);
  });

  it('3.18.3 closes a window at the next tick after its end is set to the past', async () => {
    const { owner, domainId: domain_id, projects } = await createTestDomain();
    const { maintenance_window_id } = await owner.call(maintenanceWindow.create, {
      ...{ title: 'short', start_time: '2020-01-01', end_time: '2100-01-01', projects: [projects[0]], domain_id },
    });
    const request = { maintenance_window_id, domain_id };
    expect(await owner.call(maintenanceWindow.update, { ...request, end_time: '2020-01-02' })).toMatchObject({
      ...{ state: 'OPEN', closed_at: '' },
    });

    await (await sharedService()).perform(closeMaintenanceWindows, {});

    expect(await owner.call(maintenanceWindow.get, request)).toMatchObject({ state: 'CLOSED' });
  });

  it.each([closeMaintenanceWindows, escalateAlerts])('6 $name runs every minute', (work) => {
    expect(jobDefinitions).toContain(work);
    expect(work.everyMinutes).toBe(1);
  });
});
