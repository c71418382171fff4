import type DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { nullWhereNotAvailable } from '../errors.ts';
import { MAX_FILTER_VALUES } from '../read/limits.ts';
import { listAllRows } from '../read/list.ts';
import type { ParentLink } from '../read/parentLink.ts';
import { createBatchLoader } from '../read/tracedLoader.ts';
import { ValuesLink } from '../read/ValuesLink.ts';
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
  const loader = loaders.getOrCreate(context, '', () => createUsersLoader(context));
  const users = await loader.load(role).catch(nullWhereNotAvailable);
  if (users === null) return null;
  const link = links.getOrCreate(context, '', () => new ValuesLink('user_id'));
  link.add(role, users);
  return link;
};

const createUsersLoader = (context: Context) =>
  createBatchLoader<string, string[]>(
    context,
    async (roles) => {
      const rows = await listAllRows(context, roleBindings, ['role_binding_id', 'role_id', 'user_id'], {
        roleId: { in: roles },
      });
      const byRole = Map.groupBy(rows, (row) => row.role_id);
      return roles.map((id) => (byRole.get(id) ?? []).flatMap((row) => row.user_id ?? []));
    },
    { maxBatchSize: MAX_FILTER_VALUES },
  );
