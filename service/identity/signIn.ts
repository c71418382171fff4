/** Types and errors that local and external sign-in share. */
import type { token } from '../../contract/identity/token.ts';
import type { RequestOf } from '../../contract/resource.ts';
import type { StoredUser } from '../directory/directoryRecords.ts';
import { ServiceError } from '../errors.ts';

export type IssueRequest = RequestOf<typeof token.issue>;

/**
 * The same error for an unknown user, a user of another type and wrong credentials, so that callers cannot probe for
 * users.
 */
export const signInFailedError = () => new ServiceError('ERROR_AUTHENTICATION_FAILURE', 'Authentication failure.');

/**
 * Checks that a user may sign in. Called after the credentials were verified, so that only their owner learns the
 * state.
 */
export const checkNotDisabled = ({ state }: StoredUser): void => {
  if (state === 'DISABLED') throw new ServiceError('ERROR_USER_STATE_DISABLED', 'The user is disabled.');
};
