/** Parses bodies of Zabbix. Its media types of type webhook send what their script says: that of docs/events.md. */
import { type BodyObject, dropEmptyMembers, firstText, toObject, toResources, toText, toTime } from './bodyValues.ts';
import { parseSeverity } from './severity.ts';

/** Macros without a value. A test of the media type sends them all. */
const UNRESOLVED_PATTERN = /^(?:\{[A-Z$][\w.$]*\}|\*UNKNOWN\*)$/;

const readValues = (body: BodyObject): BodyObject =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, UNRESOLVED_PATTERN.test(toText(value)) ? '' : value]),
  );

/** Severities by their number in Zabbix: not classified, information, warning, average, high, disaster. */
const SEVERITIES = ['INFO', 'INFO', 'WARNING', 'ERROR', 'CRITICAL', 'CRITICAL'];

const readSeverity = ({ event_severity, event_nseverity }: BodyObject) =>
  SEVERITIES[Number(toText(event_nseverity) || Number.NaN)] ?? parseSeverity(event_severity) ?? 'NONE';

const makeLink = ({ zabbix_url, trigger_id, event_id }: BodyObject) =>
  toText(zabbix_url) &&
  `${toText(zabbix_url).replace(/\/+$/, '')}/tr_events.php?triggerid=${toText(trigger_id)}&eventid=${toText(event_id)}`;

const toProblemEvent = (body: BodyObject): BodyObject => {
  const values = readValues(body);
  const { event_id, event_value, event_name, alert_subject, alert_message, trigger_description, host_name } = values;
  const { event_tags, event_opdata, trigger_id, host_ip, event_time } = values;
  return {
    event_key: `zabbix-${firstText(event_id, 'test')}`,
    event_type: toText(event_value) === '0' ? 'RECOVERY' : 'ALERT',
    title: firstText(event_name, alert_subject, 'Test message of Zabbix'),
    description: firstText(alert_message, trigger_description),
    severity: readSeverity(values),
    resources: toResources('host', [host_name]),
    rule: toText(event_name),
    additional_info: dropEmptyMembers({
      ...{ url: makeLink(values), event_id, trigger_id, host_ip, event_tags, event_opdata, trigger_description },
    }),
    occurred_at: toTime(event_time),
  };
};

/**
 * Parses a body of Zabbix. A problem becomes an ALERT, its end a RECOVERY with the same key.
 *
 * @returns undefined where the body has another format
 */
export const readZabbix = (body: unknown): readonly unknown[] | undefined => {
  const given = toObject(body);
  return 'event_id' in given && 'event_value' in given ? [toProblemEvent(given)] : undefined;
};
