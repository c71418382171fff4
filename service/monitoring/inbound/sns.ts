/**
 * Parses bodies that Amazon SNS posts to a subscribed address: an envelope whose message is the text of a CloudWatch
 * alarm or of an event of EventBridge, or a request to confirm the subscription. Anybody who knows the webhook's URL
 * may send bodies, also without an envelope. An invalid signature, however, shows that the message was forged or
 * changed.
 */
import { parseJsonValue } from '../../values/body.ts';
import { isObject } from '../../values/jsonObject.ts';
import type { FormatContext } from './bodyFormat.ts';
import { type BodyObject, toText } from './bodyValues.ts';
import { toAlarmEvent } from './cloudwatch.ts';
import { confirmSubscription } from './confirmation.ts';
import { readEventBridge } from './eventbridge.ts';
import { verifySnsSignature } from './snsSignature.ts';
import { UnreadableError } from './unreadableError.ts';

/** Length of the part of an unreadable message that is displayed, in characters. */
const MAX_DISPLAYED_LENGTH = 500;

const readTopic = ({ TopicArn }: BodyObject) => toText(TopicArn) || 'without a name';

const parseOrUndefined = (text: string): unknown => {
  try {
    return parseJsonValue(text);
  } catch {
    return undefined;
  }
};

/**
 * Events about the subscription of a topic share a key, so that a new subscription resolves the alert about the end of
 * the old one.
 */
const toSubscriptionEvent = (envelope: BodyObject, event_type: string, title: string, severity: string) => ({
  event_key: `sns-subscription ${readTopic(envelope)}`,
  event_type,
  severity,
  title,
  description: toText(envelope.Message),
  provider: 'aws',
  rule: 'Amazon SNS subscription',
});

/** The part of a message without an event that is displayed to users. */
const formatMessage = (envelope: BodyObject) =>
  [toText(envelope.Subject), toText(envelope.Message).slice(0, MAX_DISPLAYED_LENGTH)].filter(Boolean).join('\n');

const toEvents = (message: unknown): readonly unknown[] | undefined => {
  const alarm = toAlarmEvent(message);
  return readEventBridge(message) ?? (alarm && [alarm]);
};

const readNotification = (envelope: BodyObject) => {
  const events = toEvents(parseOrUndefined(toText(envelope.Message)));
  if (events) return events;
  const topic = readTopic(envelope);
  throw new UnreadableError(
    `Topic ${topic} sent something that is neither a CloudWatch alarm nor an event of EventBridge:\n${formatMessage(envelope)}`,
  );
};

const readConfirmation = async (envelope: BodyObject, { isTrial }: FormatContext) => {
  if (!isTrial) await confirmSubscription(envelope);
  return [toSubscriptionEvent(envelope, 'RECOVERY', `Events of topic ${readTopic(envelope)} come again`, 'INFO')];
};

/** The end of a subscription may be unintended, so it becomes an ALERT. */
const readUnsubscription = (envelope: BodyObject) => [
  toSubscriptionEvent(envelope, 'ALERT', `No more events of topic ${readTopic(envelope)}`, 'WARNING'),
];

type EnvelopeReader = (
  envelope: BodyObject,
  context: FormatContext,
) => readonly unknown[] | Promise<readonly unknown[]>;

const envelopeReaders: ReadonlyMap<unknown, EnvelopeReader> = new Map<unknown, EnvelopeReader>([
  ['Notification', readNotification],
  ['SubscriptionConfirmation', readConfirmation],
  ['UnsubscribeConfirmation', readUnsubscription],
]);

/**
 * Messages without a signature are accepted, as the webhook's URL contains a key; other formats have no signature
 * either.
 */
const readEnvelope = async (read: EnvelopeReader, envelope: BodyObject, context: FormatContext) => {
  if (context.isTrial || (await verifySnsSignature(envelope)) !== 'fails') return read(envelope, context);
  const topic = readTopic(envelope);
  throw new UnreadableError(
    `A message in the name of topic ${topic} is not signed by Amazon SNS:\n${formatMessage(envelope)}`,
  );
};

/**
 * Parses a body of SNS. A subscription is confirmed before the function returns, and becomes a RECOVERY; its end
 * becomes an ALERT. With raw delivery, and from an API destination of EventBridge, the message comes without an envelope.
 *
 * @returns undefined where the body has another format
 * @throws {UnreadableError} for a message that is neither alarm nor event, for an invalid signature, and for a subscription
 *   that cannot be confirmed
 */
export const readSns = (
  body: unknown,
  context: FormatContext,
): readonly unknown[] | Promise<readonly unknown[]> | undefined => {
  if (!isObject(body)) return undefined;
  const read = 'TopicArn' in body || 'Message' in body ? envelopeReaders.get(body.Type) : undefined;
  return read ? readEnvelope(read, body, context) : toEvents(body);
};
