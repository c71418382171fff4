/**
 * Composes the subgraphs: writes supergraph.graphql, for gateways, and api.graphql, the schema for clients. Writes none if the graph breaks what api.graphql promises and docs/breaking-changes.md does not list it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { assertCompositionSuccess, composeServices } from '@theguild/federation-composition';
import { type DocumentNode, lexicographicSortSchema, parse, print } from 'graphql';
import { buildApiSchema } from '../gateway/engine/plan/apiSchema.ts';
import { filterPublicDefinitions } from '../gateway/engine/plan/plain/publicDefinitions.ts';
import { printWithSemanticNonNull } from '../gateway/engine/plan/semanticNonNull.ts';
import { addAuthorization } from './authorization.ts';
import { checkBreaks } from './breaks.ts';
import { description } from './description.ts';
import { type Area, areas, parseTypeDefs } from './subgraphSdl.ts';

/** Default subgraph address for other gateways. */
const toAddress = (area: string) => `http://${area}:4000/graphql`;

/**
 * The composed graph as SDL; the same schema files give the same text.
 *
 * @throws {Error} with every reason why the subgraphs do not compose
 */
export const compose = (): { readonly supergraph: string; readonly api: string } => {
  const supergraph = composeSupergraph(parseTypeDefs);
  return { supergraph: printDocument(supergraph), api: printApi(supergraph) };
};

/** The supergraph with `@authenticated`, `@requiresScopes` and `@cost`, for routers that enforce them, as SDL. */
export const composeAuthorized = (): string =>
  printDocument(composeSupergraph((area) => addAuthorization(parseTypeDefs(area))));

const composeSupergraph = (sdlOf: (area: Area) => DocumentNode): DocumentNode => {
  const result = composeServices(areas.map((name) => ({ name, typeDefs: sdlOf(name), url: toAddress(name) })));
  assertCompositionSuccess(result);
  return parse(result.supergraphSdl);
};

const printDocument = (document: DocumentNode) => `${print(document)}\n`;

const printApi = (supergraph: DocumentNode) => {
  const api = lexicographicSortSchema(buildApiSchema(filterPublicDefinitions(supergraph)));
  api.description = description;
  return `${printWithSemanticNonNull(api)}\n`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { supergraph, api } = compose();
  const apiFile = `${import.meta.dirname}/api.graphql`;
  checkBreaks(readFileSync(apiFile, 'utf8'), api);
  writeFileSync(`${import.meta.dirname}/supergraph.graphql`, supergraph);
  writeFileSync(apiFile, api);
}
