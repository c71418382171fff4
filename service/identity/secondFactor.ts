import type { Logger } from 'pino';
import type { ServiceCall } from '../call.ts';
import type { StoredUser } from '../directory/directoryRecords.ts';
import { ServiceError } from '../errors.ts';
import { consumeMailedCode, mailCode } from './mailedCode.ts';
import { consumeTotp } from './totp.ts';

/** Whether a code is correct. It is invalid afterwards. No code is correct for an unknown type of factor. */
const consumeCode = async ({ db, now }: ServiceCall, user: StoredUser, code: string): Promise<boolean> => {
  if (user.mfa?.mfa_type === 'OTP') return consumeTotp(db, user, code, now);
  return user.mfa?.mfa_type === 'EMAIL' && consumeMailedCode(db, user, code, now);
};

/**
 * Checks the second factor of a user who has one (semantics 3.1.6), after the first factor was correct.
 *
 * @param code empty: none was given; a code is mailed when the factor is EMAIL
 * @throws {ServiceError} ERROR_MFA_REQUIRED without a code, ERROR_INVALID_CREDENTIALS (verify_code) with a wrong one
 */
export const checkSecondFactor = async (
  call: ServiceCall,
  user: StoredUser,
  code: string,
  logger: Logger,
): Promise<void> => {
  if (user.mfa?.state !== 'ENABLED') return;
  if (code === '') {
    if (user.mfa.mfa_type === 'EMAIL') await mailCode(call, user, logger);
    throw new ServiceError('ERROR_MFA_REQUIRED', 'A verify_code is required.', 'verify_code');
  }
  if (!(await consumeCode(call, user, code))) {
    throw new ServiceError('ERROR_INVALID_CREDENTIALS', 'The code is wrong or expired.', 'verify_code');
  }
};
