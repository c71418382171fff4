import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations, hasBrowser } from './browser.ts';
import {
  admin,
  answerPanel,
  button,
  isFocused,
  openExample,
  operationEditor,
  queryAs,
  readEditorText,
  signIn,
  UNTIL_LOADED,
  useExplorer,
} from './explorerPage.ts';

const tree = (page: Page) => page.locator('.field-tree');
const box = (page: Page, name: RegExp) => tree(page).getByRole('checkbox', { name });
const area = (page: Page, title: string) => tree(page).getByRole('region', { name: title, exact: true });
/** Opens the fields of an area. */
const openArea = (page: Page, title: string) => area(page, title).getByRole('heading').getByRole('button').click();
const rowsIn = (part: Locator) => part.locator('> ul > li > .field-row').getByRole('checkbox');
const argument = (page: Page, field: string, name: string) =>
  tree(page)
    .getByRole('list', { name: `Arguments of ${field}` })
    .getByLabel(name, { exact: true });

/** The text of the editor, line by line as it is shown. */
const query = async (page: Page): Promise<string> => {
  const lines = operationEditor(page).locator('.view-line');
  const shown = await lines.evaluateAll((elements) =>
    elements
      .map((element) => ({ top: Number.parseFloat(element.style.top), text: element.textContent ?? '' }))
      .sort((one, other) => one.top - other.top)
      .map(({ text }) => text),
  );
  return shown.join('\n').replaceAll('\u00a0', ' ').trim();
};

/** Opens a query by a link. */
const openQuery = async (page: Page, text: string): Promise<void> => {
  const hash = new URLSearchParams({ query: text });
  await page.evaluate(`location.hash = '${hash}'; location.reload()`);
  await operationEditor(page).getByRole('textbox').waitFor(UNTIL_LOADED);
};

describe.skipIf(!hasBrowser())('building a query by clicks (U12)', () => {
  const explorer = useExplorer();
  const openTree = async (): Promise<Page> => {
    const { page } = explorer;
    await signIn(page, admin);
    await button(page, /^200 · /).waitFor(UNTIL_LOADED);
    await button(page, /Build a query/).click();
    return page;
  };

  it('selects fields by boxes and sets arguments, and gets the answer that the API gives', async () => {
    const page = await openTree();
    await button(page, 'New tab').click();
    await tree(page).getByRole('searchbox', { name: 'Find a field' }).fill('alerts');
    await box(page, /^alerts /).check();
    await box(page, /^state /).check();
    await argument(page, 'alerts', 'first').fill('3');
    await button(page, 'Members of filter').first().click();
    await tree(page)
      .getByRole('list', { name: 'Members of filter' })
      .getByRole('button', { name: 'Members of state' })
      .click();
    await tree(page).getByRole('list', { name: 'Members of state' }).getByLabel('eq').selectOption('RESOLVED');

    const built = await query(page);
    expect(built.split('\n').map((line) => line.trim())).toEqual([
      ...['query Query {', 'alerts(first: 3, filter: {state: {eq: RESOLVED}}) {', 'nodes {'],
      ...['id', 'title', 'state', '}', '}', '}'],
    ]);
    await button(page, /Execute query/).click();
    await button(page, /^200 · /).waitFor(UNTIL_LOADED);
    const { alerts } = await queryAs<{ alerts: { nodes: { title: string }[] } }>(explorer, built);
    expect(alerts.nodes).toHaveLength(3);
    // The editor breaks long lines.
    const shown = (await readEditorText(answerPanel(page))).replaceAll(' ', '');
    for (const { title } of alerts.nodes) expect(shown).toContain(title.replaceAll(' ', ''));
  });

  it('has the fields of the graph by area, and those that the query selects on top', async () => {
    const page = await openTree();
    const chosen = area(page, 'In the query');
    expect(await tree(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'In the query',
      ...[/^Alert manager \d+$/, /^Cost analysis \d+$/, /^Dashboard \d+$/, /^Identity \d+$/, /^Inventory \d+$/]
        .concat([/^Monitoring \d+$/, /^Repository \d+$/, /^Secret \d+$/, /^Shared \d+$/])
        .map((title) => expect.stringMatching(title)),
    ]);
    expect(await rowsIn(chosen).count()).toBe(1);
    expect(await rowsIn(area(page, 'Cost analysis')).count()).toBe(0);

    await openArea(page, 'Cost analysis');
    await rowsIn(area(page, 'Cost analysis'))
      .and(box(page, /^budgets /))
      .focus();
    await page.keyboard.press('Space');

    await expect.poll(() => rowsIn(chosen).count()).toBe(2);
    const budgets = rowsIn(chosen).and(box(page, /^budgets /));
    expect([await budgets.isChecked(), await isFocused(budgets)]).toEqual([true, true]);
    await page.keyboard.press('Space');
    await expect.poll(() => rowsIn(chosen).count()).toBe(1);
    expect(await isFocused(area(page, 'Cost analysis').getByRole('checkbox', { name: /^budgets / }))).toBe(true);
  });

  it('has the selected fields of a type first, and leaves a field where it is when it is selected', async () => {
    const page = await openTree();
    await openQuery(page, '{ me { roleType } }');
    const fields = area(page, 'In the query').locator('.field-details').getByRole('checkbox');
    const names = () => fields.evaluateAll((boxes) => boxes.map((one) => one.closest('li')?.dataset.field));
    await expect.poll(async () => (await names())[0]).toBe('roleType');
    const before = await names();

    await fields.last().check();

    await expect.poll(() => fields.last().isChecked()).toBe(true);
    expect(await names()).toEqual(before);
  });

  it('has what was searched before the query, and after a choice the query again', async () => {
    const page = await openTree();
    const search = tree(page).getByRole('searchbox', { name: 'Find a field' });
    await search.fill('BUDGETS');
    expect(await tree(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Cost analysis 2',
      'In the query',
    ]);

    await rowsIn(area(page, 'Cost analysis'))
      .and(box(page, /^budgets /))
      .click();

    await expect.poll(() => search.inputValue()).toBe('');
    expect(await isFocused(rowsIn(area(page, 'In the query')).and(box(page, /^budgets /)))).toBe(true);
  });

  it('shows what the text selects, keeps its comments, and removes what is no longer needed', async () => {
    const page = await openTree();
    await openQuery(
      page,
      '# Mine\nquery Mine($id: ID!) {\n  # the one\n  alert(id: $id) {\n    title # and more\n  }\n  me {\n    roleType\n  }\n}\n',
    );
    await expect.poll(() => box(page, /^alert Alert/).isChecked()).toBe(true);
    expect(await argument(page, 'alert', 'id*').inputValue()).toBe('$id');
    await box(page, /^state AlertState/)
      .first()
      .check();
    await expect.poll(() => query(page)).toMatch(/# the one\n *alert\(id: \$id\) \{\n *title\n *state # and more\n/);

    await box(page, /^alert Alert/).uncheck();

    await expect.poll(() => query(page)).toMatch(/^# Mine\nquery Mine \{\n *# the one\n *me \{\n *roleType\n *\}\n\}$/);
    await operationEditor(page).locator('.view-lines').click();
    await page.keyboard.press('Control+Z');
    await expect.poll(() => box(page, /^alert Alert/).isChecked()).toBe(true);
  });

  it.each([
    {
      fragment: 'without a type',
      text: '{\n  alerts {\n    totalCount\n  }\n  ... @defer {\n    budgets {\n      totalCount\n    }\n  }\n}',
      left: /^\{\n *alerts \{\n *totalCount\n *\}\n\}$/,
    },
    {
      fragment: 'with the type that it stands in',
      text: '{\n  alerts {\n    totalCount\n  }\n  ... on Query @include(if: true) {\n    budgets {\n      totalCount\n    }\n  }\n}',
      left: /^\{\n *alerts \{\n *totalCount\n *\}\n\}$/,
    },
    {
      fragment: 'within another, with a further field',
      text: '{\n  alerts {\n    totalCount\n  }\n  ... @defer {\n    ... {\n      budgets {\n        totalCount\n      }\n    }\n    me {\n      name\n    }\n  }\n}',
      left: /^\{\n *alerts \{\n *totalCount\n *\}\n *\.\.\. @defer \{\n *me \{\n *name\n *\}\n *\}\n\}$/,
    },
    {
      fragment: 'next to the same field',
      text: '{\n  alerts {\n    totalCount\n  }\n  budgets {\n    totalCount\n  }\n  ... @defer {\n    budgets {\n      totalCount\n    }\n  }\n}',
      left: /^\{\n *alerts \{\n *totalCount\n *\}\n\}$/,
    },
  ])('knows the fields of a fragment $fragment, and removes them alone', async ({ text, left }) => {
    const page = await openTree();
    await openQuery(page, text);
    await expect.poll(() => box(page, /^budgets /).isChecked()).toBe(true);
    await openArea(page, 'Alert manager');
    expect(await box(page, /^alertServices /).isChecked()).toBe(false);
    expect(await box(page, /^alerts /).isChecked()).toBe(true);

    await box(page, /^budgets /).uncheck();

    await expect.poll(() => query(page)).toMatch(left);
  });

  it('shows the fields of a fragment that the query spreads, and leaves them to the text', async () => {
    const page = await openTree();
    const text =
      'query Mine {\n  ...Viewer\n}\n\nquery Other {\n  budgets {\n    totalCount\n  }\n}\n\nfragment Viewer on Query {\n  me {\n    name\n  }\n}';
    await openQuery(page, text);
    await expect.poll(() => box(page, /^me /).isChecked()).toBe(true);

    expect(await box(page, /^me /).isDisabled()).toBe(true);
    await openArea(page, 'Cost analysis');
    expect(await box(page, /^budgets /).isChecked()).toBe(false);
    await box(page, /^permissions /).check();
    await expect
      .poll(() => query(page))
      .toMatch(/^query Mine \{\n *\.\.\.Viewer\n *me \{\n *permissions\n *\}\n\}\n\nquery Other/);
    expect(await query(page)).toMatch(/fragment Viewer on Query \{\n *me \{\n *name\n *\}\n\}$/);
  });

  it('declares the variables of required arguments, and of names that are typed', async () => {
    const page = await openTree();
    await button(page, 'New tab').click();
    await tree(page).getByRole('combobox', { name: 'Operation' }).selectOption('mutation');
    await openArea(page, 'Monitoring');
    await box(page, /^alertAcknowledge /).check();
    expect(await query(page)).toMatch(
      /^mutation Mutation\(\$input: AlertAcknowledgeInput!\) \{\n *alertAcknowledge\(input: \$input\)/,
    );
    expect(await query(page)).toMatch(/userErrors \{\n *code\n *message/);

    await argument(page, 'alertAcknowledge', 'input*').fill('');
    await button(page, 'Members of input').click();
    await tree(page).getByRole('list', { name: 'Members of input' }).getByLabel('id*').fill('$alert');

    await expect
      .poll(() => query(page))
      .toMatch(/^mutation Mutation\(\$alert: ID!\) \{\n *alertAcknowledge\(input: \{ ?id: \$alert ?\}\)/);
  });

  it('says that a text cannot be read, and is back when it can', async () => {
    const page = await openTree();
    await openQuery(page, '{ me { roleType }');
    await tree(page).getByText('The query cannot be read as it is.').waitFor();

    await operationEditor(page).locator('.view-lines').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('}');

    await expect.poll(() => box(page, /^me /).isChecked()).toBe(true);
    await box(page, /^permissions /).check();
    expect(await query(page)).toBe('{\n  me {\n    roleType\n    permissions\n  }\n}');
  });

  it('inserts a field from the documentation, at the root or at the cursor', async () => {
    const page = await openTree();
    await openExample(page, 'Who am I?');
    await button(page, /Documentation Explorer/).click();
    const search = page.getByRole('searchbox', { name: 'Search the documentation' });
    await search.fill('projects');
    await button(page, 'Insert Query.projects into the query').click();
    await expect.poll(() => query(page)).toMatch(/projects \{\n *nodes \{\n *id\n *name\n/);
    expect(await button(page, 'Insert Budget.limit into the query').count()).toBe(0);

    await search.fill('Project.createdAt');
    await page.getByRole('button', { name: 'Project.createdAt', exact: true }).click();
    await button(page, 'Insert Project.createdAt into the query').click();

    await expect.poll(() => query(page)).toMatch(/nodes \{\n *id\n *name\n *createdAt\n/);
    const [answered] = await Promise.all([page.waitForResponse('**/graphql'), button(page, /Execute query/).click()]);
    const { data, errors } = await answered.json();
    expect([errors, data.projects.nodes[0]]).toEqual([
      undefined,
      expect.objectContaining({ createdAt: expect.any(String) }),
    ]);
  });

  it.each(['light', 'dark'] as const)('is accessible in %s colours, by the rules of axe', async (colorScheme) => {
    await explorer.page.emulateMedia({ colorScheme });
    const page = await openTree();
    await openArea(page, 'Cost analysis');
    await tree(page).getByRole('button', { name: 'Details of budgets', exact: true }).first().click();

    expect(await findViolations(page, 'body')).toEqual([]);
  });
});
