import {
  type FieldNode,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { getResponseKey } from '../../base/responseKey.ts';
import type { ContextValuePath } from '../../execute/planSteps.ts';
import { planningError } from '../planner.ts';
import type { ContextArgument, ContextField, Contexts } from './readContexts.ts';

/** Where the value of a context argument is found. */
export interface ContextValue extends ContextValuePath {
  readonly argument: ContextArgument;
}

/** A field of an operation with context arguments. */
export interface ContextOccurrence {
  readonly typeName: string;
  readonly field: ContextField;
  readonly values: readonly ContextValue[];
}

/** An operation that selects the values of its context arguments, too. */
export interface ContextSelection {
  readonly operation: OperationDefinitionNode;
  /** By the response keys from the root to the field, divided by dots. */
  readonly occurrences: ReadonlyMap<string, ContextOccurrence>;
}

/** An object of the response on the way to a field. */
interface ResponseLevel {
  /** Its type, and the conditions of the fragments on the way. */
  readonly types: readonly string[];
  /** What is selected of it for context arguments, by key. */
  readonly added: Map<string, SelectionNode>;
}

/** A private name, which the planner uses for aliases of its own. Clients cannot use it. */
const CONTEXT_PREFIX = '_internal_qp_alias_of_context';

/** The keys of the values of context arguments, in the text of a fetch. */
export const CONTEXT_KEYS = /\b_internal_qp_alias_of_context_\d+\b/g;

/**
 * Selects the values of context arguments from the objects that have the contexts.
 *
 * @throws {GraphQLError} a field of an interface has context arguments in one of its types, or no object has the context
 */
export const selectContexts = (
  operation: OperationDefinitionNode,
  contexts: Contexts,
  schema: GraphQLSchema,
): ContextSelection => {
  const root = schema.getRootType(operation.operation);
  const selecting = new ContextSelector(contexts, schema);
  if (!root) return { operation, occurrences: selecting.occurrences };
  const selectionSet = selecting.select(operation.selectionSet, root.name, [], []);
  return { operation: { ...operation, selectionSet }, occurrences: selecting.occurrences };
};

class ContextSelector {
  readonly occurrences = new Map<string, ContextOccurrence>();
  readonly #contexts: Contexts;
  readonly #schema: GraphQLSchema;
  readonly #keys = new Map<string, string>();

  constructor(contexts: Contexts, schema: GraphQLSchema) {
    this.#contexts = contexts;
    this.#schema = schema;
  }

  select(
    set: SelectionSetNode,
    typeName: string,
    above: readonly ResponseLevel[],
    path: readonly string[],
  ): SelectionSetNode {
    const level: ResponseLevel = { types: [typeName], added: new Map() };
    const { selections } = this.#set(set, typeName, [...above, level], path);
    return { ...set, selections: [...selections, ...level.added.values()] };
  }

  #set(
    set: SelectionSetNode,
    typeName: string,
    levels: readonly ResponseLevel[],
    path: readonly string[],
  ): SelectionSetNode {
    return { ...set, selections: set.selections.map((one) => this.#selection(one, typeName, levels, path)) };
  }

  #selection(
    node: SelectionNode,
    typeName: string,
    levels: readonly ResponseLevel[],
    path: readonly string[],
  ): SelectionNode {
    if (node.kind === Kind.FRAGMENT_SPREAD) return node;
    if (node.kind === Kind.INLINE_FRAGMENT) {
      const condition = node.typeCondition?.name.value ?? typeName;
      const [level] = levels.slice(-1);
      const inner = level ? [...levels.slice(0, -1), { ...level, types: [...level.types, condition] }] : levels;
      return { ...node, selectionSet: this.#set(node.selectionSet, condition, inner, path) };
    }
    const here = [...path, getResponseKey(node)];
    this.#note(node, typeName, levels.slice(0, -1), here);
    const type = this.#typeOf(node, typeName);
    if (node.selectionSet === undefined || type === undefined) return node;
    return { ...node, selectionSet: this.select(node.selectionSet, type, levels, here) };
  }

  #typeOf({ name }: FieldNode, typeName: string): string | undefined {
    const type = this.#schema.getType(typeName);
    return isCompositeType(type) && !isUnionType(type)
      ? getNamedType(type.getFields()[name.value]?.type)?.name
      : undefined;
  }

  #note({ name }: FieldNode, typeName: string, above: readonly ResponseLevel[], path: readonly string[]): void {
    const type = this.#schema.getType(typeName);
    const { fields } = this.#contexts;
    if (
      isAbstractType(type) &&
      this.#schema.getPossibleTypes(type).some((one) => fields.has(`${one.name}.${name.value}`))
    )
      throw planningError(new Error(`${typeName}.${name.value} has context arguments in some of its types.`));
    const field = fields.get(`${typeName}.${name.value}`);
    if (field === undefined) return;
    const values = field.arguments.map((argument) => this.#value(argument, above));
    const place = path.join('.');
    const known = this.occurrences.get(place);
    const occurrence = { typeName, field, values };
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(occurrence))
      throw planningError(new Error(`${place} has context arguments in several types.`));
    this.occurrences.set(place, occurrence);
  }

  #value(argument: ContextArgument, above: readonly ResponseLevel[]): ContextValue {
    const has = (type: string) => this.#contexts.byType.get(type)?.has(argument.context) === true;
    const depth = above.findLastIndex(({ types }) => types.some(has));
    const level = above[depth];
    const type = level?.types.findLast(has);
    if (level === undefined || type === undefined)
      throw planningError(new Error(`No object has the context ${argument.context}.`));
    const paths: string[][] = [];
    const selections = this.#aliased(argument.selection, type, paths);
    for (const selection of selections)
      level.added.set(print(selection), type === level.types[0] ? selection : createFragment(type, selection));
    return {
      variable: `_context_${this.#keyOf(print(argument.selection) + argument.type + depth)}`,
      argument,
      depth,
      paths,
    };
  }

  /** The selections of a context that apply to a type, under private names. */
  #aliased({ selections }: SelectionSetNode, typeName: string, paths: string[][]): SelectionNode[] {
    return selections.flatMap((node): SelectionNode[] => {
      if (node.kind === Kind.FIELD) {
        const value = `${CONTEXT_PREFIX}_${this.#keyOf(print(node))}`;
        paths.push([value, ...listKeysBelow(node)]);
        return [{ ...node, alias: { kind: Kind.NAME, value } }];
      }
      if (node.kind === Kind.FRAGMENT_SPREAD) return [];
      const condition = node.typeCondition?.name.value ?? typeName;
      if (!this.#overlap(condition, typeName)) return [];
      const below = this.#aliased(node.selectionSet, typeName, paths);
      return condition === typeName ? below : below.map((one) => createFragment(condition, one));
    });
  }

  #overlap(one: string, other: string): boolean {
    const possible = (name: string) => {
      const type = this.#schema.getType(name);
      return new Set(isAbstractType(type) ? this.#schema.getPossibleTypes(type).map((each) => each.name) : [name]);
    };
    return !possible(one).isDisjointFrom(possible(other));
  }

  #keyOf(text: string): string {
    const known = this.#keys.get(text) ?? String(this.#keys.size);
    this.#keys.set(text, known);
    return known;
  }
}

/** The keys of the one value below a field. */
const listKeysBelow = ({ selectionSet }: FieldNode): string[] => {
  const [node] = selectionSet?.selections ?? [];
  if (node === undefined || node.kind === Kind.FRAGMENT_SPREAD) return [];
  if (node.kind === Kind.INLINE_FRAGMENT) throw planningError(new Error('A context selects a value below a fragment.'));
  return [getResponseKey(node), ...listKeysBelow(node)];
};

const createFragment = (type: string, selection: SelectionNode): SelectionNode => ({
  kind: Kind.INLINE_FRAGMENT,
  typeCondition: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: type } },
  selectionSet: { kind: Kind.SELECTION_SET, selections: [selection] },
});
