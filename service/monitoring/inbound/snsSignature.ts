/**
 * Verifies signatures of Amazon SNS as its developer guide describes: certain members, in a fixed order, form a text
 * that is signed with the key of a certificate from SNS.
 */
import { type KeyObject, verify, X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { request } from 'undici';
import { type BodyObject, toText } from './bodyValues.ts';
import { readSnsAddress, SNS_TIMEOUT_MS } from './snsAddress.ts';

/**
 * Result of a verification.
 *
 * - `holds`: SNS sent the message unchanged
 * - `fails`: SNS did not send it, or it was changed
 * - `unknown`: there is no signature, or its certificate could not be fetched
 */
export type SignatureVerdict = 'holds' | 'fails' | 'unknown';

const ALGORITHMS: ReadonlyMap<unknown, string> = new Map([
  ['1', 'RSA-SHA1'],
  ['2', 'RSA-SHA256'],
]);

const NOTIFICATION_MEMBERS = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'];
const SUBSCRIPTION_MEMBERS = ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'];

/** Names and values of the members that are present, each on a separate line. */
const buildSignedText = (message: BodyObject) => {
  const members = message.Type === 'Notification' ? NOTIFICATION_MEMBERS : SUBSCRIPTION_MEMBERS;
  const present = members.filter((member) => typeof message[member] === 'string');
  return present.map((member) => `${member}\n${message[member]}\n`).join('');
};

/** Cache limits. A few regions have a few certificates each, valid for about a year. */
const MAX_CACHED_KEYS = 50;
const CACHE_TTL_MS = 24 * 60 * 60_000;
/** Much more than the length of a certificate, in characters. */
const MAX_CERTIFICATE_LENGTH = 100_000;

const fetchKey = async (address: string): Promise<KeyObject | undefined> => {
  try {
    const { statusCode, body } = await request(address, { signal: AbortSignal.timeout(SNS_TIMEOUT_MS) });
    const text = await body.text();
    if (statusCode !== 200 || text.length > MAX_CERTIFICATE_LENGTH) return undefined;
    const { publicKey } = new X509Certificate(text);
    return publicKey.asymmetricKeyType === 'rsa' ? publicKey : undefined;
  } catch {
    return undefined;
  }
};

/** Failures are not cached; the next message fetches the certificate again. */
const keyCache = new LRUCache<string, KeyObject>({ max: MAX_CACHED_KEYS, ttl: CACHE_TTL_MS, fetchMethod: fetchKey });

/** Certificates are files with this extension. Other addresses of SNS perform actions. */
const findCertificateAddress = (message: BodyObject) => {
  const address = readSnsAddress(message, 'SigningCertURL');
  return address?.pathname.endsWith('.pem') && address.search === '' ? address.href : undefined;
};

/**
 * Verifies the signature of a message.
 *
 * @param message an envelope of SNS, all members unchanged
 */
export const verifySnsSignature = async (message: BodyObject): Promise<SignatureVerdict> => {
  const signature = toText(message.Signature);
  if (signature === '') return 'unknown';
  const [algorithm, address] = [ALGORITHMS.get(message.SignatureVersion), findCertificateAddress(message)];
  if (!algorithm || !address) return 'fails';
  const key = await keyCache.fetch(address);
  if (!key) return 'unknown';
  const holds = verify(algorithm, Buffer.from(buildSignedText(message)), key, Buffer.from(signature, 'base64'));
  return holds ? 'holds' : 'fails';
};
