import { beforeEach, describe, expect, it } from 'vitest';
import type { WebhookRecord } from '../../../contract/monitoring/webhook.ts';
import { createTestDomain, setClockOffset, type TestDomain } from '../testDomain.ts';
import { listAllAlerts, postToWebhook } from './fixtures.ts';
import { aWebhookOfPlugin, enableAutoRecovery } from './inboundFixtures.ts';

const PLUGIN = 'plugin-prometheus-mon-webhook';

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
  labels: {
    alertname: 'HighRequestLatency',
    instance: '10.0.4.17:9090',
    job: 'checkout',
    namespace: 'shop',
    pod: 'checkout-6f9c7d-x2lqp',
    service: 'checkout',
    severity: 'critical',
  },
  annotations: {
    summary: 'Checkout answers slowly',
    description: 'p99 of checkout is 2.4 s for 10 minutes.',
    runbook_url: 'https://runbooks.example.com/latency',
  },
  startsAt: '2024-05-01T08:30:00.123456789Z',
  endsAt: '0001-01-01T00:00:00Z',
  generatorURL: 'http://prometheus.example.com/graph?g0.expr=latency',
  fingerprint: 'c4f0c2a8b1d3e597',
};

/** The body that Alertmanager posts for a group of alerts. */
const aGroup = (...alerts: object[]) => ({
  version: '4',
  groupKey: '{}/{namespace="shop"}:{alertname="HighRequestLatency"}',
  truncatedAlerts: 0,
  status: 'firing',
  receiver: 'skein',
  groupLabels: { alertname: 'HighRequestLatency' },
  commonLabels: { alertname: 'HighRequestLatency', namespace: 'shop' },
  commonAnnotations: {},
  externalURL: 'http://alertmanager.example.com',
  alerts,
});

const resolved = { ...firingAlert, status: 'resolved', endsAt: '2024-05-01T09:00:00Z' };

describe('a notification of Alertmanager', () => {
  it('3.17.9 creates an alert with the values of labels and annotations', async () => {
    await send(aGroup(firingAlert));

    expect(await listAllAlerts(domain)).toMatchObject([
      {
        title: 'Checkout answers slowly',
        description: 'p99 of checkout is 2.4 s for 10 minutes.',
        state: 'TRIGGERED',
        severity: 'CRITICAL',
        urgency: 'HIGH',
        rule: 'HighRequestLatency',
        resources: [
          { resource_type: 'pod', name: 'checkout-6f9c7d-x2lqp' },
          { resource_type: 'service', name: 'checkout' },
          { resource_type: 'instance', name: '10.0.4.17:9090' },
          { resource_type: 'namespace', name: 'shop' },
        ],
        additional_info: {
          labels: firingAlert.labels,
          annotations: firingAlert.annotations,
          generatorURL: firingAlert.generatorURL,
          receiver: 'skein',
          groupKey: '{}/{namespace="shop"}:{alertname="HighRequestLatency"}',
          externalURL: 'http://alertmanager.example.com',
        },
        triggered_by: hook.webhook_id,
      },
    ]);
  });

  it.each([
    { label: 'critical', severity: 'CRITICAL' },
    { label: 'error', severity: 'ERROR' },
    { label: 'page', severity: 'CRITICAL' },
    { label: 'Warning', severity: 'WARNING' },
    { label: 'info', severity: 'INFO' },
    { label: 'none', severity: 'NONE' },
    { label: 'P3', severity: 'WARNING' },
    { label: undefined, severity: 'NONE' },
  ])('3.17.9 the severity label $label becomes severity $severity', async ({ label, severity }) => {
    await send(aGroup({ ...firingAlert, labels: { ...firingAlert.labels, severity: label } }));
    expect(await listAllAlerts(domain)).toMatchObject([{ severity }]);
  });

  it('3.17.9 an alert without summary has the rule name as title', async () => {
    await send(aGroup({ ...firingAlert, annotations: {} }));
    expect(await listAllAlerts(domain)).toMatchObject([{ title: 'HighRequestLatency', description: '' }]);
  });

  it('3.17.11 each alert of the group creates an alert', async () => {
    const second = {
      ...firingAlert,
      fingerprint: 'ffff000011112222',
      annotations: { summary: 'Search answers slowly' },
    };
    await send(aGroup(firingAlert, second));
    expect(await listAllAlerts(domain)).toMatchObject([
      { title: 'Checkout answers slowly' },
      { title: 'Search answers slowly' },
    ]);
  });

  it('3.17.11 a repeated alert joins the existing one', async () => {
    await send(aGroup(firingAlert));
    await send(aGroup({ ...firingAlert, annotations: { ...firingAlert.annotations, description: 'p99 is 3 s.' } }));
    expect(await listAllAlerts(domain)).toMatchObject([{ description: 'p99 is 3 s.' }]);
  });

  it('3.17.11 an alert without fingerprint is identified by its labels in any order', async () => {
    const { fingerprint: _, ...nameless } = firingAlert;
    const reversed = Object.fromEntries(Object.entries(firingAlert.labels).toReversed());
    await send(aGroup(nameless));
    await send(aGroup({ ...nameless, labels: reversed }));
    await send(aGroup({ ...nameless, labels: { ...firingAlert.labels, instance: '10.0.4.18:9090' } }));
    expect(await listAllAlerts(domain)).toHaveLength(2);
  });

  it('3.17.11 resolved is a recovery; the alert stays open unless its service has recovery mode AUTO', async () => {
    await send(aGroup(firingAlert));
    await send(aGroup(resolved));
    expect(await listAllAlerts(domain)).toMatchObject([{ state: 'TRIGGERED' }]);
  });

  it('3.17.11 repeated every four hours is one alert, which keeps its description when it is resolved', async () => {
    await enableAutoRecovery(domain);
    for (const hours of [0, 4, 8]) {
      setClockOffset(hours * 3_600_000);
      await send(aGroup(firingAlert));
    }
    await send(aGroup({ ...resolved, annotations: {} }));
    setClockOffset(0);

    const description = 'p99 of checkout is 2.4 s for 10 minutes.';
    expect(await listAllAlerts(domain)).toMatchObject([{ state: 'RESOLVED', description }]);
  });

  it('3.17.11 resolved for an unknown alert is ignored', async () => {
    await send(aGroup(resolved));
    expect(await listAllAlerts(domain)).toEqual([]);
  });

  it('3.17.11 firing and resolved alerts of one group are handled separately', async () => {
    await enableAutoRecovery(domain);
    const second = {
      ...firingAlert,
      fingerprint: 'ffff000011112222',
      annotations: { summary: 'Search answers slowly' },
    };
    await send(aGroup(firingAlert));
    await send(aGroup(resolved, second));
    expect(await listAllAlerts(domain)).toMatchObject([
      { title: 'Checkout answers slowly', state: 'RESOLVED' },
      { title: 'Search answers slowly', state: 'TRIGGERED' },
    ]);
  });

  it('3.17.12 an empty group creates an alert in state ERROR', async () => {
    await send(aGroup());
    const description = 'The body holds no event.\nReceived once.';
    expect(await listAllAlerts(domain)).toMatchObject([{ state: 'ERROR', description }]);
  });

  it('3.17.13a an alert without summary and rule is named by its first label, or by its receiver', async () => {
    await send(aGroup({ status: 'firing' }, { status: 'firing', labels: { job: 'checkout', team: 'shop' } }));
    expect(await listAllAlerts(domain)).toMatchObject([{ title: 'skein' }, { title: 'job: checkout' }]);
  });

  it('3.17.13a names Kubernetes and host resources, the most particular first', async () => {
    const names = ['namespace', 'node', 'host', 'device', 'deployment', 'statefulset', 'daemonset', 'replicaset'];
    const others = ['horizontalpodautoscaler', 'cronjob', 'job_name', 'container', 'persistentvolumeclaim'];
    const labels = Object.fromEntries([...names, ...others].map((label) => [label, `the ${label}`]));
    await send(aGroup({ ...firingAlert, labels }));

    const [made] = await listAllAlerts(domain);
    const types = made?.resources.map(({ resource_type }) => resource_type) ?? [];
    expect(types).toHaveLength(13);
    expect([types[0], types.at(-1)]).toEqual(['persistentvolumeclaim', 'namespace']);
  });

  it('3.17.9 events of the direct form are readable by the same plugin', async () => {
    await send({ event_key: 'by hand', title: 'Sent by a script' });
    expect(await listAllAlerts(domain)).toMatchObject([{ title: 'Sent by a script', state: 'TRIGGERED' }]);
  });
});
