/** What a CloudWatch alarm says of itself when its state changes. */
import { parseTime } from '../../../contract/core/time.ts';
import { isObject, listOf, type Members, membersOf, telling, textOf } from './members.ts';

/** Alarms have no severity of their own: one that fires is an ERROR, one that sees nothing is as urgent. */
const states: ReadonlyMap<unknown, Members> = new Map<unknown, Members>([
  ['OK', { event_type: 'RECOVERY' }],
  ['ALARM', { event_type: 'ALERT', severity: 'ERROR' }],
  ['INSUFFICIENT_DATA', { event_type: 'ALERT', severity: 'NOT_AVAILABLE' }],
]);

/** An alarm watches one metric, or several that it computes with; composite alarms name none. */
const metricsOf = (trigger: Members) =>
  [trigger, ...listOf(trigger.Metrics).map((each) => membersOf(membersOf(membersOf(each).MetricStat).Metric))].filter(
    ({ MetricName }) => textOf(MetricName),
  );

/** Their names are written both ways. */
const dimensionOf = (dimension: unknown) => {
  const { name, Name, value, Value } = membersOf(dimension);
  return { resource_type: textOf(name ?? Name), name: textOf(value ?? Value) };
};

/** What the metrics are about, each thing once. */
const resourcesOf = (trigger: Members) => {
  const dimensions = metricsOf(trigger).flatMap(({ Dimensions }) => listOf(Dimensions).map(dimensionOf));
  const named = dimensions.filter(({ name }) => name);
  return [...new Map(named.map((each) => [`${each.resource_type} ${each.name}`, each])).values()];
};

const furtherDetails = (alarm: Members) => {
  const [metric = {}] = metricsOf(membersOf(alarm.Trigger));
  return telling({
    region: alarm.Region,
    alarm_arn: alarm.AlarmArn,
    namespace: metric.Namespace,
    metric: metric.MetricName,
    old_state: alarm.OldStateValue,
    new_state: alarm.NewStateValue,
    description: alarm.AlarmDescription,
    trigger: alarm.Trigger,
    // Of composite alarms: what they are made of, and which of it changed.
    alarm_rule: alarm.AlarmRule,
    triggering_children: alarm.TriggeringChildren,
  });
};

const keyOf = ({ AlarmArn, AWSAccountId, Region, AlarmName }: Members) =>
  textOf(AlarmArn) || [AWSAccountId, Region, AlarmName].map(textOf).join(':');

/**
 * The event an alarm's change of state makes: an ALERT or, at OK, a RECOVERY with the same key.
 *
 * @returns undefined where the value is no alarm in a state there is
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
