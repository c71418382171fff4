import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_DOMAIN } from '../../app/demo/session.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { hasBrowser, type WatchedPage } from '../explorer/browser.ts';
import { panel, signInToRetail, startDashboard, type TestDashboard } from './dashboardPage.ts';

const PAUSED = /Paused: Search index rebuild, until \d{1,2}:\d{2}\s?[AP]M/;

describe.skipIf(!hasBrowser())('maintenance on the dashboard', () => {
  let dashboard: TestDashboard;
  let opened: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    dashboard = await startDashboard();
  }, 120_000);
  beforeEach(async () => {
    opened = await dashboard.open();
    page = opened.page;
    await page.clock.install();
    await signInToRetail(page);
  });
  afterEach(async () => {
    await page.context().close();
    expect(opened.problems, 'no errors or warnings in the browser').toEqual([]);
  });
  afterAll(() => dashboard[Symbol.asyncDispose]());

  const go = (route: string) => page.goto(`${dashboard.stack.url}/dashboard/#${route}`);
  const row = (number: number | undefined) =>
    page.getByRole('row').filter({ hasText: new RegExp(String.raw`#${number}\b`) });
  /** An alert of a project that escalates, but for maintenance. */
  const escalating = async (project_id: string) => {
    const { results } = await dashboard.owner.call(alert.list, { project_id, state: 'TRIGGERED' });
    return results.find(({ escalation_policy_id, escalation_ttl = 0 }) => escalation_policy_id && escalation_ttl > 0);
  };

  it('says wherever alerts are that the window of their project silences them, and until when', async () => {
    const silenced = await escalating('project-search');
    await panel(page, 'Maintenance now').getByText('Search index rebuild').waitFor();
    await row(silenced?.alert_number).getByText('Maintenance', { exact: true }).waitFor();

    await go('/on-call');
    await row(silenced?.alert_number).getByText(PAUSED).waitFor();
    expect(await row(silenced?.alert_number).textContent()).not.toContain('next step');

    await go(`/alerts/${silenced?.alert_id}`);
    await page.getByText('Maintenance: Search index rebuild', { exact: true }).waitFor();
    await expect.poll(() => panel(page, 'Escalation').textContent()).toMatch(/Paused\s*Search index rebuild, until/);
    expect(await panel(page, 'Escalation').textContent()).not.toMatch(/Escalating|due/);

    await go('/projects/project-search');
    await page.getByText('Maintenance: Search index rebuild', { exact: true }).waitFor();
    await go('/projects/project-logistics');
    await panel(page, 'Newest open alerts').getByRole('table').waitFor();
    expect(await page.getByRole('main').getByText('Maintenance', { exact: false }).count()).toBe(0);
  });

  it('says of a next step in the past that it is due', async () => {
    const other = await escalating('project-logistics');
    await go(`/alerts/${other?.alert_id}`);
    await panel(page, 'Escalation').getByText('Escalating').waitFor();
    await go('/on-call');
    await row(other?.alert_number)
      .getByText(/next step in/)
      .waitFor();
    await page.clock.fastForward('01:00:00');

    await row(other?.alert_number).getByText('next step is due').waitFor();
  });

  it('says what is next once the window is closed', async () => {
    const silenced = await escalating('project-search');
    await go('/on-call');
    await row(silenced?.alert_number).getByText(PAUSED).waitFor();
    const { results } = await dashboard.owner.call(maintenanceWindow.list, {
      domain_id: DEMO_DOMAIN,
      title: 'Search index rebuild',
    });
    const [{ maintenance_window_id = '' } = {}] = results;
    await dashboard.owner.call(maintenanceWindow.close, { maintenance_window_id, domain_id: DEMO_DOMAIN });
    await page.clock.runFor(61_000);

    await row(silenced?.alert_number).getByText('Paused').waitFor({ state: 'detached' });
    expect(await row(silenced?.alert_number).textContent()).toMatch(/next step/);
  });
});
