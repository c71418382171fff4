/** Large bodies of events in every format that the service parses, as JSON text: of so many characters, or a little more. */
import type { BuiltInPlugin } from '../../service/monitoring/builtInPlugins.ts';
import { type LargeValue, numbered, repeat } from './largeInputs.ts';

const alertmanager = (number: number) =>
  `{"status":"firing","labels":{"alertname":"Disk","instance":"host-${number}"},"annotations":{"summary":"Full"}}`;

const inAlerts = (elements: string) => `{"receiver":"skein","alerts":[${elements}]}`;

/** Alerts with labels, the format of two plugins. */
const labelled: readonly LargeValue[] = [
  { what: 'many alerts', write: (size) => inAlerts(numbered(size, alertmanager)) },
  {
    what: 'an alert of many labels',
    write: (size) => inAlerts(`{"labels":{${numbered(size, (number) => `"label-${number}":"x"`)}}}`),
  },
  {
    what: 'an alert of a long annotation',
    write: (size) => inAlerts(`{"annotations":{"summary":"${repeat('x', size)}"}}`),
  },
  { what: 'many alerts of nothing', write: (size) => inAlerts(numbered(size, () => '{}')) },
];

const notification = (message: string) =>
  JSON.stringify({ Type: 'Notification', TopicArn: 'arn:aws:sns:eu:1:topic', Message: message });

const alarm = (trigger: string) =>
  `{"AlarmName":"Disk","NewStateValue":"ALARM","StateChangeTime":"2024-05-01T00:00:00Z","Trigger":${trigger}}`;

const dimensions = (size: number) => numbered(size, (number) => `{"name":"host","value":"host-${number}"}`);

const eventBridge = (detail: string, resources = '') =>
  `{"id":"1","source":"aws.ec2","detail-type":"Change","detail":${detail},"resources":[${resources}]}`;

const sns: readonly LargeValue[] = [
  {
    what: 'an alarm of many dimensions',
    write: (size) => alarm(`{"MetricName":"Free","Dimensions":[${dimensions(size)}]}`),
  },
  {
    what: 'an alarm in a message',
    write: (size) => notification(alarm(`{"MetricName":"Free","Dimensions":[${dimensions(size)}]}`)),
  },
  {
    what: 'an alarm of many metrics',
    write: (size) =>
      alarm(
        `{"Metrics":[${numbered(size, (number) => `{"MetricStat":{"Metric":{"MetricName":"m${number}","Dimensions":[]}}}`)}]}`,
      ),
  },
  { what: 'a message that is no event', write: (size) => notification(repeat('x', size)) },
  { what: 'a message of lists', write: (size) => notification(repeat('[', size)) },
  {
    what: 'an event of many resources',
    write: (size) =>
      eventBridge(
        '{}',
        numbered(size, (number) => `"arn-${number}"`),
      ),
  },
  {
    what: 'an event of many details',
    write: (size) => eventBridge(`{${numbered(size, (number) => `"name-${number}":1`)}}`),
  },
  {
    what: 'a signature of a long text',
    write: (size) => `{"Type":"Notification","SignatureVersion":"2","Signature":"${repeat('A', size)}","Message":"x"}`,
  },
];

const legacy = (members: string) => `{"ruleId":1,"ruleName":"Disk","state":"alerting",${members}}`;

const grafana: readonly LargeValue[] = [
  ...labelled,
  {
    what: 'a rule of many matches',
    write: (size) => legacy(`"evalMatches":[${numbered(size, (number) => `{"metric":"m${number}","value":1}`)}]`),
  },
  {
    what: 'a rule of many tags',
    write: (size) => legacy(`"tags":{${numbered(size, (number) => `"tag-${number}":"x"`)}}`),
  },
];

const event = (number: number, members = '') => `{"event_key":"disk-${number}","title":"Disk ${number}"${members}}`;

const direct: readonly LargeValue[] = [
  { what: 'many events', write: (size) => `[${numbered(size, (number) => event(number))}]` },
  { what: 'many events of one key', write: (size) => `[${numbered(size, () => event(1))}]` },
  {
    what: 'alerts and recoveries in turn',
    write: (size) => `[${numbered(size, (number) => event(1, number % 2 ? ',"event_type":"RECOVERY"' : ''))}]`,
  },
  {
    what: 'many events that resolve alerts',
    write: (size) => `[${numbered(size, (number) => event(number, ',"event_type":"RECOVERY"'))}]`,
  },
  {
    what: 'an event of many resources',
    write: (size) => event(1, `,"resources":[${numbered(size, (number) => `{"name":"r${number}"}`)}]`),
  },
  { what: 'an event with a long key', write: (size) => `{"event_key":"${repeat('x', size)}","title":"Disk"}` },
  {
    what: 'an event of many details',
    write: (size) => event(1, `,"additional_info":{${numbered(size, (number) => `"name-${number}":1`)}}`),
  },
  { what: 'many events that are none', write: (size) => `[${numbered(size, () => '1')}]` },
];

/** A body with a long text in the members that are parsed. */
const long = (body: (text: string) => object): readonly LargeValue[] => [
  { what: 'a long text', write: (size) => JSON.stringify(body(repeat('x 1', size))) },
  { what: 'a text of brackets', write: (size) => JSON.stringify(body(repeat('[{', size))) },
];

/** Bodies by the plugin that parses them. */
export const eventBodies: Readonly<Record<BuiltInPlugin, readonly LargeValue[]>> = {
  'plugin-direct-mon-webhook': direct,
  'plugin-prometheus-mon-webhook': labelled,
  'plugin-grafana-mon-webhook': grafana,
  'plugin-aws-sns-mon-webhook': sns,
  'plugin-google-cloud-mon-webhook': long((text) => ({ incident: { incident_id: '1', state: 'open', summary: text } })),
  'plugin-azure-mon-webhook': long((text) => ({
    schemaId: 'azureMonitorCommonAlertSchema',
    data: { essentials: { alertId: text, alertTargetIDs: [text], description: text } },
  })),
  'plugin-datadog-mon-webhook': long((text) => ({
    alert_transition: 'Triggered',
    event_title: `[Triggered on {${text}`,
    scope: text,
  })),
  'plugin-zabbix-mon-webhook': long((text) => ({ event_id: text, event_value: '1', event_name: text })),
  'plugin-new-relic-mon-webhook': long((text) => ({ id: text, issueUrl: text, title: [text] })),
  'plugin-sentry-mon-webhook': long((text) => ({
    action: 'triggered',
    installation: {},
    data: { event: { issue_id: '1', title: text } },
  })),
  'plugin-uptime-kuma-mon-webhook': long((text) => ({ heartbeat: null, monitor: null, msg: text })),
};
