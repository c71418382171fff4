/**
 * Whether Amazon SNS signed a message, as its developer guide says to verify it: a text of some members, in this order,
 * signed with the key of a certificate that is fetched from SNS itself.
 */
import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { request } from 'undici';
import { type Members, textOf } from './members.ts';
import { PROVIDER_TIMEOUT_MS, providerAddress } from './provider.ts';

/**
 * - `holds`: SNS wrote the message as it came
 * - `fails`: it did not, or somebody changed it
 * - `unknown`: there is no signature, or its certificate could not be had
 */
export type Verdict = 'holds' | 'fails' | 'unknown';

const ALGORITHMS: ReadonlyMap<unknown, string> = new Map([
  ['1', 'RSA-SHA1'],
  ['2', 'RSA-SHA256'],
]);

const OF_NOTIFICATION = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'];
const OF_SUBSCRIPTION = ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];

/** Names and values of the members that are there, each on a line of its own. */
const signedText = (message: Members) => {
  const members = message.Type === 'Notification' ? OF_NOTIFICATION : OF_SUBSCRIPTION;
  const there = members.filter((member) => typeof message[member] === 'string');
  return there.map((member) => `${member}\n${message[member]}\n`).join('');
};

/** Some certificates of some regions; each is good for about a year. */
const MOST_KEYS = 50;
const KEPT_MS = 24 * 60 * 60_000;
/** Far more than a certificate has, in characters. */
const LONGEST_CERTIFICATE = 100_000;

const fetchKey = async (address: string): Promise<KeyObject | undefined> => {
  try {
    const { statusCode, body } = await request(address, { signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });
    const text = await body.text();
    if (statusCode !== 200 || text.length > LONGEST_CERTIFICATE) return undefined;
    const { publicKey } = new X509Certificate(text);
    return publicKey.asymmetricKeyType === 'rsa' ? publicKey : undefined;
  } catch {
    return undefined;
  }
};

/** What could not be had is asked for again with the next message. */
const keys = new LRUCache<string, KeyObject>({ max: MOST_KEYS, ttl: KEPT_MS, fetchMethod: fetchKey });

/** Certificates lie in files of this ending; the other addresses of SNS do something. */
const certificateAddress = (message: Members) => {
  const address = providerAddress(message, 'SigningCertURL');
  return address?.pathname.endsWith('.pem') && address.search === '' ? address.href : undefined;
};

/**
 * Checks the signature of a message.
 *
 * @param message an envelope of SNS, every member as it came
 */
export const signatureOf = async (message: Members): Promise<Verdict> => {
  const signature = textOf(message.Signature);
  if (signature === '') return 'unknown';
  const [algorithm, address] = [ALGORITHMS.get(message.SignatureVersion), certificateAddress(message)];
  if (!algorithm || !address) return 'fails';
  const key = await keys.fetch(address);
  if (!key) return 'unknown';
  const holds = verify(algorithm, Buffer.from(signedText(message)), key, Buffer.from(signature, 'base64'));
  return holds ? 'holds' : 'fails';
};
