/** Large bodies of events in every format that the service parses, as JSON text: of so many characters, or a little more. */
import type { BuiltInPlugin } from '../../service/monitoring/builtInPlugins.ts';
import { type LargeValue, printNumbered, repeatText } from './largeInputs.ts';

const printAlertmanagerAlert = (number: number) =>
  `{"status":"firing","labels":{"alertname":"Disk","instance":"host-${number}"},"annotations":{"summary":"Full"}}`;

const printAlertmanagerBody = (elements: string) => `{"receiver":"skein","alerts":[${elements}]}`;

/** Alerts with labels, the format of two plugins. */
const labelledBodies: readonly LargeValue[] = [
  { what: 'many alerts', write: (size) => printAlertmanagerBody(printNumbered(size, printAlertmanagerAlert)) },
  {
    what: 'an alert of many labels',
    write: (size) => printAlertmanagerBody(`{"labels":{${printNumbered(size, (number) => `"label-${number}":"x"`)}}}`),
  },
  {
    what: 'an alert of a long annotation',
    write: (size) => printAlertmanagerBody(`{"annotations":{"summary":"${repeatText('x', size)}"}}`),
  },
  { what: 'many alerts of nothing', write: (size) => printAlertmanagerBody(printNumbered(size, () => '{}')) },
];

const printNotification = (message: string) =>
  JSON.stringify({ Type: 'Notification', TopicArn: 'arn:aws:sns:eu:1:topic', Message: message });

const printAlarm = (trigger: string) =>
  `{"AlarmName":"Disk","NewStateValue":"ALARM","StateChangeTime":"2024-05-01T00:00:00Z","Trigger":${trigger}}`;

const printDimensions = (size: number) => printNumbered(size, (number) => `{"name":"host","value":"host-${number}"}`);

const printEventBridge = (detail: string, resources = '') =>
  `{"id":"1","source":"aws.ec2","detail-type":"Change","detail":${detail},"resources":[${resources}]}`;

const snsBodies: readonly LargeValue[] = [
  {
    what: 'an alarm of many dimensions',
    write: (size) => printAlarm(`{"MetricName":"Free","Dimensions":[${printDimensions(size)}]}`),
  },
  {
    what: 'an alarm in a message',
    write: (size) => printNotification(printAlarm(`{"MetricName":"Free","Dimensions":[${printDimensions(size)}]}`)),
  },
  {
    what: 'an alarm of many metrics',
    write: (size) =>
      printAlarm(
        `{"Metrics":[${printNumbered(size, (number) => `{"MetricStat":{"Metric":{"MetricName":"m${number}","Dimensions":[]}}}`)}]}`,
      ),
  },
  { what: 'a message that is not an event', write: (size) => printNotification(repeatText('x', size)) },
  { what: 'a message of lists', write: (size) => printNotification(repeatText('[', size)) },
  {
    what: 'an event of many resources',
    write: (size) =>
      printEventBridge(
        '{}',
        printNumbered(size, (number) => `"arn-${number}"`),
      ),
  },
  {
    what: 'an event of many details',
    write: (size) => printEventBridge(`{${printNumbered(size, (number) => `"name-${number}":1`)}}`),
  },
  {
    what: 'a signature of a long text',
    write: (size) =>
      `{"Type":"Notification","SignatureVersion":"2","Signature":"${repeatText('A', size)}","Message":"x"}`,
  },
];

const printLegacyBody = (members: string) => `{"ruleId":1,"ruleName":"Disk","state":"alerting",${members}}`;

const grafanaBodies: readonly LargeValue[] = [
  ...labelledBodies,
  {
    what: 'a rule of many matches',
    write: (size) =>
      printLegacyBody(`"evalMatches":[${printNumbered(size, (number) => `{"metric":"m${number}","value":1}`)}]`),
  },
  {
    what: 'a rule of many tags',
    write: (size) => printLegacyBody(`"tags":{${printNumbered(size, (number) => `"tag-${number}":"x"`)}}`),
  },
];

const printEvent = (number: number, members = '') =>
  `{"event_key":"disk-${number}","title":"Disk ${number}"${members}}`;

const directBodies: readonly LargeValue[] = [
  { what: 'many events', write: (size) => `[${printNumbered(size, (number) => printEvent(number))}]` },
  { what: 'many events of one key', write: (size) => `[${printNumbered(size, () => printEvent(1))}]` },
  {
    what: 'alternating alerts and recoveries',
    write: (size) =>
      `[${printNumbered(size, (number) => printEvent(1, number % 2 ? ',"event_type":"RECOVERY"' : ''))}]`,
  },
  {
    what: 'many events that resolve alerts',
    write: (size) => `[${printNumbered(size, (number) => printEvent(number, ',"event_type":"RECOVERY"'))}]`,
  },
  {
    what: 'an event of many resources',
    write: (size) => printEvent(1, `,"resources":[${printNumbered(size, (number) => `{"name":"r${number}"}`)}]`),
  },
  { what: 'an event with a long key', write: (size) => `{"event_key":"${repeatText('x', size)}","title":"Disk"}` },
  {
    what: 'an event of many details',
    write: (size) => printEvent(1, `,"additional_info":{${printNumbered(size, (number) => `"name-${number}":1`)}}`),
  },
  { what: 'many events that are none', write: (size) => `[${printNumbered(size, () => '1')}]` },
];

/** A body with a long text in the members that are parsed. */
const makeLongTexts = (body: (text: string) => object): readonly LargeValue[] => [
  { what: 'a long text', write: (size) => JSON.stringify(body(repeatText('x 1', size))) },
  { what: 'a text of brackets', write: (size) => JSON.stringify(body(repeatText('[{', size))) },
];

/** Bodies by the plugin that parses them. */
export const eventBodies: Readonly<Record<BuiltInPlugin, readonly LargeValue[]>> = {
  'plugin-direct-mon-webhook': directBodies,
  'plugin-prometheus-mon-webhook': labelledBodies,
  'plugin-grafana-mon-webhook': grafanaBodies,
  'plugin-aws-sns-mon-webhook': snsBodies,
  'plugin-google-cloud-mon-webhook': makeLongTexts((text) => ({
    incident: { incident_id: '1', state: 'open', summary: text },
  })),
  'plugin-azure-mon-webhook': makeLongTexts((text) => ({
    schemaId: 'azureMonitorCommonAlertSchema',
    data: { essentials: { alertId: text, alertTargetIDs: [text], description: text } },
  })),
  'plugin-datadog-mon-webhook': makeLongTexts((text) => ({
    alert_transition: 'Triggered',
    event_title: `[Triggered on {${text}`,
    scope: text,
  })),
  'plugin-zabbix-mon-webhook': makeLongTexts((text) => ({ event_id: text, event_value: '1', event_name: text })),
  'plugin-new-relic-mon-webhook': makeLongTexts((text) => ({ id: text, issueUrl: text, title: [text] })),
  'plugin-sentry-mon-webhook': makeLongTexts((text) => ({
    action: 'triggered',
    installation: {},
    data: { event: { issue_id: '1', title: text } },
  })),
  'plugin-uptime-kuma-mon-webhook': makeLongTexts((text) => ({ heartbeat: null, monitor: null, msg: text })),
};
