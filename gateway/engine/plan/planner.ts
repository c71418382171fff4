import type { QueryPlan } from '@graphql-hive/router-query-planner';
import type { DocumentNode, GraphQLError, OperationDefinitionNode } from 'graphql';
import { clientError } from '../errors/clientError.ts';
import type { Overrides } from './overrides.ts';

/** A plan for an operation, or for the parts of it that can be planned. */
export interface OperationPlan extends QueryPlan {
  /** The parts of the operation without a plan: operations with some of its selections. */
  readonly unplanned?: readonly OperationDefinitionNode[];
}

/** A fetch of a plan with its document, which need not be parsed then. Reading its `operation` prints the document. */
export interface FetchDocument {
  readonly document: DocumentNode;
}

/** The planner interface of the engine. An implementation has to guarantee what its members describe. */
export interface Planner {
  readonly kind: 'plain' | 'rust';
  /**
   * Plans one operation. It must be valid against the API schema, without introspection, conditions and spreads.
   *
   * @throws {GraphQLError} from `planningError`: there is no plan, and no other planner need be tried
   */
  plan(operation: OperationDefinitionNode, overrides: Overrides): OperationPlan | Promise<OperationPlan>;
  /** The schema that clients see, without federation directives and inaccessible elements. */
  apiDocument(): DocumentNode;
  /** Labels of `@override(label:)` in this supergraph, including `percent(n)`. */
  labels(): readonly string[];
}

/** Creates the error of an operation without a plan. */
export const planningError = (cause: unknown): GraphQLError => {
  const message = 'This graph cannot answer the operation: no plan could be made for it.';
  return clientError('QUERY_PLANNING_FAILED', message, cause instanceof Error ? { originalError: cause } : {});
};
