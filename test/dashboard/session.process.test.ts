import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasBrowser, type WatchedPage } from '../explorer/browser.ts';
import { button, heading, panel, signInToRetail, startDashboard, type TestDashboard } from './dashboardPage.ts';

describe.skipIf(!hasBrowser())('the session of the dashboard', () => {
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
  afterEach(() => page.context().close());
  afterAll(() => dashboard[Symbol.asyncDispose]());

  const openTab = async (route = '/'): Promise<Page> => {
    const tab = await page.context().newPage();
    await tab.goto(`${dashboard.stack.url}/dashboard/#${route}`);
    return tab;
  };
  const overviewOf = (tab: Page) => panel(tab, 'Newest open alerts').getByRole('table');

  it('says when the password is wrong', async () => {
    await page.getByRole('textbox', { name: 'User' }).fill('owner@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.keyboard.press('Enter');

    await page.getByRole('alert').filter({ hasText: 'the password is wrong' }).waitFor();
  });

  it('a new tab is signed in, at its own address, and no script can read a token', async () => {
    await signInToRetail(page);
    const tab = await openTab('/on-call?state=RESOLVED');

    await panel(tab, 'Resolved alerts').getByRole('table').waitFor();
    expect(await tab.getByRole('combobox', { name: 'State' }).inputValue()).toBe('RESOLVED');
    const readable = 'document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage)';
    expect(await page.evaluate(readable)).not.toMatch(/eyJ|token/i);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ httpOnly }) => httpOnly)).toEqual([true]);
  });

  it('signing out ends the session of all tabs', async () => {
    await signInToRetail(page);
    const tab = await openTab();
    await overviewOf(tab).waitFor();
    await button(page, /account of Olga Owner/).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();

    await heading(page, 'Sign in').waitFor();
    await heading(tab, 'Sign in').waitFor();
    await tab.reload();
    await heading(tab, 'Sign in').waitFor();
  });

  it('another workspace is chosen for all tabs', async () => {
    await button(page, /Ada Admin/).click();
    await button(page, /Data and analytics/).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Data warehouse' }).waitFor();
    const tab = await openTab();
    await tab.getByRole('navigation').getByRole('link', { name: 'Data warehouse' }).waitFor();
    await page.getByRole('combobox', { name: 'Workspace' }).click();
    await page.getByRole('option', { name: 'Retail platform' }).click();

    await tab.getByRole('navigation').getByRole('link', { name: 'Checkout' }).waitFor();
    expect(await tab.getByRole('link', { name: 'Data warehouse' }).count()).toBe(0);
  });

  it('asks to sign in again, with the reason, when the session has ended', async () => {
    await signInToRetail(page);
    dashboard.stack.expireTokens(true);
    await page.getByRole('navigation').getByRole('link', { name: 'Checkout' }).click();

    await page.getByRole('status').filter({ hasText: 'Your session has expired' }).waitFor();
  });
});
