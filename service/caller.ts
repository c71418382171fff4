import type { RoleType } from '../contract/resource.ts';

/** A project, or a project group with everything below it. The other member is empty. */
export interface ProjectOrGroup {
  readonly project_id: string;
  readonly project_group_id: string;
}

/** The caller of an operation (semantics 4.1), with the scope of the credential at this moment. */
export interface ServiceCaller {
  readonly kind: 'user' | 'app' | 'agent' | 'internal' | 'nobody';
  /** `user_id` or `app_id`; `internal`; empty for nobody. Stored in `created_by` and similar members. */
  readonly id: string;
  readonly roleType: RoleType;
  /** Empty for internal and nobody. */
  readonly domainId: string;
  /** Workspace of the token; `*` or empty for the whole domain. */
  readonly workspaceId: string;
  /** Permission patterns. An empty list allows everything the role type allows (semantics 4.3.2). */
  readonly permissions: readonly string[];
  /** True when the credential is an API key, which may not create further keys (semantics 4.6.1). */
  readonly byApiKey?: boolean;
  /**
   * Project or project group an app is limited to. Absent for apps without a limit and for all other callers (semantics
   * 3.3.10, 4.5.4).
   */
  readonly limitedTo?: ProjectOrGroup;
}

/** The caller of an operation that takes no token. */
export const anonymousCaller: ServiceCaller = {
  kind: 'nobody',
  id: '',
  roleType: 'USER',
  domainId: '',
  workspaceId: '',
  permissions: [],
};

/** A component that holds the internal token. Role type, permission and resource group are not checked (4.7.2). */
export const internalCaller: ServiceCaller = {
  ...anonymousCaller,
  kind: 'internal',
  id: 'internal',
  roleType: 'DOMAIN_ADMIN',
};
