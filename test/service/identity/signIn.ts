/** Sign-in of test users. */
import { token } from '../../../contract/identity/token.ts';
import { type ApiAnswer, type ApiClient, PASSWORD } from '../testDomain.ts';

/** Signs in, by default with the password of the kit. */
export const issueToken = (
  anonymous: ApiClient,
  domain_id: string,
  user_id: string,
  more: Record<string, unknown> = {},
): Promise<ApiAnswer> =>
  anonymous.post(token.issue.path, { credentials: { user_id, password: PASSWORD }, domain_id, ...more });

/** The error code of a response, or 200. */
export const readErrorCode = ({ status, body }: ApiAnswer): unknown =>
  status === 200 ? 200 : (body.detail as { code: string }).code;
