/** Converts alerts with labels and annotations, the format of Alertmanager that Grafana adopted. */
import { createHash } from 'node:crypto';
import { parseTime } from '../../../contract/core/time.ts';
import { type BodyObject, firstText, toObject, toResources, toText } from './bodyValues.ts';
import { findLabelSeverity } from './severity.ts';

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

const listResources = (labels: BodyObject) =>
  RESOURCE_LABELS.filter((label) => label in labels).flatMap((label) => toResources(label, [labels[label]]));

/** The name of an alert that has none: its first label, or its receiver. */
const makeTitle = (labels: BodyObject, receiver: unknown) => {
  const [first] = Object.entries(labels);
  return first ? `${first[0]}: ${toText(first[1])}` : toText(receiver);
};

/**
 * The sender's fingerprint of an alert. Older senders send none; then it is a hash of the labels, which identify the
 * alert.
 */
const makeKey = ({ fingerprint }: BodyObject, labels: BodyObject) => {
  const pairs = JSON.stringify(Object.entries(labels).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return toText(fingerprint) || createHash('sha256').update(pairs).digest('hex');
};

/**
 * Converts such an alert to an event: an ALERT or, once resolved, a RECOVERY with the same key.
 *
 * @param details further members for `additional_info`, next to labels and annotations
 * @param title that of an alert without a summary and a rule
 */
export const toLabelledEvent = (alert: BodyObject, details: BodyObject, title = ''): BodyObject => {
  const [labels, annotations] = [toObject(alert.labels), toObject(alert.annotations)];
  const rule = toText(labels.alertname);
  return {
    event_key: makeKey(alert, labels),
    event_type: alert.status === 'resolved' ? 'RECOVERY' : 'ALERT',
    title: firstText(annotations.summary, rule, title, makeTitle(labels, details.receiver)),
    description: firstText(annotations.description, annotations.message),
    severity: findLabelSeverity(labels),
    resources: listResources(labels),
    rule,
    image_url: toText(annotations.image_url),
    provider: toText(labels.provider),
    account: toText(labels.account),
    additional_info: { labels, annotations, ...details },
    occurred_at: parseTime(toText(alert.startsAt)) ?? '',
  };
};
