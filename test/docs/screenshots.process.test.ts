import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { panel, signInToRetail } from '../dashboard/dashboardPage.ts';
import { hasBrowser, launchBrowser, openPage } from '../explorer/browser.ts';
import { type DemoStack, startDemoStack } from '../explorer/demoStack.ts';
import { admin, answerPanel, button, readEditorText, signIn, UNTIL_LOADED } from '../explorer/explorerPage.ts';

interface Screenshot {
  /** Path of the page. */
  readonly at: string;
  readonly size: { readonly width: number; readonly height: number };
  /** Leads to what it shows, and waits until all of it is there. */
  readonly prepare: (page: Page) => Promise<void>;
}

/** The screenshots of the documents, by the names of their files in `docs/`. */
const screenshots: Readonly<Record<string, Screenshot>> = {
  'dashboard.png': {
    at: '/dashboard/',
    size: { width: 1280, height: 1060 },
    prepare: async (page) => {
      await signInToRetail(page);
      await page.locator('svg path').nth(5).waitFor({ state: 'attached' });
      await panel(page, 'Budgets passed or close').getByRole('listitem').first().waitFor();
      await expect.poll(() => page.locator('[aria-busy=true]').count(), UNTIL_LOADED).toBe(0);
    },
  },
  'explorer.png': {
    at: '/',
    size: { width: 1280, height: 800 },
    prepare: async (page) => {
      await signIn(page, admin);
      await button(page, /^200 · /).waitFor();
      await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('"alerts"');
    },
  },
};

/** The width and the height in the header of a PNG. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

/** `npm run build -- screenshots` writes them to `docs/`; otherwise they are taken, and thrown away. */
describe.skipIf(!hasBrowser())('the screenshots of the documents', () => {
  let stack: DemoStack;
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    folder = process.env.SCREENSHOTS ?? (await mkdtemp(join(tmpdir(), 'screenshots-')));
    await mkdir(folder, { recursive: true });
    [stack, browser] = await Promise.all([startDemoStack({ settings: { DASHBOARD: 'true' } }), launchBrowser()]);
  }, 120_000);
  afterAll(async () => {
    await browser.close();
    await stack.close();
    if (process.env.SCREENSHOTS === undefined) await rm(folder, { recursive: true });
  });

  it.each(Object.entries(screenshots))('%s is taken of a complete page', async (file, { at, size, prepare }) => {
    const { page, problems } = await openPage(browser, stack.url + at);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await prepare(page);
    const path = join(folder, file);
    await page.screenshot({ path, animations: 'disabled' });
    await page.context().close();

    expect(problems).toEqual([]);
    expect(sizeOf(await readFile(path))).toEqual(size);
    expect(sizeOf(await readFile(join('docs', file)))).toEqual(size);
  });

  it('are all that the documents have', async () => {
    const files = await readdir('docs');

    expect(files.filter((file) => file.endsWith('.png'))).toEqual(Object.keys(screenshots));
  });
});
