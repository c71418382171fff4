/** Saying yes to a subscription of Amazon SNS: one GET, at the provider's address and nowhere else. */
import { request } from 'undici';
import { Unreadable } from './unreadable.ts';

/** Longest wait for the provider, in milliseconds: the sender waits as long for our answer. */
const TIMEOUT_MS = 5_000;

const PROVIDER = /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/;

/** Whether a GET there confirms a subscription and can do nothing else. */
const isConfirmation = ({ protocol, hostname, port, username, password, pathname, searchParams }: URL) =>
  protocol === 'https:' &&
  PROVIDER.test(hostname) &&
  `${port}${username}${password}` === '' &&
  pathname === '/' &&
  searchParams.getAll('Action').join() === 'ConfirmSubscription';

const get = async (address: URL) => {
  try {
    const { statusCode, body } = await request(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await body.dump();
    return statusCode;
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    throw new Unreadable(`The subscription could not be confirmed: Amazon SNS was not reached. (${code ?? name})`);
  }
};

/**
 * Confirms a subscription. Redirections are not followed.
 *
 * @param url what SNS sent as SubscribeURL: anybody who knows the webhook's URL may have made it up
 * @throws {Unreadable} where the address is not one of SNS over https, or it does not answer with success; the message
 *   holds neither the address nor the token in it
 */
export const confirmSubscription = async (url: string): Promise<void> => {
  const address = URL.parse(url);
  if (!address || !isConfirmation(address)) {
    throw new Unreadable('The subscription was not confirmed: its address is not that of Amazon SNS.');
  }
  const status = await get(address);
  if (status < 200 || status > 299) {
    throw new Unreadable(`The subscription could not be confirmed: Amazon SNS answered ${status}.`);
  }
};
