/**
 * Which records are visible to a caller: semantics 4.5. The same conditions apply to get, list, stat and analyze, and
 * to the record lookup of a write. A record that is not visible therefore answers "not found", never "denied".
 */
import { type RawBuilder, sql } from 'kysely';
import type { Operation } from '../../contract/resource.ts';
import type { ServiceCall } from '../call.ts';
import type { ProjectOrGroup, ServiceCaller } from '../caller.ts';
import { findEntriesById } from '../directory/findEntries.ts';
import { findGroupProjects, findOwnProjectGroups, findOwnProjects } from '../directory/projects.ts';
import { notFoundError, permissionDeniedError } from '../errors.ts';
import type { Database } from '../store/database.ts';
import { allConditions, changeWhere, findRow, isInDomain, memberEquals } from '../store/records.ts';
import { columnOf, type ResourceTable } from '../store/table.ts';
import type { JsonMembers } from '../values/jsonObject.ts';
import { isValidText } from '../values/jsonValues.ts';

type SqlCondition = RawBuilder<boolean>;
const isOneOf = (table: ResourceTable, member: string, values: readonly string[]): SqlCondition =>
  sql<boolean>`${columnOf(table, member)} = any(${values as string[]}::text[])`;

/**
 * WORKSPACE_OWNER, WORKSPACE_MEMBER and apps of a workspace are bound to it. DOMAIN_ADMIN and internal callers are
 * bound to the domain.
 */
export const isBoundToWorkspace = ({ caller }: ServiceCall): boolean =>
  caller.roleType === 'WORKSPACE_OWNER' || caller.roleType === 'WORKSPACE_MEMBER';

/**
 * Workspaces whose rows are visible to a call within a workspace. Reads include domain-wide rows, except for apps
 * (semantics 4.5.3).
 */
const listVisibleWorkspaces = (
  call: ServiceCall,
  workspaceId: string,
  { resource }: ResourceTable,
  intent: 'read' | 'write',
) => {
  if (!isBoundToWorkspace(call)) return [workspaceId];
  const domainWide = intent === 'read' && resource.id !== 'identity.app' ? ['*', ''] : [];
  return workspaceId === '*' ? domainWide : [workspaceId, ...domainWide];
};

const workspaceCondition = (call: ServiceCall, table: ResourceTable, intent: 'read' | 'write'): SqlCondition[] =>
  call.workspaceId === undefined
    ? []
    : [isOneOf(table, 'workspace_id', listVisibleWorkspaces(call, call.workspaceId, table, intent))];

/**
 * The projects an app is limited to; undefined when it names none (semantics 3.3.10). A group without projects limits
 * the app to no project at all.
 */
export const findAppProjects = async (
  db: Database,
  domainId: string,
  { project_id, project_group_id }: ProjectOrGroup,
): Promise<string[] | undefined> => {
  if (project_group_id) return findGroupProjects(db, domainId, project_group_id);
  return project_id ? [project_id] : undefined;
};

const findProjectLimit = ({ caller, db, domainId }: ServiceCall): Promise<string[] | undefined> | undefined => {
  if (caller.limitedTo) return findAppProjects(db, domainId, caller.limitedTo);
  return caller.roleType === 'WORKSPACE_MEMBER'
    ? findOwnProjects(db, domainId, caller.workspaceId, caller.id)
    : undefined;
};

/** Project limits by caller. A caller object is created for each call, so a limit is never stale. */
const projectLimits = new WeakMap<ServiceCaller, Promise<string[] | undefined>>();

/** The projects a caller is limited to; undefined: no limit. Computed once in each call (semantics 4.5.4). */
export const projectLimit = async (call: ServiceCall): Promise<string[] | undefined> => {
  const known = projectLimits.get(call.caller) ?? findProjectLimit(call);
  if (known) projectLimits.set(call.caller, known);
  return known;
};

const projectCondition = async (call: ServiceCall, table: ResourceTable): Promise<SqlCondition[]> => {
  const projects = await projectLimit(call);
  if (!projects) return [];
  if (table.columns.has('projects')) {
    return [sql<boolean>`${columnOf(table, 'projects')} ?| ${projects}::text[]`];
  }
  const own = isOneOf(table, 'project_id', projects);
  if (!table.columns.has('project_group_id')) return [own];
  const groups = await findOwnProjectGroups(call.db, call.domainId, call.caller.id);
  return [sql<boolean>`(${own} or ${isOneOf(table, 'project_group_id', groups)})`];
};

/** Conditions that select the rows visible to the caller or, with `write`, the rows the caller may change. */
export const visibilityConditions = async (
  call: ServiceCall,
  table: ResourceTable,
  intent: 'read' | 'write',
): Promise<SqlCondition[]> => {
  const { scope } = table.resource;
  if (scope === 'global') return [];
  const domain = call.domainId === '' ? [] : [isInDomain(table, call.domainId)];
  if (scope === 'domain' || scope === 'user') return domain;
  const workspace = workspaceCondition(call, table, intent);
  return scope === 'project'
    ? [...domain, ...workspace, ...(await projectCondition(call, table))]
    : [...domain, ...workspace];
};

/**
 * Finds the record of a get or a write. A write locks it until the transaction ends.
 *
 * @param key member of the request that names the record, for errors
 * @throws {ServiceError} ERROR_NOT_FOUND, also for a record that is not visible
 */
export const findVisible = async <Row extends object>(
  call: ServiceCall,
  table: ResourceTable<Row>,
  id: string,
  intent: 'read' | 'write',
  key: string = table.resource.idField ?? '',
): Promise<Row> => {
  const where = [memberEquals(table, key, id), allConditions(await visibilityConditions(call, table, intent))];
  const found = await findRow(call.db, table, where, { lock: intent === 'write' });
  if (!found) throw notFoundError(key, id);
  return found;
};

/** Whether a directory record is visible to the caller, by its workspace and project (semantics 4.5.4). */
export const isVisible = async (
  call: ServiceCall,
  { workspace_id, project_id = '' }: { workspace_id: string; project_id?: string },
): Promise<boolean> => {
  if (call.workspaceId !== undefined && call.workspaceId !== workspace_id) return false;
  const limit = await projectLimit(call);
  return limit === undefined || limit.includes(project_id);
};

/**
 * Changes the record of a write in one statement. For changes that do not depend on the current values of the record.
 * The statement is a separate transaction. It waits for other writers and checks its conditions again on the rows they
 * commit.
 *
 * @param extra conditions on the record, in addition to its visibility
 * @returns the record after the change; undefined when no record matches
 * @throws {ServiceError} as `changeWhere`
 */
export const updateVisible = async <Row extends object>(
  call: ServiceCall,
  table: ResourceTable<Row>,
  { id, changes, extra = [] }: { id: string; changes: Partial<Row>; extra?: readonly SqlCondition[] },
): Promise<Row | undefined> => {
  const own = memberEquals(table, table.resource.idField ?? '', id);
  return changeWhere(call.db, table, [own, ...(await visibilityConditions(call, table, 'write')), ...extra], changes);
};

const listTexts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string' && item !== '');

/** Projects that a body names, each with the member that names it. `*` in a read is no restriction. */
const listNamedProjects = ({ kind }: Operation, body: Readonly<JsonMembers>): [string, string][] =>
  ['project_id', 'projects']
    .flatMap((member) => [...new Set(listTexts(body[member]))].map((id): [string, string] => [member, id.trim()]))
    .filter(([, id]) => id !== '*' || kind === 'write');

/** A project and the request member that names it, for errors. */
export type NamedProject = readonly [member: string, id: string];

const checkProjectLimit = async (call: ServiceCall, named: readonly NamedProject[]): Promise<void> => {
  for (const [member, id] of named) {
    const limit = await projectLimit(call);
    if (limit && !limit.includes(id))
      throw permissionDeniedError(`The project is not one of the caller's. (key = ${member})`);
  }
};

const checkProjectWorkspace = async (call: ServiceCall, named: readonly NamedProject[]): Promise<void> => {
  if (named.length === 0 || !isBoundToWorkspace(call)) return;
  // A project limit implies the workspace, and was checked before.
  if (await projectLimit(call)) return;
  const valid = named.filter(([, id]) => isValidText(id));
  const names = valid.map(([, id]) => [call.domainId, id] as const);
  const found = await findEntriesById(call.db, 'projects', names);
  const elsewhere = valid.find((_, index) => {
    const project = found[index];
    return project !== undefined && project.workspace_id !== call.caller.workspaceId;
  });
  if (elsewhere) throw notFoundError(...elsewhere);
};

/**
 * Checks that the projects of a request belong to the caller, where the caller is limited to certain projects
 * (semantics 4.4.3).
 *
 * @throws {ServiceError} ERROR_PERMISSION_DENIED
 */
export const checkOwnProjects = (call: ServiceCall, operation: Operation, body: Readonly<JsonMembers>): Promise<void> =>
  checkProjectLimit(call, listNamedProjects(operation, body));

/**
 * Checks that the projects of a request belong to the workspace of a caller who is bound to one. Projects the directory
 * does not know are accepted (semantics 4.4.3).
 *
 * @throws {ServiceError} ERROR_NOT_FOUND
 */
export const checkProjectsInWorkspace = (
  call: ServiceCall,
  operation: Operation,
  body: Readonly<JsonMembers>,
): Promise<void> => checkProjectWorkspace(call, listNamedProjects(operation, body));

/**
 * Both checks, for projects in nested members of a request.
 *
 * @throws {ServiceError} ERROR_PERMISSION_DENIED, ERROR_NOT_FOUND
 */
export const checkProjectScope = async (call: ServiceCall, named: readonly NamedProject[]): Promise<void> => {
  await checkProjectLimit(call, named);
  await checkProjectWorkspace(call, named);
};
