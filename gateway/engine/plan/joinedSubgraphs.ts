import { type DirectiveNode, type DocumentNode, Kind, parse } from 'graphql';

/** A subgraph as declared in a supergraph. */
export interface JoinedSubgraph {
  /** Its value in `join__Graph`. */
  readonly graph: string;
  /** The name that plans and executors use. */
  readonly name: string;
  /** Its URL. Empty if the composition did not set one. */
  readonly url: string;
}

/**
 * Reads from a supergraph's text its subgraphs and their URLs.
 *
 * @throws {Error} the text is not valid GraphQL, or has no subgraphs
 */
export const readSubgraphs = (supergraphSdl: string): JoinedSubgraph[] => {
  const subgraphs = listJoinedSubgraphs(parse(supergraphSdl, { noLocation: true }));
  if (subgraphs.length === 0) throw new Error('It joins no subgraph: expected a Federation 2 supergraph.');
  return subgraphs;
};

/** The same for a parsed text. Empty if it is not a supergraph. */
export const listJoinedSubgraphs = (supergraph: DocumentNode): JoinedSubgraph[] => {
  const graphs = supergraph.definitions.find(
    (definition) => definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === 'join__Graph',
  );
  if (graphs?.kind !== Kind.ENUM_TYPE_DEFINITION) return [];
  return (graphs.values ?? []).flatMap(({ name: graph, directives }) => {
    const joined = directives?.find((directive) => directive.name.value === 'join__graph');
    const name = joined && readStringArgument(joined, 'name');
    return name === undefined ? [] : [{ graph: graph.value, name, url: readStringArgument(joined, 'url') ?? '' }];
  });
};

const readStringArgument = (directive: DirectiveNode | undefined, name: string): string | undefined => {
  const value = directive?.arguments?.find((argument) => argument.name.value === name)?.value;
  return value?.kind === Kind.STRING ? value.value : undefined;
};
