/** Converts alerts with labels and annotations, the format of Alertmanager that Grafana adopted. */
import { createHash } from 'node:crypto';
import { parseTime } from '../../../contract/core/time.ts';
import { type Members, membersOf, textOf } from './members.ts';

/** Severities by the words commonly used in the label, which is free text. */
const severities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CRITICAL: ['critical', 'fatal', 'emergency', 'disaster'],
    ERROR: ['error', 'page', 'high', 'major'],
    WARNING: ['warning', 'warn', 'medium', 'minor', 'average'],
    INFO: ['info', 'information', 'informational', 'notice', 'low'],
  }).flatMap(([severity, words]) => words.map((word): [string, string] => [word, severity])),
);

/** The severity of a member `severity`; NONE where its word is not known. */
export const severityOf = ({ severity }: Members): string => severities.get(textOf(severity).toLowerCase()) ?? 'NONE';

/** Labels that name a resource, the most specific first. */
const RESOURCE_LABELS = ['instance', 'pod', 'service', 'deployment', 'node'];

const resourcesOf = (labels: Members) =>
  RESOURCE_LABELS.map((label) => ({ resource_type: label, name: textOf(labels[label]) })).filter(({ name }) => name);

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
 */
export const labelledEvent = (alert: Members, details: Members): Members => {
  const [labels, annotations] = [membersOf(alert.labels), membersOf(alert.annotations)];
  const rule = textOf(labels.alertname);
  return {
    event_key: keyOf(alert, labels),
    event_type: alert.status === 'resolved' ? 'RECOVERY' : 'ALERT',
    title: textOf(annotations.summary) || rule,
    description: textOf(annotations.description) || textOf(annotations.message),
    severity: severityOf(labels),
    resources: resourcesOf(labels),
    rule,
    image_url: textOf(annotations.image_url),
    provider: textOf(labels.provider),
    account: textOf(labels.account),
    additional_info: { labels, annotations, ...details },
    occurred_at: parseTime(textOf(alert.startsAt)) ?? '',
  };
};
