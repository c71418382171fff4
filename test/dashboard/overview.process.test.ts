import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_DOMAIN } from '../../app/demo/session.ts';
import { budget } from '../../contract/cost-analysis/budget.ts';
import { costReportData } from '../../contract/cost-analysis/costReportData.ts';
import { projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import { hasBrowser, type WatchedPage } from '../explorer/browser.ts';
import { button, heading, panel, RETAIL, signInToRetail, startDashboard, type TestDashboard } from './dashboardPage.ts';

/** `2026-11` for this month, 1 for the one before. */
const monthsAgo = (count: number): string => {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
};

describe.skipIf(!hasBrowser())('the overview and the dashboards of projects', { timeout: 90_000 }, () => {
  let dashboard: TestDashboard;
  let opened: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    dashboard = await startDashboard();
  }, 120_000);
  beforeEach(async () => {
    opened = await dashboard.open();
    page = opened.page;
  });
  afterEach(async () => {
    dashboard.upstream.resume();
    await page.context().close();
    expect(opened.problems, 'no errors or warnings in the browser').toEqual([]);
  });
  afterAll(() => dashboard[Symbol.asyncDispose]());

  const rowsOf = (name: string) => panel(page, name).getByRole('listitem');
  const figureOf = async (name: string) => Number(await panel(page, name).locator('.figure-value').textContent());

  it('an area that does not answer delays no panel of another', async () => {
    dashboard.upstream.stop('cost-analysis');
    await signInToRetail(page);

    expect(await figureOf('Open alerts')).toBe(
      (await dashboard.countOf({ state: 'TRIGGERED' })) + (await dashboard.countOf({ state: 'ACKNOWLEDGED' })),
    );
    expect(await panel(page, 'Cost by provider').getAttribute('aria-busy')).toBe('true');
    dashboard.upstream.resume();
    await panel(page, 'Cost by provider').getByRole('img').first().waitFor();
  });

  it('asks once for the whole page, whose parts are drawn as they come', async () => {
    dashboard.upstream.stop('cost-analysis');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/graphql')) asked.push(JSON.parse(request.postData() ?? '{}').operationName);
    });
    await signInToRetail(page);
    await expect.poll(() => panel(page, 'Maintenance now').getAttribute('aria-busy')).toBe('false');
    for (const name of ['Cost by provider', 'Cost this month', 'Budgets passed or close'])
      expect(await panel(page, name).getAttribute('aria-busy')).toBe('true');

    dashboard.upstream.resume();

    await panel(page, 'Cost by provider').getByRole('img').first().waitFor();
    await rowsOf('Budgets passed or close').first().waitFor();
    expect(asked.filter((name) => name.startsWith('Overview'))).toEqual(['Overview']);
  });

  it('an incremental answer that is asked for again leaves what is shown until the new parts come', async () => {
    await signInToRetail(page);
    await panel(page, 'Cost by provider').getByRole('img').first().waitFor();
    dashboard.upstream.stop('cost-analysis');
    const row = panel(page, 'Newest open alerts').getByRole('row').filter({ hasText: 'Triggered' }).first();
    const title = await row.getByRole('link').first().textContent();
    await row.getByRole('button', { name: /Acknowledge/ }).click();

    const after = panel(page, 'Newest open alerts')
      .getByRole('row')
      .filter({ hasText: title ?? '' });
    await after.getByText('Acknowledged').first().waitFor();
    expect(await panel(page, 'Cost by provider').getAttribute('aria-busy')).toBe('false');
    dashboard.upstream.resume();
  });

  it('the number of budgets at risk is the number of rows', async () => {
    await signInToRetail(page);
    const { results } = await dashboard.owner.call(budget.list, { workspace_id: RETAIL });
    const list = panel(page, 'Budgets passed or close');
    await list.getByRole('listitem').first().waitFor();
    const all = list.getByRole('button', { name: /^Show all/ });
    if ((await all.count()) > 0) await all.click();

    const count = await figureOf('Budgets at risk');
    expect(await rowsOf('Budgets passed or close').count()).toBe(count);
    await panel(page, 'Budgets at risk').getByText(`of ${results.length} budgets`).waitFor();
  });

  it('the cost of the month stands next to that of the last month and the forecast, and the table has totals', async () => {
    await signInToRetail(page);
    const { results } = await dashboard.owner.call(costReportData.analyze, {
      workspace_id: RETAIL,
      query: {
        ...{ granularity: 'MONTHLY', start: monthsAgo(11), end: monthsAgo(0) },
        fields: { cost: { key: 'cost.USD', operator: 'sum' } },
      },
    });
    const rows = results as readonly { date: string; cost: number }[];
    const money = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;
    const costOf = (month: string) => rows.find(({ date }) => date === month)?.cost ?? 0;
    const figure = panel(page, 'Cost this month');
    await figure.getByText(`${money(costOf(monthsAgo(1)))} last month`).waitFor();
    const forecast = Number(
      /\$([\d,]+) at this rate/.exec((await figure.textContent()) ?? '')?.[1]?.replaceAll(',', ''),
    );
    expect(forecast).toBeGreaterThanOrEqual(Math.round(costOf(monthsAgo(0))));

    await panel(page, 'Cost by provider').getByText('Table', { exact: true }).click();
    const table = panel(page, 'Cost by provider').getByRole('table');
    const headers = await table.getByRole('columnheader').allTextContents();
    const cells = await table.getByRole('row').last().getByRole('cell').allTextContents();
    expect(cells[headers.indexOf('Total') - 1]).toBe(money(costOf(monthsAgo(0))));
  });

  it.each([
    { figure: 'Open alerts', filter: [{ state: 'TRIGGERED' }, { state: 'ACKNOWLEDGED' }] },
    {
      figure: 'Urgent alerts',
      filter: [
        { state: 'TRIGGERED', urgency: 'HIGH' },
        { state: 'ACKNOWLEDGED', urgency: 'HIGH' },
      ],
    },
  ])('the number of $figure leads to its rows', async ({ figure, filter }) => {
    await signInToRetail(page);
    const counts = await Promise.all(filter.map(dashboard.countOf));
    await panel(page, figure).getByRole('link').click();

    await heading(page, 'On call').waitFor();
    await page.getByText(`${counts.reduce((sum, count) => sum + count, 0)} in all`).waitFor();
  });

  it('draws the widgets of each dashboard of a project, with the values of the POST API', async () => {
    await signInToRetail(page);
    const { results } = await dashboard.owner.call(projectDashboard.list, {
      domain_id: DEMO_DOMAIN,
      project_id: 'project-checkout',
    });
    expect(results.length).toBeGreaterThan(1);
    for (const { project_dashboard_id, name, layouts } of results) {
      await page.goto(`${dashboard.stack.url}/dashboard/#/dashboards/${project_dashboard_id}`);
      await heading(page, name).waitFor();
      const widgets = (layouts as readonly { title: string; widget: string; query: { state?: string[] } }[][]).flat();
      for (const { title, widget, query } of widgets) {
        await expect.poll(() => panel(page, title).getAttribute('aria-busy')).toBe('false');
        expect(await panel(page, title).textContent()).not.toContain('does not draw');
        if (widget !== 'number') continue;
        const shown = Number(await panel(page, title).locator('.figure-value').textContent());
        const { state: states = [] } = query;
        const counts = states.map((state) => dashboard.countOf({ project_id: 'project-checkout', state }));
        expect(states).toEqual(['TRIGGERED', 'ACKNOWLEDGED']);
        expect(shown).toBe((await Promise.all(counts)).reduce((sum, count) => sum + count));
      }
    }
  });

  it('says of a widget of another kind that it is not drawn', async () => {
    const { project_dashboard_id } = await dashboard.owner.call(projectDashboard.create, {
      ...{ domain_id: DEMO_DOMAIN, project_id: 'project-checkout', name: 'Gauges', viewers: 'PUBLIC' },
      layouts: [[{ widget: 'gauge', title: 'Load' }], 'odd'],
    });
    await signInToRetail(page);
    await page.goto(`${dashboard.stack.url}/dashboard/#/dashboards/${project_dashboard_id}`);

    await panel(page, 'Load').getByText('does not draw widgets of the kind “gauge”').waitFor();
  });

  it('Ctrl+K leads to pages, projects and alerts, and Escape closes it, by keyboard alone', async () => {
    await signInToRetail(page);
    const goTo = async (text: string) => {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Do or go to' });
      await dialog.getByLabel('Page, project, alert').fill(text);
      await dialog.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
    };

    await goTo('on c');
    await heading(page, 'On call').waitFor();
    await goTo('checkout');
    await heading(page, 'Checkout')
      .or(page.getByRole('heading', { level: 1, name: /Checkout/ }))
      .first()
      .waitFor();
    await goTo('zzz');
    await expect.poll(() => page.url()).toMatch(/#\/on-call\?state=ALL&q=zzz$/);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Do or go to' });
    await dialog.getByLabel('Page, project, alert').fill('che');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('saves the values of a chart, and the alerts of a list, as CSV', async () => {
    await signInToRetail(page);
    const savedBy = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
      return (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trim().split('\n');
    };
    await panel(page, 'Cost by provider').getByText('Table', { exact: true }).click();

    const cost = await savedBy('Cost by provider: CSV');
    expect(cost[0]).toMatch(/^Month,.*Total/);
    expect(cost).toHaveLength(1 + (await panel(page, 'Cost by provider').locator('tbody tr').count()));
    await page.getByRole('link', { name: 'On call' }).first().click();
    await panel(page, 'Open alerts').getByRole('table').waitFor();
    const alerts = await savedBy('CSV');
    expect(alerts[0]).toBe('Number,Title,State,Urgency,Project,Assignee,Opened');
    const incidents = panel(page, 'Open alerts').getByRole('list', { name: 'Of the same incident' });
    const rows = await panel(page, 'Open alerts').locator('tbody tr').count();
    expect(alerts).toHaveLength(1 + rows + (await incidents.getByRole('listitem').count()));
  });

  it('leads from a bar of a chart, and from its table, to the rows behind it', async () => {
    await signInToRetail(page);
    await panel(page, 'Alerts per day').getByText('Table', { exact: true }).click();
    const row = panel(page, 'Alerts per day').locator('tbody tr').nth(-2);
    const opened = Number(await row.getByRole('cell').nth(1).textContent());
    await row.getByRole('link').click();
    await panel(page, 'Alerts').getByText(`${opened} in all`).waitFor();

    await page.goBack();
    const chart = panel(page, 'Cost by provider').getByRole('img').first();
    await chart.locator('svg path').first().waitFor({ state: 'attached' });
    const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
    await chart.click({ position: { x: width - 30, y: height - 60 } });
    await heading(page, `Cost of ${monthName()}`).waitFor();
    expect(await page.getByRole('combobox', { name: 'provider' }).inputValue()).toBe('AWS');
    await page.getByRole('row').filter({ hasText: 'Together' }).waitFor();
  });

  it.each([390, 1280])(
    'shows cost of months of one’s own, next to that of this month, on a page of %i pixels',
    async (width) => {
      await page.setViewportSize({ width, height: 844 });
      await signInToRetail(page);
      const figure = await panel(page, 'Cost this month').locator('.figure-value').textContent();
      await page.getByRole('combobox', { name: 'Months of cost' }).selectOption('own');
      await page.getByLabel('First month').fill(monthsAgo(10));
      await page.getByLabel('Last month').fill(monthsAgo(8));
      const cost = panel(page, 'Cost by provider');
      await cost.getByText('Table', { exact: true }).click();
      await expect.poll(() => cost.getByRole('table').getByRole('rowheader').count()).toBe(3);
      expect(await panel(page, 'Cost this month').locator('.figure-value').textContent()).toBe(figure);

      await page.reload();
      await cost.getByText('Table', { exact: true }).click();
      await expect.poll(() => cost.getByRole('table').getByRole('rowheader').count()).toBe(3);
      const { search } = new URL(page.url().replace('#', ''));
      await page.goto(`${dashboard.stack.url}/dashboard/#/projects/project-checkout${search}`);
      const byProduct = panel(page, 'Cost by product');
      await byProduct.getByText('Table', { exact: true }).click();
      await expect.poll(() => byProduct.getByRole('table').getByRole('rowheader').count()).toBe(3);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    },
  );

  it('shows a range of days of one’s own, with the maintenance in it', async () => {
    await signInToRetail(page);
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    await page.getByRole('combobox', { name: 'Period' }).selectOption('own');
    await page.getByLabel('From', { exact: true }).fill(day(4));
    await page.getByLabel('To', { exact: true }).fill(day(0));
    await panel(page, 'Alerts per day').getByText('Maintenance').waitFor();
    await panel(page, 'Alerts per day').getByText('Table', { exact: true }).click();

    await expect.poll(() => panel(page, 'Alerts per day').locator('tbody tr').count()).toBe(5);
    await button(page, 'Alerts per day: full screen').click();
    await page.getByRole('dialog', { name: 'Alerts per day' }).getByRole('table').waitFor();
  });
});

const monthName = (): string =>
  new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date());
