import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations, hasBrowser } from './browser.ts';
import {
  admin,
  answerPanel,
  button,
  isFocused,
  openExample,
  operationEditor,
  pane,
  queryAs,
  readEditorText,
  signIn,
  UNTIL_LOADED,
  useExplorer,
} from './explorerPage.ts';

const exact = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The texts of a column of the table that is shown. */
const readColumn = async (page: Page, at: number): Promise<string[]> =>
  pane(page, 'Table').locator(`tbody td:nth-child(${at})`).allTextContents();

interface ShownAlerts {
  readonly alerts: {
    readonly nodes: readonly {
      readonly title: string;
      readonly state: string;
      readonly webhook: { readonly project: { readonly dashboards: { readonly nodes: readonly { name: string }[] } } };
    }[];
  };
}

const ALERTS = /* GraphQL */ `
  {
    alerts(first: 20) {
      nodes {
        title
        state
        webhook {
          project {
            dashboards(first: 3) {
              nodes {
                name
              }
            }
          }
        }
      }
    }
  }
`;

describe.skipIf(!hasBrowser())('an answer of the explorer (U12)', () => {
  const explorer = useExplorer();
  const start = async (): Promise<Page> => {
    const { page } = explorer;
    await signIn(page, admin);
    await button(page, /^200 · /).waitFor(UNTIL_LOADED);
    return page;
  };

  it('is a table that is ordered, filtered, opened and exported, with the values of the API', async () => {
    const page = await start();
    const { nodes } = (await queryAs<ShownAlerts>(explorer, ALERTS)).alerts;
    await exact(page, 'Table').click();
    const table = pane(page, 'Table');

    await table.getByRole('button', { name: 'title', exact: true }).click();
    const titles = nodes.map(({ title }) => title);
    const ordered = titles.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    expect(await readColumn(page, 1)).toEqual(ordered);
    await table.getByRole('button', { name: 'title', exact: true }).click();
    expect(await readColumn(page, 1)).toEqual(ordered.toReversed());

    await table.getByRole('searchbox', { name: 'Filter the rows' }).fill('acknowledged');
    const acknowledged = nodes.filter(({ state }) => state === 'ACKNOWLEDGED');
    await table.getByText(`${acknowledged.length} rows`, { exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      table.getByRole('button', { name: 'CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('title,state,webhook.name,webhook.project.id,webhook.project.dashboards.nodes');
    expect(lines).toHaveLength(acknowledged.length + 1);

    await table.getByRole('searchbox').fill('');
    await table.getByRole('columnheader', { name: 'title' }).getByRole('button').click();
    await table
      .getByRole('button', { name: /^\d rows?$/ })
      .first()
      .click();
    expect(await readColumn(page, 1)).toEqual(nodes[0]?.webhook.project.dashboards.nodes.map(({ name }) => name));
    await table.getByRole('button', { name: 'Back' }).click();
    expect(await readColumn(page, 1)).toEqual(titles);
  });

  it('is searched, and folded to its items', async () => {
    const page = await start();
    await exact(page, 'Find').click();
    await page.keyboard.type('ACKNOWLEDGED');
    await answerPanel(page)
      .getByText(/^1 of \d+$/)
      .waitFor();
    await page.keyboard.press('Escape');

    await exact(page, 'Fold').click();
    await expect.poll(() => readEditorText(answerPanel(page))).not.toContain('"title"');
    expect(await readEditorText(answerPanel(page))).toContain('"nodes"');

    await exact(page, 'Unfold').click();
    await expect.poll(() => readEditorText(answerPanel(page))).toContain('"title"');
  });

  it('is shown next to another one, with the differences', async () => {
    const page = await start();
    expect(await exact(page, 'Compare').count()).toBe(0);
    await openExample(page, 'Who am I?');
    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('"me"');

    await exact(page, 'Compare').click();

    const comparison = pane(page, 'Two answers side by side');
    const titleOf = (side: string) => comparison.getByLabel(side).locator('option:checked').textContent();
    expect([await titleOf('Left'), await titleOf('Right')]).toEqual([
      expect.stringMatching(/^AlertsAcrossAreas, \d\d:/),
      expect.stringMatching(/^Me, \d\d:/),
    ]);
    await expect.poll(() => readEditorText(comparison.locator('.editor.original')), UNTIL_LOADED).toContain('"alerts"');
    expect(await readEditorText(comparison.locator('.editor.modified'))).toContain('"me"');
    await expect.poll(() => comparison.locator('.line-delete').count()).toBeGreaterThan(0);
    await comparison.getByLabel('Left').selectOption('0');
    await expect.poll(() => comparison.locator('.line-delete').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => comparison.count()).toBe(0);
  });

  it('is a table that does not block typing, and keeps the choice for the next answer', async () => {
    const page = await start();
    await exact(page, 'Table').click();
    const table = pane(page, 'Table');
    await table.getByRole('button', { name: 'title', exact: true }).click();
    await table.getByRole('searchbox').fill('acknowledged');
    const titles = await readColumn(page, 1);

    await operationEditor(page).locator('.view-line').filter({ hasText: 'title' }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' id');
    // Closes the suggestions of the editor.
    await page.keyboard.press('Escape');
    await Promise.all([page.waitForResponse('**/graphql'), page.keyboard.press('Control+Enter')]);

    await table.getByRole('columnheader', { name: 'id', exact: true }).waitFor(UNTIL_LOADED);
    expect(await readEditorText(operationEditor(page))).toContain('title id');
    expect(await operationEditor(page).locator(':focus').count()).toBe(1);
    expect(await table.getByRole('searchbox').inputValue()).toBe('acknowledged');
    expect(await table.getByRole('columnheader', { name: 'title' }).getAttribute('aria-sort')).toBe('ascending');
    expect(await readColumn(page, 1)).toEqual(titles);
  });

  it('keeps the list open that was opened in a row, and says in a new tab that there is none', async () => {
    const page = await start();
    await exact(page, 'Table').click();
    const table = pane(page, 'Table');
    await table
      .getByRole('button', { name: /^\d rows?$/ })
      .last()
      .click();
    const names = await readColumn(page, 1);
    const run = () => Promise.all([page.waitForResponse('**/graphql'), button(page, /Execute query/).click()]);

    await run();
    await button(page, /^200 · /).waitFor(UNTIL_LOADED);
    expect(await readColumn(page, 1)).toEqual(names);

    await button(page, 'New tab').click();
    await table.getByText('There is no list to show.').waitFor();
    await table.getByRole('button', { name: 'Close' }).click();
    expect(await exact(page, 'Table').count()).toBe(0);
    expect(await operationEditor(page).locator(':focus').count()).toBe(1);
  });

  it('has one pane at a time, which Escape closes from within', async () => {
    const page = await start();
    await exact(page, 'Table').click();
    await pane(page, 'Table').waitFor();
    await button(page, /^200 · /).click();
    await pane(page, 'How this was answered').waitFor();
    expect(await pane(page, 'Table').count()).toBe(0);
    await exact(page, 'Table').click();
    expect(await pane(page, 'How this was answered').count()).toBe(0);

    await pane(page, 'Table').getByRole('searchbox').press('Escape');

    expect([await pane(page, 'Table').count(), await isFocused(exact(page, 'Table'))]).toEqual([0, true]);
    expect(await exact(page, 'Table').getAttribute('aria-expanded')).toBe('false');
  });

  it('has a pane whose height is changed by the keyboard and by the mouse', async () => {
    const page = await start();
    await exact(page, 'Table').click();
    const edge = page.getByRole('separator', { name: 'Height of the pane' });
    const readHeight = async () => (await pane(page, 'Table').boundingBox())?.height ?? 0;
    const first = await readHeight();

    await edge.press('ArrowUp');
    const higher = await readHeight();
    const { x, y, width } = (await edge.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    await page.mouse.move(x + width / 2, y + 4);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + 204);
    await page.mouse.up();

    expect(higher).toBeGreaterThan(first);
    expect(await readHeight()).toBeLessThan(first);
  });

  it('takes the screen of a phone with a pane, and leaves the header in use', async () => {
    const { page } = explorer;
    await page.setViewportSize({ width: 390, height: 800 });
    await start();
    await exact(page, 'Table').click();
    const { x, y, width, height } = (await pane(page, 'Table').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect([x, width, y + height]).toEqual([0, 390, 800]);
    expect(await operationEditor(page).isVisible()).toBe(false);

    await button(page, /Scope:/).click();
    await button(page, 'Cancel').click();
    await pane(page, 'Table').getByRole('button', { name: 'Close' }).click();

    expect(await operationEditor(page).isVisible()).toBe(true);
    expect(await isFocused(exact(page, 'Table'))).toBe(true);
  });

  it.each(['light', 'dark'] as const)(
    'has panes that are accessible in %s colours, by the rules of axe',
    async (colorScheme) => {
      await explorer.page.emulateMedia({ colorScheme });
      const page = await start();
      await exact(page, 'Table').click();
      await exact(page, 'title').click();
      const found = await findViolations(page, 'body');
      await page.setViewportSize({ width: 390, height: 800 });
      const foundOnPhone = await findViolations(page, 'body');
      await page.setViewportSize({ width: 1280, height: 800 });
      await pane(page, 'Table').press('Escape');
      await button(page, /Execute query/).click();
      await button(page, /^200 · /).waitFor(UNTIL_LOADED);
      await exact(page, 'Compare').click();

      expect([found, foundOnPhone, await findViolations(page, '.pane > header, .sides')]).toEqual([[], [], []]);
    },
  );
});
