import type { FieldNode, GraphQLField, GraphQLObjectType } from 'graphql';

/** A field selected on one type. */
export interface SelectedField {
  readonly type: GraphQLObjectType;
  readonly field: GraphQLField<unknown, unknown>;
  /** All nodes that select the field. */
  readonly nodes: readonly [FieldNode, ...FieldNode[]];
}
