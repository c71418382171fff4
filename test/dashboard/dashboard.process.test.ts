import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_DOMAIN, DEMO_PASSWORD, type DemoSession, postEvent } from '../../app/demo/session.ts';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { webhook } from '../../contract/monitoring/webhook.ts';
import { findViolations, hasBrowser, type WatchedPage } from '../explorer/browser.ts';
import type { DemoStack } from '../explorer/demoStack.ts';
import { type EventReader, openEventReader } from '../live/serverSentEvents.ts';
import { issueAccessToken } from '../service/testDomain.ts';
import { missingAlertmanager, startAlertmanager } from './alertmanager.ts';
import {
  button,
  heading,
  panel,
  RETAIL,
  signInToRetail,
  startDashboard,
  type TestDashboard,
  TRUSTED_DOCUMENTS,
} from './dashboardPage.ts';

const DOCUMENTS: Readonly<Record<string, string>> = JSON.parse(readFileSync(TRUSTED_DOCUMENTS, 'utf8'));
const DAY_MS = 86_400_000;

/** The cells of a table view, as numbers; the first column, the category, is left out. */
const readPanelTable = async (page: Page, name: string): Promise<Record<string, number[]>> => {
  await panel(page, name).getByText('Table', { exact: true }).click();
  const rows = await panel(page, name).getByRole('row').all();
  const columns = (await rows[0]?.getByRole('columnheader').allTextContents())?.slice(1) ?? [];
  const cells = await Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allTextContents()));
  const numbers = cells.map((texts) => texts.map((text) => Number(text.replaceAll(/[^\d.-]/g, ''))));
  return Object.fromEntries(columns.map((column, index) => [column, numbers.map((row) => row[index] ?? Number.NaN)]));
};

/** `2026-11`, or an earlier month. */
const monthsAgo = (count: number): string => {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
};

/** Alerts of earlier days, each of which ended on its day: two on the day before yesterday's yesterday, and so on. */
const sendHistory = async ({ serviceUrl, setClock }: DemoStack, owner: DemoSession): Promise<void> => {
  const { results } = await owner.call(webhook.list, { domain_id: DEMO_DOMAIN, name: 'Checkout: backup jobs' });
  const url = results[0]?.webhook_url ?? '';
  for (let day = 13; day > 0; day--) {
    setClock(-day * DAY_MS);
    const events = Array.from({ length: 2 + ((day * 5) % 7) }, (_, index) => ({
      event_key: `backup-${day}-${index}`,
      title: `Backup ${index + 1} took too long`,
      severity: 'WARNING',
    }));
    await postEvent(serviceUrl, url, events);
    await postEvent(
      serviceUrl,
      url,
      events.map((event) => ({ ...event, event_type: 'RECOVERY' })),
    );
  }
  setClock(0);
};

describe.skipIf(!hasBrowser())('the page at /dashboard', { timeout: 60_000 }, () => {
  let dashboard: TestDashboard;
  let stack: DemoStack;
  let owner: DemoSession;
  let opened: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    dashboard = await startDashboard();
    ({ stack, owner } = dashboard);
    await sendHistory(stack, owner);
  }, 120_000);
  beforeEach(async () => {
    opened = await dashboard.open();
    page = opened.page;
  });
  afterEach(async () => {
    await page.context().close();
    expect(opened.foreignRequests, 'no requests to other servers').toEqual([]);
    expect(opened.problems, 'no errors or warnings in the browser').toEqual([]);
  });
  afterAll(async () => {
    await dashboard[Symbol.asyncDispose]();
  });

  const go = (route: string) => page.goto(`${stack.url}/dashboard/#${route}`);
  const metrics = async () => (await fetch(`${stack.url}/metrics`)).text();
  const countEvents = async () => Number(/^graphql_stream_events_total (\d+)/m.exec(await metrics())?.[1]);
  const countOf = (filter: object) => dashboard.countOf(filter);

  it('shows the cost of each provider and month as the POST API has it', async () => {
    await signInToRetail(page);
    const shown = await readPanelTable(page, 'Cost by provider');

    const months = Array.from({ length: 12 }, (_, index) => monthsAgo(11 - index));
    const { results } = await owner.call(costReportData.analyze, {
      workspace_id: RETAIL,
      query: {
        ...{ granularity: 'MONTHLY', start: monthsAgo(11), end: monthsAgo(0), group_by: ['provider'] },
        fields: { cost: { key: 'cost.USD', operator: 'sum' } },
      },
    });
    const rows = results as readonly { provider: string; date: string; cost: number }[];
    const costOf = (provider: string, month: string) =>
      Math.round(rows.find((row) => row.provider === provider && row.date === month)?.cost ?? 0);
    for (const [name, provider] of Object.entries({ AWS: 'aws', Azure: 'azure', 'Google Cloud': 'google_cloud' }))
      expect(shown[name], name).toEqual(months.map((month) => costOf(provider, month)));
    // 2,400,000 USD for the two years 2026 and 2027 of the demo.
    expect(shown.Budget?.at(-1)).toBe(100_000);
  });

  it('draws the chart, which shows the values of the month under the pointer', async () => {
    await signInToRetail(page);
    const chart = panel(page, 'Cost by provider').getByRole('img').first();
    await chart.locator('svg path').first().waitFor({ state: 'attached' });
    const { width = 0 } = (await chart.boundingBox()) ?? {};
    await chart.hover({ position: { x: width - 30, y: 150 } });

    await expect.poll(() => panel(page, 'Cost by provider').textContent()).toMatch(/AWS\$[\d,]+.*Budget\$100,000/);
  });

  it('counts alerts as the POST API has them: open ones by state and urgency, and all by day', async () => {
    await signInToRetail(page);
    const cells = await page
      .getByRole('table', { name: 'Open alerts by state and urgency' })
      .getByRole('cell')
      .allTextContents();
    const shown = await readPanelTable(page, 'Alerts per day');

    const expected = [
      await countOf({ state: 'TRIGGERED', urgency: 'HIGH' }),
      await countOf({ state: 'TRIGGERED', urgency: 'LOW' }),
      await countOf({ state: 'ACKNOWLEDGED', urgency: 'HIGH' }),
      await countOf({ state: 'ACKNOWLEDGED', urgency: 'LOW' }),
    ];
    expect(cells.filter((text) => text !== '').map(Number)).toEqual(expected);
    const { results } = await owner.call(alert.list, {});
    const openedOn = (day: string) => results.filter(({ created_at }) => created_at.startsWith(day)).length;
    const today = Math.floor(Date.now() / DAY_MS);
    const days = Array.from({ length: 14 }, (_, index) => new Date((today - 13 + index) * DAY_MS).toISOString());
    expect(shown.Opened).toEqual(days.map((day) => openedOn(day.slice(0, 10))));
    expect(shown.Opened?.[0]).toBeGreaterThan(0);
  });

  describe('on call', () => {
    let title: string;
    const onFire = () => ({ alertname: title, severity: 'critical' });
    const row = () => page.getByRole('row').filter({ hasText: title });
    const status = (text: string) => page.getByRole('status').getByText(text, { exact: true });
    /** Opens the page. Returns what it sends for its list from then on: `a stream`, or the name of the operation. */
    const open = async (): Promise<string[]> => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.headers().accept === 'text/event-stream') sent.push('a stream');
        else if (request.method() === 'POST' && request.postDataJSON().operationName === 'OnCall') sent.push('OnCall');
      });
      await go('/on-call');
      await page.getByRole('table', { name: 'Alerts', exact: true }).waitFor();
      return sent;
    };
    /** Opens as many streams of the signed-in user as are allowed. Returns a function that closes them. */
    const useUpStreams = async (): Promise<() => void> => {
      const token = await issueAccessToken(stack.serviceUrl, DEMO_DOMAIN, owner.userId, DEMO_PASSWORD);
      const text = Object.values(DOCUMENTS).find((document) => document.startsWith('subscription')) ?? '';
      const streams: EventReader[] = [];
      while (streams.at(-1)?.status !== 429) streams.push(await openEventReader(stack.url, text, { token }));
      return () => {
        for (const stream of streams) stream.close();
      };
    };
    const startNotifying = async () => {
      const { results } = await owner.call(webhook.list, { domain_id: DEMO_DOMAIN, name: 'Checkout: Alertmanager' });
      return startAlertmanager(stack.serviceUrl + new URL(results[0]?.webhook_url ?? '').pathname);
    };
    /** Moves the clock of the page forward until it shows what is expected. */
    const advanceClockUntil = (promise: () => Promise<void>) =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(10_000);
            return promise().then(
              () => true,
              () => false,
            );
          },
          { timeout: 30_000, interval: 300 },
        )
        .toBe(true);
    beforeEach(async () => {
      title = `Till ${randomUUID()} is on fire`;
      await page.clock.install();
      await signInToRetail(page);
    });

    it.skipIf(missingAlertmanager)(
      `lists an alert of Alertmanager by its stream, which it checks twice a minute, acknowledges it, and drops it when it has ended ${missingAlertmanager ?? ''}`,
      async () => {
        await using alertmanager = await startNotifying();
        const sent = await open();
        await status('Live').waitFor();
        sent.splice(0);
        await page.clock.runFor(60_000);
        await expect.poll(() => sent.length).toBeGreaterThanOrEqual(2);
        expect(sent).not.toContain('a stream');

        await alertmanager.send(onFire(), title);
        await row().getByText('Triggered').waitFor();
        await row()
          .getByRole('button', { name: /^Acknowledge/ })
          .click();
        await row().getByText('Acknowledged').waitFor();
        expect(await countOf({ state: 'ACKNOWLEDGED', title })).toBe(1);

        await alertmanager.send(onFire(), title, true);
        await row().waitFor({ state: 'detached' });
        expect(await countOf({ state: 'RESOLVED', title })).toBe(1);
      },
    );

    it.skipIf(missingAlertmanager)(
      `polls while its stream is refused, and is live again when it is not ${missingAlertmanager ?? ''}`,
      async () => {
        await using alertmanager = await startNotifying();
        const release = await useUpStreams();
        await open();
        await status('Checking every 10 s').waitFor();

        await alertmanager.send(onFire(), title);
        await advanceClockUntil(() => row().getByText('Triggered').waitFor({ timeout: 300 }));
        await status('Checking every 10 s').waitFor();
        release();
        await advanceClockUntil(() => status('Live').waitFor({ timeout: 300 }));
        await alertmanager.send(onFire(), title, true);
        await row().waitFor({ state: 'detached' });

        expect(opened.problems.splice(0).every((problem) => problem.includes('429'))).toBe(true);
      },
    );

    it('neither streams nor asks for the list while it is paused, not even for a change just before', async () => {
      const { results } = await owner.call(webhook.list, { domain_id: DEMO_DOMAIN, name: 'Checkout: backup jobs' });
      const openAlert = () =>
        postEvent(stack.serviceUrl, results[0]?.webhook_url ?? '', [
          { event_key: randomUUID(), title, severity: 'WARNING' },
        ]);
      const sent = await open();
      await status('Live').waitFor();
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5_000);
      await page.waitForLoadState('networkidle');
      sent.splice(0);
      // The first change is asked for at once, the second not before the clock goes on.
      await openAlert();
      await expect.poll(() => sent).toEqual(['OnCall']);
      const events = await countEvents();
      await openAlert();
      await expect.poll(countEvents).toBeGreaterThan(events);
      await page.getByRole('switch', { name: 'Update automatically' }).setChecked(false);
      await status('Paused').waitFor();
      await expect.poll(metrics, { timeout: 30_000 }).toMatch(/^graphql_streams 0$/m);
      sent.splice(0);
      const pulse = page.waitForRequest((request) => request.postData()?.includes('"Pulse"') ?? false);
      await page.clock.runFor(60_000);
      await pulse;

      expect(sent).toEqual([]);
    });
  });

  it('acknowledges and resolves alerts in place, and its figures follow', async () => {
    await signInToRetail(page);
    const triggered = await countOf({ state: 'TRIGGERED' });
    const alerts = panel(page, 'Newest open alerts');
    const row = alerts.getByRole('row').filter({ has: page.getByRole('button', { name: /^Acknowledge / }) });
    // Several alerts have the same title.
    const link = await row.first().getByRole('link').first().getAttribute('href');
    const chosen = alerts.getByRole('row').filter({ has: page.locator(`a[href="${link}"]`) });
    await chosen.getByRole('button', { name: /^Acknowledge / }).click();

    await panel(page, 'Open alerts')
      .getByText(`${triggered - 1} not acknowledged`)
      .waitFor();
    await chosen.getByRole('button', { name: /^Resolve / }).click();
    await page.getByRole('status').getByText('Alert resolved.').waitFor();
    await expect.poll(() => chosen.count(), { timeout: 30_000 }).toBe(0);
  });

  it('acknowledges several alerts at once with the keyboard', async () => {
    await signInToRetail(page);
    await go('/on-call?state=TRIGGERED');
    await page.getByRole('table', { name: 'Alerts', exact: true }).waitFor();
    const triggered = await countOf({ state: 'TRIGGERED' });
    const boxes = page.locator('input[aria-label^="Choose "]:enabled');
    for (const index of [1, 2, 3]) {
      await boxes.nth(index).focus();
      await page.keyboard.press('Space');
    }
    await button(page, 'Acknowledge 3').focus();
    await page.keyboard.press('Enter');

    await page.getByRole('status').getByText('3 alerts acknowledged.').waitFor();
    expect(await countOf({ state: 'TRIGGERED' })).toBe(triggered - 3);
  });

  it('shows a project with its dashboards and versions, apps and agents', async () => {
    await signInToRetail(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Checkout' }).click();
    await heading(page, 'Checkout').waitFor();
    await page.getByText('Checkout deployment').waitFor();
    await page.getByText('retail-production cluster').waitFor();
    await page.getByText('Checkout 2026').waitFor();
    await button(page, '4 versions of Cost').click();
    await page.getByRole('dialog').getByText('Version 4').waitFor();
    await page.keyboard.press('Escape');
  });

  it.each(['light', 'dark'] as const)('is accessible in %s colours, by the rules of axe', async (colorScheme) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await button(page, /Ada Admin/).waitFor();
    const found: Record<string, string[]> = { 'sign-in': await findViolations(page) };
    await signInToRetail(page);
    await page.locator('svg path').nth(5).waitFor({ state: 'attached' });
    found.overview = await findViolations(page);
    await go('/on-call');
    await page.locator('input[aria-label^="Choose "]:enabled').nth(1).check();
    found['on call'] = await findViolations(page);
    await go('/projects/project-checkout');
    await page.getByText('Checkout deployment').waitFor();
    found.project = await findViolations(page);
    await panel(page, 'Newest open alerts').getByRole('table').getByRole('link').first().click();
    await page.getByRole('list', { name: 'Steps' }).waitFor();
    found.alert = await findViolations(page);

    expect(found).toEqual({ 'sign-in': [], overview: [], 'on call': [], project: [], alert: [] });
  });

  it('says in each panel of a new workspace that there is nothing, on a phone and in dark colours', async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 740 });
    await button(page, /Ada Admin/).click();
    await button(page, /New team/).click();

    for (const [name, text] of [
      ['Cost by provider', 'No cost is reported for these months.'],
      ['Budgets passed or close', 'All budgets are within their limits.'],
      ['Newest open alerts', 'No alert is open.'],
    ] as const)
      await panel(page, name).getByText(text).waitFor();
    const found: Record<string, string[]> = { overview: await findViolations(page) };
    await go('/on-call');
    await panel(page, 'Open alerts').getByText('No alert matches.').waitFor();
    await page.getByRole('status').getByText('Live').waitFor();
    found['on call'] = await findViolations(page);
    await button(page, 'Navigation').click();
    await page.getByRole('link', { name: 'Overview' }).waitFor();
    found.navigation = await findViolations(page);

    expect(found).toEqual({ overview: [], 'on call': [], navigation: [] });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });

  it('fits the width of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const widths = [await page.evaluate('document.documentElement.scrollWidth')];
    await signInToRetail(page);
    for (const route of ['/', '/on-call', '/projects/project-checkout']) {
      await go(route);
      await page.getByRole('table').first().waitFor();
      widths.push(await page.evaluate('document.documentElement.scrollWidth'));
    }
    await button(page, 'Navigation').click();
    await page.getByRole('link', { name: 'Overview' }).click();

    await heading(page, 'Overview').waitFor();
    expect(widths).toEqual([360, 360, 360, 360]);
  });
});
