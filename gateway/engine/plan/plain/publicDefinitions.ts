import { type ASTNode, type DocumentNode, isTypeDefinitionNode, Kind, visit } from 'graphql';
import { findFederationDirectives } from '../../base/features.ts';

/** Where a document has elements that can be inaccessible; nothing else is visited. */
const VISITED = {
  Document: ['definitions'],
  ObjectTypeDefinition: ['fields'],
  InputObjectTypeDefinition: ['fields'],
  EnumTypeDefinition: ['values'],
  FieldDefinition: ['arguments'],
  DirectiveDefinition: ['arguments'],
} as const;

/**
 * The definitions of a supergraph that clients see: types that a subgraph has (`@join__type`) and directives that are not
 * Federation's, without `@inaccessible` elements (https://specs.apollo.dev/inaccessible/v0.2/). Types are the nodes of the
 * supergraph, with the directives that these have.
 */
export const filterPublicDefinitions = (supergraph: DocumentNode): DocumentNode => {
  const hidden = findFederationDirectives(supergraph);
  const isHidden = (node: ASTNode): boolean => {
    if (node.kind === Kind.DIRECTIVE_DEFINITION) return hidden.has(node.name.value) || isJoinDirective(node.name.value);
    if (isTypeDefinitionNode(node) && !hasDirective(node, 'join__type')) return true;
    return SCHEMA_KINDS.has(node.kind) || hasDirective(node, 'inaccessible');
  };
  return visit(supergraph, { enter: (node) => (isHidden(node) ? null : undefined) }, VISITED);
};

const SCHEMA_KINDS: ReadonlySet<string> = new Set([Kind.SCHEMA_DEFINITION, Kind.SCHEMA_EXTENSION]);

const isJoinDirective = (name: string) => name.startsWith('join__');

const hasDirective = (node: ASTNode, directive: string): boolean =>
  'directives' in node && node.directives?.some(({ name }) => name.value === directive) === true;
