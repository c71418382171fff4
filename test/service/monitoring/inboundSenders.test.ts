import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type WebhookRecord, webhook } from '../../../contract/monitoring/webhook.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { aWebhook, listAllAlerts, postToWebhook } from './fixtures.ts';
import { aWebhookOfPlugin, enableAutoRecovery } from './inboundFixtures.ts';
import { alertSenders } from './senders/alertSenders.ts';

const DIRECT = 'plugin-direct-mon-webhook';

let domain: TestDomain;
beforeEach(async () => {
  domain = await createTestDomain();
});

const send = async (hook: WebhookRecord, ...bodies: unknown[]) => {
  for (const body of bodies) expect(await postToWebhook(domain, hook, body)).toEqual({ status: 200, body: {} });
};

/** A webhook without a directory entry for its plug-in. */
const aWebhookWithPlugin = (plugin_id: string, options = {}) =>
  aWebhook(domain, { plugin_info: { plugin_id, options } });

describe.each(alertSenders)('$sender', ({ plugin, firing, repeated, recovered, test, alert }) => {
  it.each([plugin, DIRECT, 'plugin-grafana-mon-webhook'])('3.17.13a is read by a webhook of %s', async (pluginId) => {
    await send(await aWebhookWithPlugin(pluginId), firing, repeated);

    expect(await listAllAlerts(domain)).toMatchObject([{ ...alert, state: 'TRIGGERED' }]);
  });

  it('3.17.11 resolves the alert by its recovery, which changes no text', async () => {
    const hook = await aWebhookOfPlugin(domain, plugin);
    await enableAutoRecovery(domain);
    await send(hook, firing, recovered);

    expect(await listAllAlerts(domain)).toMatchObject([{ ...alert, state: 'RESOLVED' }]);
  });

  it('3.17.13a has a test message that becomes an alert of its own', async () => {
    await send(await aWebhookWithPlugin(plugin), test);

    const alerts = await listAllAlerts(domain);
    expect(alerts).toMatchObject([{ state: 'TRIGGERED' }]);
    expect(alerts[0]?.title).not.toBe('');
  });

  it('3.17.13a may come in lists, and in envelopes of CloudEvents', async () => {
    const envelope = { specversion: '1.0', id: '1', type: 'alert', source: '/sender' };
    const data_base64 = Buffer.from(JSON.stringify(test)).toString('base64');
    await send(
      await aWebhookWithPlugin(DIRECT),
      [firing, { event_key: 'plain', title: 'Plain' }],
      { ...envelope, datacontenttype: 'application/json', data: repeated },
      { ...envelope, data_base64 },
    );

    const states = (await listAllAlerts(domain)).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['TRIGGERED']));
    expect(states.length).toBeLessThanOrEqual(3);
  });
});

describe('a body of Sentry', () => {
  const PLUGIN = 'plugin-sentry-mon-webhook';
  const body = JSON.stringify(alertSenders.find(({ plugin }) => plugin === PLUGIN)?.firing);
  const signature = (secret: string) => createHmac('sha256', secret).update(body).digest('hex');

  const post = async (headers: Record<string, string>) => {
    const hook = await aWebhookWithPlugin(PLUGIN, { client_secret: 'c1' });
    const url = `${domain.url}${new URL(hook.webhook_url).pathname}`;
    expect((await fetch(url, { method: 'POST', body, headers })).status).toBe(200);
    return listAllAlerts(domain);
  };

  it('3.17.13a is taken with the signature of the client secret', async () => {
    expect(await post({ 'Sentry-Hook-Signature': signature('c1') })).toMatchObject([{ state: 'TRIGGERED' }]);
  });

  it.each([
    { given: 'another signature', headers: { 'Sentry-Hook-Signature': signature('c2') } },
    { given: 'an invalid signature', headers: { 'Sentry-Hook-Signature': 'x' } },
    { given: 'no signature', headers: {} },
  ])('3.17.12 with $given is unreadable, if the webhook has a client secret', async ({ headers }) => {
    expect(await post(headers)).toMatchObject([
      { state: 'ERROR', description: expect.stringContaining('not signed by Sentry') },
    ]);
  });

  it('3.17.13a about an installation or an assignment is not an event', async () => {
    const messages = [
      { action: 'created', installation: { uuid: 'a' }, data: { installation: { uuid: 'a' } } },
      { action: 'assigned', installation: { uuid: 'a' }, data: { issue: { id: '1' } } },
    ];
    await send(await aWebhookWithPlugin(PLUGIN), ...messages, messages);
    expect(await listAllAlerts(domain)).toEqual([]);
  });
});

describe('an alert of Azure Service Health', () => {
  it('3.17.13a has the text of the event, and ends by its stage', async () => {
    const hook = await aWebhookOfPlugin(domain, 'plugin-azure-mon-webhook');
    await enableAutoRecovery(domain);
    const health = (stage: string, alertId: string) => ({
      schemaId: 'azureMonitorCommonAlertSchema',
      data: {
        essentials: { alertId, alertRule: 'Health', severity: 'Sev1', monitorCondition: 'Fired' },
        alertContext: {
          properties: { title: 'Storage is slow', communication: 'We look at it.', trackingId: 'T1', stage },
        },
      },
    });
    await send(hook, health('Active', '1'), health('Resolved', '2'));
    expect(await listAllAlerts(domain)).toMatchObject([
      { title: 'Storage is slow', description: 'We look at it.', severity: 'CRITICAL', state: 'RESOLVED' },
    ]);
  });
});

describe('a plain event', () => {
  it.each([
    { word: 'critical', severity: 'CRITICAL' },
    { word: 'SEV1', severity: 'CRITICAL' },
    { word: 'P1', severity: 'CRITICAL' },
    { word: 'emerg', severity: 'CRITICAL' },
    { word: 'high', severity: 'CRITICAL' },
    { word: 'err', severity: 'ERROR' },
    { word: 'Average', severity: 'ERROR' },
    { word: 'medium', severity: 'WARNING' },
    { word: 'Not classified', severity: 'INFO' },
    { word: 'not_available', severity: 'NOT_AVAILABLE' },
    { word: 'none', severity: 'NONE' },
  ])('3.17.13a has severity $severity for the word $word', async ({ word, severity }) => {
    await send(await aWebhookWithPlugin(DIRECT), {
      event_key: 'disk',
      title: 'Disk full',
      event_type: 'alert',
      severity: word,
    });
    expect(await listAllAlerts(domain)).toMatchObject([{ severity, state: 'TRIGGERED' }]);
  });

  it('3.17.8 may begin with a byte order mark', async () => {
    await send(await aWebhookWithPlugin(DIRECT), `\uFEFF${JSON.stringify({ event_key: 'disk', title: 'Disk full' })}`);
    expect(await listAllAlerts(domain)).toMatchObject([{ title: 'Disk full', state: 'TRIGGERED' }]);
  });
});

describe('a mapping of a webhook', () => {
  const mapping = {
    ...{ event_key: '/check/id', title: '/check/name', event_type: '/state', severity: '/level', resources: '/hosts' },
    ...{ description: '/text', additional_info: '/check', occurred_at: '/at' },
  };
  const body = {
    ...{ check: { id: 7, name: 'Disk of db-1' }, state: 'PROBLEM', level: 'P1', hosts: ['db-1'], text: '97 %' },
    at: 1_714_552_200,
  };

  it('3.17.13a reads bodies of any shape', async () => {
    const hook = await aWebhook(domain, {
      plugin_info: { plugin_id: DIRECT, options: { mapping } },
      tags: { service_key: 'shop' },
    });
    await enableAutoRecovery(domain);
    await send(hook, body, [{ ...body, check: { id: 8, name: 'Disk of db-2' } }], { ...body, state: 'OK' });

    expect(await listAllAlerts(domain)).toMatchObject([
      {
        ...{ title: 'Disk of db-1', description: '97 %', severity: 'CRITICAL', state: 'RESOLVED' },
        ...{ resources: [{ name: 'db-1' }], additional_info: { id: 7, name: 'Disk of db-1' } },
      },
      { title: 'Disk of db-2', state: 'TRIGGERED' },
    ]);
  });

  it('3.17.13a leaves bodies that it does not fit to the formats of senders', async () => {
    const hook = await aWebhookWithPlugin(DIRECT, { mapping });
    await send(hook, { event_key: 'plain', title: 'Plain event' });
    expect(await listAllAlerts(domain)).toMatchObject([{ title: 'Plain event', state: 'TRIGGERED' }]);
  });

  it.each([
    { what: 'no object', given: 'title', key: 'mapping' },
    { what: 'an unknown member', given: { ...mapping, name: '/x' }, key: 'mapping.name' },
    { what: 'what is not a JSON pointer', given: { ...mapping, title: 'alert.name' }, key: 'mapping.title' },
    { what: 'no key', given: { title: '/name' }, key: 'mapping.event_key' },
  ])('3.17.13a is refused with $what', async ({ given, key }) => {
    const plugin_info = { plugin_id: DIRECT, options: { mapping: given } };
    const request = { name: 'Mapped', plugin_info, project_id: domain.projects[0], domain_id: domain.domainId };
    const { status, body: refusal } = await domain.owner.post(webhook.create.path, request);
    expect(status).toBe(400);
    expect(JSON.stringify(refusal)).toContain(`plugin_info.options.${key}`);

    const { webhook_id, domain_id } = await aWebhookWithPlugin(DIRECT);
    const update = { webhook_id, domain_id, options: { mapping: given } };
    expect(await domain.owner.refused(webhook.update_plugin, update)).toBe('ERROR_INVALID_PARAMETER');
  });
});
