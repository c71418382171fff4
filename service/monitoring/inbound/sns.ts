/**
 * Parses bodies that Amazon SNS posts to a subscribed address: an envelope whose message is the text of a CloudWatch
 * alarm or of an event of EventBridge, or a request to confirm the subscription. Anybody who knows the webhook's URL
 * may send bodies, also without an envelope. An invalid signature, however, shows that the message was forged or
 * changed.
 */
import { parseJsonValue } from '../../values/body.ts';
import { isObject } from '../../values/jsonObject.ts';
import { alarmEvent } from './cloudwatch.ts';
import { confirmSubscription } from './confirmation.ts';
import { eventBridgeEvent } from './eventbridge.ts';
import { type Members, textOf } from './members.ts';
import { signatureOf } from './signature.ts';
import { Unreadable } from './unreadable.ts';

/** Length of the part of an unreadable message that is displayed, in characters. */
const MAX_DISPLAYED_LENGTH = 500;

const topicOf = ({ TopicArn }: Members) => textOf(TopicArn) || 'without a name';

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
const subscriptionEvent = (envelope: Members, event_type: string, title: string, severity: string) => ({
  event_key: `sns-subscription ${topicOf(envelope)}`,
  event_type,
  severity,
  title,
  description: textOf(envelope.Message),
  provider: 'aws',
  rule: 'Amazon SNS subscription',
});

/** The part of a message without an event that is displayed to users. */
const displayedText = (envelope: Members) =>
  [textOf(envelope.Subject), textOf(envelope.Message).slice(0, MAX_DISPLAYED_LENGTH)].filter(Boolean).join('\n');

const eventOf = (message: unknown) => eventBridgeEvent(message) ?? alarmEvent(message);

const readNotification = (envelope: Members) => {
  const event = eventOf(parseOrUndefined(textOf(envelope.Message)));
  if (event) return [event];
  const topic = topicOf(envelope);
  throw new Unreadable(
    `Topic ${topic} sent something that is neither a CloudWatch alarm nor an event of EventBridge:\n${displayedText(envelope)}`,
  );
};

const readConfirmation = async (envelope: Members) => {
  await confirmSubscription(envelope);
  return [subscriptionEvent(envelope, 'RECOVERY', `Events of topic ${topicOf(envelope)} come again`, 'INFO')];
};

/** The end of a subscription may be unintended, so it becomes an ALERT. */
const readUnsubscription = (envelope: Members) => [
  subscriptionEvent(envelope, 'ALERT', `No more events of topic ${topicOf(envelope)}`, 'WARNING'),
];

type Reader = (envelope: Members) => readonly unknown[] | Promise<readonly unknown[]>;

const readers: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ['Notification', readNotification],
  ['SubscriptionConfirmation', readConfirmation],
  ['UnsubscribeConfirmation', readUnsubscription],
]);

/**
 * Messages without a signature are accepted, as the webhook's URL contains a key; other formats have no signature
 * either.
 */
const readEnvelope = async (read: Reader, envelope: Members) => {
  if ((await signatureOf(envelope)) !== 'fails') return read(envelope);
  const topic = topicOf(envelope);
  throw new Unreadable(
    `A message in the name of topic ${topic} is not signed by Amazon SNS:\n${displayedText(envelope)}`,
  );
};

/** With raw delivery, and from an API destination of EventBridge, the message comes without an envelope. */
const readRaw = (body: Members) => {
  const event = eventOf(body);
  return event && [event];
};

/**
 * Parses a body of SNS. A subscription is confirmed before the function returns, and becomes a RECOVERY; its end
 * becomes an ALERT.
 *
 * @returns undefined where the body has another format
 * @throws {Unreadable} for a message that is neither alarm nor event, for an invalid signature, and for a subscription
 *   that cannot be confirmed
 */
export const readSns = (body: unknown): readonly unknown[] | Promise<readonly unknown[]> | undefined => {
  if (!isObject(body)) return undefined;
  const read = readers.get(body.Type);
  return read ? readEnvelope(read, body) : readRaw(body);
};
