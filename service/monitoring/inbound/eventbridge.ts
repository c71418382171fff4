/**
 * Parses events of Amazon EventBridge, received through SNS or an API destination. A CloudWatch alarm is converted to
 * the same event as when SNS sends it directly. All other events are passed on as they are.
 */
import { parseTime } from '../../../contract/core/time.ts';
import { isObject } from '../../values/jsonObject.ts';
import { readAwsFindings } from './awsFindings.ts';
import { type BodyObject, dropEmptyMembers, firstText, toList, toObject, toText } from './bodyValues.ts';
import { toAlarmEvent } from './cloudwatch.ts';

const ALARM_CHANGED = 'CloudWatch Alarm State Change';

const isEventBridge = (value: unknown): value is BodyObject =>
  isObject(value) && isObject(value.detail) && toText(value['detail-type']) !== '' && toText(value.source) !== '';

/**
 * A metric in the form of SNS. EventBridge sends dimensions as an object. A metric computed from others has no
 * `MetricStat`.
 */
const toSnsMetric = (value: unknown): BodyObject => {
  const { id, expression, label, metricStat, returnData } = toObject(value);
  const { metric, period, stat } = toObject(metricStat);
  const { name, namespace, dimensions } = toObject(metric);
  const Dimensions = Object.entries(toObject(dimensions)).map(([key, of]) => ({ name: key, value: of }));
  const Metric = { MetricName: name, Namespace: namespace, Dimensions };
  const MetricStat = metric === undefined ? undefined : dropEmptyMembers({ Metric, Period: period, Stat: stat });
  return dropEmptyMembers({ Id: id, Expression: expression, Label: label, MetricStat, ReturnData: returnData });
};

/** The alarm's change in the form of SNS, with the members that EventBridge sends. */
const toSnsAlarm = ({ detail, resources, account, region, time }: BodyObject): BodyObject => {
  const { alarmName, configuration, state, previousState } = toObject(detail);
  const { description, metrics, alarmRule } = toObject(configuration);
  const { value, reason, timestamp } = toObject(state);
  return {
    AlarmName: alarmName,
    AlarmArn: toList(resources)[0],
    AlarmDescription: description,
    AWSAccountId: account,
    Region: region,
    NewStateValue: value,
    NewStateReason: reason,
    OldStateValue: toObject(previousState).value,
    StateChangeTime: timestamp ?? time,
    ...(metrics === undefined ? {} : { Trigger: { Metrics: toList(metrics).map(toSnsMetric) } }),
    AlarmRule: alarmRule,
  };
};

/** Converts any other event. EventBridge may send an event twice, with the same id. Each event has its own key. */
const toOtherEvent = (event: BodyObject): BodyObject => {
  const { id, source, account, region, resources, detail, time, 'detail-type': type } = event;
  const names = toList(resources).map(toText).filter(Boolean);
  const occurrence = [source, type, time, ...names].map(toText).join(' ');
  return {
    event_key: toText(id) || occurrence,
    title: `${toText(type)} (${toText(source)})`,
    description: firstText(toObject(detail).message, toObject(detail).description),
    resources: names.map((name) => ({ resource_id: name, name })),
    rule: toText(type),
    provider: 'aws',
    account: toText(account),
    additional_info: dropEmptyMembers({ region, source, detail_type: type, detail }),
    occurred_at: parseTime(toText(time)) ?? '',
  };
};

/**
 * Converts an event of EventBridge. A CloudWatch alarm gets the same key as when SNS sends it directly, so that either
 * event resolves the alert of the other. Events of AWS Health and findings of security services become an ALERT or a RECOVERY each. All other
 * events become an ALERT titled with their type and source.
 *
 * @returns undefined where the value is not an event of EventBridge
 */
export const readEventBridge = (value: unknown): readonly BodyObject[] | undefined => {
  if (!isEventBridge(value)) return undefined;
  const alarm = value['detail-type'] === ALARM_CHANGED ? toAlarmEvent(toSnsAlarm(value)) : undefined;
  return alarm ? [alarm] : (readAwsFindings(value) ?? [toOtherEvent(value)]);
};
