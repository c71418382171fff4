/** An alert told by labels and annotations: the form Alertmanager made and Grafana took over. */
import { createHash } from 'node:crypto';
import { parseTime } from '../../../contract/core/time.ts';
import { type Members, membersOf, textOf } from './members.ts';

/** The label is free text; these are the words people use. */
const severities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CRITICAL: ['critical', 'fatal', 'emergency', 'disaster'],
    ERROR: ['error', 'page', 'high', 'major'],
    WARNING: ['warning', 'warn', 'medium', 'minor', 'average'],
    INFO: ['info', 'information', 'informational', 'notice', 'low'],
  }).flatMap(([severity, words]) => words.map((word): [string, string] => [word, severity])),
);

/** What the word in a member `severity` stands for; NONE where it is not known. */
export const severityOf = ({ severity }: Members): string => severities.get(textOf(severity).toLowerCase()) ?? 'NONE';

/** Labels that name a thing, the most telling first. */
const RESOURCE_LABELS = ['instance', 'pod', 'service', 'deployment', 'node'];

const resourcesOf = (labels: Members) =>
  RESOURCE_LABELS.map((label) => ({ resource_type: label, name: textOf(labels[label]) })).filter(({ name }) => name);

/** The sender's own identity of an alert; older ones send none, but the labels are what it is made of. */
const keyOf = ({ fingerprint }: Members, labels: Members) => {
  const pairs = JSON.stringify(Object.entries(labels).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return textOf(fingerprint) || createHash('sha256').update(pairs).digest('hex');
};

/**
 * The event such an alert makes: an ALERT or, once resolved, a RECOVERY with the same key.
 *
 * @param details what else there is to tell, beside labels and annotations
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
