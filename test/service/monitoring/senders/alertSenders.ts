/** Bodies as the documentation of each sender shows them: of an alert, its repetition, its end, and of the sender's test. */
import { expect } from 'vitest';
import type { AlertRecord } from '../../../../contract/monitoring/alert.ts';

/** What a sender sends, and the alert that it becomes. */
export interface AlertSender {
  readonly sender: string;
  readonly plugin: string;
  readonly firing: object;
  /** The same problem again. */
  readonly repeated: object;
  readonly recovered: object;
  /** What the sender sends when somebody tests the webhook. */
  readonly test: object;
  /** Members of the alert of `firing`. */
  readonly alert: Partial<AlertRecord>;
}

const incident = {
  ...{ incident_id: '0.opqiw61fsv7p', scoping_project_id: 'shop-prod', scoping_project_number: 12_345_678 },
  ...{ url: 'https://console.cloud.google.com/monitoring/alerting/incidents/0.opqiw61fsv7p?project=shop-prod' },
  ...{ started_at: 1_714_552_200, ended_at: null, state: 'open', severity: 'Error' },
  summary: 'CPU utilization of web-1 is above the threshold of 0.8 with a value of 0.97.',
  ...{ observed_value: '0.970', threshold_value: '0.8', policy_name: 'CPU of web servers', condition_name: 'VM CPU' },
  resource: {
    type: 'gce_instance',
    labels: { instance_id: '194382', project_id: 'shop-prod', zone: 'europe-west1-b' },
  },
  ...{ resource_type_display_name: 'VM Instance', resource_id: '', resource_display_name: 'web-1' },
  metric: { type: 'compute.googleapis.com/instance/cpu/utilization', displayName: 'CPU utilization', labels: {} },
  metadata: { system_labels: {}, user_labels: {} },
  documentation: { content: 'Look at the load balancer first.', mime_type: 'text/markdown' },
};

const googleCloud: AlertSender = {
  sender: 'Google Cloud Monitoring',
  plugin: 'plugin-google-cloud-mon-webhook',
  firing: { incident, version: '1.2' },
  repeated: { incident: { ...incident, state: 'acknowledged' }, version: '1.2' },
  recovered: { incident: { ...incident, state: 'closed', ended_at: 1_714_555_800 }, version: '1.2' },
  test: {
    incident: { incident_id: '12345', state: 'OPEN', summary: 'Test Incident', started_at: 0, policy_name: 'p' },
    version: 'test',
  },
  alert: {
    ...{ title: 'CPU of web servers: VM CPU', description: incident.summary, severity: 'ERROR', urgency: 'HIGH' },
    ...{ rule: 'CPU of web servers', provider: 'google_cloud', account: 'shop-prod' },
    resources: [{ resource_id: '194382', resource_type: 'gce_instance', name: 'web-1' }],
    additional_info: expect.objectContaining({ url: incident.url, observed_value: '0.970' }),
  },
};

const TARGET = '/subscriptions/11111111-2222/resourcegroups/shop/providers/microsoft.compute/virtualmachines/web-1';

const essentials = {
  alertId: '/subscriptions/11111111-2222/providers/Microsoft.AlertsManagement/alerts/b9569717',
  ...{ alertRule: 'CPU of web servers', severity: 'Sev3', signalType: 'Metric', monitorCondition: 'Fired' },
  ...{ monitoringService: 'Platform', alertTargetIDs: [TARGET], configurationItems: ['web-1'] },
  ...{ originAlertId: '3f2d4487_shop', firedDateTime: '2024-05-01T08:30:00.3713213Z', description: 'Above 80 %.' },
  ...{ essentialsVersion: '1.0', alertContextVersion: '1.0' },
};

const makeAzureBody = (members: object) => ({
  schemaId: 'azureMonitorCommonAlertSchema',
  data: { essentials: { ...essentials, ...members }, alertContext: { conditionType: 'SingleResource' } },
});

const azureMonitor: AlertSender = {
  sender: 'Azure Monitor',
  plugin: 'plugin-azure-mon-webhook',
  firing: makeAzureBody({}),
  repeated: makeAzureBody({}),
  recovered: makeAzureBody({ monitorCondition: 'Resolved', resolvedDateTime: '2024-05-01T09:30:00Z' }),
  test: makeAzureBody({ alertId: `${essentials.alertId}-test`, alertRule: 'test-metricAlertRule', alertTargetIDs: [] }),
  alert: {
    ...{ title: 'CPU of web servers', description: 'Above 80 %.', severity: 'WARNING', urgency: 'LOW' },
    ...{ rule: 'CPU of web servers', provider: 'azure', account: '11111111-2222' },
    resources: [{ resource_id: TARGET, resource_type: 'microsoft.compute/virtualmachines', name: 'web-1' }],
    additional_info: expect.objectContaining({
      signalType: 'Metric',
      url: expect.stringContaining('portal.azure.com'),
    }),
  },
};

const datadogBody = {
  ...{ alert_cycle_key: '5716548234011234567', aggreg_key: '9bd4ac31', alert_id: '1234', alert_type: 'error' },
  ...{ alert_transition: 'Triggered', alert_title: 'CPU is high', priority: 'P2', scope: 'host:web-1,role:shop' },
  event_title: '[P2] [Triggered on {host:web-1}] CPU is high',
  ...{ text: 'CPU of web-1 has been above 80 %.', hostname: 'web-1', tags: 'env:prod,role:shop' },
  ...{ link: 'https://app.datadoghq.com/event/1', snapshot: 'https://p.datadoghq.com/snapshot/1.png' },
  ...{ date: '1714552200000', org_name: 'Shop' },
};

const datadog: AlertSender = {
  sender: 'Datadog with our payload',
  plugin: 'plugin-datadog-mon-webhook',
  firing: datadogBody,
  repeated: { ...datadogBody, alert_transition: 'Re-Triggered' },
  recovered: { ...datadogBody, alert_transition: 'Recovered', alert_type: 'success' },
  test: {
    ...datadogBody,
    alert_cycle_key: '$ALERT_CYCLE_KEY',
    aggreg_key: '',
    alert_title: 'null',
    alert_transition: '',
  },
  alert: {
    ...{ title: 'CPU is high', description: datadogBody.text, severity: 'ERROR', urgency: 'HIGH', rule: 'CPU is high' },
    image_url: datadogBody.snapshot,
    resources: [
      { resource_type: 'host', name: 'web-1' },
      { resource_type: 'role', name: 'shop' },
    ],
    additional_info: expect.objectContaining({ url: datadogBody.link, state: 'Triggered', tags: datadogBody.tags }),
  },
};

const datadogDefaultBody = (title: string) => ({
  ...{ body: 'CPU of web-1 has been above 80 %.', last_updated: '1714552200000', event_type: 'query_alert_monitor' },
  ...{ title, date: '1714552200000', org: { id: '7', name: 'Shop' }, id: crypto.randomUUID() },
});

const datadogDefault: AlertSender = {
  sender: "Datadog with Datadog's payload",
  plugin: 'plugin-datadog-mon-webhook',
  firing: datadogDefaultBody('[Warn on {host:web-1}] CPU is high'),
  repeated: datadogDefaultBody('[Re-Triggered on {host:web-1}] CPU is high'),
  recovered: datadogDefaultBody('[Recovered on {host:web-1}] CPU is high'),
  test: datadogDefaultBody('Example event'),
  alert: {
    ...{ title: 'CPU is high', severity: 'WARNING', urgency: 'LOW', rule: 'CPU is high' },
    resources: [{ resource_type: 'host', name: 'web-1' }],
  },
};

const zabbixBody = {
  ...{ event_id: '8231', event_value: '1', event_name: 'High CPU utilization', event_severity: 'Average' },
  ...{ event_nseverity: '3', event_update_status: '0', event_tags: 'scope:performance', event_opdata: '97 %' },
  ...{ trigger_id: '16199', trigger_description: 'CPU is above 80 % for 5 minutes.', host_name: 'web-1' },
  ...{ host_ip: '10.0.4.17', alert_subject: 'Problem: High CPU', alert_message: 'Problem started at 08:30.' },
  zabbix_url: 'https://zabbix.example.com/',
};

const zabbix: AlertSender = {
  sender: 'Zabbix',
  plugin: 'plugin-zabbix-mon-webhook',
  firing: zabbixBody,
  repeated: { ...zabbixBody, event_update_status: '1' },
  recovered: { ...zabbixBody, event_value: '0' },
  test: { ...zabbixBody, event_id: '{EVENT.ID}', event_value: '{EVENT.VALUE}', event_name: '{EVENT.NAME}' },
  alert: {
    ...{ title: 'High CPU utilization', description: 'Problem started at 08:30.', severity: 'ERROR', urgency: 'HIGH' },
    resources: [{ resource_type: 'host', name: 'web-1' }],
    additional_info: expect.objectContaining({
      url: 'https://zabbix.example.com/tr_events.php?triggerid=16199&eventid=8231',
    }),
  },
};

const issue = {
  ...{ id: 'b2f3a9c1-1111', issueUrl: 'https://radar-api.service.newrelic.com/accounts/1/issues/b2f3a9c1-1111' },
  ...{ title: "CPU % > 80 for at least 5 minutes on 'web-1'", priority: 'CRITICAL', impactedEntities: ['web-1'] },
  ...{ totalIncidents: 1, state: 'ACTIVATED', trigger: 'STATE_CHANGE', isCorrelated: false },
  ...{ createdAt: 1_714_552_200_000, updatedAt: 1_714_552_200_000, sources: ['newrelic'] },
  ...{ alertPolicyNames: ['Shop'], alertConditionNames: ['CPU of web servers'], workflowName: 'Skein' },
};

const newRelic: AlertSender = {
  sender: 'New Relic',
  plugin: 'plugin-new-relic-mon-webhook',
  firing: issue,
  repeated: { ...issue, trigger: 'INCIDENT_ADDED', totalIncidents: 2 },
  recovered: { ...issue, state: 'CLOSED', trigger: 'STATE_CHANGE' },
  test: { ...issue, id: 'test', title: ['Memory Used % > 90'], priority: 'HIGH' },
  alert: {
    ...{ title: issue.title, severity: 'CRITICAL', urgency: 'HIGH', rule: 'CPU of web servers' },
    resources: [{ resource_type: 'entity', name: 'web-1' }],
    additional_info: expect.objectContaining({ url: issue.issueUrl, alertPolicyNames: ['Shop'] }),
  },
};

const newRelicIncident = {
  ...{ incident_id: 42, current_state: 'open', condition_name: 'CPU', policy_name: 'Shop', severity: 'WARNING' },
  ...{ details: 'CPU is above 80 %.', incident_url: 'https://alerts.newrelic.com/1', account_id: 7 },
  ...{ targets: [{ name: 'web-1', type: 'Host' }], timestamp: 1_714_552_200_000 },
};

const newRelicChannel: AlertSender = {
  sender: "New Relic's former channels",
  plugin: 'plugin-new-relic-mon-webhook',
  firing: newRelicIncident,
  repeated: { ...newRelicIncident, current_state: 'acknowledged' },
  recovered: { ...newRelicIncident, current_state: 'closed' },
  test: { ...newRelicIncident, incident_id: 0, condition_name: 'New Relic Alert - Test Condition' },
  alert: {
    ...{ title: 'CPU', description: 'CPU is above 80 %.', severity: 'WARNING', account: '7' },
    resources: [{ resource_type: 'Host', name: 'web-1' }],
  },
};

const fromSentry = { actor: { type: 'application', id: 'sentry', name: 'Sentry' }, installation: { uuid: 'a8e5' } };

const errorEvent = {
  ...{
    event_id: 'e4874d66',
    issue_id: '1117540176',
    title: 'TypeError: cart is undefined',
    culprit: 'checkout in pay',
  },
  ...{ level: 'fatal', web_url: 'https://shop.sentry.io/issues/1117540176/', datetime: '2024-05-01T08:30:00.677000Z' },
  ...{ platform: 'javascript', message: '', metadata: { type: 'TypeError', value: 'cart is undefined' } },
  tags: [
    ['environment', 'prod'],
    ['server_name', 'web-1'],
  ],
};

const sentryIssue = {
  id: '1117540176',
  title: errorEvent.title,
  level: 'error',
  shortId: 'SHOP-1',
  status: 'resolved',
};

const sentry: AlertSender = {
  sender: 'Sentry (issue alerts)',
  plugin: 'plugin-sentry-mon-webhook',
  firing: { action: 'triggered', ...fromSentry, data: { event: errorEvent, triggered_rule: 'Fatal errors' } },
  repeated: { action: 'triggered', ...fromSentry, data: { event: { ...errorEvent, event_id: 'f1' } } },
  recovered: { action: 'resolved', ...fromSentry, data: { issue: sentryIssue } },
  test: { action: 'triggered', ...fromSentry, data: { event: { event_id: 'test', title: 'This is an example' } } },
  alert: {
    ...{ title: errorEvent.title, description: 'cart is undefined', severity: 'CRITICAL', rule: 'Fatal errors' },
    resources: [{ resource_type: 'server', name: 'web-1' }],
    additional_info: expect.objectContaining({
      url: errorEvent.web_url,
      tags: { environment: 'prod', server_name: 'web-1' },
    }),
  },
};

const makeMetricBody = (action: string) => ({
  ...{ action, ...fromSentry },
  data: {
    metric_alert: { id: '5', alert_rule: { name: 'Too many errors', aggregate: 'count()' }, projects: ['shop'] },
    ...{ description_title: 'Critical: Too many errors', description_text: '1000 events in the last 10 minutes' },
    web_url: 'https://shop.sentry.io/alerts/5/',
  },
});

const sentryMetric: AlertSender = {
  sender: 'Sentry (metric alerts)',
  plugin: 'plugin-sentry-mon-webhook',
  firing: makeMetricBody('warning'),
  repeated: makeMetricBody('critical'),
  recovered: makeMetricBody('resolved'),
  test: makeMetricBody('critical'),
  alert: {
    ...{ title: 'Too many errors', severity: 'WARNING', rule: 'Too many errors' },
    resources: [{ resource_type: 'project', name: 'shop' }],
  },
};

const monitor = {
  ...{ id: 29, name: 'Shop', pathName: 'Public / Shop', type: 'http', url: 'https://shop.example.com', hostname: null },
  ...{ port: null, description: null, tags: [{ name: 'team', value: 'shop' }] },
};

const printKumaBody = (status: number, msg: string) => ({
  heartbeat: { monitorID: 29, status, time: '2024-05-01 08:30:00.527', msg, important: true, duration: 60 },
  monitor,
  msg: `[Shop] ${msg}`,
});

const uptimeKuma: AlertSender = {
  sender: 'Uptime Kuma',
  plugin: 'plugin-uptime-kuma-mon-webhook',
  firing: printKumaBody(0, 'connect ECONNREFUSED'),
  repeated: printKumaBody(0, 'connect ECONNREFUSED'),
  recovered: printKumaBody(1, '200 - OK'),
  test: { heartbeat: null, monitor: null, msg: 'My webhook Testing' },
  alert: {
    ...{ title: 'Shop', description: 'connect ECONNREFUSED', severity: 'CRITICAL', rule: 'Public / Shop' },
    resources: [{ resource_type: 'http', name: 'https://shop.example.com' }],
    additional_info: expect.objectContaining({ tags: ['team: shop'] }),
  },
};

const labelledAlert = (status: string) => ({
  ...{ status, fingerprint: 'c4f0c2a8b1d3e597', startsAt: '2024-05-01T08:30:00Z' },
  labels: { alertname: 'PodCrashLooping', namespace: 'shop', pod: 'web-6f9c', container: 'web', severity: 'crit' },
  annotations: { summary: 'A pod restarts again and again' },
});

const alertmanagerBody = (status: string) => ({
  version: '4',
  receiver: 'skein',
  status,
  alerts: [labelledAlert(status)],
});

const alertmanager: AlertSender = {
  sender: 'Alertmanager',
  plugin: 'plugin-prometheus-mon-webhook',
  firing: alertmanagerBody('firing'),
  repeated: alertmanagerBody('firing'),
  recovered: alertmanagerBody('resolved'),
  test: { version: '4', receiver: 'skein', alerts: [{ status: 'firing', labels: {}, annotations: {} }] },
  alert: {
    ...{ title: 'A pod restarts again and again', severity: 'CRITICAL', rule: 'PodCrashLooping' },
    resources: [
      { resource_type: 'container', name: 'web' },
      { resource_type: 'pod', name: 'web-6f9c' },
      { resource_type: 'namespace', name: 'shop' },
    ],
  },
};

export const alertSenders: readonly AlertSender[] = [
  ...[alertmanager, googleCloud, azureMonitor, datadog, datadogDefault, zabbix, newRelic, newRelicChannel],
  ...[sentry, sentryMetric, uptimeKuma],
];
