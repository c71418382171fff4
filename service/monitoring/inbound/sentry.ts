/**
 * Parses webhooks of Sentry's integrations: alerts of issues, alerts of metrics, and changes of issues. With the setting `client_secret` of
 * the plug-in their signature is verified.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FormatContext } from './format.ts';
import {
  firstText,
  listOf,
  type Members,
  membersOf,
  nonEmptyMembers,
  resourcesNamed,
  textOf,
  timeOf,
} from './members.ts';
import { severityOfWord } from './severity.ts';
import { NOTHING_TO_DO, Unreadable } from './unreadable.ts';

/** Tags of an event, which come as pairs. */
const tagsOf = ({ tags }: Members): Members =>
  Object.fromEntries(listOf(tags).flatMap((tag) => (Array.isArray(tag) ? [[textOf(tag[0]), textOf(tag[1])]] : [])));

const errorEvent = (error: Members, rule: unknown): Members => {
  const { issue_id, event_id, title, culprit, message, level, web_url, datetime, platform, metadata } = error;
  const tags = tagsOf(error);
  return {
    event_key: `sentry-issue-${firstText(issue_id, event_id)}`,
    title: firstText(title, membersOf(metadata).value, 'Alert of Sentry'),
    description: firstText(message, membersOf(metadata).value, culprit),
    severity: severityOfWord(level) ?? 'ERROR',
    resources: resourcesNamed('server', [tags.server_name]),
    rule: textOf(rule),
    additional_info: nonEmptyMembers({ url: web_url, culprit, level, platform, event_id, issue_id, tags }),
    occurred_at: timeOf(datetime),
  };
};

const metricEvent = (
  action: string,
  { metric_alert, description_title, description_text, web_url }: Members,
): Members => {
  const alert = membersOf(metric_alert);
  const rule = membersOf(alert.alert_rule);
  return {
    event_key: `sentry-metric-${firstText(alert.id, alert.identifier)}`,
    event_type: action === 'resolved' ? 'RECOVERY' : 'ALERT',
    title: firstText(rule.name, alert.title, description_title, 'Metric alert of Sentry'),
    description: firstText(description_text, description_title),
    severity: severityOfWord(action) ?? 'NONE',
    resources: resourcesNamed('project', listOf(alert.projects)),
    rule: textOf(rule.name),
    additional_info: nonEmptyMembers({ url: web_url, action, aggregate: rule.aggregate, query: rule.query }),
    occurred_at: timeOf(firstText(alert.date_started, alert.date_detected)),
  };
};

/** What happened to an issue, as events. All else, such as an assignment, is no event. */
const issueActions: ReadonlyMap<string, string> = new Map([
  ...['created', 'unresolved'].map((action): [string, string] => [action, 'ALERT']),
  ...['resolved', 'ignored', 'archived'].map((action): [string, string] => [action, 'RECOVERY']),
]);

const issueEvents = (action: string, issue: Members): readonly unknown[] => {
  const event_type = issueActions.get(action);
  if (!event_type) return NOTHING_TO_DO;
  const { id, title, culprit, level, shortId, project, platform, metadata, lastSeen } = issue;
  const event = {
    event_key: `sentry-issue-${textOf(id)}`,
    event_type,
    title: firstText(title, shortId, 'Issue of Sentry'),
    description: firstText(membersOf(metadata).value, culprit),
    severity: severityOfWord(level) ?? 'ERROR',
    resources: resourcesNamed('project', [firstText(membersOf(project).slug, membersOf(project).name)]),
    additional_info: nonEmptyMembers({
      ...{ url: firstText(issue.web_url, issue.permalink), shortId, culprit, level, platform, status: issue.status },
    }),
    occurred_at: timeOf(lastSeen),
  };
  return [event];
};

const eventsOf = (action: string, data: Members): readonly unknown[] => {
  if (data.metric_alert) return [metricEvent(action, data)];
  if (data.event) return [errorEvent(membersOf(data.event), data.triggered_rule)];
  return data.issue ? issueEvents(action, membersOf(data.issue)) : NOTHING_TO_DO;
};

/** The header with the digest of the body, keyed by the secret of the integration. */
const SIGNATURE = 'sentry-hook-signature';

/** @throws {Unreadable} where the plug-in has a secret and the body is not signed with it */
const verifySignature = ({ text, headers, options }: FormatContext) => {
  const secret = textOf(options.client_secret);
  if (secret === '') return;
  const expected = createHmac('sha256', secret).update(text).digest();
  const given = Buffer.from(textOf(headers[SIGNATURE]), 'hex');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Unreadable('The message is not signed by Sentry with the client secret of this webhook.');
};

/** Members of what Sentry sends data about. */
const SUBJECTS = ['event', 'metric_alert', 'issue', 'error', 'comment', 'installation'];

const isSentry = (body: Members) => {
  const data = membersOf(body.data);
  return (
    textOf(body.action) !== '' &&
    SUBJECTS.some((subject) => subject in data) &&
    ('installation' in body || 'actor' in body)
  );
};

/**
 * Parses a body of Sentry. A triggered alert becomes an ALERT; the end of a metric's alert, and an issue that is resolved, a RECOVERY with
 * the same key. Other messages, such as of an installation, are no events.
 *
 * @returns undefined where the body has another format
 * @throws {Unreadable} where the signature is wrong or missing and the plug-in has a secret
 */
export const readSentry = (body: unknown, context: FormatContext): readonly unknown[] | undefined => {
  const given = membersOf(body);
  if (!isSentry(given)) return undefined;
  verifySignature(context);
  return eventsOf(textOf(given.action), membersOf(given.data));
};
