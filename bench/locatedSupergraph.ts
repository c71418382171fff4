import { readFileSync } from 'node:fs';
import { readSubgraphs } from '../gateway/index.ts';

/** The supergraph of this graph as SDL, each of whose subgraphs is at the path of its name below a URL. */
export const readLocatedSupergraph = (baseUrl: string): string => {
  const sdl = readFileSync(`${import.meta.dirname}/../schema/supergraph.graphql`, 'utf8');
  return readSubgraphs(sdl).reduce((text, { name, url }) => text.replace(`"${url}"`, `"${baseUrl}/${name}"`), sdl);
};
