/**
 * Project dashboards: saved layouts of widgets about a project; every earlier layout is stored as a version (semantics
 * 3.24). A PRIVATE dashboard is visible to its owner only.
 */
import type { Static } from 'typebox';
import {
  changedTags,
  createdAt,
  domainId,
  domainStatRequest,
  getRequest,
  LISTED,
  listQuery,
  newTags,
  projectFilter,
  requestDomainId,
  tags,
  updatedAt,
} from '../common.ts';
import {
  Empty,
  enumeration,
  flag,
  int32,
  listOf,
  mergeMember,
  message,
  nested,
  optional,
  Struct,
  struct,
  text,
  values,
} from '../members.ts';
import { MEMBERS, resource } from '../resource.ts';

export const Viewers = enumeration(
  'Viewers',
  ['PUBLIC', 'PRIVATE'],
  'Who may see a dashboard: PUBLIC, all callers with access to the project; PRIVATE, its owner only.',
);

export const ProjectDashboardInfo = message(
  'dashboard.ProjectDashboardInfo',
  'One dashboard, in its current version.',
  {
    project_dashboard_id: text('Generated: `project-dash-` and 12 hexadecimal digits.'),
    project_id: text('Project of the dashboard; never changes.'),
    name: text(
      'Display name, at most 100 characters; unique per project and owner, and among all PUBLIC dashboards of a project.',
    ),
    viewers: nested(Viewers, 'Who may see it; never changes.'),
    version: int32(
      'Number of the current version, from 1; increases with each change of layouts, variables or variables_schema.',
    ),
    layouts: values('Rows of widgets, free-form.'),
    variables: struct('Filter values of the widgets, free-form; `{}` when there are none.'),
    settings: struct('Settings, e.g. the date range, free-form; changes create no version.'),
    variables_schema: struct('Schema of the variables, free-form.'),
    labels: values('Search labels; `[]` when there are none.'),
    tags,
    user_id: text('Owner: the user who created a PRIVATE dashboard; empty for PUBLIC ones.'),
    domain_id: domainId,
    created_at: createdAt,
    updated_at: updatedAt,
  },
);

/** A dashboard in wire form. */
export type ProjectDashboardRecord = Static<typeof ProjectDashboardInfo>;

export const ProjectDashboardVersionInfo = message(
  'dashboard.ProjectDashboardVersionInfo',
  'One version of a dashboard.',
  {
    project_dashboard_id: text('Dashboard of the version.'),
    version: int32('Number within the dashboard, from 1; numbers of deleted versions are not reused.'),
    latest: flag('True for the current version only.'),
    layouts: values('Rows of widgets in this version.'),
    variables: struct('Filter values of the widgets in this version.'),
    settings: struct('Settings at the time of the version; a revert does not restore them.'),
    variables_schema: struct('Schema of the variables in this version.'),
    domain_id: domainId,
    created_at: createdAt,
  },
);

/** A version of a dashboard in wire form. */
export type ProjectDashboardVersionRecord = Static<typeof ProjectDashboardVersionInfo>;

export const CreateProjectDashboardRequest = message('dashboard.CreateProjectDashboardRequest', 'A new dashboard.', {
  project_id: text("Project in the caller's scope."),
  name: text('Name, unique per project and owner, at most 100 characters.'),
  viewers: nested(Viewers, 'For PRIVATE, the calling user becomes the owner.'),
  domain_id: requestDomainId,
  layouts: values('Rows of widgets; may be `[]`.'),
  variables: optional(struct('Filter values of the widgets; `{}` by default.')),
  settings: optional(struct('Settings; `{}` by default.')),
  variables_schema: optional(struct('Schema of the variables; `{}` by default.')),
  labels: optional(values('Search labels; `[]` by default.')),
  tags: newTags,
});

export const UpdateProjectDashboardRequest = message(
  'dashboard.UpdateProjectDashboardRequest',
  'The changes; omitted members keep their values.',
  {
    project_dashboard_id: text('Dashboard to change.'),
    domain_id: requestDomainId,
    name: optional(text('New name, not empty and unique.')),
    layouts: optional(values('Rows of widgets that replace all existing ones.')),
    variables: optional(struct('Values that replace all existing ones.')),
    settings: optional(mergeMember(struct('Settings that are merged into the existing ones, member by member.'))),
    variables_schema: optional(struct('Schema that replaces the existing one.')),
    labels: optional(values('Labels that replace all existing ones.')),
    tags: changedTags,
  },
);

export const ProjectDashboardRequest = message(
  'dashboard.ProjectDashboardRequest',
  'Identifies the dashboard to delete.',
  {
    project_dashboard_id: text("Dashboard in the caller's scope."),
    domain_id: requestDomainId,
  },
);

export const ProjectDashboardVersionRequest = message(
  'dashboard.ProjectDashboardVersionRequest',
  'Identifies the version to delete or to revert to.',
  {
    project_dashboard_id: text("Dashboard in the caller's scope."),
    version: int32('Number of one of its versions.'),
    domain_id: requestDomainId,
  },
);

export const ProjectDashboardVersionQuery = message('dashboard.ProjectDashboardVersionQuery', LISTED, {
  project_dashboard_id: text('Dashboard whose versions to list.'),
  domain_id: requestDomainId,
  query: listQuery,
  version: optional(int32('One version.')),
});

export const ProjectDashboardQuery = message('dashboard.ProjectDashboardQuery', LISTED, {
  domain_id: requestDomainId,
  query: listQuery,
  project_dashboard_id: optional(text('One dashboard.')),
  project_id: projectFilter,
  name: optional(text('Exact name; case-sensitive.')),
  viewers: optional(nested(Viewers, "PUBLIC dashboards, or the caller's own PRIVATE ones.")),
  user_id: optional(text("Owner of PRIVATE dashboards; any id except the caller's own finds nothing.")),
});

export const projectDashboard = resource(
  {
    area: 'dashboard',
    version: 'v1',
    name: 'project_dashboard',
    record: ProjectDashboardInfo,
    idField: 'project_dashboard_id',
    idPrefix: 'project-dash-',
    permission: 'dashboard:ProjectDashboard',
    scope: 'project',
    minimalFields: ['project_dashboard_id', 'name', 'viewers', 'version', 'project_id', 'user_id', 'domain_id'],
    keywordFields: ['project_dashboard_id', 'name'],
    defaultSort: ['name'],
    unique: [['domain_id', 'project_id', 'user_id', 'name']],
    maxLength: { name: 100 },
  },
  {
    create: {
      summary: 'Creates a dashboard of a project, with version 1.',
      request: CreateProjectDashboardRequest,
      response: ProjectDashboardInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_UNIQUE', 'ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    update: {
      summary: 'Changes a dashboard; creates a new version if layouts, variables or variables_schema change.',
      request: UpdateProjectDashboardRequest,
      response: ProjectDashboardInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_NOT_UNIQUE', 'ERROR_PERMISSION_DENIED'],
    },
    delete: {
      summary: 'Deletes a dashboard with all its versions.',
      request: ProjectDashboardRequest,
      response: Empty,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    get: {
      summary: 'Returns one dashboard in its current version.',
      request: getRequest(
        'dashboard.GetProjectDashboardRequest',
        'Identifies the dashboard to read.',
        ProjectDashboardRequest,
      ),
      response: ProjectDashboardInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    delete_version: {
      summary: 'Deletes an old version; the current one is refused with ERROR_LATEST_VERSION.',
      request: ProjectDashboardVersionRequest,
      response: Empty,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_LATEST_VERSION', 'ERROR_PERMISSION_DENIED'],
    },
    revert_version: {
      summary: 'Restores layouts, variables and variables_schema of a version, as a new version; settings are kept.',
      request: ProjectDashboardVersionRequest,
      response: ProjectDashboardInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    get_version: {
      summary: 'Returns one version.',
      request: getRequest(
        'dashboard.GetProjectDashboardVersionRequest',
        'Identifies the version to read.',
        ProjectDashboardVersionRequest,
      ),
      response: ProjectDashboardVersionInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    list_versions: {
      summary: 'Lists the versions of a dashboard, newest first unless the query sorts otherwise.',
      request: ProjectDashboardVersionQuery,
      response: listOf('dashboard.ProjectDashboardVersionsInfo', ProjectDashboardVersionInfo),
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    list: {
      summary: "Lists PUBLIC dashboards and the caller's own PRIVATE ones, by name unless the query sorts otherwise.",
      request: ProjectDashboardQuery,
      response: listOf('dashboard.ProjectDashboardsInfo', ProjectDashboardInfo),
      roles: MEMBERS,
    },
    stat: {
      summary:
        "Computes statistics of PUBLIC dashboards and the caller's own PRIVATE ones; returns `core.StatisticsResult`.",
      request: domainStatRequest('dashboard.ProjectDashboardStatQuery'),
      response: Struct,
      roles: MEMBERS,
    },
  },
);

/** The versions of dashboards: records with separate rules, reached only through the operations of their dashboard. */
export const projectDashboardVersion = resource(
  {
    area: 'dashboard',
    version: 'v1',
    name: 'project_dashboard_version',
    record: ProjectDashboardVersionInfo,
    idField: 'version',
    idPrefix: null,
    parent: 'dashboard.project_dashboard',
    permission: null,
    scope: 'project',
    minimalFields: ['project_dashboard_id', 'version', 'latest', 'domain_id', 'created_at'],
    keywordFields: ['version'],
    defaultSort: ['-version'],
    unique: [['project_dashboard_id', 'version']],
  },
  {},
);
