/**
 * Reads of projects (reads around the API): the projects of the directory that are visible to the caller (semantics
 * 4.5.4).
 */
import { type RawBuilder, sql } from 'kysely';
import { type ProjectRecord, project } from '../../contract/identity/project.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { findGroupProjects } from '../directory/projects.ts';
import { answerGet, answerList } from '../handlers/read.ts';
import { memberEquals } from '../store/records.ts';
import { columnOf, createTable } from '../store/table.ts';

type ProjectListRequest = RequestOf<typeof project.list>;

const projects = createTable<ProjectRecord>(project, { isView: true });

/** The projects of a group. With `include_children` also those of the groups below it. */
const isInGroup = async (
  { db, domainId }: ServiceCall,
  { project_group_id, include_children }: ProjectListRequest,
): Promise<RawBuilder<boolean>[]> => {
  if (!project_group_id) return [];
  if (!include_children) return [memberEquals(projects, 'project_group_id', project_group_id)];
  const ids = await findGroupProjects(db, domainId, project_group_id);
  return [sql<boolean>`${columnOf(projects, 'project_id')} = any(${ids}::text[])`];
};

const restrictProjects = async (call: ServiceCall, request: ProjectListRequest) => [
  ...(await isInGroup(call, request)),
  ...(request.user_id ? [sql<boolean>`${columnOf(projects, 'users')} ? ${request.user_id}`] : []),
];

export const projectHandlers = implementResource(project, {
  get: answerGet(projects),
  list: answerList(projects, project.list, restrictProjects),
});
