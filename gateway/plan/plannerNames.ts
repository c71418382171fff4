import type { QueryPlan } from '@graphql-hive/router-query-planner';
import { type DocumentNode, Kind, print, visit } from 'graphql';
import { interfaceObjectsOf } from './interfaceObjects.ts';
import { joinedSubgraphs } from './joinedSubgraphs.ts';

/** A supergraph as the planner is told of it, and the way back from its plans. */
export interface PlannerNames {
  readonly supergraphSdl: string;
  restore(plan: QueryPlan): QueryPlan;
}

/**
 * Gives subgraphs names that sort as the planner needs it. From an interface object it finds the way to the interface's
 * types only in subgraphs whose names come before that of the object's, so those with fewer interface objects come first.
 */
export function plannerNames(supergraph: DocumentNode, supergraphSdl: string): PlannerNames {
  const objects = interfaceObjectsOf(supergraph);
  if (objects.size === 0) return { supergraphSdl, restore: (plan) => plan };
  const names = joinedSubgraphs(supergraph).map(({ name }) => name);
  const sorted = names.toSorted((one, other) => (objects.get(one)?.size ?? 0) - (objects.get(other)?.size ?? 0));
  const given = new Map(sorted.map((name, index) => [name, `${String(index).padStart(6, '0')} ${name}`]));
  const own = new Map([...given].map(([name, long]) => [long, name]));
  return {
    supergraphSdl: print(renameGraphs(supergraph, given)),
    restore: (plan) =>
      JSON.parse(JSON.stringify(plan), (key, value) => (key === 'serviceName' ? (own.get(value) ?? value) : value)),
  };
}

function renameGraphs(supergraph: DocumentNode, names: ReadonlyMap<string, string>): DocumentNode {
  return visit(supergraph, {
    Directive: ({ name }) => (name.value === 'join__graph' ? undefined : false),
    Argument: (node) => {
      if (node.name.value !== 'name' || node.value.kind !== Kind.STRING) return undefined;
      return { ...node, value: { ...node.value, value: names.get(node.value.value) ?? node.value.value } };
    },
  });
}
