import type { BatchFetchNode, FetchNode, RequiresSelection } from '@graphql-hive/router-query-planner';
import {
  type FieldNode,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  parseType,
  print,
  type SelectionNode,
  type VariableDefinitionNode,
  type VariableNode,
} from 'graphql';
import { findUsedVariables } from '../../base/usedVariables.ts';
import type { FetchDocument } from '../planner.ts';
import type { SelectionParent } from './fetchGroups.ts';

/** The selections on entities of one type, at all paths of such entities. */
export interface EntitySelection {
  readonly typeName: string;
  readonly key: string;
  readonly paths: readonly SelectionParent['path'][];
  readonly selections: readonly SelectionNode[];
}

/** Creates the fetch of root fields from one subgraph. */
export const writeRootFetch = (
  subgraph: string,
  selections: readonly SelectionNode[],
  operation: OperationDefinitionNode,
): FetchNode & FetchDocument => {
  const written = writeOperation(operation.operation, selections, operation);
  return Object.assign(written, { kind: 'Fetch', serviceName: subgraph } as const);
};

/** Creates the single entity fetch of a round from a subgraph, with an `_entities` field per selection. */
export const writeEntityFetch = (
  subgraph: string,
  entities: readonly EntitySelection[],
  operation: OperationDefinitionNode,
): BatchFetchNode & FetchDocument => {
  const taken = new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value));
  const targets = entities.map((of, index) => ({
    of,
    alias: entities.length === 1 ? '_entities' : `_e${index}`,
    variable: findFreeName(entities.length === 1 ? 'representations' : `representations${index}`, taken),
  }));
  const fields = targets.map(({ of, alias, variable }) => createEntitiesField(of, alias, variable));
  const own = targets.map(({ variable }) => createRepresentationsVariable(variable));
  const aliases = targets.map(({ of, alias, variable }) => ({
    alias,
    representationsVariableName: variable,
    paths: of.paths.map((path) => [...path]),
    requires: createRequires(of),
  }));
  const written = writeOperation(OperationTypeNode.QUERY, fields, operation, own);
  return Object.assign(written, { kind: 'BatchFetch', serviceName: subgraph, entityBatch: { aliases } } as const);
};

const findFreeName = (wanted: string, taken: ReadonlySet<string>): string =>
  taken.has(wanted) ? findFreeName(`_${wanted}`, taken) : wanted;

const createRequires = ({ typeName, key }: EntitySelection): RequiresSelection[] => {
  const fields = ['__typename', key].map((name) => ({ kind: 'Field', name }) as const);
  return [{ kind: 'InlineFragment', typeCondition: typeName, selections: fields }];
};

/** Creates the operation of a fetch. Its text is printed only when it is read. */
const writeOperation = (
  kind: OperationTypeNode,
  selections: readonly SelectionNode[],
  { variableDefinitions = [] }: OperationDefinitionNode,
  own: readonly VariableDefinitionNode[] = [],
): Pick<FetchNode, 'operation' | 'variableUsages'> & FetchDocument => {
  const selectionSet = { kind: Kind.SELECTION_SET, selections } as const;
  const used = variableDefinitions.length > 0 ? findUsedVariables(selectionSet) : new Set();
  const passed = variableDefinitions
    .filter(({ variable }) => used.has(variable.name.value))
    .map((definition) => ({ ...definition, directives: [] }));
  const definition = {
    kind: Kind.OPERATION_DEFINITION,
    operation: kind,
    variableDefinitions: [...own, ...passed],
    selectionSet,
  } as const;
  let text: string | undefined;
  return {
    document: { kind: Kind.DOCUMENT, definitions: [definition] },
    get operation() {
      text ??= print(definition);
      return text;
    },
    variableUsages: passed.map(({ variable }) => variable.name.value),
  };
};

const REPRESENTATIONS = parseType('[_Any!]!', { noLocation: true });

const createRepresentationsVariable = (name: string): VariableDefinitionNode => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: createVariableNode(name),
  type: REPRESENTATIONS,
});

const createEntitiesField = (
  { typeName, selections }: EntitySelection,
  alias: string,
  variable: string,
): FieldNode => ({
  kind: Kind.FIELD,
  ...(alias !== '_entities' && { alias: createNameNode(alias) }),
  name: createNameNode('_entities'),
  arguments: [{ kind: Kind.ARGUMENT, name: createNameNode('representations'), value: createVariableNode(variable) }],
  selectionSet: {
    kind: Kind.SELECTION_SET,
    selections: [
      {
        kind: Kind.INLINE_FRAGMENT,
        typeCondition: { kind: Kind.NAMED_TYPE, name: createNameNode(typeName) },
        selectionSet: { kind: Kind.SELECTION_SET, selections },
      },
    ],
  },
});

const createVariableNode = (name: string): VariableNode => ({ kind: Kind.VARIABLE, name: createNameNode(name) });

const createNameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });
