import type { BudgetsQuery } from '../../gql/graphql.ts';

/** A budget with what can be changed of it. */
export type Budget = NonNullable<NonNullable<BudgetsQuery['workspace']>['budgets']>['nodes'][number];
