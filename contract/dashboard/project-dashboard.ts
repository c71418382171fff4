/**
 * Project dashboards: saved layouts of widgets about a project; every earlier layout is stored as a version (semantics
 * 3.24). A PRIVATE dashboard is visible to its owner only.
 */
import type { Static } from 'typebox';
import {
  changedTags,
  createdAt,
  domainId,
  domainStatOf,
  LISTED,
  listQuery,
  newTags,
  onlyMembers,
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
  merged,
  message,
  of,
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
  'Who may see a dashboard: PUBLIC, everybody in reach of the project; PRIVATE, its owner only.',
);

export const ProjectDashboardInfo = message('dashboard.ProjectDashboardInfo', 'One dashboard, as it stands now.', {
  project_dashboard_id: text('Generated: `project-dash-` and 12 hexadecimal digits.'),
  project_id: text('Project it shows; never changes.'),
  name: text(
    'Name for people, at most 100 characters; unique per project and owner, all PUBLIC ones counting together.',
  ),
  viewers: of(Viewers, 'Who may see it; never changes.'),
  version: int32(
    'Number of the present version, from 1; goes up with each change of layouts, variables or variables_schema.',
  ),
  layouts: values('Rows of widgets, free in form.'),
  variables: struct('Values the widgets are filtered by, free in form; `{}` when there are none.'),
  settings: struct('How the dashboard behaves, e.g. its date range, free in form; changes make no version.'),
  variables_schema: struct('Which variables there are, and what they may hold, free in form.'),
  labels: values('Words to find it by; `[]` when there are none.'),
  tags,
  user_id: text('Owner: the user who made a PRIVATE one; empty for PUBLIC ones.'),
  domain_id: domainId,
  created_at: createdAt,
  updated_at: updatedAt,
});

/** A dashboard in wire form. */
export type ProjectDashboardRecord = Static<typeof ProjectDashboardInfo>;

export const ProjectDashboardsInfo = listOf('dashboard.ProjectDashboardsInfo', ProjectDashboardInfo);

export const ProjectDashboardVersionInfo = message(
  'dashboard.ProjectDashboardVersionInfo',
  'One version of a dashboard, as it stood after the change that made it.',
  {
    project_dashboard_id: text('Dashboard it is a version of.'),
    version: int32('Counts from 1 within the dashboard; a deleted number is not used again.'),
    latest: flag('True for the present version, and only for it.'),
    layouts: values('Rows of widgets in this version.'),
    variables: struct('Values the widgets were filtered by.'),
    settings: struct('Settings at that time; a revert leaves the present ones alone.'),
    variables_schema: struct('Which variables there were, and what they could hold.'),
    domain_id: domainId,
    created_at: createdAt,
  },
);

/** A version of a dashboard in wire form. */
export type ProjectDashboardVersionRecord = Static<typeof ProjectDashboardVersionInfo>;

export const ProjectDashboardVersionsInfo = listOf(
  'dashboard.ProjectDashboardVersionsInfo',
  ProjectDashboardVersionInfo,
);

export const CreateProjectDashboardRequest = message(
  'dashboard.CreateProjectDashboardRequest',
  'A dashboard to make.',
  {
    project_id: text('Project in reach of the caller.'),
    name: text('Name not yet taken in the project by the same owner, at most 100 characters.'),
    viewers: of(Viewers, 'PRIVATE makes the calling user its owner.'),
    domain_id: requestDomainId,
    layouts: values('Rows of widgets; `[]` will do.'),
    variables: optional(struct('Values to filter the widgets by; `{}` by default.')),
    settings: optional(struct('How the dashboard is to behave; `{}` by default.')),
    variables_schema: optional(struct('Which variables there are; `{}` by default.')),
    labels: optional(values('Words to find it by; `[]` by default.')),
    tags: newTags,
  },
);

export const UpdateProjectDashboardRequest = message(
  'dashboard.UpdateProjectDashboardRequest',
  'Members to change; the others stay.',
  {
    project_dashboard_id: text('Dashboard to change.'),
    domain_id: requestDomainId,
    name: optional(text('New name, not empty and not taken.')),
    layouts: optional(values('Rows of widgets that replace all earlier ones.')),
    variables: optional(struct('Values that replace all earlier ones.')),
    settings: optional(merged(struct('Settings to merge, member by member, into the present ones.'))),
    variables_schema: optional(struct('Schema that replaces the earlier one.')),
    labels: optional(values('Words that replace all earlier ones.')),
    tags: changedTags,
  },
);

export const ProjectDashboardRequest = message('dashboard.ProjectDashboardRequest', 'Names the dashboard to delete.', {
  project_dashboard_id: text('Dashboard in reach of the caller.'),
  domain_id: requestDomainId,
});

export const GetProjectDashboardRequest = message(
  'dashboard.GetProjectDashboardRequest',
  'Names the dashboard to read.',
  {
    project_dashboard_id: text('Dashboard in reach of the caller.'),
    domain_id: requestDomainId,
    only: onlyMembers,
  },
);

export const ProjectDashboardVersionRequest = message(
  'dashboard.ProjectDashboardVersionRequest',
  'Names the version to delete or to revert to.',
  {
    project_dashboard_id: text('Dashboard in reach of the caller.'),
    version: int32('Number of one of its versions.'),
    domain_id: requestDomainId,
  },
);

export const GetProjectDashboardVersionRequest = message(
  'dashboard.GetProjectDashboardVersionRequest',
  'Names the version to read.',
  {
    project_dashboard_id: text('Dashboard in reach of the caller.'),
    version: int32('Number of one of its versions.'),
    domain_id: requestDomainId,
    only: onlyMembers,
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
  name: optional(text('The whole name; case counts.')),
  viewers: optional(of(Viewers, 'PUBLIC ones, or the own PRIVATE ones.')),
  user_id: optional(text("Owner of PRIVATE ones; any but the caller's own id finds nothing.")),
});

export const ProjectDashboardStatQuery = domainStatOf('dashboard.ProjectDashboardStatQuery');

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
      summary: 'Makes a dashboard of a project, with version 1.',
      request: CreateProjectDashboardRequest,
      response: ProjectDashboardInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_UNIQUE', 'ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    update: {
      summary: 'Changes a dashboard; if layouts, variables or variables_schema become different, as a new version.',
      request: UpdateProjectDashboardRequest,
      response: ProjectDashboardInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_NOT_UNIQUE', 'ERROR_PERMISSION_DENIED'],
    },
    delete: {
      summary: 'Removes a dashboard with all its versions.',
      request: ProjectDashboardRequest,
      response: Empty,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    get: {
      summary: 'Reads one dashboard as it stands now.',
      request: GetProjectDashboardRequest,
      response: ProjectDashboardInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    delete_version: {
      summary: 'Removes an old version; the present one is refused with ERROR_LATEST_VERSION.',
      request: ProjectDashboardVersionRequest,
      response: Empty,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_LATEST_VERSION', 'ERROR_PERMISSION_DENIED'],
    },
    revert_version: {
      summary: 'Brings back layouts, variables and variables_schema of a version, as a new version; settings stay.',
      request: ProjectDashboardVersionRequest,
      response: ProjectDashboardInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    get_version: {
      summary: 'Reads one version.',
      request: GetProjectDashboardVersionRequest,
      response: ProjectDashboardVersionInfo,
      roles: MEMBERS,
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    list_versions: {
      summary: 'Lists the versions of a dashboard, newest first unless the query sorts otherwise.',
      request: ProjectDashboardVersionQuery,
      response: ProjectDashboardVersionsInfo,
      roles: MEMBERS,
      filters: ['project_dashboard_id', 'version'],
      errors: ['ERROR_NOT_FOUND', 'ERROR_PERMISSION_DENIED'],
    },
    list: {
      summary: 'Lists PUBLIC dashboards and the own PRIVATE ones, by name unless the query sorts otherwise.',
      request: ProjectDashboardQuery,
      response: ProjectDashboardsInfo,
      roles: MEMBERS,
      filters: ['project_dashboard_id', 'project_id', 'name', 'viewers', 'user_id'],
    },
    stat: {
      summary:
        'Computes statistics of PUBLIC dashboards and the own PRIVATE ones, answered as `core.StatisticsResult`.',
      request: ProjectDashboardStatQuery,
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
