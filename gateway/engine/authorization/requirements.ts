import { type DirectiveNode, type DocumentNode, Kind, valueFromASTUntyped } from 'graphql';
import { hasFeature } from '../base/features.ts';

/** What a caller needs to select a field. One object per requirement of the supergraph. */
export type AccessRequirement = { readonly id: number } & (
  | { readonly kind: 'authenticated' }
  /** All scopes, or policies, of one of the lists. */
  | { readonly kind: 'scopes' | 'policies'; readonly anyOf: readonly (readonly string[])[] }
);

/** Requirements by coordinate: `User` for the type, `User.email` for the field. */
export type AccessRequirements = ReadonlyMap<string, readonly AccessRequirement[]>;

const AUTHORIZATION_FEATURES = ['authenticated', 'requiresScopes', 'policy'];

/**
 * Reads `@authenticated`, `@requiresScopes` and `@policy` of a supergraph, as far as it declares these features: other
 * directives may have the same names. Equal requirements are one object.
 */
export const readRequirements = (supergraph: DocumentNode): AccessRequirements => {
  const features = AUTHORIZATION_FEATURES.filter((name) => hasFeature(supergraph, name));
  const known = new Map<string, AccessRequirement>();
  const found = new Map<string, readonly AccessRequirement[]>();
  const read = (coordinate: string, directives: readonly DirectiveNode[] = []) => {
    const own = directives.filter(({ name }) => features.includes(name.value));
    const requirements = own.flatMap((directive) => readRequirement(directive, known));
    if (requirements.length > 0) found.set(coordinate, requirements);
  };
  for (const definition of supergraph.definitions) {
    if (!('name' in definition && 'directives' in definition && definition.name)) continue;
    const { name } = definition;
    read(name.value, definition.directives);
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    for (const field of definition.fields ?? []) read(`${name.value}.${field.name.value}`, field.directives);
  }
  return found;
};

const readRequirement = (directive: DirectiveNode, known: Map<string, AccessRequirement>): AccessRequirement[] => {
  const parsed = parseRequirement(directive);
  if (parsed === undefined) return [];
  const key = JSON.stringify(parsed);
  const requirement = known.get(key) ?? { id: known.size, ...parsed };
  known.set(key, requirement);
  return [requirement];
};

const parseRequirement = (directive: DirectiveNode) => {
  switch (directive.name.value) {
    case 'authenticated':
      return { kind: 'authenticated' as const };
    case 'requiresScopes':
      return { kind: 'scopes' as const, anyOf: readNameLists(directive, 'scopes') };
    case 'policy':
      return { kind: 'policies' as const, anyOf: readNameLists(directive, 'policies') };
  }
};

/** A list of lists of texts. As everywhere in GraphQL, one value stands for a list of it. */
const readNameLists = ({ arguments: given = [] }: DirectiveNode, name: string): string[][] => {
  const argument = given.find((one) => one.name.value === name);
  const value: unknown = argument && valueFromASTUntyped(argument.value);
  return [value ?? []].flat().map((list) => [list].flat().map(String));
};
