/** People of a test domain who sign in. */
import { token } from '../../../contract/identity/token.ts';
import { type Answer, type Client, PASSWORD } from '../kit.ts';

/** Signs in with the password of the kit unless told otherwise. */
export const issue = (
  nobody: Client,
  domain_id: string,
  user_id: string,
  more: Record<string, unknown> = {},
): Promise<Answer> =>
  nobody.post(token.issue.path, { credentials: { user_id, password: PASSWORD }, domain_id, ...more });

/** The code of a refusal, or its status where it was none. */
export const codeOf = ({ status, body }: Answer): unknown =>
  status === 200 ? 200 : (body.detail as { code: string }).code;
