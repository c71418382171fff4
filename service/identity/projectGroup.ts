/** Reads of project groups (reads around the API), from the directory. */
import { sql } from 'kysely';
import { type ProjectGroupRecord, projectGroup } from '../../contract/identity/projectGroup.ts';
import { projectLimit } from '../auth/visibility.ts';
import { type Call, implement } from '../call.ts';
import { groupsAbove, ownProjectGroups } from '../directory/projects.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { columnOf, tableOf } from '../store/table.ts';

const groups = tableOf<ProjectGroupRecord>(projectGroup, { isView: true });

/**
 * A caller who is limited to projects sees the groups that list the caller, the groups below them, and the groups above
 * the projects.
 */
const restriction = async (call: Call) => {
  const projects = await projectLimit(call);
  if (projects === undefined) return [];
  const { db, domainId, caller } = call;
  const own = await ownProjectGroups(db, domainId, caller.id);
  const above = await groupsAbove(db, domainId, projects);
  return [sql<boolean>`${columnOf(groups, 'project_group_id')} = any(${[...own, ...above]}::text[])`];
};

export const projectGroupHandlers = implement(projectGroup, {
  get: answerGet(groups, 'project_group_id', restriction),
  list: answerList(groups, projectGroup.list, restriction),
});
