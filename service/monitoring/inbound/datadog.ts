/**
 * Parses webhooks of Datadog. Their payload is free text: the template of docs/events.md is read in full, and Datadog's own default as far
 * as it goes. It has neither key nor state, but a title such as `[Triggered on {host:web-1}] CPU is high`.
 */
import { type BodyObject, dropEmptyMembers, firstText, toObject, toResources, toText, toTime } from './bodyValues.ts';
import { parseSeverity } from './severity.ts';

/** Variables without a value are sent as this word, or under their own name. */
const dropPlaceholder = (value: unknown): string =>
  /^(?:null|None|\$[A-Z_]+)$/.test(toText(value)) ? '' : toText(value);

/** Reads texts of a body as Datadog means them. */
const readValues = (body: BodyObject): BodyObject =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'object' ? value : dropPlaceholder(value)]),
  );

/** A title, and the state of the monitor in brackets before it. */
const TITLE_PATTERN = /^\[(?:[A-Z]\d\]\s*\[)?([^\]{]*?)(?: on (\{[^}]*\}))?\]\s*(.*)$/s;

const parseTitle = (title: string) => {
  const [, state = '', scope = '', rest = title] = TITLE_PATTERN.exec(title) ?? [];
  return { state, scope: scope.replaceAll(/[{}]/g, ''), title: rest || title };
};

const makeKey = (values: BodyObject, title: string, scope: string) => {
  const cycle = firstText(values.alert_cycle_key, values.aggreg_key);
  if (cycle) return cycle;
  const monitor = firstText(values.alert_id, toObject(values.org).id);
  return [monitor, title, scope].filter(Boolean).join(' ');
};

const readSeverity = ({ priority, alert_type }: BodyObject, state: string) => {
  if (/no data/i.test(state)) return 'NOT_AVAILABLE';
  return parseSeverity(priority) ?? (/warn/i.test(state) ? 'WARNING' : (parseSeverity(alert_type) ?? 'ERROR'));
};

/** The host, or what the tags of the scope name: `host:web-1,role:shop`. */
const listResources = ({ hostname }: BodyObject, scope: string) => {
  const tags = scope.split(',').map((tag) => tag.trim().split(':'));
  const ofScope = tags.flatMap(([type = '', ...rest]) => toResources(type, [rest.join(':')]));
  return ofScope.length > 0 ? ofScope : toResources('host', [hostname]);
};

const isRecovery = (state: string, { alert_type }: BodyObject) =>
  /recovered|^ok$|^success$/i.test(state) || (state === '' && alert_type === 'success');

const toAlertEvent = (body: BodyObject): BodyObject => {
  const values = readValues(body);
  const parts = parseTitle(firstText(values.title, values.event_title));
  const state = firstText(values.alert_transition, parts.state);
  const title = firstText(values.alert_title, parts.title, 'Message of Datadog');
  const scope = firstText(values.scope, parts.scope);
  return {
    event_key: `datadog-${makeKey(values, title, scope)}`,
    event_type: isRecovery(state, values) ? 'RECOVERY' : 'ALERT',
    title,
    description: firstText(values.text, values.body),
    severity: readSeverity(values, state),
    resources: listResources(values, scope),
    rule: firstText(values.alert_title, parts.title),
    image_url: toText(values.snapshot),
    additional_info: dropEmptyMembers({
      ...{ url: values.link, state, scope, tags: values.tags, query: values.query, metric: values.metric },
      ...{ monitor: values.alert_id, event: values.id, org: toObject(values.org).name ?? values.org_name },
    }),
    occurred_at: toTime(firstText(values.date, values.last_updated)),
  };
};

const isDatadog = (body: BodyObject) =>
  'alert_transition' in body || ('event_type' in body && 'last_updated' in body && 'org' in body);

/**
 * Parses a body of Datadog. It becomes an ALERT or, if the monitor recovered, a RECOVERY with the same key.
 *
 * @returns undefined where the body has another format
 */
export const readDatadog = (body: unknown): readonly unknown[] | undefined =>
  isDatadog(toObject(body)) ? [toAlertEvent(toObject(body))] : undefined;
