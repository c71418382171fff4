import { type DefinitionNode, type DocumentNode, type GraphQLSchema, isEnumType, Kind } from 'graphql';

/** Types and enum values that subgraphs may return and clients may not see. */
export interface Inaccessible {
  /** Hidden values by enum name. Enums without any are omitted. */
  readonly enums: ReadonlyMap<string, ReadonlySet<unknown>>;
  /** Interfaces and unions with hidden members. Their objects need a `__typename` in the data. */
  readonly abstractTypes: ReadonlySet<string>;
  /** Names of the hidden types. */
  readonly types: ReadonlySet<unknown>;
}

/** Finds the inaccessible members of accessible types: those in the supergraph but not in the API schema. */
export const readInaccessible = ({ definitions }: DocumentNode, schema: GraphQLSchema): Inaccessible => {
  const memberships = definitions.flatMap(readMemberships).filter(({ member }) => schema.getType(member) === undefined);
  const enums = definitions.flatMap((definition) => {
    if (definition.kind !== Kind.ENUM_TYPE_DEFINITION) return [];
    const type = schema.getType(definition.name.value);
    const names = (definition.values ?? []).map(({ name }) => name.value);
    const hidden = isEnumType(type) ? names.filter((name) => type.getValue(name) == null) : [];
    return hidden.length > 0 ? [[definition.name.value, new Set<unknown>(hidden)] as const] : [];
  });
  return {
    enums: new Map(enums),
    abstractTypes: new Set(memberships.map(({ of }) => of)),
    types: new Set(memberships.map(({ member }) => member)),
  };
};

const readMemberships = (definition: DefinitionNode): { readonly of: string; readonly member: string }[] => {
  if (definition.kind === Kind.UNION_TYPE_DEFINITION)
    return (definition.types ?? []).map(({ name }) => ({ of: definition.name.value, member: name.value }));
  if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
  return (definition.interfaces ?? []).map(({ name }) => ({ of: name.value, member: definition.name.value }));
};
