import { type DirectiveNode, type DocumentNode, Kind } from 'graphql';
import { joinedSubgraphs } from './joinedSubgraphs.ts';

/** Tells of each subgraph that has interfaces as objects (`@interfaceObject`) which these are. */
export function interfaceObjectsOf(supergraph: DocumentNode): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map(joinedSubgraphs(supergraph).map(({ graph, name }) => [graph, name]));
  const found = new Map<string, Set<string>>();
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    for (const graph of (definition.directives ?? []).flatMap(graphOfObject)) {
      const subgraph = names.get(graph) ?? graph;
      found.set(subgraph, (found.get(subgraph) ?? new Set()).add(definition.name.value));
    }
  }
  return found;
}

function graphOfObject({ name, arguments: given = [] }: DirectiveNode): string[] {
  if (name.value !== 'join__type') return [];
  const read = (argument: string) => given.find((one) => one.name.value === argument)?.value;
  const [graph, isObject] = [read('graph'), read('isInterfaceObject')];
  return graph?.kind === Kind.ENUM && isObject?.kind === Kind.BOOLEAN && isObject.value ? [graph.value] : [];
}
