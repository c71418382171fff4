import { createSubgraph } from '../subgraph.ts';
import { Mutation } from './resolvers/Mutation.ts';
import { Project } from './resolvers/Project.ts';
import { ProjectDashboard } from './resolvers/ProjectDashboard.ts';
import { Query } from './resolvers/Query.ts';
import { User } from './resolvers/User.ts';
import { Workspace } from './resolvers/Workspace.ts';
import { projectDashboards, projectDashboardVersions } from './resources.ts';

/** The dashboard subgraph. */
export const dashboard = createSubgraph(
  'dashboard',
  {
    Mutation,
    Project,
    ProjectDashboard,
    Query,
    User,
    Workspace,
  },
  { records: [projectDashboards, projectDashboardVersions] },
);
