import { type DocumentNode, Kind } from 'graphql';
import { joinsOf } from '../base/joins.ts';
import { joinedSubgraphs } from './joinedSubgraphs.ts';

/** Reads the interface objects (`@interfaceObject`) of each subgraph, by its name. */
export const interfaceObjectsOf = (supergraph: DocumentNode): ReadonlyMap<string, ReadonlySet<string>> => {
  const names = new Map(joinedSubgraphs(supergraph).map(({ graph, name }) => [graph, name]));
  const found = new Map<string, Set<string>>();
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    for (const { graph = '', isInterfaceObject } of joinsOf(definition, 'join__type')) {
      if (isInterfaceObject !== 'true') continue;
      const subgraph = names.get(graph) ?? graph;
      found.set(subgraph, (found.get(subgraph) ?? new Set()).add(definition.name.value));
    }
  }
  return found;
};
