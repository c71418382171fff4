import { type DefinitionNode, type DocumentNode, type GraphQLSchema, isEnumType, Kind } from 'graphql';

/** What subgraphs may answer and clients may not see. */
export interface Hidden {
  /** Enums' values of that kind, by the enum's name; enums without any are left out. */
  readonly enums: ReadonlyMap<string, ReadonlySet<unknown>>;
  /** Interfaces and unions with types of that kind: of what they stand for, the type has to be asked. */
  readonly abstractTypes: ReadonlySet<string>;
  /** The types of that kind. */
  readonly types: ReadonlySet<unknown>;
}

/** Finds what is inaccessible within what is not: what the supergraph knows of a type and the API schema does not. */
export function hiddenOf({ definitions }: DocumentNode, schema: GraphQLSchema): Hidden {
  const memberships = definitions.flatMap(membershipsOf).filter(({ member }) => schema.getType(member) === undefined);
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
}

function membershipsOf(definition: DefinitionNode): { readonly of: string; readonly member: string }[] {
  if (definition.kind === Kind.UNION_TYPE_DEFINITION)
    return (definition.types ?? []).map(({ name }) => ({ of: definition.name.value, member: name.value }));
  if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return [];
  return (definition.interfaces ?? []).map(({ name }) => ({ of: name.value, member: definition.name.value }));
}
