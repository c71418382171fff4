/** Monitoring systems other than Alertmanager: where their webhooks are, and what each sends when something begins and ends. */

import { projects } from './projects.ts';

/** What a body is about. */
interface SentProblem {
  /** The same at its beginning and end. */
  readonly id: string;
  readonly isOver: boolean;
  /** When it began, as ISO 8601. */
  readonly startsAt: string;
}

/** A monitoring system of one project. */
export interface DemoSender {
  readonly name: string;
  readonly plugin_id: string;
  readonly project_id: string;
  readonly createBody: (problem: SentProblem) => object;
}

const googleCloud: DemoSender = {
  ...{ name: 'Google Cloud', plugin_id: 'plugin-google-cloud-mon-webhook', project_id: 'project-streaming' },
  createBody: ({ id, isOver, startsAt }) => ({
    version: '1.2',
    incident: {
      ...{ incident_id: `0.${id}`, state: isOver ? 'closed' : 'open', severity: 'Warning' },
      ...{ started_at: Date.parse(startsAt) / 1000, scoping_project_id: 'streams-prod' },
      ...{ policy_name: 'Backlog of subscriptions', condition_name: 'Oldest message' },
      summary: 'The oldest message of orders-to-warehouse waits for 14 minutes.',
      url: `https://console.cloud.google.com/monitoring/alerting/incidents/0.${id}`,
      resource: { type: 'pubsub_subscription', labels: { subscription_id: 'orders-to-warehouse' } },
      resource_display_name: 'orders-to-warehouse',
    },
  }),
};

const azure: DemoSender = {
  ...{ name: 'Azure Monitor', plugin_id: 'plugin-azure-mon-webhook', project_id: 'project-reporting' },
  createBody: ({ id, isOver, startsAt }) => ({
    schemaId: 'azureMonitorCommonAlertSchema',
    data: {
      essentials: {
        alertId: `/subscriptions/5f0a-reports/providers/Microsoft.AlertsManagement/alerts/${id}`,
        ...{
          alertRule: 'Refresh of reports is late',
          severity: 'Sev3',
          monitorCondition: isOver ? 'Resolved' : 'Fired',
        },
        ...{ monitoringService: 'Platform', signalType: 'Metric', firedDateTime: startsAt },
        alertTargetIDs: ['/subscriptions/5f0a-reports/resourcegroups/bi/providers/microsoft.sql/servers/reports-1'],
        ...{ configurationItems: ['reports-1'], description: 'The last refresh took more than an hour.' },
      },
    },
  }),
};

const datadog: DemoSender = {
  ...{ name: 'Datadog', plugin_id: 'plugin-datadog-mon-webhook', project_id: 'project-mobile' },
  createBody: ({ id, isOver, startsAt }) => ({
    ...{ alert_cycle_key: id, alert_id: '4711', alert_transition: isOver ? 'Recovered' : 'Triggered', priority: 'P3' },
    ...{ alert_title: 'Crashes of the app', text: 'More than 1 % of sessions crash.', scope: 'service:app,env:prod' },
    ...{ link: 'https://app.datadoghq.com/monitors/4711', date: String(Date.parse(startsAt)) },
  }),
};

const zabbix: DemoSender = {
  ...{ name: 'Zabbix', plugin_id: 'plugin-zabbix-mon-webhook', project_id: 'project-logistics' },
  createBody: ({ id, isOver }) => ({
    ...{ event_id: id, event_value: isOver ? '0' : '1', event_nseverity: '3', host_name: 'scanner-gate-2' },
    ...{ event_name: 'Scanner of gate 2 is silent', trigger_id: '16199', zabbix_url: 'https://zabbix.example.com' },
  }),
};

const newRelic: DemoSender = {
  ...{ name: 'New Relic', plugin_id: 'plugin-new-relic-mon-webhook', project_id: 'project-recommendations' },
  createBody: ({ id, isOver, startsAt }) => ({
    ...{ id, issueUrl: `https://one.newrelic.com/issues/${id}`, title: 'Recommendations answer slowly' },
    ...{ priority: 'MEDIUM', state: isOver ? 'CLOSED' : 'ACTIVATED', createdAt: Date.parse(startsAt) },
    ...{ impactedEntities: ['recommendations-api'], alertConditionNames: ['Latency of recommendations'] },
  }),
};

const sentry: DemoSender = {
  ...{ name: 'Sentry', plugin_id: 'plugin-sentry-mon-webhook', project_id: 'project-storefront' },
  createBody: ({ id, isOver, startsAt }) => ({
    ...{ action: isOver ? 'resolved' : 'created', actor: { type: 'application', name: 'Sentry' } },
    data: {
      issue: {
        ...{
          id,
          shortId: 'STOREFRONT-3F',
          title: 'TypeError: price is undefined',
          culprit: 'ProductCard',
          level: 'error',
        },
        ...{ project: { slug: 'storefront' }, web_url: `https://shop.sentry.io/issues/${id}/`, lastSeen: startsAt },
      },
    },
  }),
};

const uptimeKuma: DemoSender = {
  ...{ name: 'Uptime Kuma', plugin_id: 'plugin-uptime-kuma-mon-webhook', project_id: 'project-search' },
  createBody: ({ isOver, startsAt }) => ({
    heartbeat: {
      monitorID: 12,
      status: isOver ? 1 : 0,
      msg: isOver ? '200 - OK' : 'timeout of 48000ms exceeded',
      time: startsAt,
    },
    monitor: { id: 12, name: 'Search page', type: 'http', url: 'https://shop.example.com/search', tags: [] },
    msg: `[Search page] ${isOver ? 'Up' : 'Down'}`,
  }),
};

export const senders: readonly DemoSender[] = [googleCloud, azure, datadog, zabbix, newRelic, sentry, uptimeKuma];

/** The name of the webhook of a sender. */
export const formatWebhookName = ({ name, project_id }: DemoSender): string =>
  `${projects.find((project) => project.project_id === project_id)?.name}: ${name}`;
