import { type AgentRecord, agent } from '../../../contract/identity/agent.ts';
import { type APIKeyRecord, apiKey } from '../../../contract/identity/apiKey.ts';
import { type AppRecord, app } from '../../../contract/identity/app.ts';
import type { RequestOf } from '../../../contract/resource.ts';
import { type ApiClient, clock, createApiClient, setClockOffset, type TestDomain } from '../testDomain.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The timestamp this many milliseconds ahead, by the clock of the service. */
export const timestampIn = (ms: number): string => new Date(clock().getTime() + ms).toISOString();

/** Milliseconds between two timestamps. */
export const msBetween = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/** Runs a function while the clock of the service is ahead. */
export const withClockAhead = async <Result>(byMs: number, run: () => Promise<Result>): Promise<Result> => {
  setClockOffset(byMs);
  try {
    return await run();
  } finally {
    setClockOffset(0);
  }
};

/** Role and resource group of an app of each role type. */
export const APPS = {
  DOMAIN_ADMIN: { role_id: 'managed-domain-admin', resource_group: 'DOMAIN' },
  WORKSPACE_OWNER: { role_id: 'managed-workspace-owner', resource_group: 'WORKSPACE' },
  WORKSPACE_MEMBER: { role_id: 'managed-workspace-member', resource_group: 'PROJECT' },
} as const;

/** An app created by the domain admin, by default in the first workspace or its first project. */
export const anApp = (
  { admin, workspaces, projects }: TestDomain,
  roleType: keyof typeof APPS = 'WORKSPACE_OWNER',
  members: Partial<RequestOf<typeof app.create>> = {},
): Promise<AppRecord> => {
  const project_id = roleType === 'WORKSPACE_MEMBER' ? projects[0] : '';
  const place = { workspace_id: workspaces[0], project_id, project_group_id: '' };
  return admin.call(app.create, { name: 'Robot', ...APPS[roleType], ...place, ...members });
};

/** An agent of a new cluster account in the first project. */
export const anAgent = async ({ admin, put, domainId, workspaces, projects }: TestDomain): Promise<AgentRecord> => {
  const service_account_id = `sa-${crypto.randomUUID()}`;
  const place = { domain_id: domainId, workspace_id: workspaces[0], project_id: projects[0] };
  await put('service_accounts', [{ service_account_id, name: 'Cluster', provider: 'kubernetes', ...place }]);
  return admin.call(agent.create, { service_account_id, options: {} });
};

/** An API key of a caller. */
export const anApiKey = (
  caller: ApiClient,
  members: Partial<RequestOf<typeof apiKey.create>> = {},
): Promise<APIKeyRecord> => caller.call(apiKey.create, members);

/** A client with the secret of an app or agent, or with an API key. */
export const createClientWithSecret = ({ url }: TestDomain, secret: string): ApiClient => createApiClient(url, secret);
