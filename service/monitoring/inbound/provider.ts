/**
 * Addresses of Amazon SNS that may be called. Anybody who knows a webhook's URL may send any address; only these are
 * called.
 */
import type { Members } from './members.ts';
import { textOf } from './members.ts';

/** Timeout of calls to the provider, in milliseconds. Senders wait about 15 seconds for our answer. */
export const PROVIDER_TIMEOUT_MS = 5_000;

/** Regions, including government regions, and those of China under their own top-level domain. */
const PROVIDER = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/;

const isProvider = ({ protocol, hostname, port, username, password }: URL) =>
  protocol === 'https:' && PROVIDER.test(hostname) && `${port}${username}${password}` === '';

/**
 * An address in a message of SNS.
 *
 * @param member member of the message that contains it
 * @returns undefined where it is no address of SNS over https, on the default port and without credentials
 */
export const providerAddress = (message: Members, member: string): URL | undefined => {
  const address = URL.parse(textOf(message[member]));
  return address && isProvider(address) ? address : undefined;
};
