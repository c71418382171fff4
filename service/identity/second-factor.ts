import type { Logger } from 'pino';
import type { Call } from '../call.ts';
import { ServiceError } from '../errors.ts';
import { mailCode, spendMailedCode } from './mailed-code.ts';
import type { User } from './sign-in.ts';
import { spendTimeCode } from './time-code.ts';

/** Whether a code is the right one; it is worthless afterwards. A factor nobody knows has no right code. */
const spend = async ({ db, now }: Call, user: User, code: string): Promise<boolean> => {
  if (user.mfa?.mfa_type === 'OTP') return spendTimeCode(db, user, code, now);
  return user.mfa?.mfa_type === 'EMAIL' && spendMailedCode(db, user, code, now);
};

/**
 * Asks for the second factor of a user who has one (semantics 3.1.6), once the first was right.
 *
 * @param code empty: none was given, and one is mailed where that is how the user gets it
 * @throws {ServiceError} ERROR_MFA_REQUIRED without a code, ERROR_INVALID_CREDENTIALS (verify_code) with a wrong one
 */
export const checkSecondFactor = async (call: Call, user: User, code: string, logger: Logger): Promise<void> => {
  if (user.mfa?.state !== 'ENABLED') return;
  if (code === '') {
    if (user.mfa.mfa_type === 'EMAIL') await mailCode(call, user, logger);
    throw new ServiceError('ERROR_MFA_REQUIRED', 'A verify_code is needed.', 'verify_code');
  }
  if (!(await spend(call, user, code))) {
    throw new ServiceError('ERROR_INVALID_CREDENTIALS', 'The code is wrong or expired.', 'verify_code');
  }
};
