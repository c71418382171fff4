/** Sign-in that the verifier of a domain decides: semantics 3.1.5. */
import type { Logger } from 'pino';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { type DirectoryRecords, entry } from '../directory/directory.ts';
import { addUser } from '../directory/users.ts';
import { notFound } from '../errors.ts';
import { checkJsonValue } from '../json-values.ts';
import { jsonPoster } from '../post-json.ts';
import type { Database } from '../store/database.ts';
import { type IssueRequest, signInFailed, type User } from './sign-in.ts';

/** Whoever signs in waits for the verifier. */
const askVerifier = jsonPoster({ timeoutMs: 5_000, answerBytes: 64 * 1024 });

/** What a verifier says of whom it knows. */
const Verified = Type.Object({
  user_id: Type.String({ minLength: 1, maxLength: 255 }),
  name: Type.Optional(Type.String({ maxLength: 255 })),
  email: Type.Optional(Type.String({ maxLength: 255 })),
  state: Type.Optional(Type.Enum(['ENABLED', 'DISABLED', 'PENDING'])),
});
type Verified = Type.Static<typeof Verified>;

/** Where EXTERNAL sign-in is switched on, and how. */
const verifierOf = ({ external_auth = {} }: DirectoryRecords['domains']) => {
  const { state, verifier_url, auto_user_sync } = external_auth;
  if (state !== 'ENABLED' || typeof verifier_url !== 'string') throw signInFailed();
  return { url: verifier_url, makesUsers: auto_user_sync === true };
};

/** Whatever goes wrong on the way to a verifier and back is a refusal; why is for the log. */
const verify = async (url: string, { credentials, domain_id }: IssueRequest, logger: Logger): Promise<Verified> => {
  try {
    const { status, body } = await askVerifier(url, { credentials, domain_id });
    const answer: unknown = status === 200 ? JSON.parse(body) : undefined;
    if (!Check(Verified, answer)) throw new Error(`The verifier answered ${status}.`);
    checkJsonValue(answer);
    return answer;
  } catch (error) {
    const { name, code } = error as { name: string; code?: string };
    logger.info({ domainId: domain_id, reason: code ?? name }, 'external sign-in refused');
    throw signInFailed();
  }
};

const known = async (db: Database, domainId: string, verified: Verified, makesUsers: boolean) => {
  const { user_id, name = '', email = '', state = 'ENABLED' } = verified;
  const user = await entry(db, 'users', domainId, user_id);
  if (user) return user;
  if (!makesUsers) throw notFound('user_id', user_id);
  await addUser(db, { user_id, domain_id: domainId, name, email, state, auth_type: 'EXTERNAL', role_type: 'USER' });
  return entry(db, 'users', domainId, user_id);
};

/**
 * The user whom the domain's verifier recognises.
 *
 * @throws {ServiceError} ERROR_AUTHENTICATION_FAILURE; ERROR_NOT_FOUND (user_id) for a user the directory does not know
 *   where users are not made on the fly
 */
export const externalUser = async (
  db: Database,
  domain: DirectoryRecords['domains'],
  request: IssueRequest,
  logger: Logger,
): Promise<User> => {
  const { url, makesUsers } = verifierOf(domain);
  const verified = await verify(url, request, logger);
  const user = await known(db, domain.domain_id, verified, makesUsers);
  if (user?.auth_type !== 'EXTERNAL') throw signInFailed();
  return user;
};
