import { beforeEach, describe, expect, it } from 'vitest';
import type { WebhookRecord } from '../../../contract/monitoring/webhook.ts';
import { freshDomain, type TestDomain } from '../kit.ts';
import { allAlerts, aWebhook, deliver } from './fixtures.ts';
import { aWebhookOfPlugin, enableAutoRecovery } from './inbound-fixtures.ts';

const PLUGIN = 'plugin-prometheus-mon-webhook';

let domain: TestDomain;
let hook: WebhookRecord;
beforeEach(async () => {
  domain = await freshDomain();
  hook = await aWebhookOfPlugin(domain, PLUGIN);
});

const send = async (body: unknown) => {
  expect(await deliver(domain, hook, body)).toEqual({ status: 200, body: {} });
};

const latency = {
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

/** The body Alertmanager posts for a group of alerts. */
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

const resolved = { ...latency, status: 'resolved', endsAt: '2024-05-01T09:00:00Z' };

describe('what Alertmanager sends', () => {
  it('3.17.9 becomes an alert that tells what the labels and annotations say', async () => {
    await send(aGroup(latency));

    expect(await allAlerts(domain)).toMatchObject([
      {
        title: 'Checkout answers slowly',
        description: 'p99 of checkout is 2.4 s for 10 minutes.',
        state: 'TRIGGERED',
        severity: 'CRITICAL',
        urgency: 'HIGH',
        rule: 'HighRequestLatency',
        resources: [
          { resource_type: 'instance', name: '10.0.4.17:9090' },
          { resource_type: 'pod', name: 'checkout-6f9c7d-x2lqp' },
          { resource_type: 'service', name: 'checkout' },
        ],
        additional_info: {
          labels: latency.labels,
          annotations: latency.annotations,
          generatorURL: latency.generatorURL,
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
    { label: 'page', severity: 'ERROR' },
    { label: 'Warning', severity: 'WARNING' },
    { label: 'info', severity: 'INFO' },
    { label: 'none', severity: 'NONE' },
    { label: 'P3', severity: 'NONE' },
    { label: undefined, severity: 'NONE' },
  ])('3.17.9 the severity label $label is severity $severity', async ({ label, severity }) => {
    await send(aGroup({ ...latency, labels: { ...latency.labels, severity: label } }));
    expect(await allAlerts(domain)).toMatchObject([{ severity }]);
  });

  it('3.17.9 is titled by the name of the rule where it has no summary', async () => {
    await send(aGroup({ ...latency, annotations: {} }));
    expect(await allAlerts(domain)).toMatchObject([{ title: 'HighRequestLatency', description: '' }]);
  });

  it('3.17.11 makes one alert for each alert of the group', async () => {
    const second = { ...latency, fingerprint: 'ffff000011112222', annotations: { summary: 'Search answers slowly' } };
    await send(aGroup(latency, second));
    expect(await allAlerts(domain)).toMatchObject([
      { title: 'Checkout answers slowly' },
      { title: 'Search answers slowly' },
    ]);
  });

  it('3.17.11 joins its alert when it is sent again', async () => {
    await send(aGroup(latency));
    await send(aGroup({ ...latency, annotations: { ...latency.annotations, description: 'p99 is 3 s.' } }));
    expect(await allAlerts(domain)).toMatchObject([{ description: 'p99 is 3 s.' }]);
  });

  it('3.17.11 is known by its labels, in whatever order, where there is no fingerprint', async () => {
    const { fingerprint: _, ...nameless } = latency;
    const reversed = Object.fromEntries(Object.entries(latency.labels).toReversed());
    await send(aGroup(nameless));
    await send(aGroup({ ...nameless, labels: reversed }));
    await send(aGroup({ ...nameless, labels: { ...latency.labels, instance: '10.0.4.18:9090' } }));
    expect(await allAlerts(domain)).toHaveLength(2);
  });

  it('3.17.11 resolved, is a recovery: without a service that recovers by itself the alert stays open', async () => {
    await send(aGroup(latency));
    await send(aGroup(resolved));
    expect(await allAlerts(domain)).toMatchObject([{ state: 'TRIGGERED' }]);
  });

  it('3.17.11 resolved, of what is not known, is dropped', async () => {
    await send(aGroup(resolved));
    expect(await allAlerts(domain)).toEqual([]);
  });

  it('3.17.11 of a group in which some fire and some are over, moves each by itself', async () => {
    await enableAutoRecovery(domain);
    const second = { ...latency, fingerprint: 'ffff000011112222', annotations: { summary: 'Search answers slowly' } };
    await send(aGroup(latency));
    await send(aGroup(resolved, second));
    expect(await allAlerts(domain)).toMatchObject([
      { title: 'Checkout answers slowly', state: 'RESOLVED' },
      { title: 'Search answers slowly', state: 'TRIGGERED' },
    ]);
  });

  it('3.17.12 an empty group becomes an alert in state ERROR', async () => {
    await send(aGroup());
    expect(await allAlerts(domain)).toMatchObject([{ state: 'ERROR', description: 'The body holds no event.' }]);
  });

  it('3.17.12 an alert without any name becomes an alert in state ERROR, and the rest of its group is handled', async () => {
    await send(aGroup({ status: 'firing' }, latency));
    expect(await allAlerts(domain)).toMatchObject([{ title: 'Checkout answers slowly' }, { state: 'ERROR' }]);
  });

  it('3.17.9 is understood by its own plugin only; to others it is no event', async () => {
    const direct = await aWebhook(domain, { name: 'Direct' });
    await deliver(domain, direct, aGroup(latency));
    expect(await allAlerts(domain)).toMatchObject([{ state: 'ERROR' }]);
  });

  it('3.17.9 leaves the direct form readable under the same plugin', async () => {
    await send({ event_key: 'by hand', title: 'Sent by a script' });
    expect(await allAlerts(domain)).toMatchObject([{ title: 'Sent by a script', state: 'TRIGGERED' }]);
  });
});
