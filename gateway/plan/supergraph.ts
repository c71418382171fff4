import { parse } from 'graphql';
import { reservedNames } from '../document/reserved.ts';
import { buildApiSchema } from './apiSchema.ts';
import { hiddenOf } from './hidden.ts';
import { interfaceObjectsOf } from './interfaceObjects.ts';
import { joinedSubgraphs } from './joinedSubgraphs.ts';
import { possibleTypesOf } from './possibleTypes.ts';

/**
 * Reads once what compiling needs to know of a supergraph.
 *
 * @throws {Error} a subgraph of the supergraph is not among the ones given
 */
export function readSupergraph(supergraphSdl: string, apiSdl: string, subgraphs: readonly string[]) {
  const supergraph = parse(supergraphSdl, { noLocation: true });
  const names = joinedSubgraphs(supergraph).map(({ name }) => name);
  const missing = names.filter((name) => !subgraphs.includes(name));
  if (missing.length > 0) throw new Error(`The supergraph names subgraphs without an executor: ${missing.join(', ')}.`);
  const schema = buildApiSchema(apiSdl);
  return {
    schema,
    possibleTypes: possibleTypesOf(schema),
    interfaceObjects: interfaceObjectsOf(supergraph),
    reserved: reservedNames(supergraph),
    hidden: hiddenOf(supergraph, schema),
  };
}
