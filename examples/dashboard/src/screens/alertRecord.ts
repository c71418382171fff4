import type { AlertQuery } from '../gql/graphql.ts';

/** The alert of the page. */
export type AlertDetails = NonNullable<AlertQuery['alert']>;
