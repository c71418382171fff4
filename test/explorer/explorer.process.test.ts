import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { promisify } from 'node:util';
import { parse } from 'graphql';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DemoSession, signIn as sessionOf } from '../../app/demo/session.ts';
import { alert } from '../../contract/monitoring/alert.ts';
import { listen } from '../listen.ts';
import { findViolations, hasBrowser, openPage, type WatchedPage } from './browser.ts';
import type { DemoStack } from './demoStack.ts';
import {
  admin,
  answerPanel,
  button,
  isFocused,
  openExample,
  operationEditor,
  pane,
  queryAs,
  readAccessToken,
  readEditorText,
  signIn,
  UNTIL_LOADED,
  useExplorer,
  variablesEditor,
} from './explorerPage.ts';
import { startFakeGraph } from './fakeGraph.ts';

const form = (page: Page) => page.getByRole('heading', { name: 'Sign in' });

/** Changes come to subscriptions soon. */
const FREQUENT_POLLS = { pollMinMs: 100, pollMaxMs: 500 };

interface Canvas {
  readonly width: number;
  readonly height: number;
  getContext(kind: '2d'): {
    getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  };
}

/** How many colours a canvas shows. */
const countColours = (canvas: Locator): Promise<number> =>
  canvas.evaluate((element) => {
    const drawn = element as unknown as Canvas;
    const { data } = drawn.getContext('2d').getImageData(0, 0, drawn.width, drawn.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });

/** A proxy that serves another server under a path, and nothing else. */
const startProxy = async (target: string, path: string) => {
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    if (!url.startsWith(path)) return outgoing.writeHead(404).end();
    const passed = request(`${target}/${url.slice(path.length)}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    return incoming.pipe(passed);
  });
  const { url, close } = await listen(server);
  return { url: url + path, close };
};

describe.skipIf(!hasBrowser())('the page at /', () => {
  const explorer = useExplorer({ replaced: FREQUENT_POLLS });
  let stack: DemoStack;
  let browser: Browser;
  let page: Page;
  beforeEach(() => {
    ({ stack, browser, page } = explorer);
  });
  it('signs in a user of the demo domain with one click, and runs the first example', async () => {
    await signIn(page, admin);

    await expect.poll(() => readEditorText(operationEditor(page)), UNTIL_LOADED).toContain('AlertsAcrossAreas');
    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('"alerts"');
    expect(await readEditorText(answerPanel(page))).not.toMatch(/"errors"|"explain"/);
  });

  it('shows status, time, size, cost and POSTs of an answer, and for a click its plan and POSTs', async () => {
    await signIn(page, admin);
    const facts = button(page, /^200 · /);
    await facts.waitFor();
    expect(await facts.textContent()).toMatch(/^200 · [\d.]+ m?s · [\d.]+ kB · cost \d+ of 141 · 3 POSTs$/);

    await facts.click();

    const explanation = pane(page, 'How this was answered');
    expect(await explanation.getByRole('rowheader').allTextContents()).toEqual([
      'monitoring.alert.list',
      // The newest alerts may be from one webhook, which is read by `get`.
      expect.stringMatching(/^monitoring\.webhook\.(list|get)$/),
      'dashboard.project_dashboard.list',
    ]);
    expect(await explanation.getByRole('listitem').last().textContent()).toMatch(
      /^dashboard for \d+ objects at alerts.nodes.webhook.project/,
    );
    await page.keyboard.press('Escape');
    expect([await explanation.count(), await isFocused(facts)]).toEqual([0, true]);
  });

  it.each([
    ['Budgets at risk', '"budgets"'],
    ['Analysis of cost', '"costReportDataAnalysis"'],
  ])('answers the example “%s”', async (name, field) => {
    await signIn(page, admin);
    await openExample(page, name);

    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain(field);
    expect(await readEditorText(answerPanel(page))).not.toContain('"errors"');
  });

  it('copies a link to a query, with which another user opens it without running it', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, admin);
    await openExample(page, 'Who am I?');
    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('"me"');
    await button(page, 'Link').click();
    await page.getByRole('status').filter({ hasText: 'Copied a link to this query' }).waitFor();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');

    expect(link).not.toContain(await readAccessToken(page));
    const other = await openPage(browser, link);
    await signIn(other.page, 'Workspace member');
    await expect.poll(() => readEditorText(operationEditor(other.page)), UNTIL_LOADED).toContain('query Me');
    expect(await readEditorText(answerPanel(other.page))).not.toContain('"data"');
    expect(new URL(other.page.url()).hash).toBe('');
    await button(other.page, /Execute query/).click();
    await expect.poll(() => readEditorText(answerPanel(other.page)), UNTIL_LOADED).toContain('member@example.com');
    expect(other.problems).toEqual([]);
    await other.page.context().close();
  });

  it('copies nothing of an empty tab', async () => {
    await signIn(page, admin);
    await button(page, /^200 · /).waitFor(UNTIL_LOADED);
    await button(page, 'New tab').click();
    const copying = ['Link', 'curl', 'fetch', 'TypeScript'];

    for (const name of copying) expect(await page.getByRole('button', { name, exact: true }).isDisabled()).toBe(true);
    await operationEditor(page).locator('.view-lines').click();
    await page.keyboard.type('{ __typename }');
    for (const name of copying)
      await expect.poll(() => page.getByRole('button', { name, exact: true }).isEnabled()).toBe(true);
  });

  it('copies a curl command that works, and reads the token from a variable', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, admin);
    await openExample(page, 'Who am I?');
    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('"me"');
    await button(page, 'curl').click();
    await page.getByRole('status').filter({ hasText: 'Copied a curl command' }).waitFor();
    const command = await page.evaluate<string>('navigator.clipboard.readText()');
    const token = await readAccessToken(page);

    const { stdout } = await promisify(execFile)('sh', ['-c', command], { env: { ...process.env, TOKEN: token } });

    expect(command).not.toContain(token);
    expect(JSON.parse(stdout).data.me.user).toEqual({ id: 'admin@example.com' });
  });

  it('downloads the answer and the schema', async () => {
    await signIn(page, admin);
    await button(page, /^200 · /).waitFor();
    const downloadBy = async (locator: Locator) => {
      const [download] = await Promise.all([page.waitForEvent('download'), locator.click()]);
      return readFile(await download.path(), 'utf8');
    };

    const saved = JSON.parse(await downloadBy(button(page, 'Download')));
    const schema = await downloadBy(page.getByRole('link', { name: 'Schema' }));

    expect(saved.data.alerts.nodes).toHaveLength(20);
    expect(saved).not.toHaveProperty('extensions');
    expect(schema).toContain('type Alert');
  });

  it('shows a list of the answer as a table', async () => {
    await signIn(page, admin);
    await button(page, 'Table').click();

    const table = pane(page, 'Table');
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      ...['title', 'state', 'webhook.name', 'webhook.project.id', 'webhook.project.dashboards.nodes'],
    ]);
    expect(await table.getByRole('row').count()).toBe(21);
  });

  it('shows a series as a chart, with the values of the graph in a table', async () => {
    await signIn(page, admin);
    await openExample(page, 'Cost by provider');
    await button(page, 'Chart').click();

    const chart = pane(page, 'Chart');
    await chart.getByRole('heading', { name: 'Cost series: amount' }).waitFor();
    const canvas = chart.getByRole('img', { name: /^Chart of costSeries\.groups\.points/ });
    await expect.poll(() => countColours(canvas), UNTIL_LOADED).toBeGreaterThan(3);
    await chart.getByText('12 points as a table').click();
    const rows = await chart.getByRole('row').all();
    const cells = await Promise.all(rows.map((row) => row.locator('th, td').allTextContents()));
    const query = /* GraphQL */ `
      query Cost($from: YearMonth!, $to: YearMonth!) {
        costSeries(from: $from, to: $to, granularity: MONTHLY, groupBy: [PROVIDER]) {
          groups {
            values {
              name
            }
            points {
              amount
            }
          }
        }
      }
    `;
    const monthAt = (count: number) =>
      new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + count, 1)).toISOString().slice(0, 7);
    interface Group {
      readonly values: readonly { name: string }[];
      readonly points: readonly { amount: number }[];
    }
    interface Cost {
      readonly costSeries: { readonly groups: readonly Group[] };
    }
    const { costSeries } = await queryAs<Cost>(explorer, query, { from: monthAt(-11), to: monthAt(0) });
    const { groups } = costSeries;
    expect(cells[0]?.toSorted()).toEqual(['AWS', 'Azure', 'Google Cloud', 'Time']);
    const shown = cells.slice(1).map((row) => row.slice(1).map((text) => Number(text.replaceAll(/[$,]/g, ''))));
    expect(shown).toHaveLength(12);
    for (const [at, row] of shown.entries())
      for (const [series, value] of row.entries())
        expect(value).toBeCloseTo(groups[series]?.points[at]?.amount ?? 0, 1);
  });

  it('copies a query as a typed document with its variables', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, admin);
    await openExample(page, 'Alerts per day');
    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('"opened"');
    await button(page, 'TypeScript').click();
    await page.getByRole('status').filter({ hasText: 'Copied a typed document' }).waitFor();
    const text = await page.evaluate<string>('navigator.clipboard.readText()');

    expect(text).toMatch(/^import type \{ ResultOf, VariablesOf \} from '@graphql-typed-document-node\/core';\n/);
    expect(text).toContain('export const AlertsPerDayDocument = graphql(`\n');
    expect(text).toContain('export type AlertsPerDayVariables = VariablesOf<typeof AlertsPerDayDocument>;');
    const [, document = ''] = /graphql\(`(.*)`\)/s.exec(text) ?? [];
    expect(parse(document).definitions).toHaveLength(1);
    const [, given = ''] = /export const variables: AlertsPerDayVariables = (\{.*\});/s.exec(text) ?? [];
    expect(Object.keys(JSON.parse(given))).toEqual(['firstDay', 'nextDay']);
  });

  it.each(['light', 'dark'] as const)('is accessible in %s colours, by the rules of axe', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await button(page, admin).waitFor();
    const found: Record<string, string[]> = { 'sign-in': await findViolations(page, 'body') };
    await signIn(page, admin);
    await openExample(page, 'Cost by provider');
    await button(page, 'Chart').waitFor(UNTIL_LOADED);
    await button(page, 'New tab').click();
    await page.getByRole('tab', { name: 'CostByProvider' }).click();
    await button(page, /Documentation Explorer/).click();
    await page.getByRole('region', { name: 'Areas' }).getByText('Monitoring').click(UNTIL_LOADED);
    await page.getByRole('navigation', { name: 'Examples' }).getByRole('button', { name: 'Cost' }).click();
    found.explorer = await findViolations(page, 'body');
    await page.keyboard.press('Escape');
    await button(page, 'Chart').click();
    await pane(page, 'Chart').getByRole('img').waitFor(UNTIL_LOADED);
    found.chart = await findViolations(page, 'body');
    await page.keyboard.press('Escape');
    await button(page, /^200 · /).click();
    found.explanation = await findViolations(page, 'body');
    await page.keyboard.press('Escape');
    await openExample(page, 'Watch alerts');
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor(UNTIL_LOADED);
    found.stream = await findViolations(page, 'body');

    expect(found).toEqual({ 'sign-in': [], explorer: [], chart: [], explanation: [], stream: [] });
  });

  it('moves between tabs with the arrow keys, and closes one with Delete', async () => {
    await signIn(page, admin);
    await button(page, /^200 · /).waitFor(UNTIL_LOADED);
    await button(page, 'New tab').click();
    await page.getByRole('tab', { name: 'AlertsAcrossAreas' }).click();
    await page.keyboard.press('ArrowRight');

    const blank = page.getByRole('tab', { selected: true });
    expect(await blank.textContent()).toBe('<untitled>');
    await page.keyboard.press('Delete');
    await expect.poll(() => page.getByRole('tab').count()).toBe(1);
  });

  it('shows the X of GraphiQL’s dialogs', async () => {
    await signIn(page, admin);
    await button(page, /Open short keys dialog/).click();

    const cross = page.getByRole('dialog').getByRole('button', { name: 'Close dialog' }).locator('svg');
    expect((await cross.boundingBox())?.width).toBeGreaterThan(5);
  });

  it('limits the token to a workspace that is chosen by name', async () => {
    await signIn(page, admin);
    await button(page, /Scope:/).click();
    await page.getByRole('radio', { name: /^One workspace/ }).check();
    await page.getByRole('combobox', { name: /^Workspace/ }).selectOption('Retail platform');
    await button(page, 'Change').click();

    await button(page, 'Scope: Retail platform').waitFor();
  });

  it('offers the users of the demo only where there is a demo, and facts without an explanation', async () => {
    const standIn = await startFakeGraph(() => {}, { hasDemo: false });
    const other = await openPage(browser, standIn.url);
    await other.page.getByLabel('Domain id').fill('domain-demo');
    await other.page.getByLabel('User', { exact: true }).fill('owner@example.com');
    await other.page.getByLabel('Password').fill('skein-demo');
    expect(await button(other.page, admin).count()).toBe(0);

    await other.page.keyboard.press('Enter');

    await other.page.getByText(/^200 · [\d.]+ m?s · [\d.]+ k?B$/).waitFor();
    expect(other.problems).toEqual([]);
    await other.page.context().close();
    await standIn.close();
  });

  it('works behind a proxy that serves it under a path of its own', async () => {
    const proxy = await startProxy(stack.url, '/skein/');
    const other = await openPage(browser, proxy.url);

    await signIn(other.page, admin);

    await expect.poll(() => readEditorText(answerPanel(other.page)), UNTIL_LOADED).toContain('"alerts"');
    expect([other.problems, other.foreignRequests]).toEqual([[], []]);
    await other.page.context().close();
    await proxy.close();
  });

  it('opens the example mutation with a triggered alert, without running it', async () => {
    await signIn(page, admin);
    await openExample(page, 'Acknowledge an alert');
    await expect.poll(() => readEditorText(variablesEditor(page)), UNTIL_LOADED).toMatch(/"alert": "alert-/);
    expect(await readEditorText(answerPanel(page))).not.toContain('"data"');

    await button(page, /Execute query/).click();

    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('ACKNOWLEDGED');
  });

  describe('a stream', () => {
    const facts = (text: RegExp) => page.getByRole('region', { name: 'The answer' }).getByText(text);
    const stopButton = () => page.getByRole('button', { name: 'Stop', exact: true });
    const openStreams = async () =>
      /^graphql_streams (\d+)$/m.exec(await (await fetch(`${stack.url}/metrics`)).text())?.[1];
    const administrator = (): Promise<DemoSession> => sessionOf(stack.serviceUrl, 'admin@example.com');
    const someAlert = async (): Promise<string> => {
      const { results } = await (await administrator()).call(alert.list, { query: { page: { start: 1, limit: 1 } } });
      return results[0]?.alert_id ?? '';
    };
    const rename = async (alert_id: string, title: string) =>
      (await administrator()).call(alert.update, { alert_id, title });
    /** Signs in, and watches alerts. */
    const watch = async () => {
      await signIn(page, admin);
      await openExample(page, 'Watch alerts');
      await facts(/^Open · 0 events$/).waitFor(UNTIL_LOADED);
    };
    /** Opens the page with a query, signs in and runs it. */
    const runLinked = async (query: string): Promise<WatchedPage> => {
      const other = await openPage(browser, `${stack.url}/#${new URLSearchParams({ query })}`);
      await signIn(other.page, admin);
      await expect.poll(() => readEditorText(operationEditor(other.page)), UNTIL_LOADED).toContain('Linked');
      await button(other.page, /Execute query/).click();
      return other;
    };

    it('shows the events of a subscription as they come, the newest first, until it is stopped', async () => {
      await watch();
      const id = await someAlert();
      await rename(id, 'First of two');
      await facts(/^Open · 1 event · last at \d\d:\d\d:\d\d$/).waitFor(UNTIL_LOADED);
      await rename(id, 'Second of two');
      await facts(/^Open · 2 events/).waitFor(UNTIL_LOADED);
      expect(await readEditorText(answerPanel(page))).toMatch(
        /"events": .*"at": .*"kind": "UPDATED".*Second of two.*First of two/,
      );

      await stopButton().click();

      await facts(/^Stopped · 2 events/).waitFor();
      await expect.poll(openStreams, UNTIL_LOADED).toBe('0');
      expect(await readEditorText(answerPanel(page))).toContain('Second of two');
    });

    it.each([
      [
        'its tab',
        async () => {
          await button(page, 'New tab').click();
          await page.getByRole('tab', { name: 'WatchAlerts' }).focus();
          await page.keyboard.press('Delete');
        },
      ],
      [
        'the next query of its tab',
        () =>
          button(page, /Execute query/)
            .or(button(page, /Stop query/))
            .click(),
      ],
      ['the end of the session', () => button(page, 'Sign out').click()],
    ])('ends with %s', async (_name, leave) => {
      await watch();
      await expect.poll(openStreams, UNTIL_LOADED).toBe('1');

      await leave();

      await expect.poll(openStreams, UNTIL_LOADED).toBe('0');
    });

    it('is copied as a curl command and as a program, which read it', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await watch();
      const copiedBy = async (name: string): Promise<string> => {
        await page.getByRole('button', { name, exact: true }).click();
        return page.evaluate<string>('navigator.clipboard.readText()');
      };
      const command = await copiedBy('curl');
      const program = `const token = process.env.TOKEN;\n${await copiedBy('fetch')}`;
      const env = { ...process.env, TOKEN: await readAccessToken(page) };
      const id = await someAlert();

      for (const [file, ...given] of [
        ['sh', '-c', command.replace('curl', 'exec curl -s')],
        [process.execPath, '--input-type=module', '-e', program],
      ] as const) {
        const child = spawn(file, given, { env, stdio: ['ignore', 'pipe', 'inherit'] });
        let output = '';
        child.stdout.on('data', (text) => {
          output += text;
        });
        const afterChange = async () => {
          await rename(id, `Renamed at ${Date.now()}`);
          return output;
        };
        await expect.poll(afterChange, UNTIL_LOADED).toContain('alertChanges');
        child.kill();
      }
    });

    it('goes on while another tab is open, and has there what has come meanwhile', async () => {
      await watch();
      await openExample(page, 'Acknowledge an alert');
      await expect.poll(() => readEditorText(operationEditor(page))).toContain('mutation AcknowledgeAlert');
      expect(await page.getByRole('tab').allTextContents()).toEqual(['WatchAlerts', 'AcknowledgeAlert']);
      await button(page, /Execute query/).click();
      await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('"acknowledgedAt"');

      await page.getByRole('tab', { name: 'WatchAlerts' }).click();
      await facts(/^Open · 1 event/).waitFor(UNTIL_LOADED);
      await expect.poll(() => readEditorText(answerPanel(page))).toMatch(/"events": .*"ACKNOWLEDGED"/);
      const id = await someAlert();
      await rename(id, 'After the return');
      await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('After the return');
      await stopButton().click();

      await facts(/^Stopped · 2 events/).waitFor();
      await expect.poll(openStreams, UNTIL_LOADED).toBe('0');
    });

    it('continues with a new token, and says why it has ended when there is none', async () => {
      await watch();
      const id = await someAlert();
      const token = await readAccessToken(page);
      stack.expireTokens();
      await expect.poll(() => readAccessToken(page), UNTIL_LOADED).not.toBe(token);
      const renamed = async () => {
        await rename(id, `Renamed at ${Date.now()}`);
        return readEditorText(answerPanel(page));
      };
      await expect.poll(renamed, UNTIL_LOADED).toContain('Renamed at');

      stack.expireTokens(true);
      await page.getByRole('status').filter({ hasText: 'Your session has expired' }).waitFor(UNTIL_LOADED);
      await signIn(page, admin);
      await facts(/^Ended: UNAUTHENTICATED/).waitFor();
    });

    it('is refused with the code of the error', async () => {
      const other = await runLinked('subscription Linked { alertChanges { nothing } }');

      await other.page.getByText('Ended: GRAPHQL_VALIDATION_FAILED · 0 events').waitFor(UNTIL_LOADED);
      expect(await readEditorText(answerPanel(other.page))).toContain('nothing');
      await other.page.context().close();
    });

    it('shows the answer to a live query as it is after each change', async () => {
      const id = await someAlert();
      const title = `Renamed at ${Date.now()}`;
      const other = await runLinked(`query Linked @live(every: 1) { alert(id: "${id}") { id title } }`);
      await other.page.getByText(/^Open · 1 event/).waitFor(UNTIL_LOADED);
      await rename(id, title);

      await other.page.getByText(/^Open · 2 events/).waitFor(UNTIL_LOADED);
      expect(await readEditorText(answerPanel(other.page))).toMatch(
        new RegExp(`"data": .*"id": "${id}", *"title": "${title}"`),
      );
      expect(other.problems).toEqual([]);
      await other.page.context().close();
    });
  });

  it('says that there is no such domain', async () => {
    await page.getByLabel('Domain id').fill('domain-none');
    await page.getByLabel('User', { exact: true }).fill('owner@example.com');
    await page.getByLabel('Password').fill('skein-demo');
    await page.keyboard.press('Enter');

    await page.getByRole('alert').filter({ hasText: 'There is no domain with this id.' }).waitFor();
  });

  it('keeps the user’s query when an example is opened', async () => {
    await signIn(page, admin);
    await openExample(page, 'Who am I?');
    await operationEditor(page).locator('.view-lines').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('query Mine ');
    await page.getByRole('tab', { name: 'Mine' }).waitFor();

    await openExample(page, 'Alerts by state');

    await page.getByRole('tab', { name: 'AlertsByState' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Mine' }).count()).toBe(1);
  });

  it('signs in by the form, and says when the password is wrong', async () => {
    // The form suggests the domain of the demo when it knows that there is one.
    await button(page, admin).waitFor();
    await page.getByLabel('User', { exact: true }).fill('owner@example.com');
    await page.getByLabel('Password').fill('not this one');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'the password is wrong' }).waitFor();

    await page.getByLabel('Password').fill('skein-demo');
    await page.keyboard.press('Enter');

    await button(page, 'Sign out').waitFor();
  });

  it('signs out, and then stores no token and shows no earlier records', async () => {
    await signIn(page, admin);
    await openExample(page, 'Who am I?');
    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('admin@example.com');
    await button(page, 'Sign out').click();

    await form(page).waitFor();
    await signIn(page, 'Workspace member');
    await answerPanel(page).waitFor();
    expect(await readEditorText(answerPanel(page))).not.toContain('admin@example.com');
    await button(page, 'Sign out').click();
    await form(page).waitFor();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  it('stays signed in after a reload, and stores no tokens in localStorage', async () => {
    await signIn(page, admin);
    await page.reload();

    await button(page, 'Sign out').waitFor();
    const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('skein.session') ?? '{}').refreshToken);
    expect(token).toEqual(expect.any(String));
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(token);
  });

  it('changes the scope of the token', async () => {
    await signIn(page, admin);
    await button(page, /Scope:/).click();
    await page.getByRole('radio', { name: /^User/ }).check();
    await button(page, 'Change').click();

    await button(page, 'Scope: User').waitFor();
  });

  it('offers the scope of the domain only to those who may have it', async () => {
    const scopes = async () => {
      await button(page, /Scope:/).click();
      const offered = await page
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
      await button(page, 'Cancel').click();
      return offered;
    };
    await signIn(page, 'Workspace owner');
    expect(await scopes()).toEqual(['WORKSPACE', 'USER']);
    await button(page, 'Sign out').click();
    await signIn(page, admin);
    await button(page, /Scope:/).click();
    await page.getByRole('radio', { name: /^User/ }).check();
    await button(page, 'Change').click();
    await button(page, 'Scope: User').waitFor();
    expect(await scopes()).toEqual(['DOMAIN', 'WORKSPACE', 'USER']);
  });

  it('refreshes an expired access token without showing the form', async () => {
    await signIn(page, admin);
    stack.expireTokens();
    await openExample(page, 'Alerts by state');

    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('TRIGGERED');
    expect(await form(page).count()).toBe(0);
  });

  it('opens the form with the reason when the session has expired, and keeps the query', async () => {
    await signIn(page, admin);
    await button(page, /^200 · /).waitFor();
    stack.expireTokens(true);
    await openExample(page, 'Alerts by state');
    await page.getByRole('status').filter({ hasText: 'Your session has expired' }).waitFor();

    await signIn(page, 'Workspace member');

    await expect.poll(() => readEditorText(operationEditor(page)), UNTIL_LOADED).toContain('AlertsByState');
  });

  it('shows the documentation of the graph without a sign-in', async () => {
    await button(page, 'Read the documentation without signing in').click();
    await page.getByRole('group').filter({ hasText: 'Monitoring' }).getByText('Monitoring').click(UNTIL_LOADED);
    await page.getByRole('heading', { name: 'Subscriptions' }).waitFor();
    expect(await button(page, 'alertChanges').count()).toBe(1);
    await button(page, 'alertHistogram').first().click();

    await page.getByText('monitoring.alert.stat').first().waitFor();
  });

  it('finds fields, types, arguments and values by name and description, each root field in the area it calls', async () => {
    await button(page, 'Read the documentation without signing in').click();
    const search = page.getByRole('searchbox', { name: 'Search the documentation' });
    const found = page.getByRole('region', { name: 'Found' }).getByRole('button');
    const summaries = page.getByRole('region', { name: 'Areas' }).locator('summary strong');
    await search.waitFor(UNTIL_LOADED);

    expect(await summaries.allTextContents()).toEqual([
      ...['Alert manager', 'Cost analysis', 'Dashboard', 'Identity', 'Inventory', 'Monitoring', 'Repository', 'Secret'],
      'Shared',
    ]);
    for (const [text, first] of [
      ['alertHistogram', 'Query.alertHistogram'],
      ['escalationpolicy', 'Query.escalationPolicy'],
      ['granularity', 'DataSource.costSeries(granularity:)'],
      ['acknowledged', 'AlertState.ACKNOWLEDGED'],
    ] as const) {
      await search.fill(text);
      await expect.poll(() => found.allTextContents()).toContain(first);
    }
    await search.fill('planned equal share');
    await expect.poll(() => found.allTextContents()).toEqual(['BudgetUsage.limit']);
    await found.first().click();
    await page.getByText('Planned amount of the month').waitFor();
    await page.getByRole('link', { name: 'Go back to Docs' }).click();
    await summaries.first().waitFor();
  });

  it('has words below the icons, and looks like the dashboard', async () => {
    const lookOf = (part: Locator) =>
      part.evaluate((element) => {
        const { fontFamily, color, backgroundColor } = getComputedStyle(element);
        return { fontFamily, color, backgroundColor };
      });
    await signIn(page, admin);
    await button(page, /^200 · /).waitFor(UNTIL_LOADED);
    const words = await page.locator('.graphiql-sidebar').innerText();
    expect(words.split(/\s+/)).toEqual(['Documentation', 'Build', 'Collections', 'Environments', 'History']);
    expect(await page.evaluate('document.fonts.check("15px Inter Variable")')).toBe(true);
    const explorerLook = await lookOf(page.locator('body'));

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await button(page, /Olga Owner/).waitFor(UNTIL_LOADED);

    expect(await lookOf(page.locator('body'))).toEqual(explorerLook);
  });

  it('leads to the dashboard, which leads back', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await button(page, /Olga Owner/).click();
    await button(page, /account of Olga Owner/).click();
    await page.getByRole('menuitem', { name: 'Explorer' }).click();

    await button(page, admin).waitFor();
  });

  it('shows code in descriptions that were found, and the whole waterfall on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(page, admin);
    await button(page, /^200 · /).click(UNTIL_LOADED);
    const explanation = pane(page, 'How this was answered');
    const right = async (locator: Locator) => {
      const { x, width } = (await locator.boundingBox()) ?? { x: 0, width: Number.POSITIVE_INFINITY };
      return x + width;
    };
    for (const bar of await explanation.locator('.bar').all()) expect(await right(bar)).toBeLessThanOrEqual(390);
    expect(
      await explanation.locator('.scrolled').evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBe(0);
    await page.getByRole('button', { name: 'Close', exact: true }).click();

    await button(page, /Documentation Explorer/).click();
    await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('groups beyond top');
    const found = page.getByRole('region', { name: 'Found' });
    await found.locator('code').filter({ hasText: 'top' }).first().waitFor();
    expect(await found.textContent()).not.toContain('`');
  });

  it('fits the width of a phone, and runs queries on it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, admin);
    await openExample(page, 'Who am I?');

    await expect.poll(() => readEditorText(answerPanel(page)), UNTIL_LOADED).toContain('admin@example.com');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  });
});
