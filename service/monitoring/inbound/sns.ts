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
import { eventBridgeEvents } from './eventbridge.ts';
import type { FormatContext } from './format.ts';
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

const eventsOf = (message: unknown): readonly unknown[] | undefined => {
  const alarm = alarmEvent(message);
  return eventBridgeEvents(message) ?? (alarm && [alarm]);
};

const readNotification = (envelope: Members) => {
  const events = eventsOf(parseOrUndefined(textOf(envelope.Message)));
  if (events) return events;
  const topic = topicOf(envelope);
  throw new Unreadable(
    `Topic ${topic} sent something that is neither a CloudWatch alarm nor an event of EventBridge:\n${displayedText(envelope)}`,
  );
};

const readConfirmation = async (envelope: Members, { isTrial }: FormatContext) => {
  if (!isTrial) await confirmSubscription(envelope);
  return [subscriptionEvent(envelope, 'RECOVERY', `Events of topic ${topicOf(envelope)} come again`, 'INFO')];
};

/** The end of a subscription may be unintended, so it becomes an ALERT. */
const readUnsubscription = (envelope: Members) => [
  subscriptionEvent(envelope, 'ALERT', `No more events of topic ${topicOf(envelope)}`, 'WARNING'),
];

type Reader = (envelope: Members, context: FormatContext) => readonly unknown[] | Promise<readonly unknown[]>;

const readers: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ['Notification', readNotification],
  ['SubscriptionConfirmation', readConfirmation],
  ['UnsubscribeConfirmation', readUnsubscription],
]);

/**
 * Messages without a signature are accepted, as the webhook's URL contains a key; other formats have no signature
 * either.
 */
const readEnvelope = async (read: Reader, envelope: Members, context: FormatContext) => {
  if (context.isTrial || (await signatureOf(envelope)) !== 'fails') return read(envelope, context);
  const topic = topicOf(envelope);
  throw new Unreadable(
    `A message in the name of topic ${topic} is not signed by Amazon SNS:\n${displayedText(envelope)}`,
  );
};

/**
 * Parses a body of SNS. A subscription is confirmed before the function returns, and becomes a RECOVERY; its end
 * becomes an ALERT. With raw delivery, and from an API destination of EventBridge, the message comes without an envelope.
 *
 * @returns undefined where the body has another format
 * @throws {Unreadable} for a message that is neither alarm nor event, for an invalid signature, and for a subscription
 *   that cannot be confirmed
 */
export const readSns = (
  body: unknown,
  context: FormatContext,
): readonly unknown[] | Promise<readonly unknown[]> | undefined => {
  if (!isObject(body)) return undefined;
  const read = 'TopicArn' in body || 'Message' in body ? readers.get(body.Type) : undefined;
  return read ? readEnvelope(read, body, context) : eventsOf(body);
};
