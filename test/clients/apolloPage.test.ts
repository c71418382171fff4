/** `examples/apollo`, built and served as its README says, in a browser. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_DOMAIN, DEMO_PASSWORD, type DemoSession, signIn } from '../../app/demo/session.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { hasBrowser, launchBrowser, openPage } from '../explorer/browser.ts';
import { type DemoStack, startDemoStack } from '../explorer/demoStack.ts';

const folder = join(import.meta.dirname, '../../examples/apollo');
const OPEN = { filter: [{ k: 'state', v: ['TRIGGERED', 'ACKNOWLEDGED'], o: 'in' as const }] };

/** Builds the page for a gateway, and serves it; `stop` ends the server. */
const servePage = async (GATEWAY_URL: string) => {
  const env = { ...process.env, GATEWAY_URL, NO_COLOR: '1', FORCE_COLOR: '' };
  await promisify(execFile)('npm', ['run', 'build'], { cwd: folder, env });
  const vite = join(folder, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'preview', '--port', '0'], { cwd: folder, env, stdio: 'pipe' });
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /Local:\s+(http:\S+?)\/?$/.exec(line) ?? [];
    if (!url) continue;
    const closed = once(child, 'close');
    return { url, stop: async () => void (child.kill() && (await closed)) };
  }
  throw new Error('The server of the page ended');
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe.skipIf(!hasBrowser())('the page of examples/apollo', { timeout: 120_000 }, () => {
  let stack: DemoStack;
  let browser: Browser;
  let site: Awaited<ReturnType<typeof servePage>>;
  let owner: DemoSession;
  const raise = (title: string) =>
    owner.call(alert.create, { title, project_id: 'project-checkout', domain_id: DEMO_DOMAIN });

  beforeAll(async () => {
    [stack, browser] = await Promise.all([
      startDemoStack({ replaced: { pollMinMs: 100, pollMaxMs: 500 } }),
      launchBrowser(),
    ]);
    owner = await signIn(stack.serviceUrl, 'owner@example.com');
    for (let number = 1; number <= 40; number++) await raise(`Queue ${number} is long`);
    site = await servePage(stack.url);
  }, 300_000);
  afterAll(async () => {
    await site?.stop();
    await browser?.close();
    await stack?.close();
  });

  /** Opens the page in a fresh profile, and signs in. */
  const enter = async (width = 1440, password = DEMO_PASSWORD) => {
    const opened = await openPage(browser, site.url, width);
    await opened.page.getByLabel('Password').fill(password);
    await button(opened.page, 'Sign in').click();
    return opened;
  };

  const rows = (page: Page) => page.locator('tbody tr');
  const countOpen = async () =>
    (await owner.call(alert.list, { query: { ...OPEN, page: { start: 1, limit: 1 } } })).total_count ?? 0;

  it('says when the password is wrong', async () => {
    const { page } = await enter(1440, 'not this one');

    await page.getByRole('alert').filter({ hasText: 'the password is wrong' }).waitFor();
    await page.context().close();
  });

  it('shows all open alerts page by page, none lost and none twice, and holds no token', async () => {
    const total = await countOpen();
    const { page, problems } = await enter();
    await page.getByText(`20 of ${total}`).waitFor();

    while (await button(page, 'Show more').count()) {
      const before = await rows(page).count();
      await button(page, 'Show more').click();
      await expect.poll(() => rows(page).count()).toBeGreaterThan(before);
    }

    const { results } = await owner.call(alert.list, { query: OPEN });
    const titles = await rows(page).locator('td:first-child').allTextContents();
    expect(titles.toSorted()).toEqual(results.map(({ title }) => title).toSorted());
    const readable = 'document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage)';
    expect(await page.evaluate(readable)).toBe('{}{}');
    expect(problems.filter((problem) => !problem.includes('401'))).toEqual([]);
    await page.context().close();
  });

  it('acknowledges an alert, and shows what others do while one looks', async () => {
    const { alert_id } = await raise('Disk of apollo-1 is full');
    const { page } = await enter();
    const row = rows(page).filter({ hasText: 'Disk of apollo-1 is full' });
    await row.waitFor();
    // The stream is open when it reports the next alert.
    await raise('Disk of apollo-2 is full');
    await button(page, 'Show 1 new').click();
    await rows(page).filter({ hasText: 'Disk of apollo-2 is full' }).waitFor();

    await button(page, 'Acknowledge Disk of apollo-1 is full').click();
    await row.getByText('acknowledged').waitFor();
    await owner.call(alert.update, { alert_id, state: 'RESOLVED' });

    await row.getByText('resolved').waitFor();
    await page.context().close();
  });

  it('signs out', async () => {
    const { page } = await enter();
    await rows(page).first().waitFor();
    await button(page, 'Sign out').click();

    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.context().close();
  });

  it('asks to sign in again when the session has ended', async () => {
    const { page } = await enter();
    await rows(page).first().waitFor();
    stack.expireTokens(true);
    await button(page, 'Show more').click();

    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    stack.setClock(0);
    await page.context().close();
  });

  const looks = [1440, 390].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
  );

  it.each(looks)('fits $width px and can be read, $colorScheme', async ({ width, colorScheme }) => {
    const { page } = await enter(width);
    await page.emulateMedia({ colorScheme });
    await rows(page).first().waitFor();

    await page.evaluate(axe.source);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(
      await page.evaluate('axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))'),
    ).toEqual([]);
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/apollo-${width}-${colorScheme}.png` });
    await page.context().close();
  });
});
