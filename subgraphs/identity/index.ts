import { CheckAppInfo } from '../../contract/identity/app.ts';
import { DomainAuthInfo as DomainAuthMessage } from '../../contract/identity/domain.ts';
import { MyWorkspaceInfo } from '../../contract/identity/userProfile.ts';
import { WorkspaceCost } from '../../contract/identity/workspace.ts';
import { createSubgraph } from '../subgraph.ts';
import { Actor } from './resolvers/Actor.ts';
import { Agent } from './resolvers/Agent.ts';
import { AlertService } from './resolvers/AlertService.ts';
import { ApiKey } from './resolvers/ApiKey.ts';
import { App } from './resolvers/App.ts';
import { AppAccess } from './resolvers/AppAccess.ts';
import { DomainAuthInfo } from './resolvers/DomainAuthInfo.ts';
import { GrantedToken } from './resolvers/GrantedToken.ts';
import { IdentityJob } from './resolvers/IdentityJob.ts';
import { Mutation } from './resolvers/Mutation.ts';
import { Plugin } from './resolvers/Plugin.ts';
import { Project } from './resolvers/Project.ts';
import { ProjectGroup } from './resolvers/ProjectGroup.ts';
import { Query } from './resolvers/Query.ts';
import { Role } from './resolvers/Role.ts';
import { RoleBinding } from './resolvers/RoleBinding.ts';
import { ServiceAccount } from './resolvers/ServiceAccount.ts';
import { Token } from './resolvers/Token.ts';
import { TrustedAccount } from './resolvers/TrustedAccount.ts';
import { User } from './resolvers/User.ts';
import { Viewer } from './resolvers/Viewer.ts';
import { ViewerWorkspace } from './resolvers/ViewerWorkspace.ts';
import { Workspace } from './resolvers/Workspace.ts';
import {
  agents,
  apiKeys,
  apps,
  endpoints,
  identityJobs,
  legacyEndpoints,
  projectGroups,
  projects,
  roleBindings,
  roles,
  serviceAccounts,
  trustedAccounts,
  users,
  workspaces,
} from './resources.ts';

/** The identity subgraph. */
export const identity = createSubgraph(
  'identity',
  {
    Actor,
    DomainAuthInfo,
    RoleBinding,
    ViewerWorkspace,
    Agent,
    AlertService,
    ApiKey,
    App,
    AppAccess,
    GrantedToken,
    IdentityJob,
    Mutation,
    Plugin,
    Project,
    ProjectGroup,
    Query,
    Role,
    ServiceAccount,
    Token,
    TrustedAccount,
    User,
    Viewer,
    Workspace,
  },
  {
    records: [
      agents,
      apiKeys,
      apps,
      endpoints,
      identityJobs,
      legacyEndpoints,
      projectGroups,
      projects,
      roleBindings,
      roles,
      serviceAccounts,
      trustedAccounts,
      users,
      workspaces,
    ],
    parts: {
      AppAccess: CheckAppInfo,
      DomainAuthInfo: DomainAuthMessage,
      ViewerWorkspace: MyWorkspaceInfo,
      WorkspaceCost,
    },
  },
);
