import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasBrowser, launchBrowser, openPage, type WatchedPage } from './browser.ts';
import { startStack } from './stack.ts';
import { type ExplorerStack, startStandIn } from './standIn.ts';

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

/** For what a page shows once its editor is loaded. */
const LOADING = { timeout: 15_000 };

const accessTokenIn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('skein.session') ?? '{}').accessToken);

/** A proxy that serves another server under a path, and nothing else. */
async function startProxy(target: string, path: string) {
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    if (!url.startsWith(path)) return outgoing.writeHead(404).end();
    const passed = request(`${target}/${url.slice(path.length)}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    return incoming.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => new Promise((closed) => server.close(closed).closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, close };
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

  it('P1: signs in a user of the demo domain with one click, and runs the first example', async () => {
    await signIn(page, admin);

    await expect.poll(() => textIn(editor(page)), LOADING).toContain('AlertsAcrossAreas');
    await expect.poll(() => textIn(answer(page)), LOADING).toContain('"alerts"');
    expect(await textIn(answer(page))).not.toMatch(/"errors"|"explain"/);
  });

  it('P1: shows status, time, size, cost and POSTs of an answer, and for a click its plan and POSTs', async () => {
    await signIn(page, admin);
    const facts = button(page, /^200 · /);
    await facts.waitFor();
    expect(await facts.textContent()).toMatch(/^200 · [\d.]+ m?s · [\d.]+ kB · cost \d+ of 141 · 3 POSTs$/);

    await facts.click();

    const dialog = page.getByRole('dialog', { name: 'How this was answered' });
    expect(await dialog.getByRole('rowheader').allTextContents()).toEqual([
      'monitoring.alert.list',
      'monitoring.webhook.get',
      'dashboard.project_dashboard.list',
    ]);
    expect(await dialog.getByRole('listitem').last().textContent()).toMatch(
      /^dashboard for 1 object at alerts.nodes.webhook.project/,
    );
    await page.keyboard.press('Escape');
    expect(await facts.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  });

  it.each([
    ['Budgets at risk', '"budgets"'],
    ['Alerts by state', '"alertStats"'],
    ['Cost by month', '"costReportDataAnalysis"'],
    ['Who am I?', '"me"'],
  ])('answers the example “%s”', async (name, field) => {
    await signIn(page, admin);
    await button(page, name).click();

    await expect.poll(() => textIn(answer(page)), LOADING).toContain(field);
    expect(await textIn(answer(page))).not.toContain('"errors"');
  });

  it('P1: copies a link to a query, with which another user opens it without running it', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, admin);
    await button(page, 'Who am I?').click();
    await expect.poll(() => textIn(answer(page)), LOADING).toContain('"me"');
    await button(page, 'Link').click();
    await page.getByRole('status').filter({ hasText: 'Copied a link to this query' }).waitFor();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');

    expect(link).not.toContain(await accessTokenIn(page));
    const other = await openPage(browser, link);
    await signIn(other.page, 'Workspace member');
    await expect.poll(() => textIn(editor(other.page)), LOADING).toContain('query Me');
    expect(await textIn(answer(other.page))).not.toContain('"data"');
    expect(new URL(other.page.url()).hash).toBe('');
    await button(other.page, /Execute query/).click();
    await expect.poll(() => textIn(answer(other.page)), LOADING).toContain('member@example.com');
    expect(other.problems).toEqual([]);
    await other.page.context().close();
  });

  it('P1: copies a curl command that works, and reads the token from a variable', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, admin);
    await button(page, 'Who am I?').click();
    await expect.poll(() => textIn(answer(page)), LOADING).toContain('"me"');
    await button(page, 'curl').click();
    await page.getByRole('status').filter({ hasText: 'Copied a curl command' }).waitFor();
    const command = await page.evaluate<string>('navigator.clipboard.readText()');
    const token = await accessTokenIn(page);

    const { stdout } = await promisify(execFile)('sh', ['-c', command], { env: { ...process.env, TOKEN: token } });

    expect(command).not.toContain(token);
    expect(JSON.parse(stdout).data.me.user).toEqual({ id: 'admin@example.com' });
  });

  it('P1: downloads the answer and the schema', async () => {
    await signIn(page, admin);
    await button(page, /^200 · /).waitFor();
    const downloadBy = async (locator: Locator) => {
      const [download] = await Promise.all([page.waitForEvent('download'), locator.click()]);
      return readFile(await download.path(), 'utf8');
    };

    const saved = JSON.parse(await downloadBy(button(page, 'Download')));
    const schema = await downloadBy(page.getByRole('link', { name: 'Schema' }));

    expect(saved.data.alerts.nodes).toHaveLength(20);
    expect(saved).not.toHaveProperty('extensions');
    expect(schema).toContain('type Alert');
  });

  it('P1: shows a list of the answer as a table', async () => {
    await signIn(page, admin);
    await button(page, 'Table').click();

    const dialog = page.getByRole('dialog', { name: 'Table' });
    expect(await dialog.getByRole('columnheader').allTextContents()).toEqual([
      ...['title', 'state', 'webhook.name', 'webhook.project.id', 'webhook.project.dashboards.nodes'],
    ]);
    expect(await dialog.getByRole('row').count()).toBe(21);
  });

  it('P4: shows the X of GraphiQL’s dialogs', async () => {
    await signIn(page, admin);
    await button(page, /Open short keys dialog/).click();

    const cross = page.getByRole('dialog').getByRole('button', { name: 'Close dialog' }).locator('svg');
    expect((await cross.boundingBox())?.width).toBeGreaterThan(5);
  });

  it('P5: limits the token to a workspace that is chosen by name', async () => {
    await signIn(page, admin);
    await button(page, /Scope:/).click();
    await page.getByRole('radio', { name: /^One workspace/ }).check();
    await page.getByRole('combobox', { name: /^Workspace/ }).selectOption('Retail platform');
    await button(page, 'Change').click();

    await button(page, 'Scope: Retail platform').waitFor();
  });

  it('P6: offers the users of the demo only where there is a demo, and facts without an explanation', async () => {
    const standIn = await startStandIn(() => {}, { hasDemo: false });
    const other = await openPage(browser, standIn.url);
    await other.page.getByLabel('Domain id').fill('domain-demo');
    await other.page.getByLabel('User', { exact: true }).fill('owner@example.com');
    await other.page.getByLabel('Password').fill('skein-demo');
    expect(await button(other.page, admin).count()).toBe(0);

    await other.page.keyboard.press('Enter');

    await other.page.getByText(/^200 · [\d.]+ m?s · [\d.]+ k?B$/).waitFor();
    expect(other.problems).toEqual([]);
    await other.page.context().close();
    await standIn.close();
  });

  it('P7: works behind a proxy that serves it under a path of its own', async () => {
    const proxy = await startProxy(stack.url, '/skein/');
    const other = await openPage(browser, proxy.url);

    await signIn(other.page, admin);

    await expect.poll(() => textIn(answer(other.page)), LOADING).toContain('"alerts"');
    expect([other.problems, other.foreignRequests]).toEqual([[], []]);
    await other.page.context().close();
    await proxy.close();
  });

  it('opens the example mutation with a triggered alert, without running it', async () => {
    await signIn(page, admin);
    await button(page, 'Acknowledge an alert').click();
    await expect.poll(() => textIn(editor(page)), LOADING).toMatch(/id:\s*"alert-/);
    expect(await textIn(answer(page))).not.toContain('"data"');

    await button(page, /Execute query/).click();

    await expect.poll(() => textIn(answer(page)), LOADING).toContain('ACKNOWLEDGED');
  });

  it('P5: says that there is no such domain', async () => {
    await page.getByLabel('Domain id').fill('domain-none');
    await page.getByLabel('User', { exact: true }).fill('owner@example.com');
    await page.getByLabel('Password').fill('skein-demo');
    await page.keyboard.press('Enter');

    await page.getByRole('alert').filter({ hasText: 'There is no domain with this id.' }).waitFor();
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
    await expect.poll(() => textIn(answer(page)), LOADING).toContain('admin@example.com');
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

    await expect.poll(() => textIn(answer(page)), LOADING).toContain('TRIGGERED');
    expect(await form(page).count()).toBe(0);
  });

  it('opens the form with the reason when the session has expired, and keeps the query', async () => {
    await signIn(page, admin);
    await button(page, /^200 · /).waitFor();
    stack.expireTokens(true);
    await button(page, 'Alerts by state').click();
    await page.getByRole('status').filter({ hasText: 'Your session has expired' }).waitFor();

    await signIn(page, 'Workspace member');

    await expect.poll(() => textIn(editor(page)), LOADING).toContain('AlertsByState');
  });

  it('shows the documentation of the graph without a sign-in', async () => {
    await button(page, 'Read the documentation without signing in').click();
    await button(page, /Documentation Explorer/).click();
    await page.getByText('Query', { exact: true }).click();

    await page.getByText('monitoring.alert.list').first().waitFor();
  });

  it('leads to the dashboard, which leads back', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await button(page, /Olga Owner/).click();
    await button(page, /account of Olga Owner/).click();
    await page.getByRole('menuitem', { name: 'Explorer' }).click();

    await button(page, admin).waitFor();
  });

  it('fits the width of a phone, and runs queries on it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, admin);
    await button(page, 'Who am I?').click();

    await expect.poll(() => textIn(answer(page)), LOADING).toContain('admin@example.com');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });
});
