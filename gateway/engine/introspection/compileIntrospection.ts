import {
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
} from 'graphql';
import type { Variables } from '../document/conditions.ts';
import { findField } from '../document/inlineFragments.ts';
import { collectFields } from '../executors/compiled/collectFields.ts';
import { compileArguments } from '../executors/compiled/compileArguments.ts';

/** The fields selected on an object that describes a part of the schema, in their order. */
export interface IntrospectionSelection {
  readonly fields: readonly IntrospectionField[];
  /** Those whose values are objects. */
  readonly nested: readonly IntrospectionObjectField[];
}

/** A selected field. */
export interface IntrospectionField {
  readonly key: string;
  readonly node: FieldNode;
  /** Whether its arguments are the same for all variables. */
  readonly isConstant: boolean;
  /** Undefined for a scalar or an enum value, which introspection resolves to what is answered. */
  readonly selection: IntrospectionSelection | undefined;
  /** @throws {GraphQLError} a variable does not fit the argument */
  resolve(source: unknown, variables: Variables): unknown;
}

export type IntrospectionObjectField = IntrospectionField & { readonly selection: IntrospectionSelection };

/** Compiles the fields of an operation that describe the schema. The operation is valid, without conditions and spreads. */
export const compileIntrospection = (
  operation: OperationDefinitionNode,
  schema: GraphQLSchema,
): IntrospectionSelection => {
  const root = schema.getRootType(operation.operation);
  return root ? compileSelection(root, [operation.selectionSet], { schema, operation }) : { fields: [], nested: [] };
};

interface IntrospectionContext {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
}

const compileSelection = (
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  compiling: IntrospectionContext,
): IntrospectionSelection => {
  const collected = [...collectFields(type, sets, { ...compiling, fragments: {} })];
  const fields = collected.flatMap(([key, nodes]) => compileField(key, type, nodes, compiling));
  return { fields, nested: fields.filter((field): field is IntrospectionObjectField => field.selection !== undefined) };
};

const compileField = (
  key: string,
  type: GraphQLObjectType,
  nodes: readonly [FieldNode, ...FieldNode[]],
  compiling: IntrospectionContext,
): IntrospectionField[] => {
  const [node] = nodes;
  const name = node.name.value;
  const field = name === TypeNameMetaFieldDef.name ? TypeNameMetaFieldDef : findField(type, name);
  if (field?.resolve === undefined) return [];
  const { resolve } = field;
  const args = compileArguments({ type, field, nodes });
  // The resolvers of introspection read these two only.
  const info = { schema: compiling.schema, parentType: type } as GraphQLResolveInfo;
  const below = getNamedType(field.type);
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  return [
    {
      key,
      node,
      isConstant: typeof args !== 'function',
      selection: isObjectType(below) ? compileSelection(below, sets, compiling) : undefined,
      resolve: (source, variables) =>
        resolve(source, typeof args === 'function' ? args(variables) : args, undefined, info),
    },
  ];
};

/** Whether the answer is the same for all variables. */
export const isConstantSelection = ({ fields }: IntrospectionSelection): boolean =>
  fields.every((field) => field.isConstant && (field.selection === undefined || isConstantSelection(field.selection)));
