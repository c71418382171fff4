/** Sessions of signed-in users of the demo domain. */
import { token } from '../../contract/identity/token.ts';
import type { Operation, RequestOf, ResponseOf } from '../../contract/resource.ts';
import { type DemoProject, RETAIL } from './projects.ts';

export const DEMO_DOMAIN = 'domain-demo';
export const DEMO_PASSWORD = 'skein-demo';

/** Calls operations as one user. */
export interface DemoSession {
  readonly userId: string;
  readonly call: <Op extends Operation>(operation: Op, request: RequestOf<Op>) => Promise<ResponseOf<Op>>;
}

/** The signed-in people of the demo domain, and the time the demo relates to. */
export interface DemoPeople {
  readonly url: string;
  readonly now: Date;
  readonly admin: DemoSession;
  readonly owner: DemoSession;
  readonly member: DemoSession;
}

/** Who is responsible for what is in a workspace: its owner, or else the administrator. */
export const findMaintainer = (
  { admin, owner }: DemoPeople,
  { workspace_id }: Pick<DemoProject, 'workspace_id'>,
): DemoSession => (workspace_id === RETAIL ? owner : admin);

const post = async (url: string, path: string, body: unknown, headers: Record<string, string>): Promise<unknown> => {
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
  return response.json();
};

/** Seconds: the clock of the service stands still, and goes back, while the demo is made. */
const TOKEN_LIFETIME = 604_800;

/**
 * Signs in a user of the demo domain, for a week.
 *
 * @param url base URL of the service
 * @throws Error when the service refuses
 */
export const signIn = async (url: string, userId: string): Promise<DemoSession> => {
  const credentials = { user_id: userId, password: DEMO_PASSWORD };
  const answer = await post(
    url,
    token.issue.path,
    { credentials, domain_id: DEMO_DOMAIN, timeout: TOKEN_LIFETIME },
    {},
  );
  const { access_token } = answer as ResponseOf<typeof token.issue>;
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    userId,
    call: async (operation, request) =>
      (await post(url, operation.path, request, headers)) as ResponseOf<typeof operation>,
  };
};

/** POSTs an event to a webhook as a monitoring system would. Only the path of the webhook's URL is used. */
export const postEvent = async (url: string, webhookUrl: string, body: unknown): Promise<void> => {
  await post(url, new URL(webhookUrl).pathname, body, {});
};
