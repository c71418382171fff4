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
import { type AnyRow, type Kind, memberOf } from './kind.ts';

/** The part of GraphQL's info that tells what is selected. */
export type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'operation' | 'schema' | 'variableValues'>;

/** What a query wants of a connection. */
export interface Wanted {
  /** Whether the rows themselves are selected. */
  readonly rows: boolean;
  /** Whether the number of all that match is selected. */
  readonly total: boolean;
  /** Members to ask for, the key always among them; also those that are read of such records further down. */
  readonly members: ReadonlySet<string>;
}

/** Members of the record that the fields selected of it read; the key is always among them. */
export const membersWanted = (kind: Kind<AnyRow>, info: Info): ReadonlySet<string> =>
  remembered(memberCache, kind, info.fieldNodes, info, findMembers);

const findMembers: Find<FieldNode, ReadonlySet<string>> = (walker, kind, nodes) =>
  membersOf(kind, walker.fieldsBelow(nodes, kind.type).keys());

/**
 * The same, with what is read of such records further down, if not in a list of its own:
 * `alert { notes { nodes { alert { title } } } }` comes back to the alert it started from, which then is there with its title.
 */
export const membersBelow = (kind: Kind<AnyRow>, info: Info): ReadonlySet<string> =>
  remembered(belowCache, kind, info.fieldNodes, info, findBelow);

const findBelow: Find<FieldNode, ReadonlySet<string>> = (walker, kind, nodes) =>
  membersOf(kind, walker.fieldsAnywhere(nodes, kind.type, kind.type));

/** Members that are read of records of the kind anywhere in the operation. */
export const membersAnywhere = (kind: Kind<AnyRow>, info: Info): ReadonlySet<string> =>
  remembered(anywhereCache, kind, [info.operation], info, findAnywhere);

const findAnywhere: Find<OperationDefinitionNode, ReadonlySet<string>> = (walker, kind, nodes, { schema, operation }) =>
  membersOf(kind, walker.fieldsAnywhere(nodes, schema.getRootType(operation.operation)?.name ?? '', kind.type));

/** What the fields selected of a connection of records ask for. */
export const pageWanted = (kind: Kind<AnyRow>, info: Info): Wanted =>
  remembered(pageCache, kind, info.fieldNodes, info, findPage);

const findPage: Find<FieldNode, Wanted> = (walker, kind, nodes) => {
  const connection = `${kind.type}Connection`;
  const fields = walker.fieldsBelow(nodes, connection);
  return {
    rows: fields.has('nodes') || fields.has('edges'),
    total: fields.has('totalCount'),
    members: membersOf(kind, walker.fieldsAnywhere(nodes, connection, kind.type)),
  };
};

const membersOf = (kind: Kind<AnyRow>, fields: Iterable<string>) => {
  const members = new Set([kind.key]);
  for (const field of fields) {
    const member = memberOf(kind, field);
    if (member !== undefined) members.add(member);
  }
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
const pageCache: Cache<Wanted> = new WeakMap();

/** Made once, not for each row. */
type Find<Node, Value> = (walker: Walker, kind: Kind<AnyRow>, nodes: readonly Node[], info: Info) => Value;

/** Works out an answer once per field node and kind; anew where it hangs on variables or on several nodes. */
const remembered = <Node extends Selecting, Value>(
  cache: Cache<Value>,
  kind: Kind<AnyRow>,
  nodes: readonly Node[],
  info: Info,
  find: Find<Node, Value>,
): Value => {
  const node = nodes[0]; // Taken apart as a list it would cost a row as much as all else here.
  const known = node && nodes.length === 1 ? cache.get(node)?.get(kind.type) : undefined;
  if (known !== undefined) return known;
  const walker = new Walker(info);
  const value = find(walker, kind, nodes, info);
  if (node && nodes.length === 1 && !walker.conditional) {
    const entry = cache.get(node) ?? new Map<string, Value>();
    cache.set(node, entry.set(kind.type, value));
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

  #search(selections: readonly SelectionNode[], of: GraphQLNamedType | undefined, wanted: Search) {
    for (const selection of selections) {
      if (!this.#isIncluded(selection)) continue;
      if (selection.kind === NodeKind.FIELD) this.#searchField(selection, of, wanted);
      else {
        const fragment =
          selection.kind === NodeKind.INLINE_FRAGMENT ? selection : this.#info.fragments[selection.name.value];
        const condition = fragment?.typeCondition?.name.value;
        if (fragment && (!isObjectType(of) || this.#applies(condition, of.name)))
          this.#search(fragment.selectionSet.selections, isObjectType(of) ? of : this.#typeOf(condition, of), wanted);
      }
    }
  }

  #searchField(field: FieldNode, of: GraphQLNamedType | undefined, wanted: Search) {
    if (of?.name === wanted.type) wanted.found.add(field.name.value);
    if (!field.selectionSet || !isObjectType(of)) return;
    const type = of.getFields()[field.name.value]?.type;
    const inner = type && getNamedType(type);
    // Rows of a further list come by a call of its own, whatever is known of them.
    if (inner && inner.name !== `${wanted.type}Connection`) this.#search(field.selectionSet.selections, inner, wanted);
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
