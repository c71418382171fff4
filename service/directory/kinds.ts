/** The kinds of the directory, and where each lies. */
import { directoryKinds } from '../../contract/directory.ts';
import { role } from '../../contract/identity/role.ts';
import { resources } from '../../contract/index.ts';
import { metric } from '../../contract/inventory/metric.ts';
import type { Resource } from '../../contract/resource.ts';
import { trustedSecret } from '../../contract/secret/trusted-secret.ts';
import { invalid } from '../errors.ts';
import type { EntryKind } from './directory.ts';

/** Kinds that are records of a resource: they lie in its table. Pre-made roles, metrics, secrets among them. */
export const recordKinds: Readonly<Record<string, Resource>> = {
  ...Object.fromEntries(
    Object.entries(directoryKinds).flatMap(([kind, terms]) => {
      const fed = resources.find(({ id }) => 'feeds' in terms && id === terms.feeds[0]);
      return fed ? [[kind, fed]] : [];
    }),
  ),
  roles: role,
  metrics: metric,
  trusted_secrets: trustedSecret,
};

/** Whether a kind lives in the directory itself. */
export const isEntryKind = (kind: string): kind is EntryKind =>
  Object.hasOwn(directoryKinds, kind) && !recordKinds[kind];

/** What other kinds refer to, in the order in which it must be put. */
const REFERRED_TO = ['domains', 'roles', 'trusted_secrets'];

/** Every kind the directory takes, each after those it refers to. */
export const allKinds: readonly string[] = [
  ...new Set([...REFERRED_TO, ...Object.keys(directoryKinds), ...Object.keys(recordKinds)]),
];

/** @throws {ServiceError} ERROR_INVALID_PARAMETER for a kind the directory does not take */
export const checkKind = (kind: string): void => {
  if (!allKinds.includes(kind)) throw invalid('kind', `one of ${allKinds.join(', ')}`);
};

/** Kinds whose entries hold no secret, so that internal callers may read them. */
const LISTABLE = ['domains', 'workspaces', 'project_groups', 'projects', 'service_accounts', 'data_sources'] as const;

/** @throws {ServiceError} ERROR_INVALID_PARAMETER for a kind that is not for reading */
export const checkListable = (kind: string): (typeof LISTABLE)[number] => {
  const found = LISTABLE.find((each) => each === kind);
  if (!found) throw invalid('kind', `one of ${LISTABLE.join(', ')}`);
  return found;
};
