import { type DocumentNode, Kind, visit } from 'graphql';
import { interfaceObjectsOf } from '../interfaceObjects.ts';
import { joinedSubgraphs } from '../joinedSubgraphs.ts';

/** Names of subgraphs for the planner, by their own. */
export type PlannerNames = ReadonlyMap<string, string>;

/**
 * Gives subgraphs names that sort as the planner needs it. From an interface object it finds the way to the interface's
 * types only in subgraphs whose names come before that of the object's, so those with fewer interface objects come first.
 */
export function plannerNames(supergraph: DocumentNode): PlannerNames {
  const objects = interfaceObjectsOf(supergraph);
  if (objects.size === 0) return new Map();
  const names = joinedSubgraphs(supergraph).map(({ name }) => name);
  const sorted = names.toSorted((one, other) => (objects.get(one)?.size ?? 0) - (objects.get(other)?.size ?? 0));
  return new Map(sorted.map((name, index) => [name, `${String(index).padStart(6, '0')} ${name}`]));
}

/** Writes a supergraph whose subgraphs have these names. */
export function withNames(supergraph: DocumentNode, names: PlannerNames): DocumentNode {
  return visit(supergraph, {
    Directive: ({ name }) => (name.value === 'join__graph' ? undefined : false),
    Argument: (node) => {
      if (node.name.value !== 'name' || node.value.kind !== Kind.STRING) return undefined;
      return { ...node, value: { ...node.value, value: names.get(node.value.value) ?? node.value.value } };
    },
  });
}
