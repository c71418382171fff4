import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_DOMAIN, postEvent } from '../../app/demo/session.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { hasBrowser, type WatchedPage } from '../explorer/browser.ts';
import { button, heading, panel, signInToRetail, startDashboard, type TestDashboard } from './dashboardPage.ts';

describe.skipIf(!hasBrowser())('alerts on the dashboard', () => {
  let dashboard: TestDashboard;
  let opened: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    dashboard = await startDashboard();
  }, 120_000);
  beforeEach(async () => {
    opened = await dashboard.open();
    page = opened.page;
    await signInToRetail(page);
  });
  afterEach(async () => {
    await page.context().close();
    expect(opened.problems, 'no errors or warnings in the browser').toEqual([]);
  });
  afterAll(() => dashboard[Symbol.asyncDispose]());

  const recordOf = (id: string) => dashboard.owner.call(alert.get, { alert_id: id });

  describe('the page of an alert', () => {
    const control = (name: RegExp) => page.locator('.page-head').getByRole('button', { name });
    const timeline = () => page.getByRole('list', { name: 'Timeline' });

    it('opens from its title by keyboard, and shows what the POST API has of it', async () => {
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

    it('shows who did what: acknowledges, notes, resolves and reopens', async () => {
      const { results } = await dashboard.owner.call(alert.list, { state: 'TRIGGERED', assignee: '' });
      const record = results.find(({ assignee }) => !assignee);
      const id = record?.alert_id ?? '';
      await page.goto(`${dashboard.stack.url}/dashboard/#/alerts/${id}`);
      await button(page, 'Assign to me').click();
      await panel(page, 'Details').getByText('Olga Owner').waitFor();
      await control(/^Acknowledge/).click();
      await timeline().getByRole('listitem').filter({ hasText: 'Acknowledged by Olga Owner' }).waitFor();
      await page.getByRole('textbox', { name: 'New note' }).fill('Called the vendor.');
      await button(page, 'Add note').click();
      await timeline()
        .getByRole('listitem')
        .filter({ hasText: 'Note by Olga Owner' })
        .getByText('Called the vendor.')
        .waitFor();
      await control(/^Resolve/).click();
      await timeline().getByText('Resolved', { exact: true }).waitFor();

      expect((await recordOf(id)).state).toBe('RESOLVED');
      await control(/^Reopen/).click();
      await control(/^Acknowledge/).waitFor();
      expect((await recordOf(id)).state).toBe('TRIGGERED');
    });

    it('acknowledges with a note, assigns to a colleague, and unfolds what the sender sent', async () => {
      const { results } = await dashboard.owner.call(alert.list, { state: 'TRIGGERED', urgency: 'LOW' });
      const id = results.find(({ additional_info = {} }) => Object.keys(additional_info).length > 0)?.alert_id ?? '';
      await page.goto(`${dashboard.stack.url}/dashboard/#/alerts/${id}`);
      await page.getByRole('textbox', { name: 'New note' }).fill('Looking into it.');
      await button(page, 'Note and acknowledge').click();
      await timeline().getByText('Looking into it.').waitFor();
      await timeline().getByText('Acknowledged').waitFor();
      await button(page, 'Assign…').click();
      await page.getByRole('menuitem', { name: 'Miro Member' }).click();
      await panel(page, 'Details').getByText('Miro Member').waitFor();

      expect(await recordOf(id)).toMatchObject({ state: 'ACKNOWLEDGED', assignee: 'member@example.com' });
      const labels = panel(page, 'What is wrong').getByRole('definition').first();
      expect(await labels.isVisible()).toBe(false);
      await page.getByText(/labels? of the sender/).click();
      await labels.waitFor();
    });

    it('lists the other alerts of its incident, and no others', async () => {
      const { results } = await dashboard.owner.call(webhook.list, { domain_id: DEMO_DOMAIN });
      const event = (event_key: string, rule: string, name: string) => ({
        ...{ event_key, rule, title: `The ${event_key}`, resource: { resource_type: 'host', name } },
      });
      await postEvent(dashboard.stack.serviceUrl, results[0]?.webhook_url ?? '', [
        ...[event('first', 'LoadHigh', 'node-71'), event('second', 'LoadHigh', 'node-72')],
        ...[event('third', 'DiskFull', 'node-72'), event('fourth', 'FanBroken', 'node-73')],
      ]);
      const found = await dashboard.owner.call(alert.list, { title: 'The first' });
      await page.goto(`${dashboard.stack.url}/dashboard/#/alerts/${found.results[0]?.alert_id}`);

      const table = panel(page, 'Same incident').getByRole('table');
      await table.getByText('The third').waitFor();
      expect((await table.locator('a.title').allTextContents()).toSorted()).toEqual(['The second', 'The third']);
      await table.getByRole('link', { name: 'The third' }).click();
      await heading(page, 'The third').waitFor();
      await table.getByText('The first').waitFor();
      const alone = await dashboard.owner.call(alert.list, { title: 'The fourth' });
      await page.goto(`${dashboard.stack.url}/dashboard/#/alerts/${alone.results[0]?.alert_id}`);
      await heading(page, 'The fourth').waitFor();
      await timeline().waitFor();
      expect(await panel(page, 'Same incident').count()).toBe(0);
    });

    it('is acknowledged through the command palette', async () => {
      const { results } = await dashboard.owner.call(alert.list, { state: 'TRIGGERED' });
      const id = results[0]?.alert_id ?? '';
      await page.goto(`${dashboard.stack.url}/dashboard/#/alerts/${id}`);
      await timeline().waitFor();
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByLabel('Page, project, alert').fill('ackn');
      await page.keyboard.press('Enter');

      await page.getByRole('status').getByText('Alert acknowledged.').waitFor();
      expect((await recordOf(id)).state).toBe('ACKNOWLEDGED');
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByLabel('Page, project, alert').fill('new bud');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'New budget' }).waitFor();
    });

    it('reports that an alert or project does not exist', async () => {
      for (const [route, what] of [
        ['/alerts/alert-none', 'alert'],
        ['/projects/project-none', 'project'],
      ] as const) {
        await page.goto(`${dashboard.stack.url}/dashboard/#${route}`);
        await heading(page, `There is no such ${what}`).waitFor();
      }
    });
  });

  describe('the list of alerts', () => {
    const go = (route: string) => page.goto(`${dashboard.stack.url}/dashboard/#/on-call${route}`);
    const rows = () => page.getByRole('table', { name: 'Alerts', exact: true }).locator('tbody tr');
    /** The numbers of the shown alerts, in their order. */
    const numbers = async () => {
      await rows().first().waitFor();
      return (await rows().allTextContents()).map((text) => Number(/#(\d+)/.exec(text)?.[1]));
    };
    const choose = (name: string, label: string) => page.getByRole('combobox', { name }).selectOption({ label });
    const listed = async (filter: object, key = 'created_at', desc = true) => {
      const sort = [
        { key, desc },
        { key: 'alert_number', desc: true },
      ];
      const { results } = await dashboard.owner.call(alert.list, { ...filter, query: { sort } });
      return results.map(({ alert_number }) => alert_number);
    };

    it('is restored by its address: state, urgency, order and search', async () => {
      await go('?state=RESOLVED&urgency=HIGH&sort=oldest');
      const expected = await listed({ state: 'RESOLVED', urgency: 'HIGH' }, 'created_at', false);
      await expect.poll(numbers).toEqual(expected.slice(0, 50));
      await panel(page, 'Resolved alerts').getByText(`${expected.length} in all`).waitFor();

      await page.getByRole('searchbox', { name: 'Search' }).fill(String(expected[0]));
      await page.waitForURL(/q=/);
      const found = await numbers();
      expect(found).toContain(expected[0]);
      const copied = page.url();
      await page.goto('about:blank');
      await page.goto(copied);
      await expect.poll(numbers).toEqual(found);
      expect(await page.getByRole('combobox', { name: 'Urgency' }).inputValue()).toBe('HIGH');
    });

    it('filters by time, project and state, and "back" undoes it', async () => {
      await go('');
      const open = await numbers();
      await choose('State', 'All states');
      await choose('Opened', 'Last 24 hours');
      await choose('Project', 'Checkout');
      const { results } = await dashboard.owner.call(alert.list, { project_id: 'project-checkout' });
      const since = new Date(Date.now() - 86_400_000).toISOString();
      const expected = results.filter(({ created_at }) => created_at >= since).map(({ alert_number }) => alert_number);
      await expect.poll(async () => (await numbers()).toSorted()).toEqual(expected.toSorted().slice(0, 50));

      for (const _ of [1, 2, 3]) await page.goBack();
      await expect.poll(numbers).toEqual(open);
    });

    it('shows every alert on one of its pages, beyond the hundredth', async () => {
      await go('?state=ALL');
      const all = await listed({});
      const seen = await numbers();
      while (seen.length < all.length) {
        const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Next' });
        await next.click();
        const [before] = seen.slice(-1);
        await expect.poll(async () => (await numbers()).includes(before ?? 0)).toBe(false);
        seen.push(...(await numbers()));
      }

      expect(all.length).toBeGreaterThan(100);
      expect(seen).toEqual(all);
      expect(page.url()).toContain(`page=${Math.ceil(all.length / 50)}`);
    });

    it('has the alerts of one incident together, which are resolved together', async () => {
      const { results } = await dashboard.owner.call(alert.list, {
        state: 'ACKNOWLEDGED',
        project_id: 'project-orders',
      });
      const incident = results.map(({ alert_number }) => alert_number);
      expect(incident.length).toBeGreaterThan(2);
      await go('?project=project-orders');
      const row = rows().filter({ has: page.getByRole('list', { name: 'Of the same incident' }) });
      await row.waitFor();
      const text = await row.textContent();
      for (const number of incident) expect(text).toContain(`#${number}`);
      await row.getByRole('button', { name: `Resolve ${incident.length}` }).click();

      await page.getByRole('status').getByText(`${incident.length} alerts resolved.`).waitFor();
      expect(await listed({ state: 'RESOLVED' })).toEqual(expect.arrayContaining(incident));
    });

    it('resolves several alerts at once', async () => {
      await go('?sort=oldest&group=0');
      const chosen = (await numbers()).slice(0, 3);
      for (const index of [1, 2, 3]) await page.locator('input[aria-label^="Choose "]').nth(index).check();
      await button(page, 'Resolve 3').click();
      await page.getByRole('status').getByText('3 alerts resolved.').waitFor();

      await expect.poll(async () => (await numbers()).some((each) => chosen.includes(each))).toBe(false);
      expect(await listed({ state: 'RESOLVED' })).toEqual(expect.arrayContaining(chosen));
    });
  });
});
