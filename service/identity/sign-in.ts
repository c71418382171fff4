/** What both first factors answer with. */
import type { token } from '../../contract/identity/token.ts';
import type { RequestOf } from '../../contract/resource.ts';
import type { DirectoryRecords } from '../directory/directory.ts';
import { ServiceError } from '../errors.ts';

export type User = DirectoryRecords['users'];
export type IssueRequest = RequestOf<typeof token.issue>;

/** One answer for an unknown user, a user of another kind and wrong credentials, so that users cannot be guessed. */
export const signInFailed = () => new ServiceError('ERROR_AUTHENTICATION_FAILURE', 'Authentication failure.');

/** Whose credentials are right, and who may sign in. Told only to those who know the credentials. */
export const checkNotDisabled = ({ state }: User): void => {
  if (state === 'DISABLED') throw new ServiceError('ERROR_USER_STATE_DISABLED', 'The user is disabled.');
};
