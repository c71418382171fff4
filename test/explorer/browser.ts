import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Chromium without windows, of the same version, takes three quarters of the processor for a page. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium');

/**
 * Whether a browser is installed. A build server must have one; elsewhere a warning is printed.
 *
 * @throws {Error} on a build server without a browser
 */
export const hasBrowser = (): boolean => {
  if (existsSync(executablePath)) return true;
  const missing = `no Chromium at ${executablePath}: install it, or set CHROMIUM_PATH`;
  if (process.env.CI === 'true') throw new Error(missing);
  console.warn(`\n*** The page at / is NOT tested: ${missing}. ***\n`);
  return false;
};

/** Starts a browser that sends no requests of its own. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/** Longest wait for something on a page, in milliseconds. A page takes three seconds of the processor, which may give it a tenth of them. */
export const WAIT_MS = 60_000;

/** A page, and what its developer tools would show. */
export interface WatchedPage {
  readonly page: Page;
  /** Requests to other servers, by URL. */
  readonly foreignRequests: string[];
  /** Errors and warnings of the console, failed requests, uncaught exceptions, violations of the content security policy. */
  readonly problems: string[];
}

/** Opens `url` in a fresh profile of the given width, in pixels. */
export const openPage = async (browser: Browser, url: string, width = 1280): Promise<WatchedPage> => {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  const foreignRequests: string[] = [];
  const problems: string[] = [];
  const own = new URL(url).origin;
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== own)
      foreignRequests.push(request.url());
  });
  context.on('requestfailed', (request) => {
    // Navigation aborts requests in progress. That is not a failure.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} ${response.status()}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(url);
  return { page, foreignRequests, problems };
};

/** Names of the rules of accessibility that a part of the page breaks, by default the whole page, with the elements. */
export const findViolations = async (page: Page, part = 'html'): Promise<string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(`axe.run('${part}').then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`);
};
