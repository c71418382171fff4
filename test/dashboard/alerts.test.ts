import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { hasBrowser, type WatchedPage } from '../explorer/browser.ts';
import { button, type Dashboard, enter, heading, panel, startDashboard } from './dashboardPage.ts';

describe.skipIf(!hasBrowser())('alerts on the dashboard', { timeout: 60_000 }, () => {
  let dashboard: Dashboard;
  let opened: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    dashboard = await startDashboard();
  }, 120_000);
  beforeEach(async () => {
    opened = await dashboard.open();
    page = opened.page;
    await enter(page);
  });
  afterEach(async () => {
    await page.context().close();
    expect(opened.problems, 'no errors or warnings in the browser').toEqual([]);
  });
  afterAll(() => dashboard[Symbol.asyncDispose]());

  const recordOf = (id: string) => dashboard.owner.call(alert.get, { alert_id: id });

  describe('the page of an alert', () => {
    const timeline = () => page.getByRole('list', { name: 'Timeline' });

    it('U4: opens from its title by keyboard, and shows what the POST API has of it', async () => {
      const link = panel(page, 'Newest open alerts').getByRole('table').getByRole('link').first();
      const title = await link.textContent();
      await link.focus();
      await page.keyboard.press('Enter');
      await heading(page, title ?? '').waitFor();
      await timeline().waitFor();

      const record = await recordOf(new URL(page.url()).hash.split('/').at(-1) ?? '');
      expect(record.title).toBe(title);
      await panel(page, 'What is wrong')
        .getByText(record.description || 'No description came with it.')
        .first()
        .waitFor();
      await page.getByText(`#${record.alert_number}`).waitFor();
      await panel(page, 'Details')
        .getByText(record.rule || 'Severity', { exact: true })
        .waitFor();
      await timeline().getByText('Opened').waitFor();
      await page.getByRole('list', { name: 'Steps' }).getByText('Step 1').waitFor();
    });

    it('U4: tells who did what: acknowledges, notes, resolves and reopens', async () => {
      const { results } = await dashboard.owner.call(alert.list, { state: 'TRIGGERED', assignee: '' });
      const record = results.find(({ assignee }) => !assignee);
      const id = record?.alert_id ?? '';
      await page.goto(`${dashboard.stack.url}/dashboard/#/alerts/${id}`);
      await button(page, 'Assign to me').click();
      await panel(page, 'Details').getByText('Olga Owner').waitFor();
      await button(page, /^Acknowledge/).click();
      await timeline().getByRole('listitem').filter({ hasText: 'Acknowledged by Olga Owner' }).waitFor();
      await page.getByRole('textbox', { name: 'New note' }).fill('Called the vendor.');
      await button(page, 'Add note').click();
      await timeline()
        .getByRole('listitem')
        .filter({ hasText: 'Note by Olga Owner' })
        .getByText('Called the vendor.')
        .waitFor();
      await button(page, /^Resolve/).click();
      await timeline().getByText('Resolved', { exact: true }).waitFor();

      expect((await recordOf(id)).state).toBe('RESOLVED');
      await button(page, /^Reopen/).click();
      await button(page, /^Acknowledge/).waitFor();
      expect((await recordOf(id)).state).toBe('TRIGGERED');
    });

    it('U8: of an alert or a project that does not exist says so', async () => {
      for (const [route, what] of [
        ['/alerts/alert-none', 'alert'],
        ['/projects/project-none', 'project'],
      ] as const) {
        await page.goto(`${dashboard.stack.url}/dashboard/#${route}`);
        await heading(page, `There is no such ${what}`).waitFor();
      }
    });
  });
});
