/** A budget with what can be changed of it. */
export type { BudgetFieldsFragment as Budget } from '../../gql/graphql.ts';
