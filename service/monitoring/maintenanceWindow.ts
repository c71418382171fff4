/** Operations on maintenance windows: semantics 3.18.1–3.18.5. */
import { type MaintenanceWindowRecord, maintenanceWindow } from '../../contract/monitoring/maintenanceWindow.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { findVisible, projectLimit } from '../auth/visibility.ts';
import { resolveWorkspace } from '../auth/workspaceResolution.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import type { DirectoryRecords } from '../directory/directoryRecords.ts';
import { checkEntryReferences, findEntry } from '../directory/findEntries.ts';
import { invalidParameterError, permissionDeniedError, ServiceError } from '../errors.ts';
import { answerGet, answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { toWireRecord } from '../query/index.ts';
import { changeRow, insertRow } from '../store/records.ts';
import { type StoredWindow, windows } from './tables.ts';

type WindowProject = DirectoryRecords['projects'] | undefined;

const toWireWindow = (row: StoredWindow) => toWireRecord(windows, row) as MaintenanceWindowRecord;

/** Finds the projects of a request, which must exist. They determine the workspace of a new window. */
const findReferencedProjects = ({ db, domainId }: ServiceCall, ids: readonly string[]): Promise<WindowProject[]> =>
  checkEntryReferences(db, 'projects', domainId, 'projects', ids);

/** The first project, if all projects have the same workspace. A window over several workspaces belongs to none. */
const findCommonProject = (projects: readonly WindowProject[]): WindowProject => {
  const [first, ...others] = projects;
  return others.every((project) => project?.workspace_id === first?.workspace_id) ? first : undefined;
};

const checkPeriod = ({
  projects,
  start_time,
  end_time,
}: Pick<StoredWindow, 'projects' | 'start_time' | 'end_time'>) => {
  if (projects.length === 0) throw invalidParameterError('projects', 'must not be empty');
  if (start_time === '') throw invalidParameterError('start_time', 'must not be empty');
  // Times in wire form sort as texts.
  if (end_time <= start_time) throw invalidParameterError('end_time', 'must be after start_time');
};

const create = async (request: RequestOf<typeof maintenanceWindow.create>, call: ServiceCall) => {
  const { title, start_time, end_time, tags = {} } = request;
  const projects = [...new Set(request.projects)];
  const known = await findReferencedProjects(call, projects);
  checkPeriod({ projects, start_time, end_time });
  const stored = await insertRow(call.db, windows, {
    maintenance_window_id: newRecordId(maintenanceWindow),
    ...{ title, start_time, end_time, tags, projects },
    state: 'OPEN',
    domain_id: call.domainId,
    workspace_id: await resolveWorkspace(call, findCommonProject(known)),
    created_by: call.caller.id,
    created_at: call.now,
    updated_at: call.now,
  });
  return toWireWindow(stored);
};

const isOutsideScope = async (
  call: ServiceCall,
  limit: readonly string[] | undefined,
  id: string,
): Promise<boolean> => {
  if (limit) return !limit.includes(id);
  if (call.caller.roleType !== 'WORKSPACE_OWNER') return false;
  const project = await findEntry(call.db, 'projects', call.domainId, id);
  return project !== undefined && project.workspace_id !== call.caller.workspaceId;
};

/**
 * Finds a window to change. A window is visible if the caller has access to any of its projects; it can be changed only
 * with access to all of them, so that no caller ends the silence of another project (semantics 4.5.7).
 *
 * @throws {ServiceError} ERROR_NOT_FOUND, ERROR_PERMISSION_DENIED
 */
const findWindowToChange = async (call: ServiceCall, id: string): Promise<StoredWindow> => {
  const found = await findVisible(call, windows, id, 'write');
  const limit = await projectLimit(call);
  for (const project of found.projects) {
    if (await isOutsideScope(call, limit, project))
      throw permissionDeniedError('A project of the window is outside the caller’s scope.');
  }
  return found;
};

/** The members that a request changes. */
const readChanges = (request: RequestOf<typeof maintenanceWindow.update>): Partial<StoredWindow> => {
  const { title, start_time, end_time, tags, projects } = request;
  const given = { title, start_time, end_time, tags, projects: projects && [...new Set(projects)] };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
};

const update = async (request: RequestOf<typeof maintenanceWindow.update>, call: ServiceCall) => {
  const changes = readChanges(request);
  const found = await findWindowToChange(call, request.maintenance_window_id);
  if (changes.projects) await findReferencedProjects(call, changes.projects);
  if (found.state === 'CLOSED') {
    throw new ServiceError('ERROR_CLOSED_MAINTENANCE_WINDOW', 'The window is closed.', 'maintenance_window_id');
  }
  checkPeriod({ ...found, ...changes });
  if (Object.keys(changes).length === 0) return toWireWindow(found);
  return toWireWindow(await changeRow(call.db, windows, found, { ...changes, updated_at: call.now }));
};

const close = async ({ maintenance_window_id }: RequestOf<typeof maintenanceWindow.close>, call: ServiceCall) => {
  const found = await findWindowToChange(call, maintenance_window_id);
  if (found.state === 'CLOSED') return toWireWindow(found);
  const { now } = call;
  return toWireWindow(await changeRow(call.db, windows, found, { state: 'CLOSED', closed_at: now, updated_at: now }));
};

export const maintenanceWindowHandlers = implementResource(maintenanceWindow, {
  create,
  update,
  close,
  get: answerGet(windows),
  list: answerList(windows, maintenanceWindow.list),
  stat: answerStat(windows),
});
