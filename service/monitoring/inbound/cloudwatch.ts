/** Parses state changes of CloudWatch alarms. */
import { parseTime } from '../../../contract/core/time.ts';
import { isObject } from '../../values/jsonObject.ts';
import { type BodyObject, dropEmptyMembers, toList, toObject, toText } from './bodyValues.ts';

/** Alarms have no severity. ALARM becomes an ERROR; INSUFFICIENT_DATA is treated as urgent too. */
const membersByState: ReadonlyMap<unknown, BodyObject> = new Map<unknown, BodyObject>([
  ['OK', { event_type: 'RECOVERY' }],
  ['ALARM', { event_type: 'ALERT', severity: 'ERROR' }],
  ['INSUFFICIENT_DATA', { event_type: 'ALERT', severity: 'NOT_AVAILABLE' }],
]);

/** The metrics of an alarm: one, or several that it computes with. Composite alarms have none. */
const listMetrics = (trigger: BodyObject) =>
  [trigger, ...toList(trigger.Metrics).map((each) => toObject(toObject(toObject(each).MetricStat).Metric))].filter(
    ({ MetricName }) => toText(MetricName),
  );

/** Both spellings of the member names occur. */
const readDimension = (dimension: unknown) => {
  const { name, Name, value, Value } = toObject(dimension);
  return { resource_type: toText(name ?? Name), name: toText(value ?? Value) };
};

/** The dimensions of the metrics, without duplicates. */
const listResources = (trigger: BodyObject) => {
  const dimensions = listMetrics(trigger).flatMap(({ Dimensions }) => toList(Dimensions).map(readDimension));
  const named = dimensions.filter(({ name }) => name);
  return [...new Map(named.map((each) => [`${each.resource_type} ${each.name}`, each])).values()];
};

const collectDetails = (alarm: BodyObject) => {
  const [metric = {}] = listMetrics(toObject(alarm.Trigger));
  return dropEmptyMembers({
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

const makeKey = ({ AlarmArn, AWSAccountId, Region, AlarmName }: BodyObject) =>
  toText(AlarmArn) || [AWSAccountId, Region, AlarmName].map(toText).join(':');

/**
 * Converts an alarm's state change to an event: an ALERT or, at OK, a RECOVERY with the same key.
 *
 * @returns undefined where the value is not an alarm with a known state
 */
export const toAlarmEvent = (alarm: unknown): BodyObject | undefined => {
  if (!isObject(alarm) || toText(alarm.AlarmName) === '') return undefined;
  const state = membersByState.get(alarm.NewStateValue);
  return (
    state && {
      event_key: makeKey(alarm),
      title: toText(alarm.AlarmName),
      description: toText(alarm.NewStateReason) || toText(alarm.AlarmDescription),
      resources: listResources(toObject(alarm.Trigger)),
      rule: toText(alarm.AlarmName),
      provider: 'aws',
      account: toText(alarm.AWSAccountId),
      additional_info: collectDetails(alarm),
      occurred_at: parseTime(toText(alarm.StateChangeTime)) ?? '',
      ...state,
    }
  );
};
