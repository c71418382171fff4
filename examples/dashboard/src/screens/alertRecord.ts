import type { AlertQuery } from '../gql/graphql.ts';

/** The alert of the page. */
export type AlertRecord = NonNullable<AlertQuery['alert']>;
