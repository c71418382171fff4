/**
 * What Amazon SNS posts to a subscribed address: an envelope whose message is the text of a CloudWatch alarm or of an
 * event of EventBridge, or a question whether the subscription is wanted. Who knows the webhook's URL may send, also
 * without an envelope; but a signature that does not hold tells that somebody meddled.
 */
import { parseJsonValue } from '../../body.ts';
import { alarmEvent } from './cloudwatch.ts';
import { confirmSubscription } from './confirmation.ts';
import { eventBridgeEvent } from './eventbridge.ts';
import { isObject, type Members, textOf } from './members.ts';
import { signatureOf } from './signature.ts';
import { Unreadable } from './unreadable.ts';

/** So much of a message is shown that cannot be read, in characters. */
const SHOWN = 500;

const topicOf = ({ TopicArn }: Members) => textOf(TopicArn) || 'without a name';

const parsed = (text: string): unknown => {
  try {
    return parseJsonValue(text);
  } catch {
    return undefined;
  }
};

/** Events about the subscription itself share a key, so that a new one ends what the end of the old one began. */
const subscriptionEvent = (envelope: Members, event_type: string, title: string, severity: string) => ({
  event_key: `sns-subscription ${topicOf(envelope)}`,
  event_type,
  severity,
  title,
  description: textOf(envelope.Message),
  provider: 'aws',
  rule: 'Amazon SNS subscription',
});

/** What people are shown of a message that makes no event. */
const displayed = (envelope: Members) =>
  [textOf(envelope.Subject), textOf(envelope.Message).slice(0, SHOWN)].filter(Boolean).join('\n');

const eventOf = (message: unknown) => eventBridgeEvent(message) ?? alarmEvent(message);

const readNotification = (envelope: Members) => {
  const event = eventOf(parsed(textOf(envelope.Message)));
  if (event) return [event];
  const topic = topicOf(envelope);
  throw new Unreadable(
    `Topic ${topic} sent something that is neither a CloudWatch alarm nor an event of EventBridge:\n${displayed(envelope)}`,
  );
};

const readConfirmation = async (envelope: Members) => {
  await confirmSubscription(envelope);
  return [subscriptionEvent(envelope, 'RECOVERY', `Events of topic ${topicOf(envelope)} come again`, 'INFO')];
};

/** Nobody may have meant to stop the events, so people are told. */
const readFarewell = (envelope: Members) => [
  subscriptionEvent(envelope, 'ALERT', `No more events of topic ${topicOf(envelope)}`, 'WARNING'),
];

type Reader = (envelope: Members) => readonly unknown[] | Promise<readonly unknown[]>;

const readers: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ['Notification', readNotification],
  ['SubscriptionConfirmation', readConfirmation],
  ['UnsubscribeConfirmation', readFarewell],
]);

/** Without a signature the key in the URL has to do, as for the forms that have none. */
const readEnvelope = async (read: Reader, envelope: Members) => {
  if ((await signatureOf(envelope)) !== 'fails') return read(envelope);
  const topic = topicOf(envelope);
  throw new Unreadable(`A message in the name of topic ${topic} is not signed by Amazon SNS:\n${displayed(envelope)}`);
};

/** Under raw delivery the message comes without its envelope, as it does from an API destination of EventBridge. */
const readRaw = (body: Members) => {
  const event = eventOf(body);
  return event && [event];
};

/**
 * Reads a body of SNS. A subscription is confirmed before it returns; it becomes a RECOVERY, its end an ALERT.
 *
 * @returns undefined where the body is something else
 * @throws {Unreadable} for a message that is no alarm and no event or whose signature does not hold, and for a
 *   subscription that cannot be confirmed
 */
export const readSns = (body: unknown): readonly unknown[] | Promise<readonly unknown[]> | undefined => {
  if (!isObject(body)) return undefined;
  const read = readers.get(body.Type);
  return read ? readEnvelope(read, body) : readRaw(body);
};
