/**
 * Composes the subgraphs: writes supergraph.graphql, for gateways, and api.graphql, the schema for clients. Writes
 * neither if the graph breaks what api.graphql promises and docs/breaking-changes.md does not list it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  assertCompositionSuccess,
  composeServices,
  transformSupergraphToPublicSchema,
} from '@theguild/federation-composition';
import { buildASTSchema, type DocumentNode, lexicographicSortSchema, parse, print, printSchema } from 'graphql';
import { checkBreaks } from './breaks.ts';
import { areas, typeDefsOf } from './subgraph-sdl.ts';

/** Default subgraph address for other gateways. */
const addressOf = (area: string) => `http://${area}:4000/graphql`;

/**
 * The composed graph as SDL; the same schema files give the same text.
 *
 * @throws {Error} with every reason why the subgraphs do not compose
 */
export const compose = (): { readonly supergraph: string; readonly api: string } => {
  const result = composeServices(areas.map((name) => ({ name, typeDefs: typeDefsOf(name), url: addressOf(name) })));
  assertCompositionSuccess(result);
  return { supergraph: `${print(parse(result.supergraphSdl))}\n`, api: apiOf(parse(result.supergraphSdl)) };
};

const apiOf = (supergraph: DocumentNode) =>
  `${printSchema(lexicographicSortSchema(buildASTSchema(transformSupergraphToPublicSchema(supergraph))))}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { supergraph, api } = compose();
  const apiFile = `${import.meta.dirname}/api.graphql`;
  checkBreaks(readFileSync(apiFile, 'utf8'), api);
  writeFileSync(`${import.meta.dirname}/supergraph.graphql`, supergraph);
  writeFileSync(apiFile, api);
}
