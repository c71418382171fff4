import { type DocumentNode, type GraphQLSchema, isEnumType, Kind, parse } from 'graphql';
import { reservedNames } from '../document/reserved.ts';
import { buildApiSchema } from './apiSchema.ts';
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
    reserved: reservedNames(supergraph),
    filteredEnums: filteredEnums(supergraph, schema),
  };
}

function filteredEnums(supergraph: DocumentNode, schema: GraphQLSchema): ReadonlySet<string> {
  const filtered = new Set<string>();
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.ENUM_TYPE_DEFINITION) continue;
    const type = schema.getType(definition.name.value);
    if (isEnumType(type) && type.getValues().length !== definition.values?.length) filtered.add(type.name);
  }
  return filtered;
}
