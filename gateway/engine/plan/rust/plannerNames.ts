import { type DocumentNode, Kind, visit } from 'graphql';
import { listJoinedSubgraphs } from '../joinedSubgraphs.ts';
import { readInterfaceObjects } from '../readInterfaceObjects.ts';

/** Subgraph names for the planner, by their original names. */
export type PlannerNames = ReadonlyMap<string, string>;

/**
 * Renames subgraphs so that their names sort as the planner needs. From an interface object it finds the types of the
 * interface only in subgraphs whose names sort before that of the object's subgraph. So subgraphs with fewer interface
 * objects come first.
 */
export const createPlannerNames = (supergraph: DocumentNode): PlannerNames => {
  const objects = readInterfaceObjects(supergraph);
  if (objects.size === 0) return new Map();
  const names = listJoinedSubgraphs(supergraph).map(({ name }) => name);
  const sorted = names.toSorted((one, other) => (objects.get(one)?.size ?? 0) - (objects.get(other)?.size ?? 0));
  return new Map(sorted.map((name, index) => [name, `${String(index).padStart(6, '0')} ${name}`]));
};

/** Renames the subgraphs of a supergraph. */
export const applyPlannerNames = (supergraph: DocumentNode, names: PlannerNames): DocumentNode =>
  visit(supergraph, {
    Directive: ({ name }) => (name.value === 'join__graph' ? undefined : false),
    Argument: (node) => {
      if (node.name.value !== 'name' || node.value.kind !== Kind.STRING) return undefined;
      return { ...node, value: { ...node.value, value: names.get(node.value.value) ?? node.value.value } };
    },
  });
