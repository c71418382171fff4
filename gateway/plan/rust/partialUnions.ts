import {
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type UnionTypeDefinitionNode,
} from 'graphql';
import { graphsOf, joinsOf, namedTypeOf } from '../joins.ts';

/** Members of a union by the subgraphs that know it, each by its value in `join__Graph`. */
export type MembersByGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** The unions of a supergraph, by their names, of which subgraphs know other members. */
export type PartialUnions = ReadonlyMap<string, MembersByGraph>;

/**
 * Finds the unions, in fields that several subgraphs have, of which not each of them knows all members. For these the
 * planner asks nobody for the members that only some know.
 */
export function partialUnionsOf(supergraph: DocumentNode): PartialUnions {
  const shared = typesOfSharedFields(supergraph);
  const unions = supergraph.definitions.filter((definition) => definition.kind === Kind.UNION_TYPE_DEFINITION);
  return new Map(
    unions
      .filter((union) => shared.has(union.name.value))
      .map((union) => [union, membersOf(union)] as const)
      .filter(([{ types = [] }, members]) => [...members.values()].some(({ size }) => size > 0 && size < types.length))
      .map(([union, members]) => [union.name.value, members]),
  );
}

function membersOf(union: UnionTypeDefinitionNode): MembersByGraph {
  const joins = joinsOf(union, 'join__unionMember');
  const membersIn = (graph: string) => joins.flatMap((join) => (join.graph === graph ? (join.member ?? []) : []));
  return new Map(graphsOf(union, 'join__type').map((graph) => [graph, new Set(membersIn(graph))]));
}

function typesOfSharedFields({ definitions }: DocumentNode): ReadonlySet<string> {
  const types = definitions.filter((definition) => definition.kind === Kind.OBJECT_TYPE_DEFINITION);
  return new Set(
    types.flatMap((type) =>
      (type.fields ?? []).filter((field) => isShared(field, type)).map((field) => namedTypeOf(field.type)),
    ),
  );
}

function isShared(field: FieldDefinitionNode, type: ObjectTypeDefinitionNode): boolean {
  const joins = joinsOf(field, 'join__field').filter(({ external }) => external !== 'true');
  return (joins.length > 0 ? joins : graphsOf(type, 'join__type')).length > 1;
}
