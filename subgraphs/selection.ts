import type { GraphQLResolveInfo } from 'graphql';
import {
  type FieldNode,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind as NodeKind,
  type SelectionNode,
} from 'graphql';
import { type AnyRow, type Kind, memberOf } from './kind.ts';

/** The part of GraphQL's info that tells what is selected; the same from graphql-js and graphql-jit. */
export type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'schema' | 'variableValues'>;

/** What a query wants of a connection. */
export interface Wanted {
  /** Whether the rows themselves are selected. */
  readonly rows: boolean;
  /** Whether the number of all that match is selected. */
  readonly total: boolean;
  /** Members to ask for, the key always among them. */
  readonly members: ReadonlySet<string>;
}

/** Members of the record that the fields selected of it read; the key is always among them. */
export const membersWanted = (kind: Kind<AnyRow>, info: Info): ReadonlySet<string> =>
  remembered(memberCache, kind, info, (walk) => membersOf(kind, walk(info.fieldNodes, kind.type).keys()));

/** What the fields selected of a connection of records ask for. */
export const pageWanted = (kind: Kind<AnyRow>, info: Info): Wanted =>
  remembered(pageCache, kind, info, (walk) => {
    const fields = walk(info.fieldNodes, `${kind.type}Connection`);
    const edges = walk(fields.get('edges') ?? [], `${kind.type}Edge`);
    const nodes = [...(fields.get('nodes') ?? []), ...(edges.get('node') ?? [])];
    return {
      rows: fields.has('nodes') || fields.has('edges'),
      total: fields.has('totalCount'),
      members: membersOf(kind, walk(nodes, kind.type).keys()),
    };
  });

const membersOf = (kind: Kind<AnyRow>, fields: Iterable<string>) => {
  const members = new Set([kind.key]);
  for (const field of fields) {
    const member = memberOf(kind, field);
    if (member !== undefined) members.add(member);
  }
  return members;
};

/** Finds the fields selected below nodes, by name, for one type. */
type Walk = (nodes: readonly FieldNode[], type: string) => Map<string, FieldNode[]>;
type Cache<Value> = WeakMap<FieldNode, Map<string, Value>>;
// Rows by the hundred share one field node, and a hot document keeps its nodes from request to request. A document that
// is dropped takes its entries along.
const memberCache: Cache<ReadonlySet<string>> = new WeakMap();
const pageCache: Cache<Wanted> = new WeakMap();

/** Works out an answer once per field node and kind; anew where it hangs on variables or on several nodes. */
const remembered = <Value>(cache: Cache<Value>, kind: Kind<AnyRow>, info: Info, find: (walk: Walk) => Value): Value => {
  const [node] = info.fieldNodes;
  const known = node && info.fieldNodes.length === 1 ? cache.get(node)?.get(kind.type) : undefined;
  if (known !== undefined) return known;
  const walker = new Walker(info);
  const value = find((nodes, type) => walker.fieldsBelow(nodes, type));
  if (node && info.fieldNodes.length === 1 && !walker.conditional) {
    const entry = cache.get(node) ?? new Map<string, Value>();
    cache.set(node, entry.set(kind.type, value));
  }
  return value;
};

/** Walks selections through fragments, aliases and conditions. */
class Walker {
  readonly #info: Info;
  /** Whether a `@skip` or `@include` was met, so that the outcome hangs on variables. */
  conditional = false;

  constructor(info: Info) {
    this.#info = info;
  }

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
