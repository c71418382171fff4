/** Parses bodies of Zabbix. Its media types of type webhook send what their script says: that of docs/events.md. */
import { firstText, type Members, membersOf, nonEmptyMembers, resourcesNamed, textOf, timeOf } from './members.ts';
import { severityOfWord } from './severity.ts';

/** Macros without a value. A test of the media type sends them all. */
const UNRESOLVED = /^(?:\{[A-Z$][\w.$]*\}|\*UNKNOWN\*)$/;

const valuesOf = (body: Members): Members =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, UNRESOLVED.test(textOf(value)) ? '' : value]));

/** Severities by their number in Zabbix: not classified, information, warning, average, high, disaster. */
const SEVERITIES = ['INFO', 'INFO', 'WARNING', 'ERROR', 'CRITICAL', 'CRITICAL'];

const severityOf = ({ event_severity, event_nseverity }: Members) =>
  SEVERITIES[Number(textOf(event_nseverity) || Number.NaN)] ?? severityOfWord(event_severity) ?? 'NONE';

const linkOf = ({ zabbix_url, trigger_id, event_id }: Members) =>
  textOf(zabbix_url) &&
  `${textOf(zabbix_url).replace(/\/+$/, '')}/tr_events.php?triggerid=${textOf(trigger_id)}&eventid=${textOf(event_id)}`;

const problemEvent = (body: Members): Members => {
  const values = valuesOf(body);
  const { event_id, event_value, event_name, alert_subject, alert_message, trigger_description, host_name } = values;
  const { event_tags, event_opdata, trigger_id, host_ip, event_time } = values;
  return {
    event_key: `zabbix-${firstText(event_id, 'test')}`,
    event_type: textOf(event_value) === '0' ? 'RECOVERY' : 'ALERT',
    title: firstText(event_name, alert_subject, 'Test message of Zabbix'),
    description: firstText(alert_message, trigger_description),
    severity: severityOf(values),
    resources: resourcesNamed('host', [host_name]),
    rule: textOf(event_name),
    additional_info: nonEmptyMembers({
      ...{ url: linkOf(values), event_id, trigger_id, host_ip, event_tags, event_opdata, trigger_description },
    }),
    occurred_at: timeOf(event_time),
  };
};

/**
 * Parses a body of Zabbix. A problem becomes an ALERT, its end a RECOVERY with the same key.
 *
 * @returns undefined where the body has another format
 */
export const readZabbix = (body: unknown): readonly unknown[] | undefined => {
  const given = membersOf(body);
  return 'event_id' in given && 'event_value' in given ? [problemEvent(given)] : undefined;
};
