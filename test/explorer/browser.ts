import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * Whether there is a browser to test with. A build server must have one; elsewhere its absence is said aloud.
 *
 * @throws {Error} on a build server without a browser
 */
export function hasBrowser(): boolean {
  if (existsSync(executablePath)) return true;
  const missing = `no Chromium at ${executablePath}: install it, or set CHROMIUM_PATH`;
  if (process.env.CI === 'true') throw new Error(missing);
  console.warn(`\n*** The page at / is NOT tested: ${missing}. ***\n`);
  return false;
}

/** Starts a browser that calls nobody by itself. */
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

/** A page and what a careful reader of its developer tools would have noticed. */
export interface WatchedPage {
  readonly page: Page;
  /** Addresses asked for outside the server. */
  readonly strangers: string[];
  /** Errors and warnings of the console, failed requests, uncaught exceptions, breaches of the content policy. */
  readonly complaints: string[];
}

/** Opens `url` in a fresh profile of the given width, in pixels. */
export async function openPage(browser: Browser, url: string, width = 1280): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  const page = await context.newPage();
  const strangers: string[] = [];
  const complaints: string[] = [];
  const own = new URL(url).origin;
  context.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== own) strangers.push(request.url());
  });
  context.on('requestfailed', (request) => {
    // Leaving a page aborts what it still loads; that is no failure.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()} ${response.status()}`);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  return { page, strangers, complaints };
}
