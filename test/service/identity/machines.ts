/** Credentials for machines, and what their tests share. */
import { expect } from 'vitest';
import { type AgentRecord, agent } from '../../../contract/identity/agent.ts';
import { type APIKeyRecord, apiKey } from '../../../contract/identity/api-key.ts';
import { type AppRecord, app } from '../../../contract/identity/app.ts';
import type { RequestOf } from '../../../contract/resource.ts';
import { type Client, clientOf, clock, type TestDomain, turnClock } from '../kit.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** A time in wire form. */
export const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

/** So many milliseconds from now, by the clock of the service. */
export const ahead = (ms: number): string => new Date(clock().getTime() + ms).toISOString();

/** Milliseconds between two times in wire form. */
export const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/** Does something while the clock of the service is ahead. */
export const later = async <Result>(byMs: number, act: () => Promise<Result>): Promise<Result> => {
  turnClock(byMs);
  try {
    return await act();
  } finally {
    turnClock(0);
  }
};

/** Role and resource group of an app of each role type. */
export const APPS = {
  DOMAIN_ADMIN: { role_id: 'managed-domain-admin', resource_group: 'DOMAIN' },
  WORKSPACE_OWNER: { role_id: 'managed-workspace-owner', resource_group: 'WORKSPACE' },
  WORKSPACE_MEMBER: { role_id: 'managed-workspace-member', resource_group: 'PROJECT' },
} as const;

/** An app made by the domain admin: of the first workspace, or its first project, unless told otherwise. */
export const anApp = (
  { admin, workspaces, projects }: TestDomain,
  roleType: keyof typeof APPS = 'WORKSPACE_OWNER',
  members: Partial<RequestOf<typeof app.create>> = {},
): Promise<AppRecord> => {
  const project_id = roleType === 'WORKSPACE_MEMBER' ? projects[0] : '';
  const place = { workspace_id: workspaces[0], project_id, project_group_id: '' };
  return admin.call(app.create, { name: 'Robot', ...APPS[roleType], ...place, ...members });
};

/** An agent of a fresh cluster account in the first project. */
export const anAgent = async ({ admin, put, domainId, workspaces, projects }: TestDomain): Promise<AgentRecord> => {
  const service_account_id = `sa-${crypto.randomUUID()}`;
  const place = { domain_id: domainId, workspace_id: workspaces[0], project_id: projects[0] };
  await put('service_accounts', [{ service_account_id, name: 'Cluster', provider: 'kubernetes', ...place }]);
  return admin.call(agent.create, { service_account_id, options: {} });
};

/** A key of a caller. */
export const aKey = (caller: Client, members: Partial<RequestOf<typeof apiKey.create>> = {}): Promise<APIKeyRecord> =>
  caller.call(apiKey.create, members);

/** Whoever presents the secret of an app or agent, or an API key. */
export const holderOf = ({ url }: TestDomain, secret: string): Client => clientOf(url, secret);
