import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './browser.ts';
import {
  admin,
  answerPanel,
  button,
  openExample,
  operationEditor,
  readEditorText,
  signIn,
  UNTIL_LOADED,
  useExplorer,
} from './explorerPage.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'The answer' });
const facts = (page: Page) => strip(page).getByRole('button', { name: /^200 · / });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const isFocusIn = (part: Locator) => part.evaluate((element) => element.contains(element.ownerDocument.activeElement));

/** Holds back the answers to queries of the page until the returned function is called. */
const holdAnswers = async (page: Page): Promise<() => void> => {
  const held = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  return held.resolve;
};

describe.skipIf(!hasBrowser())('the tabs of the explorer (U11)', () => {
  const explorer = useExplorer();

  it('each have their own figures, chart and table', async () => {
    const { page } = explorer;
    await signIn(page, admin);
    await facts(page).waitFor(UNTIL_LOADED);
    const first = await facts(page).textContent();

    await button(page, 'New tab').click();
    expect(await facts(page).count()).toBe(0);
    expect(await button(page, 'Table').count()).toBe(0);
    await openExample(page, 'Who am I?');
    await facts(page).waitFor(UNTIL_LOADED);
    expect(await facts(page).textContent()).not.toBe(first);
    await tab(page, 'AlertsAcrossAreas').click();

    await expect.poll(() => facts(page).textContent()).toBe(first);
    await button(page, 'Table').waitFor();
  });

  it('each get the answer to their own query, also if it comes while another tab is open', async () => {
    const { page } = explorer;
    await signIn(page, admin);
    await openExample(page, 'Who am I?');
    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('admin@example.com');
    const release = await holdAnswers(page);
    await button(page, /Execute query/).click();
    await strip(page).getByText('Running…').waitFor();
    await button(page, 'New tab').click();
    expect(await strip(page).getByText('Running…').count()).toBe(0);

    const answered = page.waitForResponse('**/graphql');
    release();
    await answered;

    await tab(page, 'Me').click();
    await expect.poll(() => readEditorText(answerPanel(page))).toContain('admin@example.com');
    await facts(page).waitFor();
    await tab(page, '<untitled>').click();
    expect(await readEditorText(answerPanel(page))).not.toContain('admin@example.com');
  });

  it('stop the request in progress when the user does', async () => {
    const { page } = explorer;
    await signIn(page, admin);
    await facts(page).waitFor(UNTIL_LOADED);
    const release = await holdAnswers(page);
    const aborted = page.waitForEvent('requestfailed');
    await button(page, /Execute query/).click();

    await button(page, /Stop query/).click();

    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    expect(await strip(page).getByText('Running…').count()).toBe(0);
    release();
  });

  it('have the focus in the editor: after sign-in, in a new tab, and after a session has expired', async () => {
    const { page, stack } = explorer;
    await signIn(page, admin);
    await facts(page).waitFor(UNTIL_LOADED);
    expect(await isFocusIn(operationEditor(page))).toBe(true);

    await button(page, 'New tab').click();
    await page.keyboard.type('query Typed ');
    await tab(page, 'Typed').waitFor();
    expect(await page.getByRole('tab').count()).toBe(2);

    await openExample(page, 'Who am I?');
    await facts(page).waitFor(UNTIL_LOADED);
    stack.expireTokens(true);
    await button(page, /Execute query/).click();
    await page.getByRole('status').filter({ hasText: 'Your session has expired' }).waitFor();
    await signIn(page, admin);
    await expect.poll(() => isFocusIn(operationEditor(page))).toBe(true);
  });

  it('keep the focus when one is closed with Delete', async () => {
    const { page } = explorer;
    await signIn(page, admin);
    await facts(page).waitFor(UNTIL_LOADED);
    await button(page, 'New tab').click();
    await tab(page, '<untitled>').focus();

    await page.keyboard.press('Delete');

    await expect.poll(() => isFocusIn(tab(page, 'AlertsAcrossAreas'))).toBe(true);
  });
});
