/** What to do in a monitoring system so that it sends its events to a webhook. */
export interface WebhookSender {
  /** Where, and what to choose there. */
  readonly steps: string;
  /** What to paste there, besides the URL. */
  readonly paste?: (url: string) => string;
}

const printAlertmanagerConfig = (url: string) => `route:
  receiver: skein
  group_by: [alertname]
receivers:
  - name: skein
    webhook_configs:
      - url: ${url}
        send_resolved: true
`;

const zabbixScript = `var body = JSON.parse(value), url = body.url, request = new HttpRequest();
delete body.url;
request.addHeader('Content-Type: application/json');
request.post(url, JSON.stringify(body));
if (request.getStatus() !== 200) throw 'Skein answered ' + request.getStatus();
return 'OK';
`;

const datadogMembers: Readonly<Record<string, string>> = {
  ...{ alert_cycle_key: '$ALERT_CYCLE_KEY', aggreg_key: '$AGGREG_KEY', alert_id: '$ALERT_ID' },
  ...{ alert_transition: '$ALERT_TRANSITION', alert_type: '$ALERT_TYPE', priority: '$ALERT_PRIORITY' },
  ...{ alert_title: '$ALERT_TITLE', event_title: '$EVENT_TITLE', text: '$TEXT_ONLY_MSG', scope: '$ALERT_SCOPE' },
  ...{ hostname: '$HOSTNAME', tags: '$TAGS', link: '$LINK', snapshot: '$SNAPSHOT', date: '$DATE' },
};

const senders: Readonly<Record<string, WebhookSender>> = {
  'plugin-prometheus-mon-webhook': {
    steps: 'Add this receiver to the configuration of Alertmanager, and reload it.',
    paste: printAlertmanagerConfig,
  },
  'plugin-grafana-mon-webhook': {
    steps: 'Alerting → Contact points → Add: integration Webhook, the URL, method POST. Then press Test.',
  },
  'plugin-aws-sns-mon-webhook': {
    steps: 'Subscribe the URL to the topic with the protocol HTTPS. The subscription is confirmed by itself.',
  },
  'plugin-google-cloud-mon-webhook': {
    steps:
      'Alerting → Edit notification channels → Webhooks → Add new: the URL as Endpoint URL. Then press Test connection.',
  },
  'plugin-azure-mon-webhook': {
    steps:
      'Monitor → Alerts → Action groups → Create → Actions → Webhook: the URL, with the common alert schema enabled. Then press Test action group.',
  },
  'plugin-datadog-mon-webhook': {
    steps:
      'Integrations → Webhooks → New: the name skein, the URL, and this as payload. Then write @webhook-skein into the message of each monitor.',
    paste: () => JSON.stringify(datadogMembers, null, 2),
  },
  'plugin-zabbix-mon-webhook': {
    steps:
      'Alerts → Media types → Create: type Webhook, the URL as parameter url, further parameters as the documentation lists them, and this script.',
    paste: () => zabbixScript,
  },
  'plugin-new-relic-mon-webhook': {
    steps:
      'Alerts → Workflows → Add a workflow → Notify → Webhook: a destination with the URL. Then press Send test notification.',
  },
  'plugin-sentry-mon-webhook': {
    steps:
      'Settings → Developer settings → Create new integration → Internal: the URL as Webhook URL, Alert rule action on, and issue ticked. Add it as an action of alerts.',
  },
  'plugin-uptime-kuma-mon-webhook': {
    steps:
      'Settings → Notifications → Setup notification: type Webhook, the URL as Post URL, body application/json. Then press Test.',
  },
};

/** What to do in the monitoring system of a plug-in; of one that is not known, it sends events as they are. */
export const findSender = (pluginId: string | undefined): WebhookSender =>
  senders[pluginId ?? ''] ?? { steps: 'Send events to the URL by POST, as the command below does.' };

/** A command that sends an event. The URL is the same as a monitoring system's. */
export const printTryCommand = (url: string): string => {
  const event = { event_key: 'try', title: 'Trying the webhook', severity: 'INFO' };
  return `curl -s "${url}" -d '${JSON.stringify(event)}'`;
};
