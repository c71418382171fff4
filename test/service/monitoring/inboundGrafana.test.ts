import { beforeEach, describe, expect, it } from 'vitest';
import type { WebhookRecord } from '../../../contract/monitoring/webhook.ts';
import { createTestDomain, type TestDomain } from '../testDomain.ts';
import { listAllAlerts, postToWebhook } from './fixtures.ts';
import { aWebhookOfPlugin, enableAutoRecovery } from './inboundFixtures.ts';

const PLUGIN = 'plugin-grafana-mon-webhook';

let domain: TestDomain;
let hook: WebhookRecord;
beforeEach(async () => {
  domain = await createTestDomain();
  hook = await aWebhookOfPlugin(domain, PLUGIN);
});

const send = async (body: unknown) => {
  expect(await postToWebhook(domain, hook, body)).toEqual({ status: 200, body: {} });
};

const firingAlert = {
  status: 'firing',
  labels: { alertname: 'High memory usage', grafana_folder: 'Shop', instance: 'db-1', severity: 'warning' },
  annotations: { summary: 'Memory of db-1 is almost full', runbook_url: 'https://runbooks.example.com/memory' },
  startsAt: '2024-05-01T10:30:00.157076+02:00',
  endsAt: '0001-01-01T00:00:00Z',
  generatorURL: 'https://grafana.example.com/alerting/1afz29v7z/edit',
  fingerprint: 'c6eadffa33fcdf37',
  silenceURL: 'https://grafana.example.com/alerting/silence/new?matcher=alertname',
  dashboardURL: 'https://grafana.example.com/d/abc',
  panelURL: 'https://grafana.example.com/d/abc?viewPanel=2',
  imageURL: 'https://grafana.example.com/pictures/1.png',
  valueString: "[ var='A' labels={instance=db-1} value=97.2 ]",
};

/** The body of the webhook contact point of Grafana. */
const aNotification = (...alerts: object[]) => ({
  receiver: 'skein',
  status: 'firing',
  orgId: 1,
  alerts,
  groupLabels: {},
  commonLabels: {},
  commonAnnotations: {},
  externalURL: 'https://grafana.example.com/',
  version: '1',
  groupKey: '{}:{}',
  truncatedAlerts: 0,
  title: '[FIRING:1] (Shop)',
  state: 'alerting',
  message: '**Firing** …',
});

describe('a notification of Grafana', () => {
  it('3.17.9 creates an alert with the values of labels and annotations, with image and links', async () => {
    await send(aNotification(firingAlert));

    expect(await listAllAlerts(domain)).toMatchObject([
      {
        title: 'Memory of db-1 is almost full',
        description: firingAlert.valueString,
        state: 'TRIGGERED',
        severity: 'WARNING',
        urgency: 'LOW',
        rule: 'High memory usage',
        image_url: firingAlert.imageURL,
        resources: [{ resource_type: 'instance', name: 'db-1' }],
        additional_info: {
          labels: firingAlert.labels,
          annotations: firingAlert.annotations,
          silenceURL: firingAlert.silenceURL,
          dashboardURL: firingAlert.dashboardURL,
          panelURL: firingAlert.panelURL,
          valueString: firingAlert.valueString,
          receiver: 'skein',
          orgId: 1,
        },
        triggered_by: hook.webhook_id,
      },
    ]);
  });

  it('3.17.11 each alert of the group creates an alert, and joins it when repeated', async () => {
    const other = { ...firingAlert, fingerprint: 'bc97ff14869b13e3', annotations: { summary: 'Memory of db-2' } };
    await send(aNotification(firingAlert, other));
    await send(aNotification(firingAlert));
    expect(await listAllAlerts(domain)).toHaveLength(2);
  });

  it('3.17.11 resolved resolves the alert if its service has recovery mode AUTO', async () => {
    await enableAutoRecovery(domain);
    await send(aNotification(firingAlert));
    await send({ ...aNotification({ ...firingAlert, status: 'resolved' }), status: 'resolved', state: 'ok' });
    expect(await listAllAlerts(domain)).toMatchObject([{ state: 'RESOLVED' }]);
  });

  it('3.17.11 a rule without data has severity NOT_AVAILABLE and the rule name as title', async () => {
    const labels = { alertname: 'DatasourceNoData', rulename: 'High memory usage', datasource_uid: 'prom' };
    await send(aNotification({ ...firingAlert, labels, annotations: {} }));
    expect(await listAllAlerts(domain)).toMatchObject([
      { title: 'DatasourceNoData', rule: 'High memory usage', severity: 'NOT_AVAILABLE', urgency: 'HIGH' },
    ]);
  });

  it('3.17.11 firing and resolved alerts of one group are handled separately', async () => {
    await enableAutoRecovery(domain);
    const other = { ...firingAlert, fingerprint: 'bc97ff14869b13e3', annotations: { summary: 'Memory of db-2' } };
    await send(aNotification(firingAlert));
    await send(aNotification({ ...firingAlert, status: 'resolved', endsAt: '2024-05-01T09:00:00Z' }, other));
    expect(await listAllAlerts(domain)).toMatchObject([
      { title: firingAlert.annotations.summary, state: 'RESOLVED' },
      { title: 'Memory of db-2', state: 'TRIGGERED' },
    ]);
  });

  it('3.17.9 a test of the contact point creates an alert', async () => {
    const test = {
      status: 'firing',
      labels: { alertname: 'TestAlert', instance: 'Grafana' },
      annotations: { summary: 'Notification test' },
      startsAt: '2024-05-01T08:30:00.000000000Z',
      endsAt: '0001-01-01T00:00:00Z',
      generatorURL: '',
      fingerprint: '57c6d9296de2ad39',
      silenceURL: 'https://grafana.example.com/alerting/silence/new?alertmanager=grafana',
      dashboardURL: '',
      panelURL: '',
      values: null,
      valueString: "[ metric='foo' labels={instance=bar} value=10 ]",
    };
    await send({ ...aNotification(test), receiver: 'test', groupLabels: { alertname: 'TestAlert' } });
    expect(await listAllAlerts(domain)).toMatchObject([
      { title: 'Notification test', rule: 'TestAlert', state: 'TRIGGERED', description: test.valueString },
    ]);
  });

  it.each([
    { given: 'labels alone', alert: { labels: { alertname: 'High memory usage' } }, title: 'High memory usage' },
    { given: 'a summary alone', alert: { annotations: { summary: 'Memory' } }, title: 'Memory' },
    {
      given: 'members of other types',
      alert: { ...firingAlert, labels: null, startsAt: 7, imageURL: {} },
      title: firingAlert.annotations.summary,
    },
    { given: 'no name of its own', alert: { fingerprint: 'x' }, title: '[FIRING:1] (Shop)' },
  ])('3.17.9 with $given creates an alert with the known values', async ({ alert, title }) => {
    await send(aNotification(alert));
    expect(await listAllAlerts(domain)).toMatchObject([{ title, state: 'TRIGGERED', severity: 'NONE' }]);
  });

  it('3.17.12 that has another form creates an alert in state ERROR', async () => {
    for (const body of [aNotification(), { status: 'firing', alerts: {} }]) await send(body);
    expect(await listAllAlerts(domain)).toMatchObject([{ state: 'ERROR', additional_info: { count: 2 } }]);
  });

  it('3.17.13a an alert without a name has the title of its group, or the name of its receiver', async () => {
    const { title: _, ...nameless } = aNotification({ status: 'firing' }, firingAlert);
    await send(nameless);
    await send(aNotification({ status: 'firing', fingerprint: 'another' }));
    const titles = (await listAllAlerts(domain)).map(({ title }) => title);
    expect(titles).toEqual(['skein', 'Memory of db-1 is almost full', '[FIRING:1] (Shop)']);
  });
});

const legacy = {
  dashboardId: 1,
  evalMatches: [{ value: 97.2, metric: 'memory of db-1', tags: { name: 'db-1' } }],
  imageUrl: 'https://grafana.example.com/pictures/2.png',
  message: 'Memory is almost full.',
  orgId: 1,
  panelId: 2,
  ruleId: 7,
  ruleName: 'High memory usage',
  ruleUrl: 'https://grafana.example.com/d/abc?tab=alert',
  state: 'alerting',
  tags: { severity: 'critical' },
  title: '[Alerting] High memory usage',
};

describe("a notification of Grafana's legacy alerting", () => {
  it('3.17.9 creates an alert of its rule', async () => {
    await send(legacy);

    expect(await listAllAlerts(domain)).toMatchObject([
      {
        title: 'High memory usage',
        description: 'Memory is almost full.',
        severity: 'CRITICAL',
        rule: 'High memory usage',
        image_url: legacy.imageUrl,
        resources: [{ resource_type: 'metric', name: 'memory of db-1' }],
        additional_info: { tags: legacy.tags, ruleUrl: legacy.ruleUrl, evalMatches: legacy.evalMatches },
      },
    ]);
  });

  it('3.17.11 joins the same alert until the rule is ok', async () => {
    await enableAutoRecovery(domain);
    await send(legacy);
    await send({ ...legacy, state: 'no_data', evalMatches: [] });
    await send({ ...legacy, ruleId: 8, state: 'no_data' });
    await send({ ...legacy, state: 'ok', evalMatches: [] });
    expect(await listAllAlerts(domain)).toMatchObject([
      { state: 'RESOLVED', severity: 'CRITICAL' },
      { state: 'TRIGGERED', severity: 'NOT_AVAILABLE' },
    ]);
  });

  it('3.17.12 with an unknown state creates an alert in state ERROR', async () => {
    await send({ ...legacy, state: 'pending' });
    expect(await listAllAlerts(domain)).toMatchObject([
      { state: 'ERROR', description: expect.stringMatching(/pending/) },
    ]);
  });
});
