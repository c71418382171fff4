/**
 * Addresses of Amazon SNS that may be called. Anybody who knows a webhook's URL may send any address; only these are
 * called.
 */
import type { BodyObject } from './bodyValues.ts';
import { toText } from './bodyValues.ts';

/** Timeout of calls to the provider, in milliseconds. Senders wait about 15 seconds for our answer. */
export const SNS_TIMEOUT_MS = 5_000;

/** Regions, including government regions, and those of China under their own top-level domain. */
const SNS_HOST_PATTERN = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/;

const isSnsAddress = ({ protocol, hostname, port, username, password }: URL) =>
  protocol === 'https:' && SNS_HOST_PATTERN.test(hostname) && `${port}${username}${password}` === '';

/**
 * An address in a message of SNS.
 *
 * @param member member of the message that contains it
 * @returns undefined where it is not an address of SNS over https, on the default port and without credentials
 */
export const readSnsAddress = (message: BodyObject, member: string): URL | undefined => {
  const address = URL.parse(toText(message[member]));
  return address && isSnsAddress(address) ? address : undefined;
};
