import type { ServicesQuery } from '../../gql/graphql.ts';

/** A service with its policies. */
export type Service = NonNullable<NonNullable<ServicesQuery['workspace']>['alertServices']>['nodes'][number];

/** An escalation policy of a service. */
export type Policy = NonNullable<Service['escalationPolicies']>['nodes'][number];
