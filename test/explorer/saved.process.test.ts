import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations, hasBrowser, openPage } from './browser.ts';
import {
  admin,
  answerPanel,
  button,
  openExample,
  operationEditor,
  readAccessToken,
  readEditorText,
  signIn,
  UNTIL_LOADED,
  useExplorer,
} from './explorerPage.ts';
import { startFakeGraph } from './fakeGraph.ts';

/** Opens a query with variables by a link. */
const openQuery = async (page: Page, query: string, variables: object): Promise<void> => {
  const hash = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  await page.evaluate(`location.hash = '${hash}'; location.reload()`);
  await operationEditor(page).getByRole('textbox').waitFor(UNTIL_LOADED);
};

/** Delays what the page loads once its panels are shown: the editor. */
const delayEditor = (page: Page): Promise<unknown> =>
  page.route('**/*.js', async (route) => {
    if ((await page.getByRole('heading', { name: 'Collections' }).count()) > 0) await sleep(2_000);
    await route.continue();
  });

/** The message of an answer that is only an error. */
const message = async (page: Page): Promise<string | undefined> => {
  const shown = (await readEditorText(answerPanel(page))).replaceAll(/\s+/g, ' ');
  return /^\{ "errors": \[ \{ "message": "([^"]*)" *\} \] ?\}$/.exec(shown)?.[1]?.trim();
};

const FIRST = 'query First($count: Int!, $search: String) { alerts(first: $count, keyword: $search) { nodes { id } } }';

describe.skipIf(!hasBrowser())('what the explorer keeps in the browser (U12)', () => {
  const explorer = useExplorer();
  const start = async (panel: string): Promise<Page> => {
    const { page } = explorer;
    await signIn(page, admin);
    await button(page, /^200 · /).waitFor(UNTIL_LOADED);
    await button(page, panel).click();
    return page;
  };

  it('saves a query in a collection, opens it after a reload, and hands it on as a file', async () => {
    const page = await start('Collections');
    await openExample(page, 'Alerts per day');
    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('"opened"');
    await page.getByLabel('Collection', { exact: true }).fill('Mondays');
    await page.getByLabel('Name', { exact: true }).fill('How bad was it');
    await button(page, 'Save this query').click();
    await delayEditor(page);
    await page.reload();
    await page
      .getByRole('list', { name: 'Collection Mondays' })
      .getByRole('button', { name: 'How bad was it', exact: true })
      .click(UNTIL_LOADED);
    await page.getByRole('tab', { name: 'AlertsPerDay', selected: true }).waitFor();
    await button(page, /Execute query/).click();
    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('"opened"');

    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export').click()]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).not.toContain(await readAccessToken(page));
    const other = await openPage(explorer.browser, explorer.stack.url);
    await signIn(other.page, 'Workspace member');
    await button(other.page, 'Collections').click(UNTIL_LOADED);
    const given = { name: 'collections.json', mimeType: 'application/json', buffer: Buffer.from(file) };
    await other.page.getByLabel('Import').setInputFiles({ ...given, buffer: Buffer.from('[{"name":"x"}]') });
    await other.page.getByText('This file has no collections.').waitFor();
    await other.page.getByLabel('Import').setInputFiles(given);
    await other.page.getByText('Imported: 1 query.').waitFor();
    await other.page
      .getByRole('list', { name: 'Collection Mondays' })
      .getByRole('button', { name: 'How bad was it', exact: true })
      .click();
    await expect.poll(() => readEditorText(operationEditor(other.page))).toContain('AlertsPerDay');
    await button(other.page, 'Remove the collection').click();
    await other.page.getByText('None of your own yet.').waitFor();
    expect(other.problems).toEqual([]);
    await other.page.context().close();
  });

  it('finds the collections of the deployment next to the examples and in the panel', async () => {
    const page = await start('Collections');
    const menus = page.getByRole('navigation', { name: 'Examples' });
    await menus.getByRole('button', { name: 'Monday', exact: true }).click();
    await page
      .getByRole('list', { name: 'Examples: Monday' })
      .getByRole('button', { name: /^Budgets of projects/ })
      .click();
    await page.getByRole('tab', { name: 'BudgetsOnMonday', selected: true }).waitFor();
    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('"budgets"');
    expect(await readEditorText(answerPanel(page))).not.toContain('"errors"');

    const shared = page.getByRole('list', { name: 'Shared collection Monday' });
    expect(await shared.getByRole('button', { name: /^Remove/ }).count()).toBe(0);
    await shared.getByRole('button', { name: 'Alerts that wait' }).click();

    await page.getByRole('tab', { name: 'Monday', selected: true }).waitFor();
    await button(page, /Execute query/).click();
    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('"totalCount"');
    expect(await readEditorText(answerPanel(page))).not.toContain('"errors"');
  });

  it('shows what is wrong with a file of the deployment', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'skein-collections-'));
    await writeFile(join(folder, 'ours.json'), JSON.stringify([{ name: 'Ours', queries: [{ name: 'Who' }] }]));
    const standIn = await startFakeGraph(() => {}, { explorerCollections: folder });
    const other = await openPage(explorer.browser, standIn.url);
    await signIn(other.page, admin);
    await button(other.page, 'Collections').click(UNTIL_LOADED);

    await other.page.getByText('ours.json: "/0/queries/0" must have required properties query').waitFor();
    expect(other.problems).toEqual([]);
    await other.page.context().close();
    await standIn.close();
    await rm(folder, { recursive: true });
  });

  it('sends the values of the environment in use, and nothing without them', async () => {
    const page = await start('Environments');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openQuery(page, FIRST, { count: '{{count}}', search: '{{team}} api' });
    const run = () => button(page, /Execute query/).click();
    await run();
    await expect.poll(() => message(page), UNTIL_LOADED).toBe('No environment is chosen for {{count}}.');

    await page.getByLabel('New environment').fill('Staging');
    await button(page, 'Add').click();
    const setValue = async (name: string, value: string) => {
      await page.getByLabel('Name of the value').fill(name);
      await page.getByLabel('Value', { exact: true }).fill(value);
      await page.getByRole('button', { name: 'Set', exact: true }).click();
    };
    await setValue('count', '2');
    await run();
    await expect.poll(() => message(page), UNTIL_LOADED).toBe('The environment “Staging” has no value for {{team}}.');
    await setValue('team', 'search');
    const [sent] = await Promise.all([page.waitForRequest('**/graphql'), run()]);

    expect(sent.postDataJSON().variables).toEqual({ count: 2, search: 'search api' });
    await button(page, /^200 · /).waitFor(UNTIL_LOADED);
    await button(page, 'curl').click();
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toContain('"count":2');
    await page.reload();
    await page.getByLabel('In use').waitFor(UNTIL_LOADED);
    expect(await page.getByLabel('In use').inputValue()).toBe('Staging');
  });

  it.each(['light', 'dark'] as const)(
    'has panels that are accessible in %s colours, by the rules of axe',
    async (colorScheme) => {
      await explorer.page.emulateMedia({ colorScheme });
      const page = await start('Collections');
      await button(page, 'Save this query').click();
      const collections = await findViolations(page, 'body');
      await button(page, 'Environments').click();
      await page.getByLabel('New environment').fill('Staging');
      await button(page, 'Add').click();

      expect({ collections, environments: await findViolations(page, 'body') }).toEqual({
        collections: [],
        environments: [],
      });
    },
  );
});
