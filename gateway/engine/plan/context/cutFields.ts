import type { BatchFetchNode, FetchNode, FlattenNode } from '@graphql-hive/router-query-planner';
import {
  type FieldNode,
  Kind,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';
import { getResponseKey } from '../../base/responseKey.ts';
import { findUsedVariables, withUsedVariables } from '../../base/usedVariables.ts';
import { type FlattenPath, readFieldNames } from '../../execute/path.ts';
import type { ContextValuePath } from '../../execute/planSteps.ts';
import { planningError } from '../planner.ts';
import { selectRepresentation } from '../rust/representation.ts';
import type { ContextOccurrence, ContextSelection, ContextValue } from './selectContexts.ts';

/** A fetch of entities whose variables have values from the objects around each entity. */
export interface ContextFetchNode extends FetchNode {
  readonly contextValues: readonly ContextValuePath[];
}

/** A field that is moved to a fetch of its own. */
interface MovedField {
  readonly field: FieldNode;
  readonly occurrence: ContextOccurrence;
}

/** Fields of one object. */
type MovedFields = readonly [MovedField, ...MovedField[]];

/** A fetch of such fields. */
export interface MovedFetch {
  readonly node: FlattenNode;
  /** The response keys from the root to each of its fields, divided by dots. */
  readonly places: readonly string[];
  /** The keys of the values that it needs. */
  readonly needs: readonly string[];
}

/** A fetch without the fields, and the fetches of these. */
export interface CutFetch<Node> {
  readonly node: Node;
  readonly fetches: readonly MovedFetch[];
}

/** Cuts fields out of fetches. */
export class ContextFieldCutter {
  /** The occurrences that fetches have. */
  readonly found = new Set<string>();
  readonly #variables: readonly VariableDefinitionNode[];
  readonly #occurrences: ReadonlyMap<string, ContextOccurrence>;

  constructor({ operation, occurrences }: ContextSelection) {
    this.#variables = operation.variableDefinitions ?? [];
    this.#occurrences = occurrences;
  }

  /**
   * Cuts the fields with context arguments out of a fetch.
   *
   * @param pathsOf the paths of the entities below a field of its operation
   */
  cut<Node extends FetchNode | BatchFetchNode>(
    node: Node,
    pathsOf: (key: string) => readonly FlattenPath[],
  ): CutFetch<Node> {
    const fetches: MovedFetch[] = [];
    const document = parse(node.operation, { noLocation: true });
    const [definition, ...others] = document.definitions;
    if (definition?.kind !== Kind.OPERATION_DEFINITION || others.length > 0)
      throw planningError(new Error('A fetch has named fragments.'));
    const selections = definition.selectionSet.selections.flatMap((one) => {
      const isEntities = one.kind === Kind.FIELD && one.name.value === '_entities' && one.selectionSet !== undefined;
      if (!isEntities) return this.#set([one], pathsOf('')[0] ?? [], node.serviceName, fetches);
      const paths = pathsOf(getResponseKey(one));
      const sets = paths.map((path) => this.#set(one.selectionSet?.selections ?? [], path, node.serviceName, fetches));
      if (new Set(sets.map((set) => JSON.stringify(set))).size > 1)
        throw planningError(new Error('One fetch has a field with and without context arguments.'));
      return [{ ...one, selectionSet: { ...one.selectionSet, selections: sets[0] ?? [] } } as FieldNode];
    });
    if (fetches.length === 0) return { node, fetches };
    const changed = withUsedVariables({ ...definition, selectionSet: { ...definition.selectionSet, selections } });
    const used = findUsedVariables(changed);
    const variableUsages = (node.variableUsages ?? []).filter((name) => used.has(name));
    return { node: { ...node, operation: print(changed), variableUsages }, fetches };
  }

  #set(
    selections: readonly SelectionNode[],
    path: FlattenPath,
    subgraph: string,
    fetches: MovedFetch[],
  ): SelectionNode[] {
    const own: MovedField[] = [];
    const nested: MovedFetch[] = [];
    const kept = selections.flatMap((node): SelectionNode[] => {
      if (node.kind === Kind.FRAGMENT_SPREAD) throw planningError(new Error('A fetch has named fragments.'));
      if (node.kind === Kind.INLINE_FRAGMENT) {
        const condition = node.typeCondition?.name.value;
        const inner = condition === undefined ? path : [...path, { TypeCondition: [condition] }];
        return [replaceSelections(node, this.#set(node.selectionSet.selections, inner, subgraph, nested))];
      }
      const place = [...path, { Field: getResponseKey(node) }];
      const occurrence = this.#find(place, subgraph);
      const below = node.selectionSet && this.#set(node.selectionSet.selections, place, subgraph, nested);
      const field = below === undefined ? node : replaceSelections(node, below);
      if (occurrence === undefined) return [field];
      own.push({ field, occurrence });
      return [...selectRepresentation([occurrence.field.key]).selections];
    });
    const [first, ...others] = own;
    if (first !== undefined) fetches.push(createMovedFetch(path, [first, ...others], this.#fetch([first, ...others])));
    fetches.push(...nested);
    return kept;
  }

  /** The field has no such arguments in other types, and may have none in other subgraphs. */
  #find(path: FlattenPath, subgraph: string): ContextOccurrence | undefined {
    const place = joinFieldNames(path);
    const occurrence = this.#occurrences.get(place);
    const within = path.at(-2);
    const types = typeof within === 'object' && 'TypeCondition' in within ? within.TypeCondition : undefined;
    if (occurrence === undefined || types?.includes(occurrence.typeName) === false) return undefined;
    this.found.add(place);
    return occurrence.field.subgraph === subgraph ? occurrence : undefined;
  }

  #fetch([first, ...others]: MovedFields): ContextFetchNode {
    const own = [first, ...others];
    const {
      typeName,
      field: { key, subgraph },
    } = first.occurrence;
    const values = own.flatMap((one) => one.occurrence.values);
    const fields = own.map(({ field, occurrence: { values: given } }) => print(addArguments(field, given)));
    const used = own.flatMap(({ field }) => [...findUsedVariables(field)]);
    const declared = this.#variables
      .filter(({ variable }) => used.includes(variable.name.value))
      .map((definition) => `, ${print({ ...definition, directives: [] })}`);
    const types = new Map(values.map(({ variable, argument }) => [variable, argument.type]));
    const contexts = [...types].map(([variable, type]) => `, $${variable}: ${type}`);
    const { requires } = selectRepresentation([key]);
    return {
      kind: 'Fetch',
      serviceName: subgraph,
      operation: `query ($representations: [_Any!]!${declared.join('')}${contexts.join('')}) {
        _entities(representations: $representations) { ... on ${typeName} { ${fields.join(' ')} } } }`,
      variableUsages: [...new Set(used)],
      requires: [{ kind: 'InlineFragment', typeCondition: typeName, selections: requires }],
      contextValues: [...new Map(values.map((value) => [value.variable, value])).values()],
    };
  }
}

const createMovedFetch = (path: FlattenPath, fields: MovedFields, node: ContextFetchNode): MovedFetch => ({
  node: { kind: 'Flatten', path: [...path], node },
  places: fields.map(({ field }) => joinFieldNames([...path, { Field: getResponseKey(field) }])),
  needs: node.contextValues.flatMap(({ paths }) => paths.flatMap(([key]) => key ?? [])),
});

/** The response keys of a path, divided by dots. */
export const joinFieldNames = (path: FlattenPath): string => readFieldNames(path).join('.');

const replaceSelections = <Node extends { readonly selectionSet?: SelectionSetNode | undefined }>(
  node: Node,
  selections: readonly SelectionNode[],
): Node => ({ ...node, selectionSet: { kind: Kind.SELECTION_SET, selections } });

const addArguments = (field: FieldNode, values: readonly ContextValue[]): FieldNode => {
  const given = values.map(({ variable, argument }) => ({
    kind: Kind.ARGUMENT as const,
    name: { kind: Kind.NAME as const, value: argument.name },
    value: { kind: Kind.VARIABLE as const, name: { kind: Kind.NAME as const, value: variable } },
  }));
  return { ...field, arguments: [...(field.arguments ?? []), ...given] };
};
