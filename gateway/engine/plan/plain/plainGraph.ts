import {
  BREAK,
  type DirectiveNode,
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type TypeNode,
  visit,
} from 'graphql';
import { readGraphs, readJoins } from '../../base/joins.ts';
import { listJoinedSubgraphs } from '../joinedSubgraphs.ts';

/** A supergraph in which the subgraphs of every field are unambiguous, as `plainPlanner` needs. */
export interface PlainGraph {
  /** Object types by name. */
  readonly types: ReadonlyMap<string, PlainType>;
  /** Names of the root types by operation type. */
  readonly roots: ReadonlyMap<string, string>;
}

export interface PlainType {
  /** The key field by which each subgraph with the type resolves its entities. Undefined if it is not an entity. */
  readonly key: string | undefined;
  readonly fields: ReadonlyMap<string, PlainField>;
}

export interface PlainField {
  /** The subgraphs that have it. */
  readonly subgraphs: ReadonlySet<string>;
  /** Its named type, without list wrappers. */
  readonly typeName: string;
  /** Number of list wrappers. */
  readonly listDepth: number;
}

/**
 * Reads a supergraph if it is plain: no interfaces, unions with the same members in all subgraphs, entities with one
 * key of one field that is the same in all subgraphs, other types complete in each subgraph that has them, and no
 * `@requires`, `@provides` or `@override`.
 *
 * @returns undefined if it is not plain
 */
export const readPlainGraph = (supergraph: DocumentNode): PlainGraph | undefined => {
  if (!isPlainlyJoined(supergraph)) return undefined;
  const roots = readRoots(supergraph);
  const names = new Map(listJoinedSubgraphs(supergraph).map(({ graph, name }) => [graph, name]));
  const types = new Map<string, PlainType>();
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    const type = readPlainType(definition, names, new Set(roots.values()));
    if (type === undefined) return undefined;
    types.set(definition.name.value, type);
  }
  return { types, roots };
};

/** The join directive arguments that a plain supergraph may have. */
const PLAIN_ARGUMENTS = new Map([
  ['join__graph', ['name', 'url']],
  ['join__type', ['graph', 'key']],
  ['join__field', ['graph']],
  ['join__unionMember', ['graph', 'member']],
  ['join__enumValue', ['graph', 'value']],
]);

const isPlainlyJoined = (supergraph: DocumentNode): boolean => {
  let isPlain = true;
  visit(supergraph, {
    enter: (node) => {
      if (node.kind === Kind.INTERFACE_TYPE_DEFINITION) isPlain = false;
      if (node.kind === Kind.DIRECTIVE) isPlain = isPlainJoin(node);
      if (node.kind === Kind.UNION_TYPE_DEFINITION)
        isPlain =
          readJoins(node, 'join__unionMember').length ===
          readJoins(node, 'join__type').length * (node.types ?? []).length;
      return isPlain ? undefined : BREAK;
    },
  });
  return isPlain;
};

const isPlainJoin = ({ name: { value: name }, arguments: given = [] }: DirectiveNode): boolean => {
  const plain = PLAIN_ARGUMENTS.get(name);
  return plain === undefined ? !name.startsWith('join__') : given.every((one) => plain.includes(one.name.value));
};

const readRoots = ({ definitions }: DocumentNode): ReadonlyMap<string, string> => {
  const schema = definitions.find((definition) => definition.kind === Kind.SCHEMA_DEFINITION);
  return new Map(schema?.operationTypes.map(({ operation, type }) => [operation, type.name.value]));
};

const readPlainType = (
  definition: ObjectTypeDefinitionNode,
  names: ReadonlyMap<string, string>,
  roots: ReadonlySet<string>,
): PlainType | undefined => {
  const everywhere = readGraphs(definition, 'join__type');
  const keys = new Set(readJoins(definition, 'join__type').map((join) => join.key));
  const [key] = keys;
  const hasPlainKey =
    keys.size === 1 && new Set(everywhere).size === everywhere.length && (key === undefined || /^\w+$/.test(key));
  if (!hasPlainKey) return undefined;
  const mayDiffer = (name: string) => roots.has(definition.name.value) || (key !== undefined && name !== key);
  const fields = new Map<string, PlainField>();
  for (const node of definition.fields ?? []) {
    const field = readPlainField(node, everywhere, names);
    const isWhole = field.subgraphs.size === everywhere.length || mayDiffer(node.name.value);
    if (!isWhole || roots.has(field.typeName)) return undefined;
    fields.set(node.name.value, field);
  }
  return { key, fields };
};

const readPlainField = (
  node: FieldDefinitionNode,
  everywhere: readonly string[],
  names: ReadonlyMap<string, string>,
): PlainField => {
  const joined = readGraphs(node, 'join__field');
  const subgraphs = (joined.length === 0 ? everywhere : joined).map((graph) => names.get(graph) ?? graph);
  return { subgraphs: new Set(subgraphs), ...readFieldType(node.type) };
};

const readFieldType = (type: TypeNode): Pick<PlainField, 'typeName' | 'listDepth'> => {
  if (type.kind === Kind.NAMED_TYPE) return { typeName: type.name.value, listDepth: 0 };
  const { typeName, listDepth } = readFieldType(type.type);
  return { typeName, listDepth: type.kind === Kind.LIST_TYPE ? listDepth + 1 : listDepth };
};
