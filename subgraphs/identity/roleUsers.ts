import type DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { nullWhereNotAvailable } from '../errors.ts';
import type { ParentLink } from '../read/parentLink.ts';
import { ValuesLink } from '../read/ValuesLink.ts';
import { createValuesLoader } from '../read/valuesLoader.ts';
import { RequestCache } from '../requestCache.ts';
import { roleBindings } from './resources.ts';

/** The links of each request. */
const links = new RequestCache<string, ValuesLink>();

/** Loaders of the users that have roles. */
const loaders = new RequestCache<string, DataLoader<string, string[]>>();

/**
 * Which users of the domain have a role, by the role assignments of all roles of a level, 1,000 with each call.
 *
 * @returns null where the deployment cannot list role assignments
 * @throws {OperationError} of `identity.role_binding.list`
 */
export const loadRoleUsers = async (context: Context, role: string): Promise<ParentLink | null> => {
  const loader = loaders.getOrCreate(context, '', () =>
    createValuesLoader(context, roleBindings, 'role_id', 'user_id'),
  );
  const users = await loader.load(role).catch(nullWhereNotAvailable);
  if (users === null) return null;
  const link = links.getOrCreate(context, '', () => new ValuesLink('user_id'));
  link.add(role, users);
  return link;
};
