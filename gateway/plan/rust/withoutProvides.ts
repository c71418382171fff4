import { type DocumentNode, Kind, visit } from 'graphql';

/** Whether any field of a supergraph provides fields of what it returns. */
export function hasProvides(supergraph: DocumentNode): boolean {
  let found = false;
  visit(supergraph, {
    Argument: ({ name }) => {
      found ||= name.value === 'provides';
    },
  });
  return found;
}

/**
 * Writes a supergraph in which no field provides anything. Its plans hold in the one as it is, too: they ask for external
 * fields where these are not external.
 */
export function withoutProvides(supergraph: DocumentNode): DocumentNode {
  return visit(supergraph, {
    Directive: ({ name }) => (name.value === 'join__field' ? undefined : false),
    Argument: ({ name, value }) => (name.value === 'provides' && value.kind === Kind.STRING ? null : undefined),
  });
}
