import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, openPage, type WatchedPage } from './browser.ts';
import { startStack } from './stack.ts';
import type { ExplorerStack } from './standIn.ts';

const admin = 'Domain administrator';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const editor = (page: Page) => page.getByRole('region', { name: 'Operation Editor' });
const answer = (page: Page) => page.getByRole('region', { name: 'Result Window' });
const form = (page: Page) => page.getByRole('heading', { name: 'Sign in' });

/** The text of an editor, which shows spaces as non-breaking spaces. */
const textIn = async (locator: Locator): Promise<string> =>
  ((await locator.textContent()) ?? '').replaceAll('\u00a0', ' ');

async function signIn(page: Page, user: string): Promise<void> {
  await button(page, user).click();
  await button(page, 'Sign out').waitFor();
}

describe.skipIf(!hasBrowser())('the page at /', { timeout: 30_000 }, () => {
  let stack: ExplorerStack;
  let browser: Browser;
  let opened: WatchedPage;
  let page: Page;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startStack(), launchBrowser()]);
  }, 120_000);
  beforeEach(async () => {
    opened = await openPage(browser, stack.url);
    page = opened.page;
  });
  afterEach(async () => {
    await page.context().close();
    expect(opened.foreignRequests, 'no requests to other servers').toEqual([]);
    expect(opened.problems, 'no errors or warnings in the browser').toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await stack.close();
  });

  it('signs in a user of the demo domain with one click, and runs an example with one click', async () => {
    await signIn(page, admin);
    await button(page, 'Alerts across areas').click();

    await expect.poll(() => textIn(editor(page))).toContain('AlertsAcrossAreas');
    await expect.poll(() => textIn(answer(page))).toContain('"alerts"');
    expect(await textIn(answer(page))).not.toContain('"errors"');
  });

  it.each(['Budgets at risk', 'Alerts by state', 'Cost by month', 'Who am I?'])(
    'answers the example “%s”',
    async (name) => {
      await signIn(page, admin);
      await button(page, name).click();

      await expect.poll(() => textIn(answer(page))).toContain('"data"');
      expect(await textIn(answer(page))).not.toContain('"errors"');
    },
  );

  it('opens the example mutation with a triggered alert, without running it', async () => {
    await signIn(page, admin);
    await button(page, 'Acknowledge an alert').click();
    await expect.poll(() => textIn(editor(page))).toMatch(/id:\s*"alert-/);
    expect(await textIn(answer(page))).not.toContain('"data"');

    await button(page, /Execute query/).click();

    await expect.poll(() => textIn(answer(page))).toContain('ACKNOWLEDGED');
  });

  it('keeps the user’s query when an example is opened', async () => {
    await signIn(page, admin);
    await button(page, 'Who am I?').click();
    await editor(page).locator('.view-lines').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('query Mine ');
    await page.getByRole('tab', { name: 'Mine' }).waitFor();

    await button(page, 'Alerts by state').click();

    await page.getByRole('tab', { name: 'AlertsByState' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Mine' }).count()).toBe(1);
  });

  it('signs in by the form, and says when the password is wrong', async () => {
    await page.getByLabel('User', { exact: true }).fill('owner@example.com');
    await page.getByLabel('Password').fill('not this one');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'the password is wrong' }).waitFor();

    await page.getByLabel('Password').fill('skein-demo');
    await page.keyboard.press('Enter');

    await button(page, 'Sign out').waitFor();
  });

  it('signs out, and then stores no token and shows no earlier records', async () => {
    await signIn(page, admin);
    await button(page, 'Who am I?').click();
    await expect.poll(() => textIn(answer(page))).toContain('admin@example.com');
    await button(page, 'Sign out').click();

    await form(page).waitFor();
    await signIn(page, 'Workspace member');
    await answer(page).waitFor();
    expect(await textIn(answer(page))).not.toContain('admin@example.com');
    await button(page, 'Sign out').click();
    await form(page).waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('stays signed in after a reload, and stores no tokens in localStorage', async () => {
    await signIn(page, admin);
    await page.reload();

    await button(page, 'Sign out').waitFor();
    const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('skein.session') ?? '{}').refreshToken);
    expect(token).toEqual(expect.any(String));
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
  });

  it('changes the scope of the token', async () => {
    await signIn(page, admin);
    await button(page, /Scope:/).click();
    await page.getByRole('radio', { name: /^User/ }).check();
    await button(page, 'Change').click();

    await button(page, 'Scope: User').waitFor();
  });

  it('refreshes an expired access token without showing the form', async () => {
    await signIn(page, admin);
    stack.expireTokens();
    await button(page, 'Alerts by state').click();

    await expect.poll(() => textIn(answer(page))).toContain('TRIGGERED');
    expect(await form(page).count()).toBe(0);
  });

  it('opens the form with the reason when the session has expired, and keeps the query', async () => {
    await signIn(page, admin);
    stack.expireTokens(true);
    await button(page, 'Alerts by state').click();
    await page.getByRole('status').filter({ hasText: 'Your session has expired' }).waitFor();

    await signIn(page, 'Workspace member');

    await expect.poll(() => textIn(editor(page))).toContain('AlertsByState');
  });

  it('shows the documentation of the graph without a sign-in', async () => {
    await button(page, 'Read the documentation without signing in').click();
    await button(page, /Documentation Explorer/).click();
    await page.getByText('Query', { exact: true }).click();

    await page.getByText('monitoring.alert.list').first().waitFor();
  });

  it('fits the width of a phone, and runs queries on it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, admin);
    await button(page, 'Who am I?').click();

    await expect.poll(() => textIn(answer(page))).toContain('admin@example.com');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });
});
