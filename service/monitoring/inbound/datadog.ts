/**
 * Parses webhooks of Datadog. Their payload is free text: the template of docs/events.md is read in full, and Datadog's own default as far
 * as it goes. It has neither key nor state, but a title such as `[Triggered on {host:web-1}] CPU is high`.
 */
import { firstText, type Members, membersOf, nonEmptyMembers, resourcesNamed, textOf, timeOf } from './members.ts';
import { severityOfWord } from './severity.ts';

/** Variables without a value are sent as this word, or under their own name. */
const knownText = (value: unknown): string => (/^(?:null|None|\$[A-Z_]+)$/.test(textOf(value)) ? '' : textOf(value));

/** Reads texts of a body as Datadog means them. */
const valuesOf = (body: Members): Members =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, typeof value === 'object' ? value : knownText(value)]),
  );

/** A title, and the state of the monitor in brackets before it. */
const TITLE = /^\[(?:[A-Z]\d\]\s*\[)?([^\]{]*?)(?: on (\{[^}]*\}))?\]\s*(.*)$/s;

const partsOf = (title: string) => {
  const [, state = '', scope = '', rest = title] = TITLE.exec(title) ?? [];
  return { state, scope: scope.replaceAll(/[{}]/g, ''), title: rest || title };
};

const keyOf = (values: Members, title: string, scope: string) => {
  const cycle = firstText(values.alert_cycle_key, values.aggreg_key);
  if (cycle) return cycle;
  const monitor = firstText(values.alert_id, membersOf(values.org).id);
  return [monitor, title, scope].filter(Boolean).join(' ');
};

const severityOf = ({ priority, alert_type }: Members, state: string) => {
  if (/no data/i.test(state)) return 'NOT_AVAILABLE';
  return severityOfWord(priority) ?? (/warn/i.test(state) ? 'WARNING' : (severityOfWord(alert_type) ?? 'ERROR'));
};

/** The host, or what the tags of the scope name: `host:web-1,role:shop`. */
const resourcesOf = ({ hostname }: Members, scope: string) => {
  const tags = scope.split(',').map((tag) => tag.trim().split(':'));
  const ofScope = tags.flatMap(([type = '', ...rest]) => resourcesNamed(type, [rest.join(':')]));
  return ofScope.length > 0 ? ofScope : resourcesNamed('host', [hostname]);
};

const isRecovery = (state: string, { alert_type }: Members) =>
  /recovered|^ok$|^success$/i.test(state) || (state === '' && alert_type === 'success');

const alertEvent = (body: Members): Members => {
  const values = valuesOf(body);
  const parts = partsOf(firstText(values.title, values.event_title));
  const state = firstText(values.alert_transition, parts.state);
  const title = firstText(values.alert_title, parts.title, 'Message of Datadog');
  const scope = firstText(values.scope, parts.scope);
  return {
    event_key: `datadog-${keyOf(values, title, scope)}`,
    event_type: isRecovery(state, values) ? 'RECOVERY' : 'ALERT',
    title,
    description: firstText(values.text, values.body),
    severity: severityOf(values, state),
    resources: resourcesOf(values, scope),
    rule: firstText(values.alert_title, parts.title),
    image_url: textOf(values.snapshot),
    additional_info: nonEmptyMembers({
      ...{ url: values.link, state, scope, tags: values.tags, query: values.query, metric: values.metric },
      ...{ monitor: values.alert_id, event: values.id, org: membersOf(values.org).name ?? values.org_name },
    }),
    occurred_at: timeOf(firstText(values.date, values.last_updated)),
  };
};

const isDatadog = (body: Members) =>
  'alert_transition' in body || ('event_type' in body && 'last_updated' in body && 'org' in body);

/**
 * Parses a body of Datadog. It becomes an ALERT or, if the monitor recovered, a RECOVERY with the same key.
 *
 * @returns undefined where the body has another format
 */
export const readDatadog = (body: unknown): readonly unknown[] | undefined =>
  isDatadog(membersOf(body)) ? [alertEvent(membersOf(body))] : undefined;
