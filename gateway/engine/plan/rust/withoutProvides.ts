import { type DocumentNode, Kind, visit } from 'graphql';

/** Whether any field of a supergraph has `@provides`. */
export const hasProvides = (supergraph: DocumentNode): boolean => {
  let found = false;
  visit(supergraph, {
    Argument: ({ name }) => {
      found ||= name.value === 'provides';
    },
  });
  return found;
};

/**
 * Removes `@provides` from a supergraph. Its plans are valid for the original, too: they fetch external fields only
 * from subgraphs where they are not external.
 */
export const withoutProvides = (supergraph: DocumentNode): DocumentNode =>
  visit(supergraph, {
    Directive: ({ name }) => (name.value === 'join__field' ? undefined : false),
    Argument: ({ name, value }) => (name.value === 'provides' && value.kind === Kind.STRING ? null : undefined),
  });
