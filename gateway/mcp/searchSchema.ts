import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  printType,
} from 'graphql';
import { TimeSlices } from '../engine/base/timeSlices.ts';

/** An element of a schema. */
interface SchemaElement {
  /** A schema coordinate, such as `Query.alerts`. */
  readonly name: string;
  readonly type?: string;
  /** Arguments of a field with their types. */
  readonly arguments?: Readonly<Record<string, string>>;
  readonly description?: string;
}

/** Most elements that are found. */
const MAX_FOUND = 20;

/** An element with its texts in lower case. */
interface SearchedElement {
  readonly element: SchemaElement;
  readonly coordinate: string;
  readonly text: string;
}

/** The elements of each schema. */
const searchedElements = new WeakMap<GraphQLSchema, readonly SearchedElement[]>();

/**
 * Finds the elements of a schema whose coordinate or description has all words, in any case. Those with more of them in the
 * coordinate come first. Yields to the event loop while it takes long.
 *
 * @returns at most 20 of them, and how many there are; and the text of the type that is named, if one is
 */
export const searchSchema = async (schema: GraphQLSchema, words: string): Promise<Record<string, unknown>> => {
  const wanted = [...new Set(words.toLowerCase().split(/\W+/).filter(Boolean))];
  const named = schema.getType(words.trim());
  const slices = new TimeSlices();
  const found: { readonly element: SchemaElement; readonly rank: number }[] = [];
  for (const one of getElements(schema)) {
    const rank = rankElement(one, wanted);
    if (rank !== undefined) found.push({ element: one.element, rank });
    const pause = slices.yieldIfLong();
    if (pause !== undefined) await pause;
  }
  found.sort((one, other) => other.rank - one.rank);
  return {
    ...(named && { type: printType(named) }),
    total: found.length,
    found: found.slice(0, MAX_FOUND).map(({ element }) => element),
  };
};

const getElements = (schema: GraphQLSchema): readonly SearchedElement[] => {
  const known = searchedElements.get(schema) ?? readElements(schema);
  searchedElements.set(schema, known);
  return known;
};

const readElements = (schema: GraphQLSchema): readonly SearchedElement[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap(listTypeElements)
    .map((element) => ({
      element,
      coordinate: element.name.toLowerCase(),
      text: element.description?.toLowerCase() ?? '',
    }));

/** Number of words in the coordinate. Undefined if a word is neither there nor in the description. */
const rankElement = ({ coordinate, text }: SearchedElement, wanted: readonly string[]): number | undefined => {
  if (wanted.length === 0) return undefined;
  let inName = 0;
  for (const word of wanted) {
    if (coordinate.includes(word)) inName++;
    else if (!text.includes(word)) return undefined;
  }
  return inName;
};

const listTypeElements = (type: GraphQLNamedType): readonly SchemaElement[] => [
  { name: type.name, ...pickDescription(type) },
  ...listMembers(type),
];

const listMembers = (type: GraphQLNamedType): readonly SchemaElement[] => {
  if (isEnumType(type))
    return type.getValues().map((value) => ({ name: `${type.name}.${value.name}`, ...pickDescription(value) }));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => ({
      ...{ name: `${type.name}.${field.name}`, type: String(field.type) },
      ...pickDescription(field),
    }));
  return isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields()).map((field) => toFieldElement(type.name, field))
    : [];
};

const toFieldElement = (parent: string, field: GraphQLField<unknown, unknown>): SchemaElement => ({
  ...{ name: `${parent}.${field.name}`, type: String(field.type) },
  ...(field.args.length > 0 && {
    arguments: Object.fromEntries(field.args.map(({ name, type }) => [name, String(type)])),
  }),
  ...pickDescription(field),
});

const pickDescription = ({ description }: { readonly description?: string | null | undefined }) =>
  description ? { description } : {};
