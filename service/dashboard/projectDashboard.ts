/** Operations of project dashboards: semantics 3.24. */
import { isDeepStrictEqual } from 'node:util';
import { type ProjectDashboardVersionRecord, projectDashboard } from '../../contract/dashboard/projectDashboard.ts';
import type { RequestOf } from '../../contract/resource.ts';
import { resolveWorkspace } from '../auth/workspaceResolution.ts';
import { implementResource, type ServiceCall } from '../call.ts';
import { checkReference } from '../directory/findEntries.ts';
import { permissionDeniedError, ServiceError } from '../errors.ts';
import { answerList, answerStat } from '../handlers/read.ts';
import { newRecordId } from '../ids.ts';
import { listRecords, projectRecord, toWireRecord } from '../query/index.ts';
import { changeRow, insertRow, removeRow } from '../store/records.ts';
import { dashboards, findDashboard, isPublicOrOwn, type StoredDashboard, toWireDashboard } from './dashboards.ts';
import { findVersion, removeVersion, removeVersions, storeVersion, versionConditions, versions } from './versions.ts';

type DashboardCreateRequest = RequestOf<typeof projectDashboard.create>;
type DashboardUpdateRequest = RequestOf<typeof projectDashboard.update>;
type DashboardVersionRequest = RequestOf<typeof projectDashboard.revert_version>;
type DashboardVersionGetRequest = RequestOf<typeof projectDashboard.get_version>;
type DashboardVersionListRequest = RequestOf<typeof projectDashboard.list_versions>;

/** Members whose change creates a version. Setting an equal value does not. */
const VERSIONED_MEMBERS = ['layouts', 'variables', 'variables_schema'] as const;

/**
 * A PRIVATE dashboard is owned by the user who creates it. A PUBLIC one has no owner. Internal callers cannot be owners
 * (4.7.4).
 */
const findOwner = ({ viewers }: DashboardCreateRequest, { caller }: ServiceCall): string => {
  if (viewers === 'PUBLIC') return '';
  if (caller.kind === 'internal') throw permissionDeniedError('Only a user can own a PRIVATE dashboard.');
  return caller.id;
};

const newDashboard = (request: DashboardCreateRequest, call: ServiceCall, workspaceId: string): StoredDashboard => ({
  project_dashboard_id: newRecordId(projectDashboard),
  project_id: request.project_id,
  name: request.name,
  viewers: request.viewers,
  version: 1,
  layouts: request.layouts,
  variables: request.variables ?? {},
  settings: request.settings ?? {},
  variables_schema: request.variables_schema ?? {},
  labels: request.labels ?? [],
  tags: request.tags ?? {},
  user_id: findOwner(request, call),
  domain_id: call.domainId,
  workspace_id: workspaceId,
  created_at: call.now,
  updated_at: call.now,
});

const create = async (request: DashboardCreateRequest, call: ServiceCall) => {
  const targetProject = await checkReference(call.db, 'projects', call.domainId, 'project_id', request.project_id);
  const dashboard = newDashboard(request, call, await resolveWorkspace(call, targetProject));
  const row = await insertRow(call.db, dashboards, dashboard);
  await storeVersion(call.db, row, call.now);
  return toWireDashboard(row);
};

const changesVersion = (before: StoredDashboard, request: DashboardUpdateRequest) =>
  VERSIONED_MEMBERS.some(
    (member) => request[member] !== undefined && !isDeepStrictEqual(request[member], before[member]),
  );

const update = async (request: DashboardUpdateRequest, call: ServiceCall) => {
  const before = await findDashboard(call, request.project_dashboard_id, 'write');
  const { name, layouts, variables, variables_schema, labels, tags } = request;
  const given = Object.entries({ name, layouts, variables, variables_schema, labels, tags });
  const changed = changesVersion(before, request);
  const row = await changeRow(call.db, dashboards, before, {
    ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
    settings: { ...before.settings, ...request.settings },
    version: changed ? before.version + 1 : before.version,
    updated_at: call.now,
  });
  if (changed) await storeVersion(call.db, row, call.now);
  return toWireDashboard(row);
};

/** Restores an old version as a new version, so that no version is lost (semantics 3.24.3). */
const revertVersion = async ({ project_dashboard_id, version }: DashboardVersionRequest, call: ServiceCall) => {
  const before = await findDashboard(call, project_dashboard_id, 'write');
  const { layouts, variables, variables_schema } = await findVersion(call.db, before, version);
  const row = await changeRow(call.db, dashboards, before, {
    ...{ layouts, variables, variables_schema },
    version: before.version + 1,
    updated_at: call.now,
  });
  await storeVersion(call.db, row, call.now);
  return toWireDashboard(row);
};

const deleteVersion = async ({ project_dashboard_id, version }: DashboardVersionRequest, call: ServiceCall) => {
  const dashboard = await findDashboard(call, project_dashboard_id, 'write');
  const found = await findVersion(call.db, dashboard, version);
  if (found.latest) throw new ServiceError('ERROR_LATEST_VERSION', 'The latest version cannot be deleted.', 'version');
  await removeVersion(call.db, found);
  return {};
};

const remove = async ({ project_dashboard_id }: { project_dashboard_id: string }, call: ServiceCall) => {
  const dashboard = await findDashboard(call, project_dashboard_id, 'write');
  await removeVersions(call.db, dashboard);
  await removeRow(call.db, dashboards, dashboard);
  return {};
};

const get = async ({ project_dashboard_id, only }: RequestOf<typeof projectDashboard.get>, call: ServiceCall) =>
  projectRecord(toWireDashboard(await findDashboard(call, project_dashboard_id, 'read')), only) as StoredDashboard;

const getVersion = async ({ project_dashboard_id, version, only }: DashboardVersionGetRequest, call: ServiceCall) => {
  const dashboard = await findDashboard(call, project_dashboard_id, 'read');
  const found = toWireRecord(versions, await findVersion(call.db, dashboard, version));
  return projectRecord(found, only) as ProjectDashboardVersionRecord;
};

const listVersions = async (
  { project_dashboard_id, version, query }: DashboardVersionListRequest,
  call: ServiceCall,
) => {
  const dashboard = await findDashboard(call, project_dashboard_id, 'read');
  const filters = version === undefined ? {} : { version };
  const page = await listRecords(call.db, versions, {
    query: query ?? {},
    filters,
    domainId: dashboard.domain_id,
    where: versionConditions(dashboard),
  });
  return { ...page, results: page.results as ProjectDashboardVersionRecord[] };
};

export const projectDashboardHandlers = implementResource(projectDashboard, {
  create,
  update,
  delete: remove,
  get,
  delete_version: deleteVersion,
  revert_version: revertVersion,
  get_version: getVersion,
  list_versions: listVersions,
  list: answerList(dashboards, projectDashboard.list, isPublicOrOwn),
  stat: answerStat(dashboards, isPublicOrOwn),
});
