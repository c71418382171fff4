import { type DocumentNode, parse, print } from 'graphql';
import { checkFeatures, restoreDirectiveNames } from '../base/features.ts';
import { readInaccessible } from '../base/inaccessible.ts';
import { createPossibleTypes } from '../base/possibleTypes.ts';
import { readReservedNames } from '../document/reservedNames.ts';
import { buildApiSchema } from './apiSchema.ts';
import { listJoinedSubgraphs } from './joinedSubgraphs.ts';
import { readInterfaceObjects } from './readInterfaceObjects.ts';

/** A supergraph's text and its parsed form. The latter is large: long-lived objects should not reference it. */
export interface SupergraphSource {
  readonly sdl: string;
  readonly document: DocumentNode;
}

/**
 * Parses a supergraph. Directives that it imports under other names have their own names in the result.
 *
 * @throws {GraphQLError} the text is not valid GraphQL
 * @throws {Error} it needs features that are not supported
 */
export const parseSupergraph = (sdl: string): SupergraphSource => {
  const parsed = parse(sdl, { noLocation: true });
  checkFeatures(parsed);
  const document = restoreDirectiveNames(parsed);
  return { sdl: document === parsed ? sdl : print(document), document };
};

/**
 * Reads once what plan compilation needs from a supergraph.
 *
 * @throws {Error} a subgraph of the supergraph is not among the given ones
 */
export const readSupergraph = (supergraph: DocumentNode, apiDocument: DocumentNode, subgraphs: readonly string[]) => {
  const names = listJoinedSubgraphs(supergraph).map(({ name }) => name);
  const missing = names.filter((name) => !subgraphs.includes(name));
  if (missing.length > 0) throw new Error(`The supergraph names subgraphs without an executor: ${missing.join(', ')}.`);
  const schema = buildApiSchema(apiDocument);
  return {
    schema,
    possibleTypes: createPossibleTypes(schema),
    interfaceObjects: readInterfaceObjects(supergraph),
    reserved: readReservedNames(supergraph),
    hidden: readInaccessible(supergraph, schema),
  };
};
