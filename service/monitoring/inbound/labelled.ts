/** Converts alerts with labels and annotations, the format of Alertmanager that Grafana adopted. */
import { createHash } from 'node:crypto';
import { parseTime } from '../../../contract/core/time.ts';
import { firstText, type Members, membersOf, resourcesNamed, textOf } from './members.ts';
import { severityOfLabels } from './severity.ts';

/** Labels that name a resource, the most particular first. */
const RESOURCE_LABELS = [
  ...['persistentvolumeclaim', 'container', 'pod', 'job_name', 'cronjob', 'horizontalpodautoscaler'],
  ...[
    'replicaset',
    'statefulset',
    'daemonset',
    'deployment',
    'service',
    'device',
    'instance',
    'host',
    'node',
    'namespace',
  ],
];

const resourcesOf = (labels: Members) =>
  RESOURCE_LABELS.filter((label) => label in labels).flatMap((label) => resourcesNamed(label, [labels[label]]));

/** The name of an alert that has none: what stands in its first label, or who was to receive it. */
const nameOf = (labels: Members, receiver: unknown) => {
  const [first] = Object.entries(labels);
  return first ? `${first[0]}: ${textOf(first[1])}` : textOf(receiver);
};

/**
 * The sender's fingerprint of an alert. Older senders send none; then it is a hash of the labels, which identify the
 * alert.
 */
const keyOf = ({ fingerprint }: Members, labels: Members) => {
  const pairs = JSON.stringify(Object.entries(labels).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return textOf(fingerprint) || createHash('sha256').update(pairs).digest('hex');
};

/**
 * Converts such an alert to an event: an ALERT or, once resolved, a RECOVERY with the same key.
 *
 * @param details further members for `additional_info`, beside labels and annotations
 * @param title that of an alert without a summary and a rule
 */
export const labelledEvent = (alert: Members, details: Members, title = ''): Members => {
  const [labels, annotations] = [membersOf(alert.labels), membersOf(alert.annotations)];
  const rule = textOf(labels.alertname);
  return {
    event_key: keyOf(alert, labels),
    event_type: alert.status === 'resolved' ? 'RECOVERY' : 'ALERT',
    title: firstText(annotations.summary, rule, title, nameOf(labels, details.receiver)),
    description: firstText(annotations.description, annotations.message),
    severity: severityOfLabels(labels),
    resources: resourcesOf(labels),
    rule,
    image_url: textOf(annotations.image_url),
    provider: textOf(labels.provider),
    account: textOf(labels.account),
    additional_info: { labels, annotations, ...details },
    occurred_at: parseTime(textOf(alert.startsAt)) ?? '',
  };
};
