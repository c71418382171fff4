import type { QueryPlan } from '@graphql-hive/router-query-planner';
import type { GraphQLError, OperationDefinitionNode } from 'graphql';
import { clientError } from '../errors.ts';
import type { Overrides } from './overrides.ts';

/** A plan for an operation, or for as much of it as there is a plan for. */
export interface OperationPlan extends QueryPlan {
  /** The parts of the operation that no plan could be made for: operations with some of its selections. */
  readonly unplanned?: readonly OperationDefinitionNode[];
}

/** What the engine asks of a query planner. Another one can stand in by keeping these three promises. */
export interface Planner {
  /** Which it is: each but the first stands in for what those before it cannot read, plan, or be loaded for. */
  readonly kind: 'plain' | 'rust' | 'stitching';
  /**
   * Plans one operation. It must be valid against the API schema, and free of introspection, conditions and spreads.
   *
   * @throws {GraphQLError} as `unplanned` makes it: there is no plan, and no other planner need be asked
   */
  plan(operation: OperationDefinitionNode, overrides: Overrides): OperationPlan | Promise<OperationPlan>;
  /** The graph as clients may see it: nothing of federation, nothing inaccessible. */
  apiSdl(): string;
  /** Labels that `@override(label:)` names in this supergraph, `percent(n)` among them. */
  labels(): readonly string[];
}

/** The error of an operation for which there is no plan. */
export function unplanned(cause: unknown): GraphQLError {
  const message = 'This graph cannot answer the operation: no plan could be made for it.';
  return clientError('QUERY_PLANNING_FAILED', message, cause instanceof Error ? { originalError: cause } : {});
}
