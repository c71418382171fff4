import {
  type ArgumentNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

/** The size of a selection set after each fragment is inlined where it is used. */
export interface SelectionSize {
  /** Number of fields, inline fragments and spreads. */
  readonly fields: number;
  readonly aliases: number;
  /** Number of fields of the set itself, without nested ones. */
  readonly ownFields: number;
  /** Nesting depth of fields. */
  readonly depth: number;
  /** Nesting depth of selection sets, including those of fragments. */
  readonly nesting: number;
  /** Length of names and literals in arguments. */
  readonly argumentCharacters: number;
}

export interface DocumentSize {
  readonly operations: readonly SelectionSize[];
  readonly fragments: readonly SelectionSize[];
  /** Whether a fragment contains itself. The size then leaves out the repetition. */
  readonly hasCycle: boolean;
  /** Whether a fragment is spread that the document does not have. */
  readonly hasUnknown: boolean;
}

/**
 * Measures all operations and fragments of a document in one pass, each fragment once. The document need not be valid.
 * Stops descending where selection sets nest deeper than `maxNesting`.
 */
export const measureDocument = ({ definitions }: DocumentNode, maxNesting: number): DocumentSize => {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const measuring: MeasureState = { fragments, sizes: new Map(), maxNesting, hasCycle: false, hasUnknown: false };
  const operations = definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((definition) => measureSet(definition.selectionSet, 1, measuring));
  const used = [...fragments.keys()].map((name) => measureFragment(name, 1, measuring));
  return { operations, fragments: used, hasCycle: measuring.hasCycle, hasUnknown: measuring.hasUnknown };
};

interface MeasureState {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Sizes by fragment name. Undefined while the fragment is being measured. */
  readonly sizes: Map<string, SelectionSize | undefined>;
  readonly maxNesting: number;
  hasCycle: boolean;
  hasUnknown: boolean;
}

type Writable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

const EMPTY_SIZE: SelectionSize = {
  fields: 0,
  aliases: 0,
  ownFields: 0,
  depth: 0,
  nesting: 0,
  argumentCharacters: 0,
};

const measureSet = (set: SelectionSetNode, level: number, measuring: MeasureState): SelectionSize => {
  const size: Writable<SelectionSize> = { ...EMPTY_SIZE, nesting: 1 };
  if (level > measuring.maxNesting) return { ...size, nesting: Number.POSITIVE_INFINITY };
  for (const selection of set.selections) addSelection(size, selection, level, measuring);
  return size;
};

const addSelection = (
  size: Writable<SelectionSize>,
  selection: SelectionNode,
  level: number,
  measuring: MeasureState,
): void => {
  size.fields++;
  if (selection.kind === Kind.FIELD) {
    size.ownFields++;
    if (selection.alias !== undefined) size.aliases++;
    size.argumentCharacters += countArgumentCharacters(selection.arguments);
    const below = selection.selectionSet && measureSet(selection.selectionSet, level + 1, measuring);
    size.depth = Math.max(size.depth, 1 + (below?.depth ?? 0));
    if (below !== undefined) addBelow(size, below);
    return;
  }
  const inner =
    selection.kind === Kind.INLINE_FRAGMENT
      ? measureSet(selection.selectionSet, level + 1, measuring)
      : measureFragment(selection.name.value, level + 1, measuring);
  size.ownFields += inner.ownFields;
  size.depth = Math.max(size.depth, inner.depth);
  addBelow(size, inner);
};

const addBelow = (size: Writable<SelectionSize>, below: SelectionSize): void => {
  size.fields += below.fields;
  size.aliases += below.aliases;
  size.argumentCharacters += below.argumentCharacters;
  size.nesting = Math.max(size.nesting, 1 + below.nesting);
};

const measureFragment = (name: string, level: number, measuring: MeasureState): SelectionSize => {
  const { fragments, sizes } = measuring;
  const known = sizes.get(name);
  if (known !== undefined) return known;
  const fragment = fragments.get(name);
  if (sizes.has(name)) measuring.hasCycle = true;
  if (fragment === undefined) measuring.hasUnknown = true;
  if (fragment === undefined || sizes.has(name)) return EMPTY_SIZE;
  sizes.set(name, undefined);
  const size = measureSet(fragment.selectionSet, level, measuring);
  sizes.set(name, size);
  return size;
};

const countArgumentCharacters = (given: readonly ArgumentNode[] | undefined): number => {
  let sum = 0;
  if (given !== undefined) for (const { name, value } of given) sum += name.value.length + countValueCharacters(value);
  return sum;
};

const countValueCharacters = (value: ValueNode): number => {
  switch (value.kind) {
    case Kind.VARIABLE:
      return value.name.value.length;
    case Kind.LIST:
      return value.values.reduce((sum, item) => sum + countValueCharacters(item), 1);
    case Kind.OBJECT:
      return value.fields.reduce((sum, field) => sum + field.name.value.length + countValueCharacters(field.value), 1);
    case Kind.NULL:
    case Kind.BOOLEAN:
      return 1;
    default:
      return value.value.length;
  }
};
