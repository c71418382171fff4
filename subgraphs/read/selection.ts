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
import type { Context } from '../context.ts';
import { type AnyRow, findFieldMembers, type ResourceType } from '../resourceType.ts';
import type { SelectedPageFields } from './loaders.ts';

/** The part of GraphQL's resolve info that describes the selection. */
export type SelectionInfo = Pick<
  GraphQLResolveInfo,
  'fieldNodes' | 'fragments' | 'operation' | 'schema' | 'variableValues'
>;

/** Whether the query gives an argument a value; false where its default applies, also for an absent variable. */
export const isArgumentGiven = ({ fieldNodes: [node], variableValues }: SelectionInfo, name: string): boolean => {
  const given = node?.arguments?.find((argument) => argument.name.value === name)?.value;
  return given?.kind === NodeKind.VARIABLE ? given.name.value in variableValues : given !== undefined;
};

/** Members that the selected fields of a record read, always including the key. */
export const findSelectedMembers = (resource: ResourceType<AnyRow>, info: SelectionInfo): ReadonlySet<string> =>
  cachePerNode(memberCache, resource, info.fieldNodes, info, findMembers);

const findMembers: FindInSelection<FieldNode, ReadonlySet<string>> = (walker, resource, nodes) =>
  collectMembers(resource, walker.fieldsBelow(nodes, resource.type).keys());

/**
 * The same, and members of the same records that are selected deeper in the query, except in a separate list: `alert {
 * notes { nodes { alert { title } } } }` returns to the alert it started from, which is then already loaded with its
 * title.
 */
export const findSelectedMembersBelow = (resource: ResourceType<AnyRow>, info: SelectionInfo): ReadonlySet<string> =>
  cachePerNode(belowCache, resource, info.fieldNodes, info, findBelow);

const findBelow: FindInSelection<FieldNode, ReadonlySet<string>> = (walker, resource, nodes) =>
  collectMembers(resource, walker.fieldsAnywhere(nodes, resource.type, resource.type));

/** Members that the operation reads of records of the resource type, anywhere. */
export const findSelectedMembersAnywhere = (resource: ResourceType<AnyRow>, info: SelectionInfo): ReadonlySet<string> =>
  cachePerNode(anywhereCache, resource, [info.operation], info, findAnywhere);

const findAnywhere: FindInSelection<OperationDefinitionNode, ReadonlySet<string>> = (
  walker,
  resource,
  nodes,
  { schema, operation },
) =>
  collectMembers(
    resource,
    walker.fieldsAnywhere(nodes, schema.getRootType(operation.operation)?.name ?? '', resource.type),
  );

/** Members and counts that the selected fields of a connection need. */
export const findSelectedPageFields = (resource: ResourceType<AnyRow>, info: SelectionInfo): SelectedPageFields =>
  cachePerNode(pageCache, resource, info.fieldNodes, info, findPage);

/** Whether a field of a connection counts its rows by a value, as `byState` does. */
const isCountField = (name: string) => name.startsWith('by');

const findPage: FindInSelection<FieldNode, SelectedPageFields> = (walker, resource, nodes) => {
  const connection = `${resource.type}Connection`;
  const fields = walker.fieldsBelow(nodes, connection);
  const edges = walker.fieldsBelow(fields.get('edges') ?? [], `${resource.type}Edge`);
  const pageInfo = walker.fieldsBelow(fields.get('pageInfo') ?? [], 'PageInfo');
  const hasEnds = pageInfo.has('startCursor') || pageInfo.has('endCursor');
  return {
    rows: fields.has('nodes') || fields.has('edges') || hasEnds,
    pageInfo: fields.has('pageInfo'),
    cursors: hasEnds || edges.has('cursor'),
    total: fields.has('totalCount'),
    onlyCounts:
      fields.keys().some(isCountField) && fields.keys().every((name) => isCountField(name) || name === '__typename'),
    members: collectMembers(resource, walker.fieldsAnywhere(nodes, connection, resource.type)),
  };
};

/**
 * These members, and those that other areas read of the same records, for fields that the operation selects of them. They then
 * need not fetch the records again.
 *
 * @returns the same set where there are none
 */
export const addMembersReadByOtherAreas = (
  { entityFields }: Context,
  { readElsewhere }: ResourceType<AnyRow>,
  members: ReadonlySet<string>,
): ReadonlySet<string> => {
  if (entityFields.size === 0) return members;
  const read = Object.keys(readElsewhere).filter((field) => entityFields.has(field));
  return read.length === 0 ? members : members.union(new Set(read.flatMap((field) => readElsewhere[field] ?? [])));
};

/** Whether one of these fields is selected directly below a field of this type. */
export const selectsAny = (info: SelectionInfo, type: string, fields: readonly string[]): boolean => {
  const selected = new SelectionWalker(info).fieldsBelow(info.fieldNodes, type);
  return fields.some((field) => selected.has(field));
};

/** Whether a field of a type is selected at any depth below a field of type `of`. */
export const selectsBelow = (info: SelectionInfo, of: string, type: string, field: string): boolean =>
  new SelectionWalker(info).fieldsAnywhere(info.fieldNodes, of, type).has(field);

/** Members of a record type that the operation reads of its entities, in any area of this process. */
export const findMembersReadAsEntity = (
  { entityFields }: Context,
  resource: ResourceType<AnyRow>,
): ReadonlySet<string> => {
  const prefix = `${resource.type}.`;
  const fields = [...entityFields].filter((field) => field.startsWith(prefix));
  return collectMembers(
    resource,
    fields.map((field) => field.slice(prefix.length)),
  );
};

const collectMembers = (resource: ResourceType<AnyRow>, fields: Iterable<string>) => {
  const members = new Set([resource.key]);
  for (const field of fields) for (const member of findFieldMembers(resource, field)) members.add(member);
  return members;
};

/** A node with a selection set: a field, or the operation. */
type FieldOrOperationNode = FieldNode | OperationDefinitionNode;
type SelectionCache<Value> = WeakMap<FieldOrOperationNode, Map<string, Value>>;
// Hundreds of rows share one field node, and a frequently used document keeps its nodes between requests. The entries
// of a document are freed with it.
const memberCache: SelectionCache<ReadonlySet<string>> = new WeakMap();
const belowCache: SelectionCache<ReadonlySet<string>> = new WeakMap();
const anywhereCache: SelectionCache<ReadonlySet<string>> = new WeakMap();
const pageCache: SelectionCache<SelectedPageFields> = new WeakMap();

/** Created once, not per row. */
type FindInSelection<Node, Value> = (
  walker: SelectionWalker,
  resource: ResourceType<AnyRow>,
  nodes: readonly Node[],
  info: SelectionInfo,
) => Value;

/**
 * Computes a value once per field node and resource type; on every call where it depends on variables or on several
 * nodes.
 */
const cachePerNode = <Node extends FieldOrOperationNode, Value>(
  cache: SelectionCache<Value>,
  resource: ResourceType<AnyRow>,
  nodes: readonly Node[],
  info: SelectionInfo,
  find: FindInSelection<Node, Value>,
): Value => {
  const node = nodes[0]; // Destructuring would double the cost per row.
  const known = node && nodes.length === 1 ? cache.get(node)?.get(resource.type) : undefined;
  if (known !== undefined) return known;
  const walker = new SelectionWalker(info);
  const value = find(walker, resource, nodes, info);
  if (node && nodes.length === 1 && !walker.conditional) {
    const entry = cache.get(node) ?? new Map<string, Value>();
    cache.set(node, entry.set(resource.type, value));
  }
  return value;
};

/** The type whose fields are searched, and the fields found. */
interface FieldSearch {
  readonly type: string;
  readonly found: Set<string>;
}

/** Traverses selections through fragments, aliases and conditions. */
class SelectionWalker {
  readonly #info: SelectionInfo;
  /** Whether a `@skip` or `@include` was found, so that the result depends on variables. */
  conditional = false;

  constructor(info: SelectionInfo) {
    this.#info = info;
  }

  /** The selected fields of a type directly below nodes, by name. */
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

  /** Names of the selected fields of a type: directly below nodes of another type, or at any depth. */
  fieldsAnywhere(nodes: readonly FieldOrOperationNode[], of: string, type: string): Set<string> {
    const found = new Set<string>();
    for (const { selectionSet } of nodes)
      if (selectionSet) this.#search(selectionSet.selections, this.#info.schema.getType(of), { type, found });
    return found;
  }

  #search(selections: readonly SelectionNode[], of: GraphQLNamedType | undefined, search: FieldSearch) {
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

  #searchField(field: FieldNode, of: GraphQLNamedType | undefined, search: FieldSearch) {
    if (of?.name === search.type) search.found.add(field.name.value);
    if (!field.selectionSet || !isObjectType(of)) return;
    const type = of.getFields()[field.name.value]?.type;
    const inner = type && getNamedType(type);
    // Rows of a nested list are fetched by a separate call, whatever is already known of them.
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
