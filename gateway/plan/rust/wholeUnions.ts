import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type InterfaceTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type UnionTypeDefinitionNode,
} from 'graphql';
import { graphsOf, namedTypeOf } from '../joins.ts';
import type { MembersByGraph, PartialUnions } from './partialUnions.ts';

/**
 * Writes a supergraph in which all subgraphs that know one of these unions know all its members, so that the planner asks
 * for each at the subgraph it has come to, be it in vain. Types that a subgraph gets to know by that have there all their
 * fields and no key: no other way leads to them.
 */
export function withWholeUnions(supergraph: DocumentNode, unions: PartialUnions): DocumentNode {
  const claims = claimsOf(supergraph, unions);
  const definitions = supergraph.definitions.map((definition) => {
    switch (definition.kind) {
      case Kind.UNION_TYPE_DEFINITION:
        return wholeUnion(definition, unions.get(definition.name.value), claims);
      case Kind.INTERFACE_TYPE_DEFINITION:
      case Kind.OBJECT_TYPE_DEFINITION:
        return claimed(definition, claims);
      default:
        return definition;
    }
  });
  return { ...supergraph, definitions };
}

/** Types that become known to subgraphs, and to which. */
type Claims = ReadonlyMap<string, ReadonlySet<string>>;

/** The members, and all that their fields lead to. */
function claimsOf({ definitions }: DocumentNode, unions: PartialUnions): Claims {
  const types = new Map(definitions.map((definition) => [nameOf(definition), definition]));
  const claims = new Map<string, Set<string>>();
  const claim = (name: string, graph: string) => {
    const type = types.get(name);
    const graphs = claims.get(name) ?? new Set();
    if (!isComposite(type) || graphs.has(graph) || graphsOf(type, 'join__type').includes(graph)) return;
    claims.set(name, graphs.add(graph));
    for (const next of typesBehind(type, definitions)) claim(next, graph);
  };
  for (const members of unions.values())
    for (const graph of members.keys()) for (const name of allOf(members)) claim(name, graph);
  return claims;
}

type Composite = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode | UnionTypeDefinitionNode;

function isComposite(definition: DefinitionNode | undefined): definition is Composite {
  return (
    definition?.kind === Kind.OBJECT_TYPE_DEFINITION ||
    definition?.kind === Kind.INTERFACE_TYPE_DEFINITION ||
    definition?.kind === Kind.UNION_TYPE_DEFINITION
  );
}

function nameOf(definition: DefinitionNode): string | undefined {
  return isComposite(definition) ? definition.name.value : undefined;
}

/** Where a type's fields lead to, and what it may stand for. */
function typesBehind(type: Composite, definitions: readonly DefinitionNode[]): string[] {
  if (type.kind === Kind.UNION_TYPE_DEFINITION) return (type.types ?? []).map(({ name }) => name.value);
  const implementing = definitions.filter(
    (other) =>
      other.kind === Kind.OBJECT_TYPE_DEFINITION &&
      other.interfaces?.some(({ name }) => name.value === type.name.value) === true,
  );
  return [
    ...(type.fields ?? []).map((field) => namedTypeOf(field.type)),
    ...implementing.flatMap((other) => nameOf(other) ?? []),
  ];
}

function allOf(members: MembersByGraph): ReadonlySet<string> {
  return new Set([...members.values()].flatMap((known) => [...known]));
}

function wholeUnion(
  union: UnionTypeDefinitionNode,
  members: MembersByGraph = new Map(),
  claims: Claims,
): UnionTypeDefinitionNode {
  const graphs = [...(claims.get(union.name.value) ?? [])];
  const all = (union.types ?? []).map(({ name }) => name.value);
  const missing = [...members, ...graphs.map((graph) => [graph, new Set<string>()] as const)].flatMap(
    ([graph, known]) =>
      all.filter((name) => !known.has(name)).map((member) => join('join__unionMember', { graph, member })),
  );
  const types = graphs.map((graph) => join('join__type', { graph }));
  return { ...union, directives: [...(union.directives ?? []), ...types, ...missing] };
}

function claimed<Type extends ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode>(
  type: Type,
  claims: Claims,
): Type {
  const graphs = [...(claims.get(type.name.value) ?? [])];
  const types = graphs.map((graph) => join('join__type', { graph }));
  const interfaces = (type.interfaces ?? []).flatMap(({ name }) =>
    [...(claims.get(name.value) ?? [])].map((graph) => join('join__implements', { graph, interface: name.value })),
  );
  // A field that says nothing is in all subgraphs that know the type.
  const fields = type.fields?.map((field) =>
    graphsOf(field, 'join__field').length === 0
      ? field
      : {
          ...field,
          directives: [...(field.directives ?? []), ...graphs.map((graph) => join('join__field', { graph }))],
        },
  );
  return { ...type, ...(fields && { fields }), directives: [...(type.directives ?? []), ...types, ...interfaces] };
}

function join(name: string, { graph, ...texts }: { readonly graph: string; readonly [key: string]: string }) {
  const argument = (key: string, value: string, kind: Kind.ENUM | Kind.STRING) =>
    ({ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: key }, value: { kind, value } }) as const;
  const directive: ConstDirectiveNode = {
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: name },
    arguments: [
      argument('graph', graph, Kind.ENUM),
      ...Object.entries(texts).map(([key, value]) => argument(key, value, Kind.STRING)),
    ],
  };
  return directive;
}
