/** Parses state changes of CloudWatch alarms. */
import { parseTime } from '../../../contract/core/time.ts';
import { isObject } from '../../values/jsonObject.ts';
import { listOf, type Members, membersOf, nonEmptyMembers, textOf } from './members.ts';

/** Alarms have no severity. ALARM becomes an ERROR; INSUFFICIENT_DATA is treated as urgent too. */
const states: ReadonlyMap<unknown, Members> = new Map<unknown, Members>([
  ['OK', { event_type: 'RECOVERY' }],
  ['ALARM', { event_type: 'ALERT', severity: 'ERROR' }],
  ['INSUFFICIENT_DATA', { event_type: 'ALERT', severity: 'NOT_AVAILABLE' }],
]);

/** The metrics of an alarm: one, or several that it computes with. Composite alarms have none. */
const metricsOf = (trigger: Members) =>
  [trigger, ...listOf(trigger.Metrics).map((each) => membersOf(membersOf(membersOf(each).MetricStat).Metric))].filter(
    ({ MetricName }) => textOf(MetricName),
  );

/** Both spellings of the member names occur. */
const dimensionOf = (dimension: unknown) => {
  const { name, Name, value, Value } = membersOf(dimension);
  return { resource_type: textOf(name ?? Name), name: textOf(value ?? Value) };
};

/** The dimensions of the metrics, without duplicates. */
const resourcesOf = (trigger: Members) => {
  const dimensions = metricsOf(trigger).flatMap(({ Dimensions }) => listOf(Dimensions).map(dimensionOf));
  const named = dimensions.filter(({ name }) => name);
  return [...new Map(named.map((each) => [`${each.resource_type} ${each.name}`, each])).values()];
};

const furtherDetails = (alarm: Members) => {
  const [metric = {}] = metricsOf(membersOf(alarm.Trigger));
  return nonEmptyMembers({
    region: alarm.Region,
    alarm_arn: alarm.AlarmArn,
    namespace: metric.Namespace,
    metric: metric.MetricName,
    old_state: alarm.OldStateValue,
    new_state: alarm.NewStateValue,
    description: alarm.AlarmDescription,
    trigger: alarm.Trigger,
    // Composite alarms: their rule, and the alarms that triggered the change.
    alarm_rule: alarm.AlarmRule,
    triggering_children: alarm.TriggeringChildren,
  });
};

const keyOf = ({ AlarmArn, AWSAccountId, Region, AlarmName }: Members) =>
  textOf(AlarmArn) || [AWSAccountId, Region, AlarmName].map(textOf).join(':');

/**
 * Converts an alarm's state change to an event: an ALERT or, at OK, a RECOVERY with the same key.
 *
 * @returns undefined where the value is no alarm with a known state
 */
export const alarmEvent = (alarm: unknown): Members | undefined => {
  if (!isObject(alarm) || textOf(alarm.AlarmName) === '') return undefined;
  const state = states.get(alarm.NewStateValue);
  return (
    state && {
      event_key: keyOf(alarm),
      title: textOf(alarm.AlarmName),
      description: textOf(alarm.NewStateReason) || textOf(alarm.AlarmDescription),
      resources: resourcesOf(membersOf(alarm.Trigger)),
      rule: textOf(alarm.AlarmName),
      provider: 'aws',
      account: textOf(alarm.AWSAccountId),
      additional_info: furtherDetails(alarm),
      occurred_at: parseTime(textOf(alarm.StateChangeTime)) ?? '',
      ...state,
    }
  );
};
