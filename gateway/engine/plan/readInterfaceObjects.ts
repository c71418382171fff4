import { type DocumentNode, Kind } from 'graphql';
import { readJoins } from '../base/joins.ts';
import { listJoinedSubgraphs } from './joinedSubgraphs.ts';

/** Reads the interface objects (`@interfaceObject`) of each subgraph, by its name. */
export const readInterfaceObjects = (supergraph: DocumentNode): ReadonlyMap<string, ReadonlySet<string>> => {
  const names = new Map(listJoinedSubgraphs(supergraph).map(({ graph, name }) => [graph, name]));
  const found = new Map<string, Set<string>>();
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    for (const { graph = '', isInterfaceObject } of readJoins(definition, 'join__type')) {
      if (isInterfaceObject !== 'true') continue;
      const subgraph = names.get(graph) ?? graph;
      found.set(subgraph, (found.get(subgraph) ?? new Set()).add(definition.name.value));
    }
  }
  return found;
};
