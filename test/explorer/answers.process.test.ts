import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasBrowser } from './browser.ts';
import {
  admin,
  answerPanel,
  button,
  findViolations,
  openExample,
  queryAs,
  readEditorText,
  signIn,
  UNTIL_LOADED,
  useExplorer,
} from './explorerPage.ts';

const exact = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The texts of a column of the table that is shown. */
const readColumn = async (page: Page, at: number): Promise<string[]> =>
  page.getByRole('dialog').locator(`tbody td:nth-child(${at})`).allTextContents();

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
    const dialog = page.getByRole('dialog', { name: 'Table' });

    await dialog.getByRole('button', { name: 'title', exact: true }).click();
    const titles = nodes.map(({ title }) => title);
    const ordered = titles.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    expect(await readColumn(page, 1)).toEqual(ordered);
    await dialog.getByRole('button', { name: 'title', exact: true }).click();
    expect(await readColumn(page, 1)).toEqual(ordered.toReversed());

    await dialog.getByRole('searchbox', { name: 'Filter the rows' }).fill('acknowledged');
    const acknowledged = nodes.filter(({ state }) => state === 'ACKNOWLEDGED');
    await dialog.getByText(`${acknowledged.length} rows`, { exact: true }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'CSV' }).click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('title,state,webhook.name,webhook.project.id,webhook.project.dashboards.nodes');
    expect(lines).toHaveLength(acknowledged.length + 1);

    await dialog.getByRole('searchbox').fill('');
    await dialog.getByRole('columnheader', { name: 'title' }).getByRole('button').click();
    await dialog
      .getByRole('button', { name: /^\d rows?$/ })
      .first()
      .click();
    expect(await readColumn(page, 1)).toEqual(nodes[0]?.webhook.project.dashboards.nodes.map(({ name }) => name));
    await dialog.getByRole('button', { name: 'Back' }).click();
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

  it('stands beside another one, with what differs', async () => {
    const page = await start();
    expect(await exact(page, 'Compare').count()).toBe(0);
    await openExample(page, 'Who am I?');
    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('"me"');

    await exact(page, 'Compare').click();

    const dialog = page.getByRole('dialog', { name: 'Two answers side by side' });
    const titleOf = (side: string) => dialog.getByLabel(side).locator('option:checked').textContent();
    expect([await titleOf('Left'), await titleOf('Right')]).toEqual([
      expect.stringMatching(/^AlertsAcrossAreas, \d\d:/),
      expect.stringMatching(/^Me, \d\d:/),
    ]);
    await expect.poll(() => readEditorText(dialog.locator('.editor.original')), UNTIL_LOADED).toContain('"alerts"');
    expect(await readEditorText(dialog.locator('.editor.modified'))).toContain('"me"');
    await expect.poll(() => dialog.locator('.line-delete').count()).toBeGreaterThan(0);
    await dialog.getByLabel('Left').selectOption('0');
    await expect.poll(() => dialog.locator('.line-delete').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
  });

  it.each(['light', 'dark'] as const)(
    'has dialogs that are accessible in %s colours, by the rules of axe',
    async (colorScheme) => {
      await explorer.page.emulateMedia({ colorScheme });
      const page = await start();
      await exact(page, 'Table').click();
      await exact(page, 'title').click();
      const found = await findViolations(page, 'dialog[open]');
      await page.keyboard.press('Escape');
      await button(page, /Execute query/).click();
      await button(page, /^200 · /).waitFor(UNTIL_LOADED);
      await exact(page, 'Compare').click();

      expect([found, await findViolations(page, 'dialog[open] .sides')]).toEqual([[], []]);
    },
  );
});
