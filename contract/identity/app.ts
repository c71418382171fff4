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
  statRequest,
  tags,
  workspaceFilter,
} from '../common.ts';
import { ResourceGroup, RoleType } from '../enums.ts';
import { Empty, flag, listOf, message, nested, optional, Struct, text, texts, time } from '../members.ts';
import { DOMAIN_ADMINS, OWNERS, resource } from '../resource.ts';
import { State } from './enums.ts';

export const AppInfo = message('identity.AppInfo', 'A credential for non-interactive access, with its own role.', {
  app_id: text('Identifier, e.g. `app-5c7fe0129ab3`. Records that the app creates have it as author.'),
  client_secret: text(
    'The bearer token. Only the answers of create and generate_client_secret contain it; empty elsewhere.',
  ),
  name: text('At most 40 characters.'),
  state: nested(State, 'EXPIRED until a new secret is generated.'),
  is_managed: flag('True for the app of an agent; only operations of the agent change it.'),
  tags,
  role_type: nested(RoleType, 'Type of the role at the creation of the app.'),
  resource_group: nested(ResourceGroup, 'Scope of the app, determined by the role type.'),
  domain_id: domainId,
  workspace_id: text('Workspace the app acts in; `*` for resource_group DOMAIN.'),
  role_id: text('Role of the app. Its current permissions apply to each call.'),
  client_id: text('Identifies the app in check. It changes with each new secret, and is not a credential.'),
  project_group_id: text(
    'Limits a PROJECT app to the projects of this group and the groups below; empty when there is none.',
  ),
  project_id: text('Limits a PROJECT app to this project; empty when there is none.'),
  created_at: createdAt,
  expired_at: time('Expiry of the secret.'),
  last_accessed_at: time('Time of the last call or check of the app.'),
});

/** A record in wire form. */
export type AppRecord = Static<typeof AppInfo>;

const newExpiry = optional(time('A time in the future, at most 365 days ahead, which is the default.'));

export const CreateAppRequest = message('identity.CreateAppRequest', 'A new app.', {
  name: text('At most 40 characters.'),
  role_id: text('An enabled role whose type matches the resource_group.'),
  resource_group: nested(
    ResourceGroup,
    'DOMAIN for a DOMAIN_ADMIN role, WORKSPACE for WORKSPACE_OWNER, PROJECT for WORKSPACE_MEMBER.',
  ),
  project_group_id: text('Required; may be empty. PROJECT requires either this or project_id.'),
  project_id: text('Required; may be empty. PROJECT requires either this or project_group_id.'),
  tags: newTags,
  expired_at: newExpiry,
  workspace_id: optional(
    text('Required for WORKSPACE and PROJECT if neither the token nor the project determines it.'),
  ),
});

export const UpdateAppRequest = message('identity.UpdateAppRequest', 'An app and the changes.', {
  app_id: text('App to change.'),
  name: optional(text('Replaces the name; not empty, at most 40 characters.')),
  tags: changedTags,
});

export const GenerateAPIKeyAppRequest = message(
  'identity.GenerateAPIKeyAppRequest',
  'An app that needs a new secret.',
  {
    app_id: text('App whose secret to replace; not a managed app.'),
    expired_at: newExpiry,
  },
);

export const AppRequest = message('identity.AppRequest', 'One app.', {
  app_id: text('App to act on.'),
});

export const AppCheckRequest = message('identity.AppCheckRequest', 'The client id of an app.', {
  client_id: text('The current client id; earlier ones are unknown.'),
  domain_id: requestDomainId,
});

export const CheckAppInfo = message('identity.CheckAppInfo', 'The current permissions of an app.', {
  permissions: texts('Permissions of its role, e.g. `monitoring:Alert.read`; empty: all that its role type permits.'),
  projects: texts('Ids of the projects to which it is limited; empty: no limit.'),
});

export const AppSearchQuery = message('identity.AppSearchQuery', LISTED, {
  query: listQuery,
  app_id: optional(text('Id of the app.')),
  name: optional(text('Exact name of the app.')),
  state: optional(nested(State, 'Current state; apps past `expired_at` are EXPIRED.')),
  role_type: optional(nested(RoleType, 'Role type of the apps.')),
  workspace_id: workspaceFilter,
  role_id: optional(text('Role of the apps.')),
  client_id: optional(text('Current client id of the app.')),
});

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
      summary: 'Creates an app and returns its secret.',
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
    },
    generate_client_secret: {
      summary: 'Creates a new client id and secret for an app; the old secret becomes invalid immediately.',
      request: GenerateAPIKeyAppRequest,
      response: AppInfo,
      roles: OWNERS,
      errors: ['ERROR_APP_EXPIRED_LIMIT', 'ERROR_NOT_FOUND'],
    },
    enable: {
      summary: 'Enables an app; refused for an expired or managed one.',
      request: AppRequest,
      response: AppInfo,
      roles: OWNERS,
      errors: ['ERROR_PERMISSION_DENIED', 'ERROR_NOT_FOUND'],
    },
    disable: {
      summary: 'Disables an app: its secret is invalid until enable. Refused for a managed app.',
      request: AppRequest,
      response: AppInfo,
      roles: OWNERS,
      errors: ['ERROR_PERMISSION_DENIED', 'ERROR_NOT_FOUND'],
    },
    get: {
      summary: 'Returns one app, without its secret.',
      request: AppRequest,
      response: AppInfo,
      roles: OWNERS,
    },
    delete: {
      summary: 'Deletes an app, whose secret becomes invalid immediately; refused for a managed app.',
      request: AppRequest,
      response: Empty,
      roles: OWNERS,
      errors: ['ERROR_PERMISSION_DENIED', 'ERROR_NOT_FOUND'],
    },
    check: {
      summary:
        'Returns the current permissions and projects of the app with a client id; internal callers may use it too.',
      request: AppCheckRequest,
      response: CheckAppInfo,
      roles: DOMAIN_ADMINS,
      errors: ['ERROR_PERMISSION_DENIED'],
    },
    list: {
      summary: 'Lists apps; owners see those of their workspace only.',
      request: AppSearchQuery,
      response: listOf('identity.AppsInfo', AppInfo),
      roles: OWNERS,
    },
    stat: {
      summary: 'Computes statistics over apps.',
      request: statRequest('identity.AppStatQuery'),
      response: Struct,
      roles: OWNERS,
    },
  },
);
