import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_DOMAIN, postEvent } from '../../app/demo/session.ts';
import { escalationPolicy } from '../../contract/alert-manager/escalationPolicy.ts';
import { budget } from '../../contract/cost-analysis/budget.ts';
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { findViolations, hasBrowser, type WatchedPage } from '../explorer/browser.ts';
import { button, heading, panel, signInToRetail, startDashboard, type TestDashboard } from './dashboardPage.ts';

const HOUR_MS = 3_600_000;

describe.skipIf(!hasBrowser())('creating records on the dashboard', () => {
  let dashboard: TestDashboard;
  let opened: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    dashboard = await startDashboard();
  }, 120_000);
  afterEach(async () => {
    await page.context().close();
    expect(opened.problems, 'no errors or warnings in the browser').toEqual([]);
  });
  afterAll(() => dashboard[Symbol.asyncDispose]());

  const openAt = async (route: string, width = 1280) => {
    opened = await dashboard.open();
    page = opened.page;
    await page.setViewportSize({ width, height: 844 });
    await signInToRetail(page);
    await page.goto(`${dashboard.stack.url}/dashboard/#${route}`);
  };
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const textbox = (name: string) => page.getByRole('dialog').getByLabel(name);
  const said = (text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();
  const focused = () => page.locator(':focus');

  describe('a maintenance window', () => {
    const windows = async (title: string) =>
      (await dashboard.owner.call(maintenanceWindow.list, { domain_id: DEMO_DOMAIN, title })).results;

    it('is made by keyboard; what is refused of it stands at its field, which keeps what was typed', async () => {
      await openAt('/maintenance');
      await button(page, 'New window').focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused().getAttribute('name')).toBe('title');
      await page.keyboard.type('Move of the cache');
      await page.keyboard.press('Enter');
      await dialog('New window').getByText('Must not be empty.').waitFor();
      expect(await focused().getAttribute('placeholder')).toBe('Choose projects');
      expect(await textbox('Title').inputValue()).toBe('Move of the cache');

      await page.keyboard.type('Logis');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await textbox('Until').fill('2020-01-01T00:00');
      await button(page, 'Make window').click();
      await expect.poll(() => focused().getAttribute('type')).toBe('datetime-local');
      await textbox('Until').fill('2090-01-01T00:00');
      await page.keyboard.press('Enter');

      await said('Maintenance window “Move of the cache” made.');
      await panel(page, 'Running and planned')
        .getByRole('row')
        .filter({ hasText: 'Move of the cache' })
        .getByText('Logistics')
        .waitFor();
      expect(await windows('Move of the cache')).toMatchObject([{ projects: ['project-logistics'], state: 'OPEN' }]);
    });

    it.each([390, 1280])('gets another end, on a page of %i pixels', async (width) => {
      await openAt('/maintenance', width);
      const [before] = await windows('Move of the cache');
      await button(page, 'Edit Move of the cache').click();
      expect(await textbox('Title').inputValue()).toBe('Move of the cache');
      await textbox('Until').fill('2020-01-01T00:00');
      await button(page, 'Save window').click();
      await expect.poll(() => focused().getAttribute('name')).toBe('endTime');
      await textbox('Until').fill(`${2090 + (width % 100)}-06-01T00:00`);
      await page.keyboard.press('Enter');
      await said('Maintenance window “Move of the cache” changed.');

      const [changed] = await windows('Move of the cache');
      expect(changed).toMatchObject({ projects: ['project-logistics'], start_time: before?.start_time });
      expect(changed?.end_time).not.toBe(before?.end_time);
    });

    it('is closed after a confirmation, which Escape takes back', async () => {
      await openAt('/maintenance');
      await button(page, 'End now: Move of the cache').press('Enter');
      await dialog('End “Move of the cache”?').waitFor();
      await page.keyboard.press('Escape');
      await dialog('End “Move of the cache”?').waitFor({ state: 'detached' });
      expect(await focused().textContent()).toBe('End now');
      await button(page, 'End now: Move of the cache').click();
      await dialog('End “Move of the cache”?').getByRole('button', { name: 'End now' }).click();

      await panel(page, 'Over').getByText('Move of the cache').waitFor();
      expect(await windows('Move of the cache')).toMatchObject([{ state: 'CLOSED' }]);
    });

    it.each([390, 1280])('quiets a project for an hour, on a page of %i pixels', async (width) => {
      await openAt('/projects/project-logistics', width);
      await button(page, 'Quiet…').click();
      await page.getByRole('menuitem', { name: 'For an hour' }).click();
      await said(/^Logistics is quiet until/);

      await page.getByText('Maintenance: Quiet: Logistics').waitFor();
      const [made] = await windows('Quiet: Logistics');
      expect(Date.parse(made?.end_time ?? '') - Date.parse(made?.start_time ?? '')).toBe(HOUR_MS);
      await button(page, 'End now: Quiet: Logistics').click();
      await dialog('End “Quiet: Logistics”?').getByRole('button', { name: 'End now' }).click();
      await page.getByText('Maintenance: Quiet: Logistics').waitFor({ state: 'detached' });
    });
  });

  it.each([390, 1280])(
    'makes a budget for a project, on a page of %i pixels, changes it, and deletes it after a question',
    async (width) => {
      await openAt('/budgets', width);
      await button(page, 'New budget').click();
      await textbox('Name').fill('Logistics, next year');
      await page.getByLabel('Cost of').selectOption({ label: 'Logistics' });
      await textbox('Amount').fill('12000');
      await textbox('First month').fill('2027-01');
      await textbox('Last month').fill('2026-12');
      await button(page, 'Make budget').click();
      await expect.poll(() => focused().getAttribute('name')).toBe('start');
      expect(await textbox('Name').inputValue()).toBe('Logistics, next year');
      await textbox('Last month').fill('2027-12');
      await button(page, 'Make budget').click();
      await said('Budget “Logistics, next year” made.');

      const row = page.getByRole('row').filter({ hasText: 'Logistics, next year' });
      await row.getByText('$12,000', { exact: false }).first().waitFor();
      const { results } = await dashboard.owner.call(budget.list, { name: 'Logistics, next year' });
      expect(results).toMatchObject([
        { limit: 12_000, project_id: 'project-logistics', start: '2027-01', end: '2027-12' },
      ]);

      await button(page, 'Edit Logistics, next year').click();
      await textbox('Amount').fill('24000');
      await page.getByRole('combobox', { name: 'Notify at' }).focus();
      await page.keyboard.press('Backspace');
      await textbox('Name').fill('  ');
      await button(page, 'Save budget').click();
      await expect.poll(() => focused().getAttribute('name')).toBe('name');
      expect(await textbox('Amount').inputValue()).toBe('24000');
      await textbox('Name').fill('Logistics, next year');
      await button(page, 'Save budget').click();
      await said('Budget “Logistics, next year” changed.');
      await row.getByText('$24,000', { exact: false }).first().waitFor();
      expect((await dashboard.owner.call(budget.list, { name: 'Logistics, next year' })).results).toMatchObject([
        { limit: 24_000, notifications: [{ threshold: 80 }], start: '2027-01' },
      ]);

      await button(page, 'Delete Logistics, next year').click();
      await dialog('Delete “Logistics, next year”?').getByRole('button', { name: 'Delete' }).click();
      await row.waitFor({ state: 'detached' });
    },
  );

  it.each([390, 1280])('changes a budget on the page of its project, of %i pixels', async (width) => {
    await openAt('/projects/project-checkout', width);
    await button(page, 'Edit Checkout 2026').click();
    await textbox('Amount').fill(String(500_000 + width));
    await button(page, 'Save budget').click();
    await said('Budget “Checkout 2026” changed.');

    await panel(page, 'Budgets').getByText(`of $500,${width}`.replace('$500,1280', '$501,280')).waitFor();
    const { results } = await dashboard.owner.call(budget.list, { name: 'Checkout 2026' });
    expect(results).toMatchObject([{ limit: 500_000 + width }]);
  });

  it.each([390, 1280])(
    'connects a webhook, whose first event appears by itself, on a page of %i pixels',
    async (width) => {
      const name = `Logistics: scripts ${width}`;
      await openAt('/webhooks', width);
      await button(page, 'New webhook').click();
      await page.getByLabel('Who sends').selectOption({ label: 'Direct events' });
      await page.getByLabel('Alerts belong to').selectOption({ label: 'Logistics' });
      await textbox('Name').fill(name);
      await button(page, 'Make webhook').click();
      await heading(page, name).waitFor();
      await page.getByText('Waiting for the first event').waitFor();

      const url = await panel(page, 'Connect the sender')
        .getByRole('region', { name: 'URL', exact: true })
        .textContent();
      await postEvent(dashboard.stack.serviceUrl, url ?? '', {
        event_key: `till-${width}`,
        title: 'The till is on fire',
      });
      await page.getByRole('table').getByText('The till is on fire').waitFor();
      await page.getByRole('status').getByText('Live', { exact: true }).waitFor();
      await button(page, 'Delete the webhook').click();
      await dialog(`Delete “${name}”?`).getByRole('button', { name: 'Delete' }).click();
      await heading(page, 'Webhooks').waitFor();
    },
  );

  it.each([390, 1280])('renames a webhook, and switches it off and on, on a page of %i pixels', async (width) => {
    const { results } = await dashboard.owner.call(webhook.list, { domain_id: DEMO_DOMAIN });
    const [first] = results;
    const id = first?.webhook_id ?? '';
    const stored = () => dashboard.owner.call(webhook.get, { webhook_id: id, domain_id: DEMO_DOMAIN });
    await openAt(`/webhooks/${id}`, width);
    await heading(page, first?.name ?? '').waitFor();
    await button(page, 'Edit the webhook').click();
    await textbox('Name').fill(`Renamed at ${width}`);
    await button(page, 'Save webhook').click();
    await heading(page, `Renamed at ${width}`).waitFor();
    expect(await stored()).toMatchObject({ name: `Renamed at ${width}`, tags: first?.tags ?? {} });

    await button(page, 'Switch off').click();
    await dialog(`Switch “Renamed at ${width}” off?`).getByRole('button', { name: 'Switch off' }).click();
    await page.getByText('It is switched off').waitFor();
    expect(await stored()).toMatchObject({ state: 'DISABLED' });
    await button(page, 'Switch on').click();
    await said(`“Renamed at ${width}” is on.`);
    await page.getByText('It is switched off').waitFor({ state: 'detached' });
    expect(await stored()).toMatchObject({ state: 'ENABLED' });
  });

  it('makes an escalation policy of two steps, changes it, and uses it for the alerts of its service', async () => {
    await openAt('/services');
    const service = panel(page, 'Checkout and payments');
    await service.getByRole('button', { name: 'New policy' }).click();
    await textbox('Name').fill('At night');
    await button(page, 'Add step').click();
    await textbox('Minutes to step 2').fill('5');
    await button(page, 'Make policy').click();
    await said('Escalation policy “At night” made.');
    await button(page, 'Edit At night').click();
    await button(page, 'Remove step 2').click();
    await textbox('Minutes until it repeats').fill('7');
    await button(page, 'Save policy').click();
    await said('Escalation policy “At night” changed.');
    await button(page, 'Use At night').click();

    await said('New alerts of Checkout and payments escalate by “At night”.');
    await service.getByRole('listitem').filter({ hasText: 'At night' }).first().getByText('In use').waitFor();
    const { results } = await dashboard.owner.call(escalationPolicy.list, { name: 'At night' });
    expect(results).toMatchObject([{ rules: [{ escalate_minutes: 7 }], finish_condition: 'ACKNOWLEDGED' }]);
  });

  it.each([390, 1280])(
    'makes a dashboard with chosen widgets on a page of %i pixels, changes and deletes it',
    async (width) => {
      await openAt('/projects/project-logistics', width);
      const named = { domain_id: DEMO_DOMAIN, name: 'Morning round' };
      await button(page, 'New dashboard').click();
      await textbox('Name').fill('Morning round');
      await button(page, 'Remove Cost by account').click();
      await button(page, 'Make dashboard').click();
      await heading(page, 'Morning round').waitFor();
      await panel(page, 'Open alerts').waitFor();
      await panel(page, 'Cost by provider').getByText('AWS').first().waitFor();

      expect(await panel(page, 'Cost by account').count()).toBe(0);

      await button(page, 'Edit the dashboard').click();
      await textbox('Title of widget 2').fill('What we buy');
      await button(page, 'Move What we buy up').press('Enter');
      await expect.poll(() => focused().getAttribute('aria-label')).toBe('Remove What we buy');
      await page.getByLabel('Add a widget').selectOption('Cost by account');
      await textbox('Months of cost').selectOption('3');
      await button(page, 'Save dashboard').click();
      await said('Dashboard changed.');
      await panel(page, 'Cost by account').waitFor();
      const { results } = await dashboard.owner.call(projectDashboard.list, named);
      expect(results).toMatchObject([{ settings: { date_range: { months: 3 } }, viewers: 'PUBLIC' }]);
      expect(results[0]?.layouts.flat()).toMatchObject([
        { title: 'What we buy', widget: 'pie', query: { group_by: ['product'] } },
        { title: 'Cost by month' },
        ...['Cost by provider', 'Open alerts', 'Latest alerts', 'Cost by account'].map((title) => ({ title })),
      ]);
      await button(page, 'Delete the dashboard').click();
      await dialog('Delete “Morning round”?').getByRole('button', { name: 'Delete' }).click();
      await heading(page, 'Logistics').waitFor();
      expect((await dashboard.owner.call(projectDashboard.list, named)).results).toEqual([]);
    },
  );

  it.each([390, 1280])('changes what the widgets of a dashboard show, on a page of %i pixels', async (width) => {
    const named = { domain_id: DEMO_DOMAIN, name: `Round at ${width}` };
    const { project_dashboard_id: id } = await dashboard.owner.call(projectDashboard.create, {
      ...{ ...named, project_id: 'project-logistics', viewers: 'PUBLIC' },
      layouts: [
        [
          { widget: 'pie', title: 'Cost by provider', size: 'md', query: { group_by: ['provider'] }, tint: 'blue' },
          { widget: 'table', title: 'Our accounts', size: 'md', query: { group_by: ['service_account_name'] } },
        ],
        [{ widget: 'number', title: 'Open alerts', size: 'sm', query: { state: ['TRIGGERED', 'ACKNOWLEDGED'] } }],
      ],
    });
    await openAt(`/dashboards/${id}`, width);
    await button(page, 'Edit the dashboard').click();
    await textbox('Grouping of Cost by provider').selectOption('By product');
    await textbox('What Our accounts shows').selectOption('Cost by month');
    await textbox('Alerts of Open alerts').selectOption('Resolved');
    await textbox('What Resolved alerts shows').selectOption('Latest alerts');
    await button(page, 'Save dashboard').click();
    await said('Dashboard changed.');

    await panel(page, 'Cost by product').getByRole('listitem').first().waitFor();
    await panel(page, 'Our accounts').getByRole('img').first().waitFor();
    await panel(page, 'Latest resolved alerts').waitFor();
    const { results } = await dashboard.owner.call(projectDashboard.list, named);
    expect(results[0]?.layouts.flat()).toMatchObject([
      { widget: 'pie', title: 'Cost by product', query: { group_by: ['product'] }, tint: 'blue' },
      { widget: 'line', title: 'Our accounts', query: { group_by: ['service_account_name'] } },
      { widget: 'list', title: 'Latest resolved alerts', query: { state: ['RESOLVED'] } },
    ]);
  });

  it.each([390, 1280])('reverts a dashboard to a version, and deletes one, on a page of %i pixels', async (width) => {
    const domain_id = DEMO_DOMAIN;
    const { project_dashboard_id } = await dashboard.owner.call(projectDashboard.create, {
      ...{ domain_id, project_id: 'project-logistics', name: `Versions at ${width}`, viewers: 'PUBLIC' },
      layouts: [[{ widget: 'number', title: 'First', size: 'sm', query: {} }]],
    });
    const found = { domain_id, project_dashboard_id };
    await dashboard.owner.call(projectDashboard.update, {
      ...found,
      layouts: [[{ widget: 'list', title: 'Second', size: 'lg', query: {} }]],
    });
    const versions = async () => (await dashboard.owner.call(projectDashboard.list_versions, found)).results;
    await openAt(`/dashboards/${project_dashboard_id}`, width);
    await panel(page, 'Second').waitFor();
    const opener = button(page, `Versions of Versions at ${width}`);
    await opener.click();
    const list = page.getByRole('list', { name: 'Versions' });
    await list.getByRole('listitem').filter({ hasText: 'Version 2' }).getByText('Current').waitFor();
    await list.getByRole('listitem').filter({ hasText: 'Version 1' }).getByText('First').waitFor();
    expect(await button(page, 'Delete version 2').count()).toBe(0);
    await button(page, 'Revert to version 1').click();
    await said(`“Versions at ${width}” is as in version 1 again.`);
    await list.getByRole('listitem').filter({ hasText: 'Version 3' }).getByText('Current').waitFor();
    await panel(page, 'First').waitFor();

    await button(page, 'Delete version 2').click();
    await dialog(`Delete version 2 of Versions at ${width}?`).waitFor();
    await expect.poll(() => focused().textContent()).toBe('Cancel');
    await page.keyboard.press('Enter');
    await list.getByRole('listitem').filter({ hasText: 'Version 2' }).waitFor();
    expect(await versions()).toHaveLength(3);
    await button(page, 'Delete version 2').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await list.getByRole('listitem').nth(2).waitFor({ state: 'detached' });

    const left = (await versions()).toSorted((one, other) => one.version - other.version);
    expect(left).toMatchObject([
      { version: 1, latest: false },
      { version: 3, latest: true },
    ]);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused().getAttribute('aria-label')).toBe(`Versions of Versions at ${width}`);
  });

  it.each(['light', 'dark'] as const)(
    'its pages and forms are accessible and fit a phone, in %s colours',
    async (colorScheme) => {
      await openAt('/maintenance', 390);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const found: Record<string, unknown> = {};
      for (const route of [
        ...['/maintenance', '/maintenance?form=window', '/budgets', '/budgets?form=budget', '/services'],
        ...['/webhooks', '/webhooks?form=webhook', '/costs', '/projects/project-logistics?form=dashboard'],
      ]) {
        await page.goto(`${dashboard.stack.url}/dashboard/#${route}`);
        await page
          .locator(route.includes('form=') ? '[role=dialog] input' : '.panel')
          .first()
          .waitFor();
        await expect.poll(() => page.locator('[aria-busy=true], [aria-label=Loading]').count()).toBe(0);
        const width = await page.evaluate('document.documentElement.scrollWidth');
        const violations = await findViolations(page);
        if (width !== 390 || violations.length > 0) found[route] = [width, ...violations];
      }

      expect(found).toEqual({});
    },
  );
});
