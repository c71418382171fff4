/** The kinds of the directory, and where each is stored. */
import { directoryKinds } from '../../contract/directory.ts';
import { role } from '../../contract/identity/role.ts';
import { resources } from '../../contract/index.ts';
import { metric } from '../../contract/inventory/metric.ts';
import type { Resource } from '../../contract/resource.ts';
import { trustedSecret } from '../../contract/secret/trustedSecret.ts';
import { invalidParameterError } from '../errors.ts';
import type { EntryKind } from './directoryRecords.ts';

/** Kinds that are records of a resource, stored in its table. Includes predefined roles, metrics and secrets. */
export const recordKinds: Readonly<Record<string, Resource>> = {
  ...Object.fromEntries(
    Object.entries(directoryKinds).flatMap(([kind, declaration]) => {
      const fed = resources.find(({ id }) => 'feeds' in declaration && id === declaration.feeds[0]);
      return fed ? [[kind, fed]] : [];
    }),
  ),
  roles: role,
  metrics: metric,
  trusted_secrets: trustedSecret,
};

/** Whether a record of a kind is of a domain. Plugins, for example, are the same in every domain. */
export const isOfDomain = (kind: string): boolean => {
  const { record } = recordKinds[kind] ?? directoryKinds[kind as keyof typeof directoryKinds];
  return record !== undefined && 'domain_id' in record.properties;
};

/** Whether a kind is stored in the directory itself. */
export const isEntryKind = (kind: string): kind is EntryKind =>
  Object.hasOwn(directoryKinds, kind) && !recordKinds[kind];

/** Kinds that other kinds refer to, in the order in which they must be put. */
const REFERENCED_KINDS = ['domains', 'roles', 'trusted_secrets'];

/** Every kind the directory accepts, each after the kinds it refers to. */
export const allKinds: readonly string[] = [
  ...new Set([...REFERENCED_KINDS, ...Object.keys(directoryKinds), ...Object.keys(recordKinds)]),
];

/** @throws {ServiceError} ERROR_INVALID_PARAMETER for a kind the directory does not accept */
export const checkKind = (kind: string): void => {
  if (!allKinds.includes(kind)) throw invalidParameterError('kind', `one of ${allKinds.join(', ')}`);
};

/** Kinds that internal callers may list. No entry contains a secret, once `withoutSecrets` has removed those of users. */
const LISTABLE_KINDS: readonly EntryKind[] = [
  ...(['domains', 'users', 'workspaces', 'role_bindings', 'project_groups', 'projects', 'user_groups'] as const),
  ...(['service_accounts', 'data_sources', 'plugins'] as const),
];

/** @throws {ServiceError} ERROR_INVALID_PARAMETER for a kind that cannot be listed */
export const checkListable = (kind: string): EntryKind => {
  const found = LISTABLE_KINDS.find((each) => each === kind);
  if (!found) throw invalidParameterError('kind', `one of ${LISTABLE_KINDS.join(', ')}`);
  return found;
};
