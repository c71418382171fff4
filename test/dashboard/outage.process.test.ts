import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alert } from '../../contract/monitoring/alert.ts';
import { hasBrowser } from '../explorer/browser.ts';
import { type Dashboard, enter, panel, startDashboard } from './dashboardPage.ts';

const CLOCK = String.raw`\d{1,2}:\d{2}\s?[AP]M`;

describe.skipIf(!hasBrowser())('the dashboard in an outage', { timeout: 90_000 }, () => {
  let dashboard: Dashboard;
  let page: Page;
  beforeAll(async () => {
    // Short, because the gateway's waits are real; those of the page are of its own clock.
    dashboard = await startDashboard({ UPSTREAM_TIMEOUT_MS: '2000', REQUEST_TIMEOUT_MS: '5000' });
  }, 120_000);
  beforeEach(async () => {
    ({ page } = await dashboard.open());
    await page.clock.install();
    await enter(page);
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
  const untilLater = (promise: () => Promise<unknown>) =>
    expect.poll(() => page.clock.runFor(1_000).then(promise), { timeout: 60_000, interval: 200 }).toBe(true);

  it('U1: a stopped service is announced on top with the time of the last answer, within 45 s, and the rows stay', async () => {
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

  it('U1: it asks again by itself with growing pauses, and is up to date once the service answers', async () => {
    await showOnCall();
    const asked: number[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('"OnCall"')) asked.push(Date.now());
    });
    dashboard.upstream.stop();
    await page.clock.runFor(31_000);
    await untilLater(async () => asked.length >= 3);
    await expect.poll(() => notice().textContent()).toMatch(/Trying again/);
    dashboard.upstream.resume();
    await untilLater(async () => (await notice().textContent()) === '');

    await status('Live').waitFor();
  });

  it('U1: what could not be loaded is not known, which is neither "No policy" nor an identifier', async () => {
    dashboard.upstream.lose('alert-manager');
    await go('/on-call');
    const table = page.getByRole('table', { name: 'Alerts', exact: true });
    await table.waitFor();

    await notice().getByText('Incomplete').waitFor();
    expect(await table.getByText('Not known now').count()).toBeGreaterThan(0);
    expect(await table.getByText('No policy').count()).toBe(0);
    const note = await panel(page, 'Open alerts').getByText('is not available now').boundingBox();
    expect(note?.y).toBeLessThan((await table.boundingBox())?.y ?? 0);
  });

  it('U2: an alert that is acknowledged has no next step where that ends its escalation', async () => {
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
