import type { DashboardQuery } from '../gql/graphql.ts';

/** A dashboard of a project with its widgets. */
export type Dashboard = NonNullable<DashboardQuery['projectDashboard']>;
