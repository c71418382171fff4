import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alert } from '../../../contract/monitoring/alert.ts';
import { type WebhookRecord, webhook } from '../../../contract/monitoring/webhook.ts';
import { listen } from '../../listen.ts';
import { createTestDomain, setClockOffset, type TestDomain } from '../testDomain.ts';
import { aTime } from '../timestamp.ts';
import { aPlugin, aWebhook, listAllAlerts, postToWebhook } from './fixtures.ts';

let domain: TestDomain;
let hook: WebhookRecord;
beforeEach(async () => {
  domain = await createTestDomain();
  hook = await aWebhook(domain);
});

afterEach(() => setClockOffset(0));

const send = (body: unknown) => postToWebhook(domain, hook, body);
/** Sends a body this many seconds later, and returns how many alerts exist then. */
const countAt = async (seconds: number, to: WebhookRecord, body: unknown): Promise<number> => {
  setClockOffset(seconds * 1000);
  await postToWebhook(domain, to, body);
  // The token expires within that time, so the count uses the internal token.
  setClockOffset(0);
  return (await listAllAlerts(domain)).length;
};
const accepted = { status: 200, body: {} };
const event = { event_key: 'db-3 disk', title: 'Disk of db-3 almost full' };

describe('the URL of a webhook', () => {
  it('3.17.8 requires an existing webhook and its access key', async () => {
    const path = new URL(hook.webhook_url).pathname;
    const code = async (changed: string) => (await domain.anonymous.post(changed, event)).body;

    expect(await code(path.replace(hook.webhook_id, 'webhook-none'))).toMatchObject({
      detail: { code: 'ERROR_NOT_FOUND' },
    });
    for (const key of ['0'.repeat(32), 'short', `${hook.access_key}0`]) {
      expect(await code(path.replace(hook.access_key, key))).toMatchObject({
        detail: { code: 'ERROR_PERMISSION_DENIED' },
      });
    }
    expect(await listAllAlerts(domain)).toEqual([]);
  });

  it('3.17.8 refuses a body that is not JSON', async () => {
    expect(await send('{"event_key":')).toMatchObject({ status: 400, body: { detail: { code: 'ERROR_JSON_FORMAT' } } });
    expect(await listAllAlerts(domain)).toEqual([]);
  });

  it('4.1 ignores tokens', async () => {
    const { pathname } = new URL(hook.webhook_url);
    expect(await domain.guest.post(pathname, event)).toEqual(accepted);
  });

  it('treats domain_id in an event as part of the event', async () => {
    expect(await send({ ...event, domain_id: 'somebody else', workspace_id: 1 })).toEqual(accepted);
    expect(await listAllAlerts(domain)).toMatchObject([{ title: event.title, domain_id: domain.domainId }]);
  });
});

describe('a new event', () => {
  it('3.17.11 creates an alert with all its values', async () => {
    await send({
      ...event,
      description: '91 % used',
      severity: 'CRITICAL',
      resource: { resource_id: 'i-1', resource_type: 'instance', name: 'db-3' },
      rule: 'DiskAlmostFull',
      image_url: 'https://graphs.example.com/1.png',
      provider: 'aws',
      account: '123456789012',
      additional_info: { team: 'storage' },
      occurred_at: '2024-05-01T08:30:00+02:00',
    });

    const [made, ...others] = await listAllAlerts(domain);

    expect(others).toEqual([]);
    expect(made).toEqual({
      alert_number: 1,
      alert_id: expect.stringMatching(/^alert-[0-9a-f]{12}$/),
      title: event.title,
      state: 'TRIGGERED',
      description: '91 % used',
      assignee: '',
      responder: '',
      urgency: 'HIGH',
      severity: 'CRITICAL',
      rule: 'DiskAlmostFull',
      image_url: 'https://graphs.example.com/1.png',
      resources: [{ resource_id: 'i-1', resource_type: 'instance', name: 'db-3' }],
      provider: 'aws',
      account: '123456789012',
      additional_info: { team: 'storage' },
      escalation_step: 1,
      escalation_ttl: 1,
      triggered_by: hook.webhook_id,
      domain_id: domain.domainId,
      workspace_id: domain.workspaces[0],
      project_id: hook.project_id,
      webhook_id: hook.webhook_id,
      escalation_policy_id: '',
      created_at: aTime,
      updated_at: aTime,
      acknowledged_at: '',
      resolved_at: '',
      escalated_at: made?.created_at,
    });
  });

  it.each([
    { severity: 'CRITICAL', urgency: 'HIGH' },
    { severity: 'ERROR', urgency: 'HIGH' },
    { severity: 'NOT_AVAILABLE', urgency: 'HIGH' },
    { severity: 'WARNING', urgency: 'LOW' },
    { severity: 'INFO', urgency: 'LOW' },
    { severity: 'NONE', urgency: 'LOW' },
  ])('3.17.11 with severity $severity has urgency $urgency', async ({ severity, urgency }) => {
    await send({ ...event, severity });
    expect(await listAllAlerts(domain)).toMatchObject([{ severity, urgency }]);
  });

  it('3.17.10 without severity has severity NONE', async () => {
    await send(event);
    expect(await listAllAlerts(domain)).toMatchObject([{ severity: 'NONE', urgency: 'LOW', state: 'TRIGGERED' }]);
  });

  it('3.17.10 can have several resources, by name or as objects, by which the alert can be filtered', async () => {
    const resources = ['db-4', { resource_id: 'i-5' }, { resource_type: 'nameless' }, 7];
    await send({ ...event, resource: { name: 'db-3' }, resources });

    const { results } = await domain.owner.call(alert.list, { resource: 'db-4' });

    const named = [{ name: 'db-3' }, { name: 'db-4' }, { resource_id: 'i-5', name: 'i-5' }];
    expect(results).toMatchObject([{ resources: named }]);
  });

  it('3.17.11 of type ERROR creates an alert in state ERROR', async () => {
    await send({ ...event, event_type: 'ERROR', severity: 'ERROR' });
    expect(await listAllAlerts(domain)).toMatchObject([{ state: 'ERROR', title: event.title, urgency: 'HIGH' }]);
  });
});

describe('an event with a known key', () => {
  it('3.17.11 joins the alert and updates its description', async () => {
    await send({ ...event, description: '91 % used' });
    await send({ ...event, title: 'something else', description: '95 % used', severity: 'CRITICAL' });
    expect(await listAllAlerts(domain)).toMatchObject([
      { title: event.title, description: '95 % used', severity: 'NONE', state: 'TRIGGERED' },
    ]);
  });

  it('3.17.11 without a description keeps the description', async () => {
    await send({ ...event, description: '91 % used' });
    await send(event);
    expect(await listAllAlerts(domain)).toMatchObject([{ description: '91 % used' }]);
  });

  it('3.17.11 adds its resources to those of the alert', async () => {
    const [first, second] = [
      { resource_type: 'host', name: 'db-3' },
      { resource_type: 'host', name: 'db-4' },
    ];
    await send({ ...event, resources: [first] });
    await send({ ...event, resources: [second, first], resource: second });
    expect(await listAllAlerts(domain)).toMatchObject([{ resources: [first, second] }]);
  });

  it('3.17.11 joins an alert in state ERROR only if its type is ERROR', async () => {
    for (const event_type of ['ERROR', 'ALERT', 'RECOVERY', 'ALERT']) await send({ ...event, event_type });
    expect(await listAllAlerts(domain)).toMatchObject([{ state: 'ERROR' }, { state: 'TRIGGERED' }]);
  });

  it('3.17.11 joins with a key of any length', async () => {
    const event_key = Array.from({ length: 500 }, () => crypto.randomUUID()).join();
    for (const key of [event_key, event_key, `${event_key}!`]) await send({ ...event, event_key: key });
    expect(await listAllAlerts(domain)).toHaveLength(2);
  });

  it('3.17.11 joins an acknowledged alert, and creates a new one after it is resolved', async () => {
    await send(event);
    const [{ alert_id } = { alert_id: '' }] = await listAllAlerts(domain);

    await domain.owner.call(alert.update, { alert_id, state: 'ACKNOWLEDGED' });
    await send(event);
    expect(await listAllAlerts(domain)).toHaveLength(1);

    await domain.owner.call(alert.update, { alert_id, state: 'RESOLVED' });
    await send(event);
    expect(await listAllAlerts(domain)).toMatchObject([{ state: 'RESOLVED' }, { state: 'TRIGGERED' }]);
  });

  it('3.17.11 joins across webhooks of one project, not across projects', async () => {
    const sameProject = await aWebhook(domain, { name: 'Second' });
    const otherProject = await aWebhook(domain, { project_id: domain.projects[1] });
    for (const each of [hook, sameProject, otherProject]) await postToWebhook(domain, each, event);
    const found = await listAllAlerts(domain);
    expect(found.map(({ webhook_id }) => webhook_id)).toEqual([hook.webhook_id, otherProject.webhook_id]);
  });

  it('3.17.11, 6 joins however late it comes', async () => {
    const counts: number[] = [];
    for (const hours of [0, 4, 8, 24 * 365]) counts.push(await countAt(hours * 3600, hook, event));
    expect(counts).toEqual([1, 1, 1, 1]);
  });

  it.each([
    { seconds: 60, joins: 50, parts: 70 },
    { seconds: 3600, joins: 3590, parts: 3610 },
  ])('3.17.11 joins within $seconds seconds if the plugin says so', async ({ seconds, joins, parts }) => {
    const plugin_id = await aPlugin(domain, [], { metadata: { duplicate_event_time: seconds } });
    const own = await aWebhook(domain, { name: 'Own time', plugin_info: { plugin_id } });
    expect(await countAt(0, own, event)).toBe(1);
    expect(await countAt(joins, own, event)).toBe(1);
    expect(await countAt(joins + parts, own, event)).toBe(2);
  });

  it.each([1e15, -1, 'soon'])('3.17.11 creates an alert whatever time the plugin gives: %s', async (seconds) => {
    const plugin_id = await aPlugin(domain, [], { metadata: { duplicate_event_time: seconds } });
    const own = await aWebhook(domain, { name: 'Odd time', plugin_info: { plugin_id } });
    for (const _again of [1, 2]) expect(await postToWebhook(domain, own, event)).toEqual(accepted);
    expect(await listAllAlerts(domain)).toHaveLength(1);
  });

  it('3.16.9 creates a new alert if the old one was deleted', async () => {
    await send(event);
    const [{ alert_id } = { alert_id: '' }] = await listAllAlerts(domain);
    await domain.owner.call(alert.delete, { alert_id });
    await send(event);
    expect(await listAllAlerts(domain)).toMatchObject([{ alert_number: 2 }]);
  });

  it('3.17.6 of a deleted webhook keeps its alerts', async () => {
    await send(event);
    await domain.owner.call(webhook.delete, { webhook_id: hook.webhook_id, domain_id: domain.domainId });
    expect(await listAllAlerts(domain)).toMatchObject([{ webhook_id: hook.webhook_id }]);
  });
});

describe('a recovery event', () => {
  const recovery = { ...event, event_type: 'RECOVERY', description: 'back to 40 %' };

  it('3.17.11 for an unknown key is ignored', async () => {
    expect(await send(recovery)).toEqual(accepted);
    expect(await listAllAlerts(domain)).toEqual([]);
  });

  it('3.17.11 finds its alert without a time limit', async () => {
    await send(event);
    expect(await countAt(30 * 86_400, hook, recovery)).toBe(1);
  });

  it('3.17.11 does not extend the time in which events join', async () => {
    const plugin_id = await aPlugin(domain, [], { metadata: { duplicate_event_time: 600 } });
    const own = await aWebhook(domain, { name: 'Own time', plugin_info: { plugin_id } });
    await postToWebhook(domain, own, event);
    expect(await countAt(500, own, recovery)).toBe(1);
    expect(await countAt(700, own, event)).toBe(2);
  });

  it('3.17.11 leaves the alert open without a service, and its description as it was', async () => {
    await send({ ...event, description: '91 % used' });
    await send(recovery);
    const open = { state: 'TRIGGERED', description: '91 % used', resolved_at: '', escalation_ttl: 1 };
    expect(await listAllAlerts(domain)).toMatchObject([open]);
  });
});

describe('a body with several events', () => {
  it('3.17.9 is handled in order', async () => {
    await send([
      { ...event, description: 'first' },
      { event_key: 'other', title: 'Other' },
      { ...event, description: 'last' },
    ]);
    expect(await listAllAlerts(domain)).toMatchObject([
      { title: event.title, description: 'last' },
      { title: 'Other' },
    ]);
  });

  it('3.17.8 concurrent deliveries of one key create one alert', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(event)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => accepted));
    expect(await listAllAlerts(domain)).toHaveLength(1);
  });

  it('3.16.3 concurrent alerts of several webhooks have numbers without gaps or duplicates', async () => {
    const hooks = [hook, ...(await Promise.all(['B', 'C'].map((name) => aWebhook(domain, { name }))))];
    const bodies = Array.from({ length: 12 }, (_, index) => [
      { event_key: 'shared', title: 'Shared' },
      { event_key: `own ${index}`, title: `Own ${index}` },
    ]);

    await Promise.all(bodies.map((body, index) => postToWebhook(domain, hooks[index % 3] ?? hook, body)));

    const numbers = (await listAllAlerts(domain)).map(({ alert_number }) => alert_number);
    expect(numbers).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  });
});

describe('an unreadable body', () => {
  it.each([
    { given: 'an object of another kind', body: { hello: 'world' }, reason: 'event_key' },
    { given: 'an empty body', body: '', reason: 'event_key' },
    { given: 'an empty list', body: [], reason: 'no event' },
    { given: 'a text', body: '"hello"', reason: 'object' },
    { given: 'null', body: 'null', reason: 'object' },
    { given: 'an empty key', body: { ...event, event_key: ' ' }, reason: '`event_key` must not be empty.' },
    { given: 'no title', body: { event_key: 'x' }, reason: '`title` is missing.' },
    { given: 'an unknown type', body: { ...event, event_type: 'PANIC' }, reason: '`event_type` must be one of ALERT' },
    { given: 'an unknown severity', body: { ...event, severity: 'bad' }, reason: '`severity` must be one of' },
    { given: 'a number as title', body: { ...event, title: 7 }, reason: '`title` must be of type string.' },
  ])('3.17.12 creates an alert in state ERROR: $given', async ({ body, reason }) => {
    expect(await send(body)).toEqual(accepted);
    expect(await listAllAlerts(domain)).toMatchObject([
      {
        state: 'ERROR',
        severity: 'CRITICAL',
        urgency: 'HIGH',
        title: 'Unreadable event from webhook Monitoring',
        description: expect.stringContaining(reason),
        triggered_by: hook.webhook_id,
      },
    ]);
  });

  it('3.17.12 joins those before it in one alert per webhook, which counts them and has the newest body', async () => {
    const other = await aWebhook(domain, { name: 'Other' });
    for (const number of [1, 2, 3]) await send({ number });
    await postToWebhook(domain, other, {});

    expect(await listAllAlerts(domain)).toMatchObject([
      {
        description: expect.stringContaining('Received 3 times.'),
        additional_info: { body: '{"number":3}', content_type: 'text/plain;charset=UTF-8', count: 3 },
      },
      { description: expect.stringContaining('Received once.'), additional_info: { count: 1 } },
    ]);
  });

  it('3.17.12 makes a new alert after a person has resolved that of those before it', async () => {
    await send({ number: 1 });
    const [{ alert_id } = { alert_id: '' }] = await listAllAlerts(domain);
    await domain.owner.call(alert.update, { alert_id, state: 'RESOLVED' });
    await send({ number: 2 });
    expect(await listAllAlerts(domain)).toMatchObject([
      { state: 'RESOLVED', additional_info: { count: 1 } },
      { state: 'ERROR', additional_info: { count: 1, body: '{"number":2}' } },
    ]);
  });

  it('3.17.12 is shown as it came, cut, and without what looks like a credential', async () => {
    const sent = [
      '{ "user": "ada", "password": "open sesame", "api_key" : "hidden-1", "note": "Bearer abc.def", ',
      '"link": "https://ada:sesame@example.com/?access_token=hidden-2&page=2", "nested": "{\\"secret\\":\\"hidden-3\\"}", ',
      `"key": "AKIAIOSFODNN7EXAMPLE", "long": "${'x'.repeat(5000)}" }`,
    ];
    await send(sent.join(''));

    const [made] = await listAllAlerts(domain);
    const body = String(made?.additional_info.body);
    expect(body).toHaveLength(4000);
    expect(body).toContain('{ "user": "ada", "password": "***"');
    expect(body).toContain('page=2');
    expect(JSON.stringify(made)).not.toMatch(/sesame|hidden|abc\.def|AKIA/);
  });

  it('3.17.12 does not prevent readable events in the same body', async () => {
    await send([{ nonsense: 1 }, event, { title: 'no key' }]);
    expect(await listAllAlerts(domain)).toMatchObject([
      { state: 'TRIGGERED', title: event.title },
      { state: 'ERROR', description: expect.stringMatching(/Event 1: .*\nEvent 3: /s) },
    ]);
  });

  it('is stored to a maximum depth if it is nested too deeply', async () => {
    const deep = `${'{"a":['.repeat(10_000)}1${']}'.repeat(10_000)}`;
    expect(await send(`{"event_key": "deep", "title": "Deep", "additional_info": ${deep}}`)).toEqual(accepted);
    const [made] = await listAllAlerts(domain);
    expect(made).toMatchObject({ title: 'Deep', state: 'TRIGGERED', additional_info: { a: [{ a: [{}] }] } });
    expect(JSON.stringify(made)).toContain('…');
  });

  it('is stored without characters that cannot be stored', async () => {
    expect(await send('{"event_key": "a\\u0000b", "title": "half \\ud800 pair", "\\u0000": 1}')).toEqual(accepted);
    expect(await listAllAlerts(domain)).toMatchObject([{ title: 'half \ufffd pair', state: 'TRIGGERED' }]);
  });
});

describe("a plugin's parser", () => {
  /** Means that the parser sends no response. */
  const NEVER = 0;

  /** A webhook whose plugin has a parser with this response. */
  const withParser = async (status: number, answer: string, plugin: object = {}) => {
    const parserRequests: unknown[] = [];
    const server = createServer(async (request, response) => {
      parserRequests.push(JSON.parse(Buffer.concat(await request.toArray()).toString()));
      if (status === NEVER) return;
      response.writeHead(status, { location: '/elsewhere' }).end(answer);
    });
    const { url, close } = await listen(server);
    const parser_url = `${url}/secret-path`;
    const plugin_id = await aPlugin(domain, [], { parser_url, ...plugin });
    const parsed = await aWebhook(domain, { name: 'Parsed', plugin_info: { plugin_id, options: { depth: 2 } } });
    return {
      asked: parserRequests,
      parsed,
      [Symbol.asyncDispose]: close,
    };
  };

  it('3.17.9 receives options and data, and returns the events', async () => {
    await using parser = await withParser(200, JSON.stringify({ results: [event, { event_key: 'b', title: 'B' }] }));

    expect(await postToWebhook(domain, parser.parsed, ['any', 'thing'])).toEqual(accepted);

    expect(parser.asked).toEqual([{ options: { depth: 2 }, data: ['any', 'thing'] }]);
    expect(await listAllAlerts(domain)).toMatchObject([{ title: event.title }, { title: 'B' }]);
  });

  it.each([
    { given: 'fails', status: 500, answer: '{}', reason: '500' },
    { given: 'does not return JSON', status: 200, answer: 'oops', reason: 'not JSON' },
    { given: 'returns no results', status: 200, answer: '{"events": []}', reason: 'no list of results' },
    { given: 'redirects', status: 307, answer: '{"results": []}', reason: '307' },
    { given: 'returns no event', status: 200, answer: '{"results": []}', reason: 'no event' },
    { given: 'is silent', status: NEVER, answer: '', reason: 'did not answer' },
    { given: 'returns invalid events', status: 200, answer: '{"results": [{}]}', reason: 'event_key' },
  ])('3.17.12 that $given causes an alert in state ERROR', async ({ status, answer, reason }) => {
    await using parser = await withParser(status, answer);

    expect(await postToWebhook(domain, parser.parsed, event)).toEqual(accepted);

    expect(await listAllAlerts(domain)).toMatchObject([
      { state: 'ERROR', title: 'Unreadable event from webhook Parsed', description: expect.stringContaining(reason) },
    ]);
  });

  it('3.17.9 is called before the built-in formats', async () => {
    const known = { plugin_id: 'plugin-grafana-mon-webhook' };
    await using parser = await withParser(200, JSON.stringify({ results: [event] }), known);
    const data = { alerts: [{ labels: { alertname: 'of Grafana' } }] };

    expect(await postToWebhook(domain, parser.parsed, data)).toEqual(accepted);

    expect(parser.asked).toMatchObject([{ data }]);
    expect(await listAllAlerts(domain)).toMatchObject([{ title: event.title }]);
  });

  it('3.17.9 may return characters that cannot be stored; the others are kept', async () => {
    const results = [
      { ...event, title: 'a\u0000b', description: 'half \ud800 pair', additional_info: { '\u0000': 1 } },
    ];
    await using parser = await withParser(200, JSON.stringify({ results }));

    expect(await postToWebhook(domain, parser.parsed, {})).toEqual(accepted);

    const description = 'half \ufffd pair';
    expect(await listAllAlerts(domain)).toMatchObject([
      { title: 'a\ufffdb', description, additional_info: { '\ufffd': 1 } },
    ]);
  });

  it('3.17.12 that is unreachable causes an alert in state ERROR without its address', async () => {
    const plugin_id = await aPlugin(domain, [], { parser_url: 'http://127.0.0.1:1/secret-path' });
    const parsed = await aWebhook(domain, { name: 'Parsed', plugin_info: { plugin_id } });

    expect(await postToWebhook(domain, parsed, event)).toEqual(accepted);

    const [made] = await listAllAlerts(domain);
    expect(made).toMatchObject({ state: 'ERROR', description: expect.stringContaining('could not be reached') });
    expect(made?.description).not.toContain('secret-path');
  });
});
