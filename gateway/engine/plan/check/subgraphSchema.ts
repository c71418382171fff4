import {
  buildASTSchema,
  type DefinitionNode,
  type DocumentNode,
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type InputObjectTypeDefinitionNode,
  type InterfaceTypeDefinitionNode,
  isTypeDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  parseType,
  type TypeDefinitionNode,
  type UnionTypeDefinitionNode,
} from 'graphql';
import { readGraphs, readJoins } from '../../base/joins.ts';

/**
 * Reconstructs a subgraph's own schema from the supergraph: its types and fields, with the types that it gives them,
 * and `_entities`. A fetch that is valid against it is valid for the subgraph.
 *
 * @param graph the subgraph's value in `join__Graph`
 */
export const buildSubgraphSchema = ({ definitions }: DocumentNode, graph: string): GraphQLSchema => {
  const types = definitions.flatMap((definition) => restrictType(definition, graph));
  const entities = definitions.flatMap((definition) => (isEntityIn(definition, graph) ? [definition.name.value] : []));
  const own = types.some(({ name }) => name.value === 'Query') ? types : [...types, EMPTY_QUERY];
  const withEntities = entities.length === 0 ? own : [...own.map(addEntitiesField), ...createEntityTypes(entities)];
  return buildASTSchema(
    { kind: Kind.DOCUMENT, definitions: withEntities },
    { assumeValid: true, assumeValidSDL: true },
  );
};

type TypeWithFields = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode;

const EMPTY_QUERY: ObjectTypeDefinitionNode = {
  kind: Kind.OBJECT_TYPE_DEFINITION,
  name: { kind: Kind.NAME, value: 'Query' },
};

const restrictType = (definition: DefinitionNode, graph: string): TypeDefinitionNode[] => {
  if (!isTypeIn(definition, graph)) return [];
  switch (definition.kind) {
    case Kind.OBJECT_TYPE_DEFINITION:
    case Kind.INTERFACE_TYPE_DEFINITION:
      return [restrictFields(definition, graph)];
    case Kind.UNION_TYPE_DEFINITION:
      return [restrictMembers(definition, graph)];
    case Kind.ENUM_TYPE_DEFINITION:
      return [restrictEnumValues(definition, graph)];
    case Kind.INPUT_OBJECT_TYPE_DEFINITION:
      return [restrictInputFields(definition, graph)];
    case Kind.SCALAR_TYPE_DEFINITION:
      return [{ ...definition, directives: [] }];
  }
};

const isTypeIn = (definition: DefinitionNode, graph: string): definition is TypeDefinitionNode =>
  isTypeDefinitionNode(definition) && readGraphs(definition, 'join__type').includes(graph);

const restrictFields = (type: TypeWithFields, graph: string): TypeWithFields => {
  const fields = (type.fields ?? []).flatMap((field) => restrictField(field, graph));
  const implemented = readJoins(type, 'join__implements').flatMap((join) =>
    join.graph === graph ? join.interface : [],
  );
  const interfaces = (type.interfaces ?? []).filter(({ name }) => implemented.includes(name.value));
  const isObject = readJoins(type, 'join__type').some(
    (join) => join.graph === graph && join.isInterfaceObject === 'true',
  );
  const own = { ...type, fields, interfaces, directives: [] };
  return isObject ? { ...own, kind: Kind.OBJECT_TYPE_DEFINITION } : own;
};

const restrictField = (field: FieldDefinitionNode, graph: string): FieldDefinitionNode[] => {
  const joins = readJoins(field, 'join__field');
  const join = joins.find((one) => one.graph === graph);
  if (joins.length > 0 && join === undefined) return [];
  return [{ ...field, type: join?.type === undefined ? field.type : parseType(join.type), directives: [] }];
};

const restrictMembers = (union: UnionTypeDefinitionNode, graph: string): UnionTypeDefinitionNode => {
  const joins = readJoins(union, 'join__unionMember');
  const members = joins.flatMap((join) => (join.graph === graph ? join.member : []));
  const types = (union.types ?? []).filter(({ name }) => joins.length === 0 || members.includes(name.value));
  return { ...union, types, directives: [] };
};

const restrictEnumValues = (type: EnumTypeDefinitionNode, graph: string): EnumTypeDefinitionNode => {
  const isKnown = (graphs: readonly string[]) => graphs.length === 0 || graphs.includes(graph);
  const values = (type.values ?? []).filter((value) => isKnown(readGraphs(value, 'join__enumValue')));
  return { ...type, values, directives: [] };
};

const restrictInputFields = (input: InputObjectTypeDefinitionNode, graph: string): InputObjectTypeDefinitionNode => {
  const isKnown = (graphs: readonly string[]) => graphs.length === 0 || graphs.includes(graph);
  const fields = (input.fields ?? []).filter((field) => isKnown(readGraphs(field, 'join__field')));
  return { ...input, fields: fields.map((field) => ({ ...field, directives: [] })), directives: [] };
};

/** Whether a subgraph resolves references to a type. The type is an object type there. */
const isEntityIn = (definition: DefinitionNode, graph: string): definition is TypeWithFields => {
  if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION)
    return false;
  return readJoins(definition, 'join__type').some(
    (join) =>
      join.graph === graph &&
      join.key !== undefined &&
      join.resolvable !== 'false' &&
      (definition.kind === Kind.OBJECT_TYPE_DEFINITION || join.isInterfaceObject === 'true'),
  );
};

const [ENTITIES_HOLDER] = parse('type Query { _entities(representations: [_Any!]!): [_Entity]! }', {
  noLocation: true,
}).definitions;

const addEntitiesField = (type: TypeDefinitionNode): TypeDefinitionNode => {
  if (type.kind !== Kind.OBJECT_TYPE_DEFINITION || type.name.value !== 'Query') return type;
  const added = ENTITIES_HOLDER?.kind === Kind.OBJECT_TYPE_DEFINITION ? (ENTITIES_HOLDER.fields ?? []) : [];
  return { ...type, fields: [...(type.fields ?? []), ...added] };
};

const createEntityTypes = (names: readonly string[]): readonly DefinitionNode[] =>
  parse(`scalar _Any union _Entity = ${names.join(' | ')}`, { noLocation: true }).definitions;
