import {
  type DocumentNode,
  type FieldNode,
  FieldsOnCorrectTypeRule,
  type FragmentDefinitionNode,
  FragmentsOnCompositeTypesRule,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  Kind,
  KnownTypeNamesRule,
  NoUndefinedVariablesRule,
  NoUnusedVariablesRule,
  OverlappingFieldsCanBeMergedRule,
  PossibleFragmentSpreadsRule,
  ScalarLeafsRule,
  type SelectionNode,
  type SelectionSetNode,
  validate,
} from 'graphql';
import { findFieldType } from '../../base/fieldType.ts';
import { getResponseKey } from '../../base/responseKey.ts';
import type { SubgraphRules } from './fieldRules.ts';

/** A subgraph against which fetches are checked. */
export interface CheckedSubgraph extends SubgraphRules {
  readonly schema: GraphQLSchema;
}

/** The fields of the representations that a fetch sends, by the response key of its `_entities` field. */
export type SentFields = ReadonlyMap<string, SelectionSetNode>;

/**
 * Validation rules for fetches. The client's arguments and values were validated before; the plan determines the
 * selections.
 */
const FETCH_RULES = [
  FieldsOnCorrectTypeRule,
  FragmentsOnCompositeTypesRule,
  KnownTypeNamesRule,
  NoUndefinedVariablesRule,
  NoUnusedVariablesRule,
  OverlappingFieldsCanBeMergedRule,
  PossibleFragmentSpreadsRule,
  ScalarLeafsRule,
];

/**
 * Checks that a subgraph accepts a fetch and resolves every field of it: the fetch is valid, it selects external fields
 * only in a key or in `@provides`, and it selects fields with `@requires` only if their requirements are sent or
 * provided.
 *
 * @returns a description of the fault, or undefined if there is none
 */
export const checkFetch = (document: DocumentNode, sent: SentFields, subgraph: CheckedSubgraph): string | undefined => {
  const [invalid] = validate(subgraph.schema, document, FETCH_RULES);
  if (invalid !== undefined) return invalid.message;
  return new FetchCheck(document, sent, subgraph).findFault();
};

/**
 * The context of a selection in a fetch: its type, and the fields given there, which are provided or, for an entity,
 * sent.
 */
interface SelectionContext {
  readonly type: GraphQLNamedType;
  readonly provided: readonly SelectionSetNode[];
  readonly sent: SelectionSetNode | undefined;
}

class FetchCheck {
  readonly #document: DocumentNode;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #sent: SentFields;
  readonly #subgraph: CheckedSubgraph;

  constructor(document: DocumentNode, sent: SentFields, subgraph: CheckedSubgraph) {
    this.#document = document;
    this.#sent = sent;
    this.#subgraph = subgraph;
    const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
    this.#fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  }

  findFault(): string | undefined {
    for (const definition of this.#document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      const type = this.#subgraph.schema.getRootType(definition.operation);
      const place = type && { type, provided: [], sent: undefined };
      return place ? this.#set(definition.selectionSet, place) : `The subgraph has no ${definition.operation} type.`;
    }
    return undefined;
  }

  #set({ selections }: SelectionSetNode, place: SelectionContext): string | undefined {
    for (const selection of selections) {
      const fault = this.#selection(selection, place);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  #selection(selection: SelectionNode, place: SelectionContext): string | undefined {
    if (selection.kind === Kind.FIELD) return this.#field(selection, place);
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragments.get(selection.name.value);
    if (fragment === undefined) return undefined;
    const type = fragment.typeCondition && this.#subgraph.schema.getType(fragment.typeCondition.name.value);
    return this.#set(fragment.selectionSet, { ...place, type: type ?? place.type });
  }

  #field(field: FieldNode, place: SelectionContext): string | undefined {
    const name = field.name.value;
    if (name === '__typename') return undefined;
    const objects = this.#objectTypes(place.type);
    const unanswered = objects.find((type) => !this.#isAnswered(type, name, place));
    if (unanswered !== undefined) return `The subgraph does not answer ${unanswered.name}.${name} there.`;
    const { selectionSet } = field;
    const type = findFieldType(place.type, name);
    if (selectionSet === undefined || type === undefined) return undefined;
    const provided = objects.flatMap((object) => [
      ...(this.#named(this.#given(object, place), name, object) ?? []),
      ...(this.#subgraph.fields.get(`${object.name}.${name}`)?.provides ?? []),
    ]);
    return this.#set(selectionSet, { type, provided, sent: this.#sent.get(getResponseKey(field)) });
  }

  #objectTypes(type: GraphQLNamedType): readonly GraphQLObjectType[] {
    if (isObjectType(type)) return [type];
    return isAbstractType(type) ? this.#subgraph.schema.getPossibleTypes(type) : [];
  }

  #isAnswered(type: GraphQLObjectType, name: string, place: SelectionContext): boolean {
    const rules = this.#subgraph.fields.get(`${type.name}.${name}`);
    if (rules === undefined) return true;
    const given = this.#given(type, place);
    if (rules.isExternal) return this.#named(given, name, type) !== undefined;
    if (rules.requires === undefined) return true;
    return this.#covers(place.sent === undefined ? given : [...given, place.sent], rules.requires, type);
  }

  /** The fields given here for objects of one type: provided fields, and the type's keys. */
  #given(type: GraphQLObjectType, { provided }: SelectionContext): readonly SelectionSetNode[] {
    return [...provided, ...(this.#subgraph.keys.get(type.name) ?? [])];
  }

  /** The subselections of a field in these selection sets. Undefined if none of them selects the field. */
  #named(
    sets: readonly SelectionSetNode[],
    name: string,
    type: GraphQLNamedType,
  ): readonly SelectionSetNode[] | undefined {
    const fields = sets.flatMap((set) => this.#fieldsOf(set, name, type));
    return fields.length === 0 ? undefined : fields.flatMap(({ selectionSet }) => selectionSet ?? []);
  }

  #fieldsOf({ selections }: SelectionSetNode, name: string, type: GraphQLNamedType): readonly FieldNode[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name ? [selection] : [];
      if (selection.kind === Kind.FRAGMENT_SPREAD) return [];
      const { typeCondition, selectionSet } = selection;
      return this.#applies(typeCondition?.name.value, type) ? this.#fieldsOf(selectionSet, name, type) : [];
    });
  }

  #applies(condition: string | undefined, type: GraphQLNamedType): boolean {
    if (condition === undefined || condition === type.name) return true;
    const conditionType = this.#subgraph.schema.getType(condition);
    return isAbstractType(conditionType) && this.#objectTypes(conditionType).some(({ name }) => name === type.name);
  }

  /** Whether every field of a selection set is given, or belongs to the subgraph. */
  #covers(given: readonly SelectionSetNode[], { selections }: SelectionSetNode, type: GraphQLNamedType): boolean {
    return selections.every((selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return true;
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = this.#subgraph.schema.getType(selection.typeCondition?.name.value ?? type.name) ?? type;
        return this.#covers(given, selection.selectionSet, condition);
      }
      return this.#coversField(given, selection, type);
    });
  }

  #coversField(given: readonly SelectionSetNode[], field: FieldNode, type: GraphQLNamedType): boolean {
    const { name, selectionSet } = field;
    if (name.value === '__typename') return true;
    if (isAbstractType(type)) return this.#objectTypes(type).every((object) => this.#coversField(given, field, object));
    const below = this.#named(given, name.value, type);
    if (below === undefined) return !this.#subgraph.fields.has(`${type.name}.${name.value}`);
    const typeBelow = findFieldType(type, name.value);
    return selectionSet === undefined || typeBelow === undefined || this.#covers(below, selectionSet, typeBelow);
  }
}
