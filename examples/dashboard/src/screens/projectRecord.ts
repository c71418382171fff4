import type { ProjectQuery } from '../gql/graphql.ts';

/** The project of the screen. */
export type ProjectRecord = NonNullable<ProjectQuery['project']>;
