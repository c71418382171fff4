import type { RoleType } from '../../contract/resource.ts';

/** A project, or a project group with all below it; each empty where it is not the one. */
export interface ProjectOrGroup {
  readonly project_id: string;
  readonly project_group_id: string;
}

/** Who calls (semantics 4.1), with the reach of the credential at this moment. */
export interface Caller {
  readonly kind: 'user' | 'app' | 'agent' | 'internal' | 'nobody';
  /** `user_id` or `app_id`; `internal`; empty for nobody. What `created_by` and the like become. */
  readonly id: string;
  readonly roleType: RoleType;
  /** Empty for internal and nobody. */
  readonly domainId: string;
  /** Workspace of the token; `*` or empty: the whole domain. */
  readonly workspaceId: string;
  /** Permission patterns; empty: everything the role type allows (semantics 4.3.2). */
  readonly permissions: readonly string[];
  /** True when the credential is an API key: it may make no further keys (semantics 4.6.1). */
  readonly byApiKey?: boolean;
  /** What an app is limited to, where it names either; left out for everybody else (semantics 3.3.10, 4.5.4). */
  readonly limitedTo?: ProjectOrGroup;
}

/** The caller of an operation that takes no token. */
export const nobody: Caller = {
  kind: 'nobody',
  id: '',
  roleType: 'USER',
  domainId: '',
  workspaceId: '',
  permissions: [],
};

/** A component that holds the internal token: no role type, permission or resource group is asked of it (4.7.2). */
export const internalCaller: Caller = { ...nobody, kind: 'internal', id: 'internal', roleType: 'DOMAIN_ADMIN' };
