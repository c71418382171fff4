import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_DOMAIN } from '../../app/demo/session.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { hasBrowser } from '../explorer/browser.ts';
import { button, heading, panel, signInToRetail, startDashboard, type TestDashboard } from './dashboardPage.ts';

const CLOCK = String.raw`\d{1,2}:\d{2}\s?[AP]M`;

describe.skipIf(!hasBrowser())('the dashboard in an outage', { timeout: 90_000 }, () => {
  let dashboard: TestDashboard;
  let page: Page;
  beforeAll(async () => {
    // Short, because the gateway's waits are real; those of the page are of its own clock.
    dashboard = await startDashboard({ UPSTREAM_TIMEOUT_MS: '2000', REQUEST_TIMEOUT_MS: '5000' });
  }, 120_000);
  beforeEach(async () => {
    ({ page } = await dashboard.open());
    await page.clock.install();
    await signInToRetail(page);
  });
  afterEach(async () => {
    dashboard.upstream.resume();
    dashboard.upstream.lose(null);
    await page.context().close();
  });
  afterAll(() => dashboard[Symbol.asyncDispose]());

  const notice = () => page.getByRole('alert');
  const status = (text: string) => page.getByRole('status').getByText(text, { exact: true });
  const go = (route: string) => page.goto(`${dashboard.stack.url}/dashboard/#${route}`);
  const showOnCall = async () => {
    await go('/on-call');
    await page.getByRole('table', { name: 'Alerts', exact: true }).waitFor();
    await status('Live').waitFor();
  };
  /** Moves the clock of the page on by a second at a time, for as long as `promise` does not hold. */
  const advanceClockUntil = (promise: () => Promise<unknown>) =>
    expect.poll(() => page.clock.runFor(1_000).then(promise), { timeout: 60_000, interval: 200 }).toBe(true);

  it('a stopped service is announced on top with the time of the last answer, within 45 s, and the rows stay', async () => {
    await showOnCall();
    const rows = await page.getByRole('row').count();
    dashboard.upstream.stop();
    await page.clock.runFor(45_000);

    expect(await status('Live').count()).toBe(0);
    await expect.poll(() => notice().textContent(), { timeout: 30_000 }).toMatch(new RegExp(`as of ${CLOCK}`));
    await status('Not up to date').waitFor();
    expect(await page.getByRole('row').count()).toBe(rows);
    const { y = Number.NaN } = (await notice().boundingBox()) ?? {};
    expect(y).toBeLessThan(150);
  });

  it('a page that was open does not say that it is live after 15 s of silence', async () => {
    await showOnCall();
    dashboard.upstream.stop();
    await page.clock.runFor(15_000);

    await status('Live').waitFor({ state: 'detached' });
    await status('Connecting').or(status('Not up to date')).first().waitFor();
  });

  it('asks again by itself, and is up to date seconds after the service answers, whatever it said before', async () => {
    await showOnCall();
    const asked: number[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('"OnCall"')) asked.push(Date.now());
    });
    dashboard.upstream.stop();
    await page.clock.runFor(31_000);
    await advanceClockUntil(async () => asked.length >= 3);
    await expect.poll(() => notice().textContent()).toMatch(/Trying again (in [1-5] s|now)\./);
    dashboard.upstream.resume();
    await page.clock.runFor(6_000);

    await expect.poll(() => notice().textContent()).toBe('');
    await status('Live').waitFor();
  });

  it('shows "Not known now" for what could not be loaded, instead of "No policy" or an identifier', async () => {
    dashboard.upstream.lose('alert-manager');
    await go('/on-call');
    const table = page.getByRole('table', { name: 'Alerts', exact: true });
    await table.waitFor();

    await notice().getByText('Part of the service does not answer.').waitFor();
    expect(await table.getByText('Not known now').count()).toBeGreaterThan(0);
    expect(await table.getByText('No policy').count()).toBe(0);
    const note = await panel(page, 'Open alerts').getByText('is not available now').boundingBox();
    expect(note?.y).toBeLessThan((await table.boundingBox())?.y ?? 0);
  });

  it.each([
    { route: '/', title: 'Overview' },
    { route: '/on-call', title: 'On call' },
    { route: '/projects/project-search', title: 'Project' },
    { route: '/alerts/alert-of-somebody', title: 'Alert' },
  ])(
    'a page that is opened at $route says once that there is no answer, and nothing that it does not know',
    async ({ route, title }) => {
      dashboard.upstream.stop();
      const opened = await page.context().newPage();
      await opened.goto(`${dashboard.stack.url}/dashboard/#${route}`);
      await opened.getByRole('alert').getByText('The service does not answer.').waitFor();

      await heading(opened, title).waitFor();
      expect(await opened.title()).toBe(`${title} · Skein`);
      const shown = (await opened.locator('body').innerText()).replaceAll(/\s+/g, ' ');
      expect(shown).not.toMatch(/None that you may see|There is no such|workspace-retail|project-search|owner@example/);
      expect(shown.match(/does not answer|did not answer|not available|could not be/gi)).toHaveLength(1);

      dashboard.upstream.resume();
      await opened.getByRole('navigation').getByRole('link', { name: 'Product search' }).waitFor();
      await expect.poll(() => opened.getByRole('alert').textContent()).toBe('');
      await opened.close();
    },
  );

  it.each([
    { what: 'fails', stop: () => dashboard.upstream.lose('cost-analysis/v1/budget-usage') },
    { what: 'does not answer', stop: () => dashboard.upstream.stop('cost-analysis/v1/budget-usage') },
  ])('while what is spent of budgets $what, the overview says that it is not known', async ({ stop }) => {
    stop();
    const opened = await page.context().newPage();
    await opened.goto(`${dashboard.stack.url}/dashboard/#/`);
    await panel(opened, 'Budgets at risk').getByText('Not known now').waitFor();

    await panel(opened, 'Budgets passed or close').getByText('What is spent is not known now.').waitFor();
    await panel(opened, 'Cost this month').getByText('budget not known now').waitFor();
    await opened.goto(`${dashboard.stack.url}/dashboard/#/budgets`);
    await opened.getByRole('row').getByText('Not known now').first().waitFor();
    expect(await opened.getByText('Within').count()).toBe(0);

    dashboard.upstream.lose(null);
    dashboard.upstream.resume();
    await opened.getByRole('row').getByText('Within').first().waitFor();
    await opened.close();
  });

  it('the overview has no number of budgets at risk before what is spent of them comes', async () => {
    dashboard.upstream.stop('cost-analysis/v1/budget-usage');
    const opened = await page.context().newPage();
    await opened.goto(`${dashboard.stack.url}/dashboard/#/`);
    const figure = panel(opened, 'Budgets at risk').locator('.figure-value');
    await panel(opened, 'Cost by provider').getByRole('img').first().waitFor();
    expect((await figure.allTextContents()).join()).not.toMatch(/\d/);
    expect(await panel(opened, 'Cost this month').textContent()).not.toContain('no budget');

    dashboard.upstream.resume();
    await figure.filter({ hasText: /^[1-9]/ }).waitFor();
    await opened.close();
  });

  it.each([
    {
      lost: 'alert-manager/v1/escalation-policy',
      route: '/services',
      says: /Escalation policies: Not known now/,
      never: /nobody is notified/,
    },
    {
      lost: 'monitoring/v1/note',
      route: '/projects/project-checkout',
      says: /Newest open alerts.*Not known now/s,
      never: /There is no such/,
    },
    {
      lost: 'dashboard/v1/project-dashboard/list-versions',
      route: '/projects/project-checkout',
      says: /Cost.*Versions/s,
      never: /0 versions/,
    },
  ])('a page at $route does not take what $lost would say for nothing', async ({ lost, route, says, never }) => {
    dashboard.upstream.lose(lost);
    const opened = await page.context().newPage();
    await opened.goto(`${dashboard.stack.url}/dashboard/#${route}`);

    await expect.poll(() => opened.locator('main').innerText(), { timeout: 30_000 }).toMatch(says);
    expect(await opened.locator('main').innerText()).not.toMatch(never);
    await opened.close();
  });

  it('a page of a webhook does not say that no event has come while its alerts are not known', async () => {
    const { results } = await dashboard.owner.call(webhook.list, { domain_id: DEMO_DOMAIN });
    dashboard.upstream.lose('monitoring/v1/alert');
    const opened = await page.context().newPage();
    await opened.goto(`${dashboard.stack.url}/dashboard/#/webhooks/${results[0]?.webhook_id}`);

    await panel(opened, 'Alerts that came through it').getByText('not available now').waitFor();
    await opened.close();
  });

  it('a page whose server does not say who is signed in waits for it, and asks nobody to sign in', async () => {
    const opened = await page.context().newPage();
    let isUp = false;
    await opened.route('**/session', (route) => (isUp ? route.continue() : route.abort('connectionrefused')));
    await opened.goto(`${dashboard.stack.url}/dashboard/#/on-call`);
    await opened.getByRole('alert').getByText('The server cannot be reached.').waitFor();

    expect(await opened.title()).toBe('Skein');
    await opened.getByRole('status', { name: 'Loading' }).waitFor();
    expect(await button(opened, 'Sign in').count()).toBe(0);
    isUp = true;
    await heading(opened, 'On call').waitFor();
    await opened.close();
  });

  it('an alert that is acknowledged has no next step where that ends its escalation', async () => {
    const { results } = await dashboard.owner.call(alert.list, { state: 'TRIGGERED' });
    const escalating = results.find(
      ({ escalation_policy_id, escalation_ttl = 0 }) => escalation_policy_id && escalation_ttl > 0,
    );
    const number = escalating?.alert_number;
    await go(`/on-call?q=${number}`);
    const row = page.getByRole('row').filter({ hasText: new RegExp(`#${number}\\b`) });
    await row.getByRole('button', { name: /^Acknowledge/ }).click();
    await row.getByText('Acknowledged').waitFor();

    expect(await row.textContent()).not.toMatch(/next step|escalates/);
    await row.getByText('stopped').waitFor();
  });
});
