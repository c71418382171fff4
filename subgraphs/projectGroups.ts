/** Groups of projects as a tree, and how what names a project belongs to the groups above it. Areas share them within a request. */
import type DataLoader from 'dataloader';
import type { Context } from './context.ts';
import { nullWhereNotAvailable } from './errors.ts';
import { listAllRows } from './read/list.ts';
import { findWholeList } from './read/lists/wholeList.ts';
import { getRecordLoader } from './read/records.ts';
import { ValuesLink } from './read/ValuesLink.ts';
import { createValuesLoader } from './read/valuesLoader.ts';
import { RequestCache } from './requestCache.ts';
import { type ProjectGroupRow, projectGroups, projects } from './sharedTypes.ts';

/** A group of projects, and its name. */
export interface NamedGroup {
  readonly id: string;
  readonly name: string | null;
}

/** The groups that are visible to the caller. */
class GroupTree {
  readonly #rows: ReadonlyMap<string, ProjectGroupRow>;
  readonly #children: ReadonlyMap<string | undefined, readonly ProjectGroupRow[]>;

  constructor(rows: readonly ProjectGroupRow[]) {
    this.#rows = new Map(rows.map((row) => [row.project_group_id, row]));
    this.#children = Map.groupBy(rows, (row) => row.parent_group_id);
  }

  /** The topmost group above a group, or the group itself. */
  findTop(group: string): NamedGroup {
    const passed = new Set<string>();
    let at = group;
    for (;;) {
      passed.add(at);
      const above = this.#rows.get(at)?.parent_group_id;
      if (!above || !this.#rows.has(above) || passed.has(above))
        return { id: at, name: this.#rows.get(at)?.name || null };
      at = above;
    }
  }

  /** A group and all groups below it. */
  listWithin(group: string): ReadonlySet<string> {
    const found = new Set([group]);
    // Iterating a set includes what is added meanwhile.
    for (const each of found) for (const child of this.#children.get(each) ?? []) found.add(child.project_group_id);
    return found;
  }
}

const groupTrees = new RequestCache<string, Promise<GroupTree | null>>();
const links = new RequestCache<string, ValuesLink>();
const loaders = new RequestCache<string, DataLoader<string, string[]>>();

const MEMBERS = ['project_group_id', 'name', 'parent_group_id'];

/** The groups that are visible to the caller, listed once per request; null where the deployment cannot list them. */
export const loadGroupTree = (context: Context): Promise<GroupTree | null> =>
  groupTrees.getOrCreate(context, '', async () => {
    const known = findWholeList(context, projectGroups, MEMBERS);
    if (known !== null) return new GroupTree(known);
    const rows = await listAllRows(context, projectGroups, MEMBERS).catch(nullWhereNotAvailable);
    if (rows === null) return null;
    getRecordLoader(context, projectGroups, null).prime(rows, new Set(MEMBERS));
    return new GroupTree(rows);
  });

/**
 * How records with a `project_id` belong to groups of projects: to that of their project, and to all above it. Takes a list of all
 * groups, and one of the projects in those that are needed, 1,000 with each call.
 *
 * @returns null where the deployment cannot list groups or projects
 * @throws {OperationError} of `identity.project_group.list` or `identity.project.list`
 */
export const loadProjectGroupMembership = async (context: Context, group: string): Promise<ValuesLink | null> => {
  const own = await findProjectsWithin(context, group);
  if (own === null) return null;
  const link = links.getOrCreate(context, '', () => new ValuesLink('project_id'));
  link.add(group, own);
  return link;
};

/** The projects of a group and of all groups below it; null and errors as `loadProjectGroupMembership`. */
export const findProjectsWithin = async (context: Context, group: string): Promise<string[] | null> => {
  const tree = await loadGroupTree(context);
  if (tree === null) return null;
  const loader = loaders.getOrCreate(context, '', () =>
    createValuesLoader(context, projects, 'project_group_id', 'project_id'),
  );
  const found = await Promise.all([...tree.listWithin(group)].map((one) => loader.load(one))).catch(
    nullWhereNotAvailable,
  );
  return found?.flat() ?? null;
};

const GROUP_OF_PROJECT: ReadonlySet<string> = new Set(['project_id', 'project_group_id']);

/**
 * The topmost group of a project: numbers by it count the groups below in. The projects of a level are fetched together, and all
 * groups once.
 *
 * @returns null where the project is in no group, is not visible to the caller, or where the deployment lacks the reads
 * @throws {OperationError} of `identity.project_group.list` or `identity.project.list`
 */
export const findTopGroup = async (context: Context, project: string): Promise<NamedGroup | null> => {
  const [tree, row] = await Promise.all([
    loadGroupTree(context),
    getRecordLoader(context, projects, null).loadReferenced(project, GROUP_OF_PROJECT, GROUP_OF_PROJECT),
  ]);
  return row?.project_group_id ? (tree ?? new GroupTree([])).findTop(row.project_group_id) : null;
};

/**
 * The identifiers of the topmost group of each project, by that of the project.
 *
 * @returns none where the deployment lacks the reads
 * @throws {OperationError} of `identity.project_group.list` or `identity.project.list`
 */
export const listTopGroups = async (context: Context): Promise<[project: string, group: string][]> => {
  const [tree, rows] = await Promise.all([
    loadGroupTree(context),
    listAllRows(context, projects, [...GROUP_OF_PROJECT]).catch(nullWhereNotAvailable),
  ]);
  return (rows ?? []).flatMap(({ project_id, project_group_id: group }) =>
    group ? [[project_id, (tree ?? new GroupTree([])).findTop(group).id]] : [],
  );
};
