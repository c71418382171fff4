/** Confirms subscriptions of Amazon SNS: one GET, to addresses of SNS only. */
import { request } from 'undici';
import type { BodyObject } from './bodyValues.ts';
import { readSnsAddress, SNS_TIMEOUT_MS } from './snsAddress.ts';
import { UnreadableError } from './unreadableError.ts';

/** Whether a GET of the URL confirms a subscription and has no other effect. */
const isConfirmation = ({ pathname, searchParams }: URL) =>
  pathname === '/' && searchParams.getAll('Action').join() === 'ConfirmSubscription';

const requestStatus = async (address: URL) => {
  try {
    const { statusCode, body } = await request(address, { signal: AbortSignal.timeout(SNS_TIMEOUT_MS) });
    await body.dump();
    return statusCode;
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    throw new UnreadableError(`The subscription could not be confirmed: Amazon SNS was not reached. (${code ?? name})`);
  }
};

/**
 * Confirms a subscription. Redirections are not followed.
 *
 * @param message message of SNS; anybody who knows the webhook's URL may have forged its SubscribeURL
 * @throws {UnreadableError} where the address is not one of SNS over https, or it does not answer with success; the message
 *   contains neither the address nor its token
 */
export const confirmSubscription = async (message: BodyObject): Promise<void> => {
  const address = readSnsAddress(message, 'SubscribeURL');
  if (!address || !isConfirmation(address)) {
    throw new UnreadableError('The subscription was not confirmed: its address is not that of Amazon SNS.');
  }
  const status = await requestStatus(address);
  if (status < 200 || status > 299) {
    throw new UnreadableError(`The subscription could not be confirmed: Amazon SNS answered ${status}.`);
  }
};
