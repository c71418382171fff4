import type { FlattenNodePathSegment } from '@graphql-hive/router-query-planner';
import { type FieldNode, type InlineFragmentNode, Kind, type SelectionNode } from 'graphql';
import type { PlainField, PlainGraph } from './graph.ts';

/** Where a selection stands in the answer: on a type, at the end of a path that is empty at a root. */
export interface Place {
  readonly typeName: string;
  readonly path: readonly FlattenNodePathSegment[];
}

/** What one subgraph is to be asked for at one place. */
export interface FetchGroup extends Place {
  readonly subgraph: string;
  readonly fields: FieldNode[];
}

/** One ask for each subgraph and place. */
export type FetchGroups = Map<string, FetchGroup>;

/** Leaves a field to a subgraph that has it: one that is asked at this place anyway, else the first. */
export function addToGroup(groups: FetchGroups, node: FieldNode, { subgraphs }: PlainField, place: Place): void {
  const idOf = (subgraph: string) => `${subgraph} ${place.typeName} ${JSON.stringify(place.path)}`;
  const candidates = [...subgraphs];
  const subgraph = candidates.find((one) => groups.has(idOf(one))) ?? candidates[0] ?? '';
  const fetchGroup = groups.get(idOf(subgraph)) ?? { ...place, subgraph, fields: [] };
  fetchGroup.fields.push(node);
  groups.set(idOf(subgraph), fetchGroup);
}

/** Where an ask's selections are taken apart, and what becomes of what its subgraph does not have. */
interface SplitContext {
  readonly graph: PlainGraph;
  readonly subgraph: string;
  readonly remaining: FetchGroups;
}

/** What an ask's subgraph is asked: all it knows of the fields, and the keys by which others find the rest. */
export function selectionsOf(fetchGroup: FetchGroup, graph: PlainGraph, remaining: FetchGroups): SelectionNode[] {
  return select(fetchGroup.fields, fetchGroup, { graph, subgraph: fetchGroup.subgraph, remaining });
}

function select(selections: readonly SelectionNode[], place: Place, context: SplitContext): SelectionNode[] {
  const type = context.graph.types.get(place.typeName);
  const isUnion = type === undefined;
  let isPart = false;
  const known = selections.flatMap((node): SelectionNode[] => {
    if (node.kind === Kind.INLINE_FRAGMENT) return [selectOfMember(node, place, context)];
    const field = node.kind === Kind.FIELD ? type?.fields.get(node.name.value) : undefined;
    if (node.kind !== Kind.FIELD || field === undefined) return [node];
    if (field.subgraphs.has(context.subgraph)) return [selectField(node, field, place, context)];
    addToGroup(context.remaining, node, field, place);
    isPart = true;
    return [];
  });
  return isPart || isUnion ? [...known, ...identityOf(type?.key, known)] : known;
}

function selectField(
  node: FieldNode,
  { typeName, listDepth }: PlainField,
  { path }: Place,
  context: SplitContext,
): FieldNode {
  if (node.selectionSet === undefined) return node;
  const lists = new Array<'@'>(listDepth).fill('@');
  const below = { typeName, path: [...path, { Field: (node.alias ?? node.name).value }, ...lists] };
  return {
    ...node,
    selectionSet: { ...node.selectionSet, selections: select(node.selectionSet.selections, below, context) },
  };
}

/** Fragments are on members of a union: others have dissolved by now. */
function selectOfMember(
  node: InlineFragmentNode,
  { typeName, path }: Place,
  context: SplitContext,
): InlineFragmentNode {
  const member = node.typeCondition?.name.value ?? typeName;
  const below = { typeName: member, path: [...path, { TypeCondition: [member] }] };
  return {
    ...node,
    selectionSet: { ...node.selectionSet, selections: select(node.selectionSet.selections, below, context) },
  };
}

/** The type, which has to be known of what is of a union, and the key of an entity, as far as they are not selected anyway. */
function identityOf(key: string | undefined, selected: readonly SelectionNode[]): FieldNode[] {
  const isSelected = (name: string) =>
    selected.some((node) => node.kind === Kind.FIELD && node.alias === undefined && node.name.value === name);
  return ['__typename', key]
    .filter((name) => name !== undefined && !isSelected(name))
    .map((name = '') => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value: name } }));
}
