import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type NamedTypeNode,
  specifiedDirectives,
  specifiedScalarTypes,
} from 'graphql';
import { INCREMENTAL_DIRECTIVES } from '../document/directives.ts';
import { LIVE_DIRECTIVE } from '../document/liveDirective.ts';
import { hasSemanticNonNull, SEMANTIC_NON_NULL } from './semanticNonNull.ts';

/** The directives that every graph has. */
const GATEWAY_DIRECTIVES = [LIVE_DIRECTIVE, ...INCREMENTAL_DIRECTIVES];

const OWN_DIRECTIVES = new Set<unknown>([...GATEWAY_DIRECTIVES, SEMANTIC_NON_NULL].map(({ name }) => name.value));

const BUILT_IN_NAMES = new Set([...specifiedScalarTypes, ...specifiedDirectives].map(({ name }) => name));

/** Names of introspection types and of types that a supergraph defines for planners. */
const EXCLUDED_NAMES = /^(__|join__|link__|core__|federation__|requiresScopes__|policy__|context__)/;

/** Directives that a supergraph defines for planners. A type may have the same name. */
const EXCLUDED_DIRECTIVES = new Set<unknown>([
  'tag',
  'inaccessible',
  'authenticated',
  'requiresScopes',
  'policy',
  'context',
]);

/**
 * Builds the schema that clients query from the planner's document. That document includes definitions that every schema
 * has (introspection types, `__schema`, built-in scalars) and some types of the join specification; these are removed,
 * or they would be printed and introspected as part of the graph. The document omits inaccessible types, but unions and
 * `implements` may still reference them; these references are removed, too.
 */
export const buildApiSchema = (apiDocument: DocumentNode): GraphQLSchema => {
  const { definitions: given } = apiDocument;
  const semantic = given.some(hasSemanticNonNull) ? [SEMANTIC_NON_NULL] : [];
  const own = [...given.filter(isOwn), ...GATEWAY_DIRECTIVES, ...semantic];
  const names = new Set(own.map(getDefinitionName));
  const definitions = own.map((definition) => removeUnknownReferences(definition, names));
  return buildASTSchema({ kind: Kind.DOCUMENT, definitions }, { assumeValid: true, assumeValidSDL: true });
};

const getDefinitionName = (definition: DefinitionNode): string | undefined =>
  'name' in definition ? definition.name?.value : undefined;

const isOwn = (definition: DefinitionNode): boolean => {
  const name = getDefinitionName(definition);
  if (definition.kind === Kind.DIRECTIVE_DEFINITION && (EXCLUDED_DIRECTIVES.has(name) || OWN_DIRECTIVES.has(name)))
    return false;
  return name === undefined || !(EXCLUDED_NAMES.test(name) || BUILT_IN_NAMES.has(name));
};

const removeUnknownReferences = (
  definition: DefinitionNode,
  known: ReadonlySet<string | undefined>,
): DefinitionNode => {
  const isKnown = ({ name }: NamedTypeNode) => known.has(name.value);
  if (definition.kind === Kind.UNION_TYPE_DEFINITION)
    return { ...definition, types: definition.types?.filter(isKnown) ?? [] };
  if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION)
    return definition;
  const fields = definition.fields?.filter(({ name }) => !name.value.startsWith('__')) ?? [];
  return { ...definition, fields, interfaces: definition.interfaces?.filter(isKnown) ?? [] };
};
