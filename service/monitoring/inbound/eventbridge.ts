/**
 * What Amazon EventBridge sends, by way of SNS or of an API destination: any event of AWS in one outline. A CloudWatch
 * alarm among them is the same alarm as the one that SNS sends by itself; whatever else is told of as it comes.
 */
import { parseTime } from '../../../contract/core/time.ts';
import { alarmEvent } from './cloudwatch.ts';
import { isObject, listOf, type Members, membersOf, telling, textOf } from './members.ts';

const ALARM_CHANGED = 'CloudWatch Alarm State Change';

const isEventBridge = (value: unknown): value is Members =>
  isObject(value) && isObject(value.detail) && textOf(value['detail-type']) !== '' && textOf(value.source) !== '';

/** Dimensions are an object here, where a metric computes with others nothing is known of them. */
const classicMetric = (value: unknown): Members => {
  const { id, expression, label, metricStat, returnData } = membersOf(value);
  const { metric, period, stat } = membersOf(metricStat);
  const { name, namespace, dimensions } = membersOf(metric);
  const Dimensions = Object.entries(membersOf(dimensions)).map(([key, of]) => ({ name: key, value: of }));
  const Metric = { MetricName: name, Namespace: namespace, Dimensions };
  const MetricStat = metric === undefined ? undefined : telling({ Metric, Period: period, Stat: stat });
  return telling({ Id: id, Expression: expression, Label: label, MetricStat, ReturnData: returnData });
};

/** The alarm's change as SNS itself would have told it, as far as it is told here. */
const classicAlarm = ({ detail, resources, account, region, time }: Members): Members => {
  const { alarmName, configuration, state, previousState } = membersOf(detail);
  const { description, metrics, alarmRule } = membersOf(configuration);
  const { value, reason, timestamp } = membersOf(state);
  return {
    AlarmName: alarmName,
    AlarmArn: listOf(resources)[0],
    AlarmDescription: description,
    AWSAccountId: account,
    Region: region,
    NewStateValue: value,
    NewStateReason: reason,
    OldStateValue: membersOf(previousState).value,
    StateChangeTime: timestamp ?? time,
    ...(metrics === undefined ? {} : { Trigger: { Metrics: listOf(metrics).map(classicMetric) } }),
    AlarmRule: alarmRule,
  };
};

/** EventBridge may send an event twice; it is the same by its id, and stands alone otherwise. */
const otherEvent = (event: Members): Members => {
  const { id, source, account, region, resources, detail, time, 'detail-type': type } = event;
  const names = listOf(resources).map(textOf).filter(Boolean);
  const occurrence = [source, type, time, ...names].map(textOf).join(' ');
  return {
    event_key: textOf(id) || occurrence,
    title: `${textOf(type)} (${textOf(source)})`,
    description: textOf(membersOf(detail).message),
    resources: names.map((name) => ({ resource_id: name, name })),
    rule: textOf(type),
    provider: 'aws',
    account: textOf(account),
    additional_info: telling({ region, source, detail_type: type, detail }),
    occurred_at: parseTime(textOf(time)) ?? '',
  };
};

/**
 * The event that one of EventBridge makes: of a CloudWatch alarm the same as that alarm makes otherwise, so that either
 * resolves the other; of anything else an ALERT named for its type and source.
 *
 * @returns undefined where the value is none of EventBridge
 */
export const eventBridgeEvent = (value: unknown): Members | undefined => {
  if (!isEventBridge(value)) return undefined;
  const alarm = value['detail-type'] === ALARM_CHANGED ? alarmEvent(classicAlarm(value)) : undefined;
  return alarm ?? otherEvent(value);
};
