/** Sign-in through the verifier of a domain: semantics 3.1.5. */
import type { Logger } from 'pino';
import Type from 'typebox';
import { Check } from 'typebox/schema';
import type { DirectoryRecords, StoredUser } from '../directory/directoryRecords.ts';
import { findEntry } from '../directory/findEntries.ts';
import { addUser } from '../directory/users.ts';
import { notFoundError } from '../errors.ts';
import { createJsonPoster } from '../notification/postJson.ts';
import type { Database } from '../store/database.ts';
import { checkJsonValue } from '../values/jsonValues.ts';
import { type IssueRequest, signInFailedError } from './signIn.ts';

/** The caller waits for the verifier, so the timeout is short. */
const askVerifier = createJsonPoster({ timeoutMs: 5_000, answerBytes: 64 * 1024 });

/** Answer of a verifier for a user it knows. */
const VerifiedUser = Type.Object({
  user_id: Type.String({ minLength: 1, maxLength: 255 }),
  name: Type.Optional(Type.String({ maxLength: 255 })),
  email: Type.Optional(Type.String({ maxLength: 255 })),
  state: Type.Optional(Type.Enum(['ENABLED', 'DISABLED', 'PENDING'])),
});
type VerifiedUser = Type.Static<typeof VerifiedUser>;

/** The settings of EXTERNAL sign-in, when the domain has it enabled. */
const readVerifier = ({ external_auth = {} }: DirectoryRecords['domains']) => {
  const { state, verifier_url, auto_user_sync } = external_auth;
  if (state !== 'ENABLED' || typeof verifier_url !== 'string') throw signInFailedError();
  return { url: verifier_url, createsUsers: auto_user_sync === true };
};

/** Every failure of the verifier is a failed sign-in. The reason is logged. */
const verifyCredentials = async (
  url: string,
  { credentials, domain_id }: IssueRequest,
  logger: Logger,
): Promise<VerifiedUser> => {
  try {
    const { status, body } = await askVerifier(url, { credentials, domain_id });
    const answer: unknown = status === 200 ? JSON.parse(body) : undefined;
    if (!Check(VerifiedUser, answer)) throw new Error(`The verifier answered ${status}.`);
    checkJsonValue(answer);
    return answer;
  } catch (error) {
    const { name, code } = error as { name: string; code?: string };
    logger.info({ domainId: domain_id, reason: code ?? name }, 'external sign-in refused');
    throw signInFailedError();
  }
};

const findOrCreateUser = async (db: Database, domainId: string, verified: VerifiedUser, createsUsers: boolean) => {
  const { user_id, name = '', email = '', state = 'ENABLED' } = verified;
  const user = await findEntry(db, 'users', domainId, user_id);
  if (user) return user;
  if (!createsUsers) throw notFoundError('user_id', user_id);
  await addUser(db, { user_id, domain_id: domainId, name, email, state, auth_type: 'EXTERNAL', role_type: 'USER' });
  return findEntry(db, 'users', domainId, user_id);
};

/**
 * Returns the user whom the domain's verifier recognises.
 *
 * @throws {ServiceError} ERROR_AUTHENTICATION_FAILURE; ERROR_NOT_FOUND (user_id) for a user who is not in the
 *   directory, where users are not created at sign-in
 */
export const identifyExternalUser = async (
  db: Database,
  domain: DirectoryRecords['domains'],
  request: IssueRequest,
  logger: Logger,
): Promise<StoredUser> => {
  const { url, createsUsers } = readVerifier(domain);
  const verified = await verifyCredentials(url, request, logger);
  const user = await findOrCreateUser(db, domain.domain_id, verified, createsUsers);
  if (user?.auth_type !== 'EXTERNAL') throw signInFailedError();
  return user;
};
