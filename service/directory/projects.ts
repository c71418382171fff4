import { sql } from 'kysely';
import type { Database } from '../store/database.ts';

/** Selects project groups and every group below them. `start` is the condition for the top groups. */
const selectSubGroups = (domainId: string, start: ReturnType<typeof sql>) => sql`
  with recursive reached as (
    select id from directory_entry where kind = 'project_groups' and domain_id = ${domainId} and ${start}
    union
    select child.id from directory_entry child join reached on child.data ->> 'parent_group_id' = reached.id
    where child.kind = 'project_groups' and child.domain_id = ${domainId}
  )`;

const namesUser = (userId: string) => sql`data -> 'users' ? ${userId}`;

/**
 * The user's own projects in a workspace (semantics 4.5.4): PUBLIC projects, also those without a type; projects that
 * list the user; and projects in a group that lists the user, or in a group below it.
 */
export const findOwnProjects = async (
  db: Database,
  domainId: string,
  workspaceId: string,
  userId: string,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    ${selectSubGroups(domainId, namesUser(userId))}
    select id from directory_entry
    where kind = 'projects' and domain_id = ${domainId} and workspace_id = ${workspaceId} and (
      coalesce(data ->> 'project_type', 'PUBLIC') = 'PUBLIC'
      or ${namesUser(userId)}
      or data ->> 'project_group_id' in (select id from reached))`.execute(db);
  return rows.map(({ id }) => id);
};

/**
 * Project groups that list a user, and the groups below them. Budgets of these groups are visible to the user (4.5.4).
 */
export const findOwnProjectGroups = async (db: Database, domainId: string, userId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    ${selectSubGroups(domainId, namesUser(userId))} select id from reached`.execute(db);
  return rows.map(({ id }) => id);
};

/** The groups that contain the projects, and every group above them. */
export const findParentGroups = async (
  db: Database,
  domainId: string,
  projects: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select data ->> 'project_group_id' as id from directory_entry
      where kind = 'projects' and domain_id = ${domainId} and id = any(${projects as string[]}::text[])
      union
      select child.data ->> 'parent_group_id' from directory_entry child join above on child.id = above.id
      where child.kind = 'project_groups' and child.domain_id = ${domainId}
    )
    select id from above where id <> ''`.execute(db);
  return rows.map(({ id }) => id);
};

/** The projects of a project group and of every group below it. */
export const findGroupProjects = async (db: Database, domainId: string, groupId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    ${selectSubGroups(domainId, sql`id = ${groupId}`)}
    select id from directory_entry
    where kind = 'projects' and domain_id = ${domainId}
      and data ->> 'project_group_id' in (select id from reached)`.execute(db);
  return rows.map(({ id }) => id);
};

/** Whether a project group is the top group or a group below it. */
export const isWithinGroup = async (
  db: Database,
  domainId: string,
  groupId: string,
  topId: string,
): Promise<boolean> => {
  if (groupId === topId) return true;
  const { rows } = await sql`
    ${selectSubGroups(domainId, sql`id = ${topId}`)} select 1 from reached where id = ${groupId}`.execute(db);
  return rows.length > 0;
};
