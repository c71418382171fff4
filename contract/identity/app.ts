/** Apps: credentials of machines, with a separate role, in the domain, a workspace or a project. */
import type { Static } from 'typebox';
import {
  changedTags,
  createdAt,
  domainId,
  LISTED,
  listQuery,
  newTags,
  requestDomainId,
  statOf,
  tags,
  workspaceFilter,
} from '../common.ts';
import { ResourceGroup, RoleType } from '../enums.ts';
import { Empty, flag, listOf, message, of, optional, Struct, text, texts, time } from '../members.ts';
import { DOMAIN_ADMINS, OWNERS, resource } from '../resource.ts';
import { State } from './enums.ts';

export const AppInfo = message('identity.AppInfo', 'A credential for non-interactive access, with a role of its own.', {
  app_id: text('Identifier, e.g. `app-5c7fe0129ab3`; authorship of what the app writes is put down to it.'),
  client_secret: text(
    'The bearer token itself; shown in the answers of create and generate_client_secret only, empty elsewhere.',
  ),
  name: text('At most 40 characters.'),
  state: of(State, 'EXPIRED until a new secret is generated.'),
  is_managed: flag('True for the app of an agent, which only the agent changes.'),
  tags,
  role_type: of(RoleType, 'Type of the role when the app was made.'),
  resource_group: of(ResourceGroup, 'What the app reaches; goes with the role type.'),
  domain_id: domainId,
  workspace_id: text('Workspace the app acts in; `*` for resource_group DOMAIN.'),
  role_id: text('Role whose permissions the app has at each call.'),
  client_id: text('Names the app to check; changes with every new secret and opens nothing by itself.'),
  project_group_id: text(
    'Limits a PROJECT app to the projects of this group and the groups below; empty when there is none.',
  ),
  project_id: text('Limits a PROJECT app to this project; empty when there is none.'),
  created_at: createdAt,
  expired_at: time('When the secret stops working.'),
  last_accessed_at: time('When the app last called, or was checked.'),
});

/** A record in wire form. */
export type AppRecord = Static<typeof AppInfo>;

const newExpiry = optional(time('In the future, at most 365 days ahead, which is the default.'));

export const CreateAppRequest = message('identity.CreateAppRequest', 'A new app.', {
  name: text('At most 40 characters.'),
  role_id: text('An enabled role, whose type fits the resource_group.'),
  resource_group: of(
    ResourceGroup,
    'DOMAIN for a DOMAIN_ADMIN role, WORKSPACE for WORKSPACE_OWNER, PROJECT for WORKSPACE_MEMBER.',
  ),
  project_group_id: text('Must be sent. For PROJECT either this or project_id is set; else it may be empty.'),
  project_id: text('Must be sent. For PROJECT either this or project_group_id is set; else it may be empty.'),
  tags: newTags,
  expired_at: newExpiry,
  workspace_id: optional(text('Required for WORKSPACE and PROJECT, where neither the token nor the project gives it.')),
});

export const UpdateAppRequest = message('identity.UpdateAppRequest', 'An app, and what to change.', {
  app_id: text('App to change.'),
  name: optional(text('Replaces the name; not empty, at most 40 characters.')),
  tags: changedTags,
});

export const GenerateAPIKeyAppRequest = message(
  'identity.GenerateAPIKeyAppRequest',
  'An app that needs a new secret.',
  {
    app_id: text('App to renew; not a managed one.'),
    expired_at: newExpiry,
  },
);

export const AppRequest = message('identity.AppRequest', 'One app.', {
  app_id: text('App to act on.'),
});

export const AppCheckRequest = message('identity.AppCheckRequest', 'The client id of an app.', {
  client_id: text('As the app has it now; an earlier one is unknown.'),
  domain_id: requestDomainId,
});

export const CheckAppInfo = message('identity.CheckAppInfo', 'What an app may do at this moment.', {
  permissions: texts('Those of its role, e.g. `monitoring:Alert.read`; empty: all its role type allows.'),
  projects: texts('Ids of the projects it is limited to; empty: no limit.'),
});

export const AppSearchQuery = message('identity.AppSearchQuery', LISTED, {
  query: listQuery,
  app_id: optional(text('Id of the app.')),
  name: optional(text('Name of the app, as a whole.')),
  state: optional(of(State, 'State at this moment; apps past `expired_at` are EXPIRED.')),
  role_type: optional(of(RoleType, 'Type the apps act with.')),
  workspace_id: workspaceFilter,
  role_id: optional(text('Role of the apps.')),
  client_id: optional(text('Present client id of the app.')),
});

export const AppsInfo = listOf('identity.AppsInfo', AppInfo);

export const AppStatQuery = statOf('identity.AppStatQuery');

export const app = resource(
  {
    area: 'identity',
    version: 'v2',
    name: 'app',
    record: AppInfo,
    idField: 'app_id',
    idPrefix: 'app-',
    otherPrefixes: { client_id: 'client-' },
    permission: 'identity:App',
    scope: 'workspace',
    minimalFields: ['app_id', 'name', 'state', 'role_type', 'role_id', 'expired_at'],
    keywordFields: ['app_id', 'name'],
    defaultSort: ['-created_at'],
    maxLength: { name: 40 },
    secretFields: ['client_secret'],
  },
  {
    create: {
      summary: 'Makes an app and shows its secret.',
      request: CreateAppRequest,
      response: AppInfo,
      roles: OWNERS,
      errors: [
        'ERROR_NOT_ALLOWED_ROLE_TYPE',
        'ERROR_APP_EXPIRED_LIMIT',
        'ERROR_REQUIRED_PARAMETER',
        'ERROR_INVALID_PARAMETER',
        'ERROR_NOT_FOUND',
      ],
    },
    update: {
      summary: 'Changes the name and the tags of an app.',
      request: UpdateAppRequest,
      response: AppInfo,
      roles: OWNERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    generate_client_secret: {
      summary: 'Gives an app a new client id and secret; the old secret stops working at once.',
      request: GenerateAPIKeyAppRequest,
      response: AppInfo,
      roles: OWNERS,
      errors: ['ERROR_APP_EXPIRED_LIMIT', 'ERROR_NOT_FOUND'],
    },
    enable: {
      summary: 'Lets a disabled app work again; refused for an expired or managed one.',
      request: AppRequest,
      response: AppInfo,
      roles: OWNERS,
      errors: ['ERROR_PERMISSION_DENIED', 'ERROR_NOT_FOUND'],
    },
    disable: {
      summary: 'Stops an app from working until it is enabled; refused for a managed one.',
      request: AppRequest,
      response: AppInfo,
      roles: OWNERS,
      errors: ['ERROR_PERMISSION_DENIED', 'ERROR_NOT_FOUND'],
    },
    get: {
      summary: 'Shows one app, without its secret.',
      request: AppRequest,
      response: AppInfo,
      roles: OWNERS,
      errors: ['ERROR_NOT_FOUND'],
    },
    delete: {
      summary: 'Removes an app, which stops working at once; refused for a managed one.',
      request: AppRequest,
      response: Empty,
      roles: OWNERS,
      errors: ['ERROR_PERMISSION_DENIED', 'ERROR_NOT_FOUND'],
    },
    check: {
      summary: 'Tells which permissions and projects the app behind a client id has now; open to internal callers too.',
      request: AppCheckRequest,
      response: CheckAppInfo,
      roles: DOMAIN_ADMINS,
      errors: ['ERROR_PERMISSION_DENIED'],
    },
    list: {
      summary: 'Lists apps; owners see those of their workspace only.',
      request: AppSearchQuery,
      response: AppsInfo,
      roles: OWNERS,
      filters: ['app_id', 'name', 'state', 'role_type', 'workspace_id', 'role_id', 'client_id'],
    },
    stat: { summary: 'Computes statistics over apps.', request: AppStatQuery, response: Struct, roles: OWNERS },
  },
);
