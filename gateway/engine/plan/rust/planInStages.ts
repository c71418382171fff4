import type {
  FetchNode,
  FlattenNode,
  FlattenNodePathSegment,
  RequiresSelection,
} from '@graphql-hive/router-query-planner';
import {
  buildASTSchema,
  type DocumentNode,
  type FieldNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isListType,
  isNonNullType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { getResponseKey } from '../../base/responseKey.ts';
import { findUsedVariables, withUsedVariables } from '../../base/usedVariables.ts';
import type { FlattenPath } from '../../execute/path.ts';
import { listJoinedSubgraphs } from '../joinedSubgraphs.ts';
import { type FieldRequirement, findFieldRequirements } from './fieldRequirements.ts';
import { selectRepresentation } from './representation.ts';

/** An operation in two stages: one that fetches the requirements of some fields, and the fetches of these fields. */
export interface StagedOperation {
  readonly first: OperationDefinitionNode;
  readonly second: readonly FlattenNode[];
}

/** Splits an operation into stages, once per key that may lead to the fields. Empty if nothing has requirements. */
export type PlanInStages = (operation: OperationDefinitionNode) => readonly StagedOperation[];

/** Data of the supergraph, shared by all operations. */
interface SupergraphData {
  readonly schema: GraphQLSchema;
  readonly requirements: ReadonlyMap<string, FieldRequirement>;
  /** Subgraph names by their values in `join__Graph`. */
  readonly names: ReadonlyMap<string, string>;
}

/** Creates the function for a supergraph. Only leaf fields are moved to the second stage. */
export const createPlanInStages = (supergraph: DocumentNode): PlanInStages => {
  const known: SupergraphData = {
    schema: buildASTSchema(supergraph, { assumeValid: true, assumeValidSDL: true }),
    requirements: findFieldRequirements(supergraph),
    names: new Map(listJoinedSubgraphs(supergraph).map(({ graph, name }) => [graph, name])),
  };
  const mostKeys = Math.max(0, ...[...known.requirements.values()].map(({ keys }) => keys.length));
  return (operation) => {
    const all = Array.from({ length: mostKeys }, (_, key) => new StageSplitter(operation, key, known).stages());
    return all.filter(({ second }) => second.length > 0);
  };
};

/** Removes fields with requirements from an operation, and selects their requirements instead. */
class StageSplitter {
  readonly #operation: OperationDefinitionNode;
  readonly #key: number;
  readonly #known: SupergraphData;
  readonly #second: FlattenNode[] = [];

  constructor(operation: OperationDefinitionNode, key: number, known: SupergraphData) {
    this.#operation = operation;
    this.#key = key;
    this.#known = known;
  }

  stages(): StagedOperation {
    const root = this.#known.schema.getRootType(this.#operation.operation)?.name ?? '';
    const selectionSet = this.#set(this.#operation.selectionSet, root, []);
    return { first: withUsedVariables({ ...this.#operation, selectionSet }), second: this.#second };
  }

  #set(set: SelectionSetNode, typeName: string, path: FlattenPath): SelectionSetNode {
    return { ...set, selections: set.selections.flatMap((selection) => this.#selection(selection, typeName, path)) };
  }

  #selection(selection: SelectionNode, typeName: string, path: FlattenPath): readonly SelectionNode[] {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const condition = selection.typeCondition?.name.value ?? typeName;
      const below = this.#set(selection.selectionSet, condition, [...path, { TypeCondition: [condition] }]);
      return [{ ...selection, selectionSet: below }];
    }
    if (selection.selectionSet === undefined) return this.#leaf(selection, typeName, path);
    const type = this.#typeOf(selection, typeName);
    if (type === undefined) return [selection];
    const below = [...path, { Field: getResponseKey(selection) }, ...createListSegments(type)];
    return [{ ...selection, selectionSet: this.#set(selection.selectionSet, getNamedType(type).name, below) }];
  }

  #typeOf(field: FieldNode, typeName: string): GraphQLOutputType | undefined {
    const type = this.#known.schema.getType(typeName);
    return isCompositeType(type) && !isUnionType(type) ? type.getFields()[field.name.value]?.type : undefined;
  }

  #leaf(field: FieldNode, typeName: string, path: FlattenPath): readonly SelectionNode[] {
    const requirement = this.#known.requirements.get(`${typeName}.${field.name.value}`);
    const key = requirement?.keys[Math.min(this.#key, requirement.keys.length - 1)];
    if (requirement === undefined || key === undefined) return [field];
    const { selections, requires } = selectRepresentation([key, requirement.required]);
    this.#second.push({ kind: 'Flatten', path: [...path], node: this.#fetch(field, typeName, requirement, requires) });
    return selections;
  }

  #fetch(
    field: FieldNode,
    typeCondition: string,
    { graph }: FieldRequirement,
    requires: RequiresSelection[],
  ): FetchNode {
    const variables = [...findUsedVariables(field)];
    const declared = (this.#operation.variableDefinitions ?? [])
      .filter(({ variable }) => variables.includes(variable.name.value))
      .map((definition) => `, ${print({ ...definition, directives: [] })}`);
    return {
      kind: 'Fetch',
      serviceName: this.#known.names.get(graph) ?? graph,
      operation: `query ($representations: [_Any!]!${declared.join('')}) {
        _entities(representations: $representations) { ... on ${typeCondition} { ${print(field)} } } }`,
      variableUsages: variables,
      requires: [{ kind: 'InlineFragment', typeCondition, selections: requires }],
    };
  }
}

const createListSegments = (type: GraphQLOutputType): FlattenNodePathSegment[] => {
  if (isNonNullType(type)) return createListSegments(type.ofType);
  return isListType(type) ? ['@', ...createListSegments(type.ofType)] : [];
};
