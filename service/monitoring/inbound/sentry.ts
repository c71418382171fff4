/**
 * Parses webhooks of Sentry's integrations: alerts of issues, alerts of metrics, and changes of issues. With the setting `client_secret` of
 * the plug-in their signature is verified.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormatContext } from './bodyFormat.ts';
import {
  type BodyObject,
  dropEmptyMembers,
  firstText,
  toList,
  toObject,
  toResources,
  toText,
  toTime,
} from './bodyValues.ts';
import { parseSeverity } from './severity.ts';
import { NO_EVENTS, UnreadableError } from './unreadableError.ts';

/** Tags of an event, which come as pairs. */
const readTags = ({ tags }: BodyObject): BodyObject =>
  Object.fromEntries(toList(tags).flatMap((tag) => (Array.isArray(tag) ? [[toText(tag[0]), toText(tag[1])]] : [])));

const toErrorEvent = (error: BodyObject, rule: unknown): BodyObject => {
  const { issue_id, event_id, title, culprit, message, level, web_url, datetime, platform, metadata } = error;
  const tags = readTags(error);
  return {
    event_key: `sentry-issue-${firstText(issue_id, event_id)}`,
    title: firstText(title, toObject(metadata).value, 'Alert of Sentry'),
    description: firstText(message, toObject(metadata).value, culprit),
    severity: parseSeverity(level) ?? 'ERROR',
    resources: toResources('server', [tags.server_name]),
    rule: toText(rule),
    additional_info: dropEmptyMembers({ url: web_url, culprit, level, platform, event_id, issue_id, tags }),
    occurred_at: toTime(datetime),
  };
};

const toMetricEvent = (
  action: string,
  { metric_alert, description_title, description_text, web_url }: BodyObject,
): BodyObject => {
  const alert = toObject(metric_alert);
  const rule = toObject(alert.alert_rule);
  return {
    event_key: `sentry-metric-${firstText(alert.id, alert.identifier)}`,
    event_type: action === 'resolved' ? 'RECOVERY' : 'ALERT',
    title: firstText(rule.name, alert.title, description_title, 'Metric alert of Sentry'),
    description: firstText(description_text, description_title),
    severity: parseSeverity(action) ?? 'NONE',
    resources: toResources('project', toList(alert.projects)),
    rule: toText(rule.name),
    additional_info: dropEmptyMembers({ url: web_url, action, aggregate: rule.aggregate, query: rule.query }),
    occurred_at: toTime(firstText(alert.date_started, alert.date_detected)),
  };
};

/** What happened to an issue, as events. Anything else, such as an assignment, is not an event. */
const eventTypeByAction: ReadonlyMap<string, string> = new Map([
  ...['created', 'unresolved'].map((action): [string, string] => [action, 'ALERT']),
  ...['resolved', 'ignored', 'archived'].map((action): [string, string] => [action, 'RECOVERY']),
]);

const toIssueEvents = (action: string, issue: BodyObject): readonly unknown[] => {
  const event_type = eventTypeByAction.get(action);
  if (!event_type) return NO_EVENTS;
  const { id, title, culprit, level, shortId, project, platform, metadata, lastSeen } = issue;
  const event = {
    event_key: `sentry-issue-${toText(id)}`,
    event_type,
    title: firstText(title, shortId, 'Issue of Sentry'),
    description: firstText(toObject(metadata).value, culprit),
    severity: parseSeverity(level) ?? 'ERROR',
    resources: toResources('project', [firstText(toObject(project).slug, toObject(project).name)]),
    additional_info: dropEmptyMembers({
      ...{ url: firstText(issue.web_url, issue.permalink), shortId, culprit, level, platform, status: issue.status },
    }),
    occurred_at: toTime(lastSeen),
  };
  return [event];
};

const toEvents = (action: string, data: BodyObject): readonly unknown[] => {
  if (data.metric_alert) return [toMetricEvent(action, data)];
  if (data.event) return [toErrorEvent(toObject(data.event), data.triggered_rule)];
  return data.issue ? toIssueEvents(action, toObject(data.issue)) : NO_EVENTS;
};

/** The header with the digest of the body, keyed by the secret of the integration. */
const SIGNATURE_HEADER = 'sentry-hook-signature';

/** @throws {UnreadableError} where the plug-in has a secret and the body is not signed with it */
const verifySignature = ({ text, headers, options }: FormatContext) => {
  const secret = toText(options.client_secret);
  if (secret === '') return;
  const expected = createHmac('sha256', secret).update(text).digest();
  const given = Buffer.from(toText(headers[SIGNATURE_HEADER]), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new UnreadableError('The message is not signed by Sentry with the client secret of this webhook.');
};

/** Members of what Sentry sends data about. */
const SUBJECT_MEMBERS = ['event', 'metric_alert', 'issue', 'error', 'comment', 'installation'];

const isSentry = (body: BodyObject) => {
  const data = toObject(body.data);
  return (
    toText(body.action) !== '' &&
    SUBJECT_MEMBERS.some((subject) => subject in data) &&
    ('installation' in body || 'actor' in body)
  );
};

/**
 * Parses a body of Sentry. A triggered alert becomes an ALERT; the end of a metric's alert, and an issue that is resolved, a RECOVERY with
 * the same key. Other messages, such as of an installation, are not events.
 *
 * @returns undefined where the body has another format
 * @throws {UnreadableError} where the signature is wrong or missing and the plug-in has a secret
 */
export const readSentry = (body: unknown, context: FormatContext): readonly unknown[] | undefined => {
  const given = toObject(body);
  if (!isSentry(given)) return undefined;
  verifySignature(context);
  return toEvents(toText(given.action), toObject(given.data));
};
