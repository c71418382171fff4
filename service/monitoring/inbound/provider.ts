/** Where Amazon SNS may be called. Whoever knows a webhook's URL may send any address; only these are gone to. */
import type { Members } from './members.ts';
import { textOf } from './members.ts';

/** Longest wait for the provider, in milliseconds; those who send wait some 15 seconds for our answer. */
export const PROVIDER_TIMEOUT_MS = 5_000;

/** Regions, those of governments included, and the two of China under their own ending. */
const PROVIDER = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/;

const isProvider = ({ protocol, hostname, port, username, password }: URL) =>
  protocol === 'https:' && PROVIDER.test(hostname) && `${port}${username}${password}` === '';

/**
 * An address that SNS names in a message.
 *
 * @param member of the message that holds it
 * @returns undefined where it is no address of SNS over https, at its own port and without credentials
 */
export const providerAddress = (message: Members, member: string): URL | undefined => {
  const address = URL.parse(textOf(message[member]));
  return address && isProvider(address) ? address : undefined;
};
