import { beforeEach, describe, expect, it } from 'vitest';
import type { WebhookRecord } from '../../../contract/monitoring/webhook.ts';
import { freshDomain, type TestDomain } from '../kit.ts';
import { allAlerts, deliver } from './fixtures.ts';
import { aWebhookOfPlugin, enableAutoRecovery } from './inbound-fixtures.ts';

const PLUGIN = 'plugin-grafana-mon-webhook';

let domain: TestDomain;
let hook: WebhookRecord;
beforeEach(async () => {
  domain = await freshDomain();
  hook = await aWebhookOfPlugin(domain, PLUGIN);
});

const send = async (body: unknown) => {
  expect(await deliver(domain, hook, body)).toEqual({ status: 200, body: {} });
};

const memory = {
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

/** The body of Grafana's webhook contact point. */
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

describe('what Grafana sends', () => {
  it('3.17.9 becomes an alert that tells what labels and annotations say, with its picture and links', async () => {
    await send(aNotification(memory));

    expect(await allAlerts(domain)).toMatchObject([
      {
        title: 'Memory of db-1 is almost full',
        description: memory.valueString,
        state: 'TRIGGERED',
        severity: 'WARNING',
        urgency: 'LOW',
        rule: 'High memory usage',
        image_url: memory.imageURL,
        resources: [{ resource_type: 'instance', name: 'db-1' }],
        additional_info: {
          labels: memory.labels,
          annotations: memory.annotations,
          silenceURL: memory.silenceURL,
          dashboardURL: memory.dashboardURL,
          panelURL: memory.panelURL,
          valueString: memory.valueString,
          receiver: 'skein',
          orgId: 1,
        },
        triggered_by: hook.webhook_id,
      },
    ]);
  });

  it('3.17.11 makes one alert for each of the group, and joins it when sent again', async () => {
    const other = { ...memory, fingerprint: 'bc97ff14869b13e3', annotations: { summary: 'Memory of db-2' } };
    await send(aNotification(memory, other));
    await send(aNotification(memory));
    expect(await allAlerts(domain)).toHaveLength(2);
  });

  it('3.17.11 resolved, resolves the alert where its service recovers by itself', async () => {
    await enableAutoRecovery(domain);
    await send(aNotification(memory));
    await send({ ...aNotification({ ...memory, status: 'resolved' }), status: 'resolved', state: 'ok' });
    expect(await allAlerts(domain)).toMatchObject([{ state: 'RESOLVED' }]);
  });

  it('3.17.11 tells that a rule sees no data as NOT_AVAILABLE, with the name of the rule', async () => {
    const labels = { alertname: 'DatasourceNoData', rulename: 'High memory usage', datasource_uid: 'prom' };
    await send(aNotification({ ...memory, labels, annotations: {} }));
    expect(await allAlerts(domain)).toMatchObject([
      { title: 'DatasourceNoData', rule: 'High memory usage', severity: 'NOT_AVAILABLE', urgency: 'HIGH' },
    ]);
  });

  it('3.17.11 of a group in which some fire and some are over, moves each by itself', async () => {
    await enableAutoRecovery(domain);
    const other = { ...memory, fingerprint: 'bc97ff14869b13e3', annotations: { summary: 'Memory of db-2' } };
    await send(aNotification(memory));
    await send(aNotification({ ...memory, status: 'resolved', endsAt: '2024-05-01T09:00:00Z' }, other));
    expect(await allAlerts(domain)).toMatchObject([
      { title: memory.annotations.summary, state: 'RESOLVED' },
      { title: 'Memory of db-2', state: 'TRIGGERED' },
    ]);
  });

  it('3.17.9 when somebody tests the contact point, is an alert like any other', async () => {
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
    expect(await allAlerts(domain)).toMatchObject([
      { title: 'Notification test', rule: 'TestAlert', state: 'TRIGGERED', description: test.valueString },
    ]);
  });

  it.each([
    { given: 'labels alone', alert: { labels: { alertname: 'High memory usage' } }, title: 'High memory usage' },
    { given: 'a summary alone', alert: { annotations: { summary: 'Memory' } }, title: 'Memory' },
    {
      given: 'members of other types',
      alert: { ...memory, labels: null, startsAt: 7, imageURL: {} },
      title: memory.annotations.summary,
    },
    { given: 'no name of its own', alert: { fingerprint: 'x' }, title: '[FIRING:1] (Shop)' },
  ])('3.17.9 with $given is an alert that tells what there is to tell', async ({ alert, title }) => {
    await send(aNotification(alert));
    expect(await allAlerts(domain)).toMatchObject([{ title, state: 'TRIGGERED', severity: 'NONE' }]);
  });

  it('3.17.12 that is no notification at all becomes an alert in state ERROR', async () => {
    for (const body of [aNotification(), { status: 'firing', alerts: {} }, [aNotification(memory)]]) await send(body);
    const states = (await allAlerts(domain)).map(({ state }) => state);
    expect(states).toEqual(['ERROR', 'ERROR', 'ERROR']);
  });

  it('3.17.12 without any name becomes an alert in state ERROR, and the rest of its group is handled', async () => {
    const { title: _, ...nameless } = aNotification({ status: 'firing' }, memory);
    await send(nameless);
    expect(await allAlerts(domain)).toMatchObject([{ state: 'TRIGGERED' }, { state: 'ERROR' }]);
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

describe("what Grafana's legacy alerting sends", () => {
  it('3.17.9 becomes an alert of its rule', async () => {
    await send(legacy);

    expect(await allAlerts(domain)).toMatchObject([
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

  it('3.17.11 is the same alert until the rule is ok', async () => {
    await enableAutoRecovery(domain);
    await send(legacy);
    await send({ ...legacy, state: 'no_data', evalMatches: [] });
    await send({ ...legacy, ruleId: 8, state: 'no_data' });
    await send({ ...legacy, state: 'ok', evalMatches: [] });
    expect(await allAlerts(domain)).toMatchObject([
      { state: 'RESOLVED', severity: 'CRITICAL' },
      { state: 'TRIGGERED', severity: 'NOT_AVAILABLE' },
    ]);
  });

  it('3.17.12 in a state it is not known to send becomes an alert in state ERROR', async () => {
    await send({ ...legacy, state: 'pending' });
    expect(await allAlerts(domain)).toMatchObject([{ state: 'ERROR', description: expect.stringMatching(/pending/) }]);
  });
});
