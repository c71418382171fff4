import { type DocumentNode, Kind, parse, print, visit } from 'graphql';
import { readJoins } from '../base/joins.ts';
import type { ReservedNames } from './responseNames.ts';

/** Reads from a supergraph the names that aliases of clients must not collide with. */
export const readReservedNames = (supergraph: DocumentNode): ReservedNames => {
  const fields = new Set<string>();
  const requiredWithArguments = new Set<string>();
  visit(supergraph, {
    enter: (node) => {
      if (node.kind === Kind.FIELD_DEFINITION) fields.add(node.name.value);
      if (node.kind === Kind.ARGUMENT && node.name.value === 'requires' && node.value.kind === Kind.STRING)
        for (const field of findFieldsWithArguments(node.value.value)) requiredWithArguments.add(field);
    },
  });
  return { fields, requiredWithArguments, subgraphTypes: readSubgraphTypes(supergraph) };
};

/** The fields whose type in some subgraph differs from the type in the graph, with those types and their subgraphs. */
const readSubgraphTypes = ({ definitions }: DocumentNode): ReadonlyMap<string, string> => {
  const types = new Map<string, string>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    for (const field of definition.fields ?? []) {
      const other = readJoins(field, 'join__field').filter(
        ({ type }) => type !== undefined && type !== print(field.type),
      );
      const text = other.map(({ graph, type }) => `${graph}:${type}`).sort();
      if (text.length > 0) types.set(`${definition.name.value}.${field.name.value}`, text.join());
    }
  }
  return types;
};

const findFieldsWithArguments = (fieldSet: string): string[] => {
  const found: string[] = [];
  visit(parse(`{${fieldSet}}`, { noLocation: true }), {
    enter: (node) => {
      if (node.kind === Kind.FIELD && node.arguments !== undefined && node.arguments.length > 0)
        found.push(node.name.value);
    },
  });
  return found;
};
