/** Confirms subscriptions of Amazon SNS: one GET, to addresses of SNS only. */
import { request } from 'undici';
import type { Members } from './members.ts';
import { PROVIDER_TIMEOUT_MS, providerAddress } from './provider.ts';
import { Unreadable } from './unreadable.ts';

/** Whether a GET of the URL confirms a subscription and has no other effect. */
const isConfirmation = ({ pathname, searchParams }: URL) =>
  pathname === '/' && searchParams.getAll('Action').join() === 'ConfirmSubscription';

const get = async (address: URL) => {
  try {
    const { statusCode, body } = await request(address, { signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });
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
 * @param message message of SNS; anybody who knows the webhook's URL may have forged its SubscribeURL
 * @throws {Unreadable} where the address is not one of SNS over https, or it does not answer with success; the message
 *   contains neither the address nor its token
 */
export const confirmSubscription = async (message: Members): Promise<void> => {
  const address = providerAddress(message, 'SubscribeURL');
  if (!address || !isConfirmation(address)) {
    throw new Unreadable('The subscription was not confirmed: its address is not that of Amazon SNS.');
  }
  const status = await get(address);
  if (status < 200 || status > 299) {
    throw new Unreadable(`The subscription could not be confirmed: Amazon SNS answered ${status}.`);
  }
};
