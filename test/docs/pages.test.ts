/** Does what pages of `docs/` ask their readers to do, in the order of the page. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestGraph, type SendQuery, type TestGraph, type TestGraphAnswer } from '../graph/testGraph.ts';
import { runSkein } from '../import/runSkein.ts';
import { INTERNAL_TOKEN, PASSWORD } from '../service/testDomain.ts';
import { findCodeBlock, readCodeBlocks } from './codeBlocks.ts';

const run = promisify(execFile);

/** Runs a command in a shell, and returns what it prints. */
const shell = async (text: string, env: Record<string, string>): Promise<string> =>
  (await run('bash', ['-c', text], { env: { PATH: process.env.PATH, ...env } })).stdout;

/** The answer that a page shows; `…` stands for any text. */
const shownAnswer = (text: string): object =>
  JSON.parse(text, (_, value) => (value === '…' ? expect.stringMatching(/./) : value));

/** Sends a document of a page, which must not be refused. */
const send = async (ask: SendQuery, text: string): Promise<TestGraphAnswer> => {
  const answer = await ask(text);
  expect(answer.errors).toBeUndefined();
  for (const payload of Object.values(answer.data))
    expect((payload as object) ?? {}).not.toMatchObject({ userErrors: [{}] });
  return answer;
};

let graph: TestGraph;
beforeEach(async () => {
  graph = await createTestGraph();
});

/** The text of a page with the project of this test instead of that of the demo. */
const here = (text: string) => text.replaceAll('project-search', graph.projects[0]);

describe('docs/events.md', () => {
  /** The webhook of the page for another plug-in. */
  const snsWebhook = (create: string) =>
    here(create)
      .replace('plugin-prometheus-mon-webhook', 'plugin-aws-sns-mon-webhook')
      .replace('Search: ev', 'SNS: ev');

  it('shows what is answered, and which alerts appear', async () => {
    const blocks = readCodeBlocks('docs/events.md');
    const create = blocks.find(({ text }) => text.includes('webhookCreate'))?.text ?? '';
    const sns = await send(graph.asOwner, snsWebhook(create));
    const env = { webhook_url: '', sns_webhook_url: sns.data.webhookCreate.webhook.webhookUrl };
    let answer: TestGraphAnswer | undefined;
    for (const { language, text } of blocks) {
      if (language === 'graphql') answer = await send(graph.asOwner, here(text));
      if (text === create) env.webhook_url = answer?.data.webhookCreate.webhook.webhookUrl;
      if (language === 'sh') expect(await shell(text, env), text).toBe('{}');
      if (language === 'json') expect(answer).toMatchObject(shownAnswer(text));
    }

    const { data } = await graph.asOwner('{ alerts(orderBy: [{field: TITLE}]) { nodes { title state severity } } }');
    expect(data.alerts.nodes).toEqual([
      { title: 'A disk of db-1 is almost full', state: 'TRIGGERED', severity: 'CRITICAL' },
      { title: 'Disk of db-1 almost full', state: 'RESOLVED', severity: 'CRITICAL' },
      { title: 'Unreadable event from webhook Search: events', state: 'ERROR', severity: 'CRITICAL' },
      { title: 'db-1-cpu', state: 'TRIGGERED', severity: 'ERROR' },
    ]);
  });

  /** A webhook of the page, which recognises every sender. */
  const aWebhookUrl = async (name: string) => {
    const create = readCodeBlocks('docs/events.md').find(({ text }) => text.includes('Search: probes'))?.text ?? '';
    const { data } = await send(graph.asOwner, here(create).replace('Search: probes', name));
    return data.webhookCreate.webhook.webhookUrl as string;
  };
  const alertTitled = async (title: string) => {
    const query = `{ alerts(first: 1, filter: {title: {eq: ${JSON.stringify(title)}}}) { nodes { severity state resources { name } } } }`;
    return (await graph.asOwner(query)).data.alerts.nodes[0];
  };

  it('has a payload for Datadog, which is understood with its variables filled in', async () => {
    const values: Record<string, string> = {
      ...{
        ALERT_CYCLE_KEY: '57165',
        ALERT_TRANSITION: 'Triggered',
        ALERT_TYPE: 'error',
        ALERT_TITLE: 'CPU of Datadog',
      },
      ...{ ALERT_SCOPE: 'host:web-1', DATE: '1714552200000' },
    };
    const payload = findCodeBlock('docs/events.md', 'jsonc').replaceAll(
      /\$([A-Z_]+)/g,
      (_, name) => values[name] ?? 'null',
    );
    await fetch(await aWebhookUrl('Datadog'), { method: 'POST', body: payload });

    const expected = { severity: 'ERROR', state: 'TRIGGERED', resources: [{ name: 'web-1' }] };
    expect(await alertTitled('CPU of Datadog')).toEqual(expected);
  });

  it('has a script and parameters for Zabbix, whose request is understood', async () => {
    const rows = readFileSync('docs/events.md', 'utf8').matchAll(/`(\w+)` \| `\{\$?([\w.]+)\}`/g);
    const macros: Record<string, string> = {
      ...{ 'EVENT.ID': '8231', 'EVENT.VALUE': '1', 'EVENT.NAME': 'CPU of Zabbix', 'EVENT.NSEVERITY': '5' },
      'HOST.NAME': 'web-1',
    };
    const parameters = Object.fromEntries([...rows].map(([, name, macro = '']) => [name, macros[macro] ?? '']));
    const posted: { url: string; body: string }[] = [];
    class HttpRequest {
      addHeader() {}
      getStatus() {
        return 200;
      }
      post(url: string, body: string) {
        posted.push({ url, body });
      }
    }
    const url = await aWebhookUrl('Zabbix');
    const script = `(() => { ${findCodeBlock('docs/events.md', 'js')} })()`;
    expect(runInNewContext(script, { value: JSON.stringify({ url, ...parameters }), HttpRequest })).toBe('OK');
    expect(Object.keys(parameters)).toHaveLength(14);
    for (const { url: to, body } of posted) await fetch(to, { method: 'POST', body });

    const expected = { severity: 'CRITICAL', state: 'TRIGGERED', resources: [{ name: 'web-1' }] };
    expect(await alertTitled('CPU of Zabbix')).toEqual(expected);
  });

  it('names every built-in plug-in and every member of an event', async () => {
    const page = readFileSync('docs/events.md', 'utf8');
    const { data } = await graph.asAdmin('{ plugins(first: 100) { nodes { id } } }');

    const builtIn: string[] = data.plugins.nodes
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => id.endsWith('-mon-webhook'));
    expect(builtIn.length).toBeGreaterThan(3);
    expect([...builtIn].filter((id) => !page.includes(`\`${id}\``))).toEqual([]);
  });
});

describe('docs/costs.md', () => {
  it('imports a file with the mapping of the page, and reads, plans and schedules its cost', async () => {
    const [{ text: command = '' } = {}] = readCodeBlocks('docs/costs.md');
    const [, file = ''] = /cost (\S+)/.exec(command) ?? [];
    const options = command.trim().split(' ').slice(2);
    const folder = mkdtempSync(join(tmpdir(), 'skein-'));
    const mapping = findCodeBlock('docs/costs.md', 'json').replaceAll(
      /"project-\w+"/g,
      JSON.stringify(graph.projects[0]),
    );
    writeFileSync(join(folder, 'mapping.json'), mapping);
    const where = ['--url', graph.url, '--domain', graph.domainId, '--mapping', join(folder, 'mapping.json')];
    const { code, stdout } = await runSkein([...options, ...where], { INTERNAL_TOKEN }).ended;

    expect({ file, code }, stdout).toEqual({ file: 'app/demo/focus.csv', code: 0 });
    expect(stdout).toContain('Data source ds-my-bill created');
    const documents = readCodeBlocks('docs/costs.md').filter(({ language }) => language === 'graphql');
    const answers = [];
    for (const { text } of documents) answers.push((await send(graph.asAdmin, here(text))).data);
    expect(answers).toMatchObject([
      { costSeries: { currency: 'USD', total: expect.any(Number) } },
      { budgetCreate: { budget: { currency: 'USD', plannedLimits: { length: 12 }, spent: expect.any(Number) } } },
      { costScheduleCreate: { costSchedule: { state: 'ENABLED', schedule: { cron: '0 3 * * *' } } } },
    ]);
    expect(answers[0].costSeries.total).toBeGreaterThan(0);
    expect(answers[1].budgetCreate.budget.spent).toBeGreaterThan(0);
    rmSync(folder, { recursive: true });
  });
});

describe('docs/sign-in.md and docs/lists.md', () => {
  it('signs in, renews the token, and counts', async () => {
    const documents = ['docs/sign-in.md', 'docs/lists.md'].flatMap(readCodeBlocks);
    const named = (name: string) => documents.find(({ text }) => text.includes(name))?.text ?? '';
    const { domainId: domain, users, workspaces, projects } = graph;
    const credentials = { user_id: users.owner, password: PASSWORD };

    const { data } = await graph.asNobody(named('mutation SignIn'), { domain, credentials });
    const { refreshToken } = data.tokenIssue.token;
    const renewed = await graph.asNobody(named('mutation Renew'), { refreshToken, workspace: workspaces[0] });
    expect(renewed.data.tokenGrant).toMatchObject({ token: { accessToken: expect.any(String) }, userErrors: [] });

    expect((await graph.asOwner(named('alertCounts'))).errors).toBeUndefined();
    expect((await graph.asOwner(named('query Year'), { project: projects[0] })).errors).toBeUndefined();
  });
});
