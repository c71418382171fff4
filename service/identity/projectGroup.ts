/** Reads of project groups (reads around the API), from the directory. */
import { sql } from 'kysely';
import { type ProjectGroupRecord, projectGroup } from '../../contract/identity/projectGroup.ts';
import { projectLimit } from '../auth/visibility.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { findOwnProjectGroups, findParentGroups } from '../directory/projects.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { columnOf, createTable } from '../store/table.ts';

const groups = createTable<ProjectGroupRecord>(projectGroup, { isView: true });

/**
 * A caller who is limited to projects sees the groups that list the caller, the groups below them, and the groups above
 * the projects.
 */
const restrictGroups = async (call: ServiceCall) => {
  const projects = await projectLimit(call);
  if (projects === undefined) return [];
  const { db, domainId, caller } = call;
  const own = await findOwnProjectGroups(db, domainId, caller.id);
  const above = await findParentGroups(db, domainId, projects);
  return [sql<boolean>`${columnOf(groups, 'project_group_id')} = any(${[...own, ...above]}::text[])`];
};

export const projectGroupHandlers = implementResource(projectGroup, {
  get: answerGet(groups, 'project_group_id', restrictGroups),
  list: answerList(groups, projectGroup.list, restrictGroups),
});
