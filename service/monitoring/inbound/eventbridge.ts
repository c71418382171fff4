/**
 * Parses events of Amazon EventBridge, received through SNS or an API destination. A CloudWatch alarm is converted to
 * the same event as when SNS sends it directly. All other events are passed on as they are.
 */
import { parseTime } from '../../../contract/core/time.ts';
import { isObject } from '../../values/jsonObject.ts';
import { awsFindings } from './awsFindings.ts';
import { alarmEvent } from './cloudwatch.ts';
import { firstText, listOf, type Members, membersOf, nonEmptyMembers, textOf } from './members.ts';

const ALARM_CHANGED = 'CloudWatch Alarm State Change';

const isEventBridge = (value: unknown): value is Members =>
  isObject(value) && isObject(value.detail) && textOf(value['detail-type']) !== '' && textOf(value.source) !== '';

/**
 * A metric in the form of SNS. EventBridge sends dimensions as an object. A metric computed from others has no
 * `MetricStat`.
 */
const classicMetric = (value: unknown): Members => {
  const { id, expression, label, metricStat, returnData } = membersOf(value);
  const { metric, period, stat } = membersOf(metricStat);
  const { name, namespace, dimensions } = membersOf(metric);
  const Dimensions = Object.entries(membersOf(dimensions)).map(([key, of]) => ({ name: key, value: of }));
  const Metric = { MetricName: name, Namespace: namespace, Dimensions };
  const MetricStat = metric === undefined ? undefined : nonEmptyMembers({ Metric, Period: period, Stat: stat });
  return nonEmptyMembers({ Id: id, Expression: expression, Label: label, MetricStat, ReturnData: returnData });
};

/** The alarm's change in the form of SNS, with the members that EventBridge sends. */
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

/** Converts any other event. EventBridge may send an event twice, with the same id. Each event has its own key. */
const otherEvent = (event: Members): Members => {
  const { id, source, account, region, resources, detail, time, 'detail-type': type } = event;
  const names = listOf(resources).map(textOf).filter(Boolean);
  const occurrence = [source, type, time, ...names].map(textOf).join(' ');
  return {
    event_key: textOf(id) || occurrence,
    title: `${textOf(type)} (${textOf(source)})`,
    description: firstText(membersOf(detail).message, membersOf(detail).description),
    resources: names.map((name) => ({ resource_id: name, name })),
    rule: textOf(type),
    provider: 'aws',
    account: textOf(account),
    additional_info: nonEmptyMembers({ region, source, detail_type: type, detail }),
    occurred_at: parseTime(textOf(time)) ?? '',
  };
};

/**
 * Converts an event of EventBridge. A CloudWatch alarm gets the same key as when SNS sends it directly, so that either
 * event resolves the alert of the other. Events of AWS Health and findings of security services become an ALERT or a RECOVERY each. All other
 * events become an ALERT titled with their type and source.
 *
 * @returns undefined where the value is no event of EventBridge
 */
export const eventBridgeEvents = (value: unknown): readonly Members[] | undefined => {
  if (!isEventBridge(value)) return undefined;
  const alarm = value['detail-type'] === ALARM_CHANGED ? alarmEvent(classicAlarm(value)) : undefined;
  return alarm ? [alarm] : (awsFindings(value) ?? [otherEvent(value)]);
};
