import { type FieldNode, type InlineFragmentNode, Kind, type SelectionNode } from 'graphql';
import { getResponseKey } from '../../base/responseKey.ts';
import type { FlattenPath } from '../../execute/path.ts';
import type { PlainField, PlainGraph } from './plainGraph.ts';

/** The place of a selection: its parent type, and the path to it, which is empty at a root. */
export interface SelectionParent {
  readonly typeName: string;
  readonly path: FlattenPath;
}

/** The selections to fetch from one subgraph at one place. */
export interface FetchGroup extends SelectionParent {
  readonly subgraph: string;
  readonly fields: FieldNode[];
}

/** Fetch groups by subgraph and place. */
export type FetchGroups = Map<string, FetchGroup>;

/**
 * Adds a field to the fetch group of a subgraph that has it: an existing group at this place if there is one, else a new
 * group of the first such subgraph.
 */
export const addToGroup = (
  groups: FetchGroups,
  node: FieldNode,
  { subgraphs }: PlainField,
  place: SelectionParent,
): void => {
  const idOf = (subgraph: string) => `${subgraph} ${place.typeName} ${JSON.stringify(place.path)}`;
  const candidates = [...subgraphs];
  const subgraph = candidates.find((one) => groups.has(idOf(one))) ?? candidates[0] ?? '';
  const fetchGroup = groups.get(idOf(subgraph)) ?? { ...place, subgraph, fields: [] };
  fetchGroup.fields.push(node);
  groups.set(idOf(subgraph), fetchGroup);
};

/** The state of splitting a group's selections: what its subgraph lacks goes to `remaining`. */
interface SplitContext {
  readonly graph: PlainGraph;
  readonly subgraph: string;
  readonly remaining: FetchGroups;
}

/** The selections that a group sends to its subgraph: all fields that it has, and the keys for fetching the rest. */
export const selectForGroup = (fetchGroup: FetchGroup, graph: PlainGraph, remaining: FetchGroups): SelectionNode[] =>
  selectFields(fetchGroup.fields, fetchGroup, { graph, subgraph: fetchGroup.subgraph, remaining });

const selectFields = (
  selections: readonly SelectionNode[],
  place: SelectionParent,
  context: SplitContext,
): SelectionNode[] => {
  const type = context.graph.types.get(place.typeName);
  const isUnion = type === undefined;
  let isPart = false;
  const known = selections.flatMap((node): SelectionNode[] => {
    if (node.kind === Kind.INLINE_FRAGMENT) return [selectMember(node, place, context)];
    const field = node.kind === Kind.FIELD ? type?.fields.get(node.name.value) : undefined;
    if (node.kind !== Kind.FIELD || field === undefined) return [node];
    if (field.subgraphs.has(context.subgraph)) return [selectField(node, field, place, context)];
    addToGroup(context.remaining, node, field, place);
    isPart = true;
    return [];
  });
  return isPart || isUnion ? [...known, ...createIdentityFields(type?.key, known)] : known;
};

const selectField = (
  node: FieldNode,
  { typeName, listDepth }: PlainField,
  { path }: SelectionParent,
  context: SplitContext,
): FieldNode => {
  if (node.selectionSet === undefined) return node;
  const lists = new Array<'@'>(listDepth).fill('@');
  const below = { typeName, path: [...path, { Field: getResponseKey(node) }, ...lists] };
  return {
    ...node,
    selectionSet: { ...node.selectionSet, selections: selectFields(node.selectionSet.selections, below, context) },
  };
};

/** Fragments at this stage are on union members. Inlining dissolved all others. */
const selectMember = (
  node: InlineFragmentNode,
  { typeName, path }: SelectionParent,
  context: SplitContext,
): InlineFragmentNode => {
  const member = node.typeCondition?.name.value ?? typeName;
  const below = { typeName: member, path: [...path, { TypeCondition: [member] }] };
  return {
    ...node,
    selectionSet: { ...node.selectionSet, selections: selectFields(node.selectionSet.selections, below, context) },
  };
};

/** `__typename` for union members and the key of an entity, unless they are selected already. */
const createIdentityFields = (key: string | undefined, selected: readonly SelectionNode[]): FieldNode[] => {
  const isSelected = (name: string) =>
    selected.some((node) => node.kind === Kind.FIELD && node.alias === undefined && node.name.value === name);
  return ['__typename', key]
    .filter((name) => name !== undefined && !isSelected(name))
    .map((name = '') => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value: name } }));
};
