import { type DocumentNode, Kind, parse, visit } from 'graphql';
import type { ReservedNames } from './names.ts';

/** Reads from a supergraph the names that clients' aliases must keep clear of. */
export function reservedNames(supergraph: DocumentNode): ReservedNames {
  const fields = new Set<string>();
  const requiredWithArguments = new Set<string>();
  visit(supergraph, {
    enter: (node) => {
      if (node.kind === Kind.FIELD_DEFINITION) fields.add(node.name.value);
      if (node.kind === Kind.ARGUMENT && node.name.value === 'requires' && node.value.kind === Kind.STRING)
        for (const field of fieldsWithArguments(node.value.value)) requiredWithArguments.add(field);
    },
  });
  return { fields, requiredWithArguments };
}

function fieldsWithArguments(fieldSet: string): string[] {
  const found: string[] = [];
  visit(parse(`{${fieldSet}}`, { noLocation: true }), {
    enter: (node) => {
      if (node.kind === Kind.FIELD && node.arguments !== undefined && node.arguments.length > 0)
        found.push(node.name.value);
    },
  });
  return found;
}
