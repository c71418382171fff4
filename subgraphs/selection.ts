import type { GraphQLResolveInfo } from 'graphql';
import {
  type FieldNode,
  GraphQLIncludeDirective,
  type GraphQLNamedType,
  GraphQLSkipDirective,
  getDirectiveValues,
  getNamedType,
  isAbstractType,
  isObjectType,
  Kind as NodeKind,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { type AnyRow, membersOfField, type ResourceType } from './resourceType.ts';

/** The part of GraphQL's info that tells what is selected. */
export type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'operation' | 'schema' | 'variableValues'>;

/** What a query wants of a connection. */
export interface SelectedFields {
  /** Whether the rows themselves are selected. */
  readonly rows: boolean;
  /** Whether the number of all that match is selected. */
  readonly total: boolean;
  /** Members to ask for, the key always among them; also those that are read of such records further down. */
  readonly members: ReadonlySet<string>;
}

/** Members of the record that the fields selected of it read; the key is always among them. */
export const selectedMembers = (resource: ResourceType<AnyRow>, info: Info): ReadonlySet<string> =>
  cachedPerNode(memberCache, resource, info.fieldNodes, info, findMembers);

const findMembers: Find<FieldNode, ReadonlySet<string>> = (walker, resource, nodes) =>
  membersOf(resource, walker.fieldsBelow(nodes, resource.type).keys());

/**
 * The same, with what is read of such records further down, if not in a list of its own:
 * `alert { notes { nodes { alert { title } } } }` comes back to the alert it started from, which then is there with its title.
 */
export const selectedMembersBelow = (resource: ResourceType<AnyRow>, info: Info): ReadonlySet<string> =>
  cachedPerNode(belowCache, resource, info.fieldNodes, info, findBelow);

const findBelow: Find<FieldNode, ReadonlySet<string>> = (walker, resource, nodes) =>
  membersOf(resource, walker.fieldsAnywhere(nodes, resource.type, resource.type));

/** Members that the operation reads anywhere of records of the resource type. */
export const selectedMembersAnywhere = (resource: ResourceType<AnyRow>, info: Info): ReadonlySet<string> =>
  cachedPerNode(anywhereCache, resource, [info.operation], info, findAnywhere);

const findAnywhere: Find<OperationDefinitionNode, ReadonlySet<string>> = (
  walker,
  resource,
  nodes,
  { schema, operation },
) =>
  membersOf(resource, walker.fieldsAnywhere(nodes, schema.getRootType(operation.operation)?.name ?? '', resource.type));

/** What the fields selected of a connection of records ask for. */
export const selectedPageFields = (resource: ResourceType<AnyRow>, info: Info): SelectedFields =>
  cachedPerNode(pageCache, resource, info.fieldNodes, info, findPage);

const findPage: Find<FieldNode, SelectedFields> = (walker, resource, nodes) => {
  const connection = `${resource.type}Connection`;
  const fields = walker.fieldsBelow(nodes, connection);
  return {
    rows: fields.has('nodes') || fields.has('edges'),
    total: fields.has('totalCount'),
    members: membersOf(resource, walker.fieldsAnywhere(nodes, connection, resource.type)),
  };
};

const membersOf = (resource: ResourceType<AnyRow>, fields: Iterable<string>) => {
  const members = new Set([resource.key]);
  for (const field of fields) for (const member of membersOfField(resource, field)) members.add(member);
  return members;
};

/** What has a selection: a field, or the operation. */
type Selecting = FieldNode | OperationDefinitionNode;
type Cache<Value> = WeakMap<Selecting, Map<string, Value>>;
// Rows by the hundred share one field node, and a hot document keeps its nodes from request to request. A document that
// is dropped takes its entries along.
const memberCache: Cache<ReadonlySet<string>> = new WeakMap();
const belowCache: Cache<ReadonlySet<string>> = new WeakMap();
const anywhereCache: Cache<ReadonlySet<string>> = new WeakMap();
const pageCache: Cache<SelectedFields> = new WeakMap();

/** Made once, not for each row. */
type Find<Node, Value> = (walker: Walker, resource: ResourceType<AnyRow>, nodes: readonly Node[], info: Info) => Value;

/** Computes a value once per field node and resource type; again on each call where it depends on variables or on several nodes. */
const cachedPerNode = <Node extends Selecting, Value>(
  cache: Cache<Value>,
  resource: ResourceType<AnyRow>,
  nodes: readonly Node[],
  info: Info,
  find: Find<Node, Value>,
): Value => {
  const node = nodes[0]; // Taken apart as a list it would cost a row as much as all else here.
  const known = node && nodes.length === 1 ? cache.get(node)?.get(resource.type) : undefined;
  if (known !== undefined) return known;
  const walker = new Walker(info);
  const value = find(walker, resource, nodes, info);
  if (node && nodes.length === 1 && !walker.conditional) {
    const entry = cache.get(node) ?? new Map<string, Value>();
    cache.set(node, entry.set(resource.type, value));
  }
  return value;
};

/** Fields of which type are looked for, and those that were found. */
interface Search {
  readonly type: string;
  readonly found: Set<string>;
}

/** Walks selections through fragments, aliases and conditions. */
class Walker {
  readonly #info: Info;
  /** Whether a `@skip` or `@include` was met, so that the outcome hangs on variables. */
  conditional = false;

  constructor(info: Info) {
    this.#info = info;
  }

  /** The fields selected of a type right below nodes, by name. */
  fieldsBelow(nodes: readonly FieldNode[], type: string): Map<string, FieldNode[]> {
    const found = new Map<string, FieldNode[]>();
    for (const { selectionSet } of nodes) if (selectionSet) this.#collect(selectionSet.selections, type, found);
    return found;
  }

  #collect(selections: readonly SelectionNode[], type: string, found: Map<string, FieldNode[]>) {
    for (const selection of selections) {
      if (!this.#isIncluded(selection)) continue;
      if (selection.kind === NodeKind.FIELD) {
        const same = found.get(selection.name.value);
        if (same) same.push(selection);
        else found.set(selection.name.value, [selection]);
      } else {
        const fragment =
          selection.kind === NodeKind.INLINE_FRAGMENT ? selection : this.#info.fragments[selection.name.value];
        if (fragment && this.#applies(fragment.typeCondition?.name.value, type))
          this.#collect(fragment.selectionSet.selections, type, found);
      }
    }
  }

  /** Names of the fields selected of a type, right below nodes that are of another, or however deep. */
  fieldsAnywhere(nodes: readonly Selecting[], of: string, type: string): Set<string> {
    const found = new Set<string>();
    for (const { selectionSet } of nodes)
      if (selectionSet) this.#search(selectionSet.selections, this.#info.schema.getType(of), { type, found });
    return found;
  }

  #search(selections: readonly SelectionNode[], of: GraphQLNamedType | undefined, search: Search) {
    for (const selection of selections) {
      if (!this.#isIncluded(selection)) continue;
      if (selection.kind === NodeKind.FIELD) this.#searchField(selection, of, search);
      else {
        const fragment =
          selection.kind === NodeKind.INLINE_FRAGMENT ? selection : this.#info.fragments[selection.name.value];
        const condition = fragment?.typeCondition?.name.value;
        if (fragment && (!isObjectType(of) || this.#applies(condition, of.name)))
          this.#search(fragment.selectionSet.selections, isObjectType(of) ? of : this.#typeOf(condition, of), search);
      }
    }
  }

  #searchField(field: FieldNode, of: GraphQLNamedType | undefined, search: Search) {
    if (of?.name === search.type) search.found.add(field.name.value);
    if (!field.selectionSet || !isObjectType(of)) return;
    const type = of.getFields()[field.name.value]?.type;
    const inner = type && getNamedType(type);
    // Rows of a further list come by a call of its own, whatever is known of them.
    if (inner && inner.name !== `${search.type}Connection`) this.#search(field.selectionSet.selections, inner, search);
  }

  #typeOf(condition: string | undefined, otherwise: GraphQLNamedType | undefined) {
    return condition === undefined ? otherwise : this.#info.schema.getType(condition);
  }

  #isIncluded(selection: SelectionNode) {
    if (!selection.directives?.length) return true;
    this.conditional = true;
    const variables = this.#info.variableValues;
    return (
      getDirectiveValues(GraphQLSkipDirective, selection, variables)?.if !== true &&
      getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.if !== false
    );
  }

  #applies(condition: string | undefined, type: string) {
    return condition === undefined || condition === type || isAbstractType(this.#info.schema.getType(condition));
  }
}
