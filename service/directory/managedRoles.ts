/** Roles that exist in every domain (semantics 3.5.4). */
import { role } from '../../contract/identity/role.ts';
import type { Database } from '../store/database.ts';
import { createTable } from '../store/table.ts';
import { putRecords } from './putRecords.ts';

const MANAGED_ROLES = [
  { role_id: 'managed-domain-admin', name: 'Domain Admin', role_type: 'DOMAIN_ADMIN' },
  { role_id: 'managed-workspace-owner', name: 'Workspace Owner', role_type: 'WORKSPACE_OWNER' },
  { role_id: 'managed-workspace-member', name: 'Workspace Member', role_type: 'WORKSPACE_MEMBER' },
] as const;

/** The managed role of a role type (semantics 3.5.4). */
export const findManagedRole = (roleType: string): string =>
  MANAGED_ROLES.find(({ role_type }) => role_type === roleType)?.role_id ?? '';

/**
 * Puts the managed roles of domains. Called when domains are put, so that every domain always has them (semantics
 * 0.1.5).
 */
export const putManagedRoles = (db: Database, domainIds: readonly string[], now: string) => {
  const common = { is_managed: true, state: 'ENABLED' };
  const rolesOf = (domain_id: string) => MANAGED_ROLES.map((managed) => ({ ...managed, ...common, domain_id }));
  return putRecords(db, createTable(role), domainIds.flatMap(rolesOf), now);
};
