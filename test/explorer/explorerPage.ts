/** How the tests of the explorer use its page. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { tasks } from '../../explorer/examples/tasks.ts';
import { launchBrowser, openPage, WAIT_MS, type WatchedPage } from './browser.ts';
import { type DemoStack, type DemoStackOptions, startDemoStack } from './demoStack.ts';

export const admin = 'Domain administrator';
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const operationEditor = (page: Page) => page.getByRole('region', { name: 'Operation Editor' });
export const answerPanel = (page: Page) => page.getByRole('region', { name: 'Result Window' });
export const variablesEditor = (page: Page) => page.getByRole('region', { name: 'Variables' });

/** The pane below the editors, of the given title. */
export const pane = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
export const isFocused = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element === element.ownerDocument.activeElement);

/** For what a page shows once its editor is loaded. */
export const UNTIL_LOADED = { timeout: WAIT_MS };

/** The text of an editor, which shows spaces as non-breaking spaces. */
export const readEditorText = async (locator: Locator): Promise<string> =>
  ((await locator.textContent()) ?? '').replaceAll('\u00a0', ' ');

export const signIn = async (page: Page, user: string): Promise<void> => {
  await button(page, user).click();
  await button(page, 'Sign out').waitFor();
};

/** Opens an example from the menu of its task. */
export const openExample = async (page: Page, title: string): Promise<void> => {
  const task = tasks.find(({ examples }) => examples.some((example) => example.title === title))?.title ?? '';
  await page.getByRole('navigation', { name: 'Examples' }).getByRole('button', { name: task, exact: true }).click();
  await page
    .getByRole('list', { name: `Examples: ${task}` })
    .getByRole('button', { name: title })
    .click();
};

/** The access token that the page stores. */
export const readAccessToken = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('skein.session') ?? '{}').accessToken);

/** What a test of the explorer works with. */
export interface TestExplorer {
  readonly stack: DemoStack;
  readonly browser: Browser;
  /** A new profile for each test, on the form for signing in. */
  readonly page: Page;
}

/**
 * Starts the system for the tests of a `describe`, and opens the page for each. After each test, the page must have sent no
 * requests to other servers, and the browser must have reported no errors or warnings.
 */
export const useExplorer = (options: DemoStackOptions = {}): TestExplorer => {
  let stack: DemoStack;
  let browser: Browser;
  let opened: WatchedPage;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startDemoStack(options), launchBrowser()]);
  }, 120_000);
  beforeEach(async () => {
    opened = await openPage(browser, stack.url);
  });
  afterEach(async () => {
    await opened.page.context().close();
    expect(opened.foreignRequests, 'no requests to other servers').toEqual([]);
    expect(opened.problems, 'no errors or warnings in the browser').toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await stack.close();
  });
  return {
    get stack() {
      return stack;
    },
    get browser() {
      return browser;
    },
    get page() {
      return opened.page;
    },
  };
};

/** The data of a query, as the API has it for the user of a page. */
export const queryAs = async <Data>(
  { stack, page }: TestExplorer,
  query: string,
  given: object = {},
): Promise<Data> => {
  const response = await fetch(`${stack.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await readAccessToken(page)}` },
    body: JSON.stringify({ query, variables: given }),
  });
  const { data } = (await response.json()) as { data: Data };
  return data;
};
