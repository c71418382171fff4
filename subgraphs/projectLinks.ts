/** How records that name a project belong to what their projects belong to. Areas share the links of a request. */
import type DataLoader from 'dataloader';
import type { Context } from './context.ts';
import { nullWhereNotAvailable } from './errors.ts';
import type { ParentLink } from './read/parentLink.ts';
import { ValuesLink } from './read/ValuesLink.ts';
import { createValuesLoader } from './read/valuesLoader.ts';
import { RequestCache } from './requestCache.ts';
import { projects } from './sharedTypes.ts';

/** The links of each request, by the member that names projects. */
const links = new RequestCache<string, ValuesLink>();

/** Loaders of the projects of workspaces. */
const loaders = new RequestCache<string, DataLoader<string, string[]>>();

/**
 * How records belong to workspaces that they do not name: by their projects. The projects of all workspaces of a level are listed
 * together, 1,000 with each call.
 *
 * @param member of records that names one project or several
 * @returns null where the deployment cannot list projects
 * @throws {OperationError} of `identity.project.list`
 */
export const loadWorkspaceLink = async (
  context: Context,
  workspace: string,
  member: 'project_id' | 'projects' = 'project_id',
): Promise<ParentLink | null> => {
  const loader = loaders.getOrCreate(context, '', () =>
    createValuesLoader(context, projects, 'workspace_id', 'project_id'),
  );
  const own = await loader.load(workspace).catch(nullWhereNotAvailable);
  if (own === null) return null;
  const link = links.getOrCreate(context, member, () => new ValuesLink(member));
  link.add(workspace, own);
  return link;
};
