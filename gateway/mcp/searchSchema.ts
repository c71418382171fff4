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

/** An element of a schema. */
interface Found {
  /** A schema coordinate, such as `Query.alerts`. */
  readonly name: string;
  readonly type?: string;
  /** Arguments of a field with their types. */
  readonly arguments?: Readonly<Record<string, string>>;
  readonly description?: string;
}

/** Most elements that are found. */
const MAX_FOUND = 20;

/**
 * Finds the elements of a schema whose coordinate or description has all words, in any case. Those with more of them in the
 * coordinate come first.
 *
 * @returns at most 20 of them, and how many there are; and the text of the type that is named, if one is
 */
export const searchSchema = (schema: GraphQLSchema, words: string): Record<string, unknown> => {
  const wanted = words.toLowerCase().split(/\W+/).filter(Boolean);
  const named = schema.getType(words.trim());
  const found = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap(elementsOf)
    .map((element) => ({ element, rank: rankOf(element, wanted) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((one, other) => (other.rank ?? 0) - (one.rank ?? 0));
  return {
    ...(named && { type: printType(named) }),
    total: found.length,
    found: found.slice(0, MAX_FOUND).map(({ element }) => element),
  };
};

/** Number of words in the coordinate. Undefined if a word is neither there nor in the description. */
const rankOf = ({ name, description = '' }: Found, wanted: readonly string[]): number | undefined => {
  const [coordinate, text] = [name.toLowerCase(), description.toLowerCase()];
  const inName = wanted.filter((word) => coordinate.includes(word));
  const isMatch = wanted.length > 0 && wanted.every((word) => inName.includes(word) || text.includes(word));
  return isMatch ? inName.length : undefined;
};

const elementsOf = (type: GraphQLNamedType): readonly Found[] => [
  { name: type.name, ...descriptionIn(type) },
  ...membersOf(type),
];

const membersOf = (type: GraphQLNamedType): readonly Found[] => {
  if (isEnumType(type))
    return type.getValues().map((value) => ({ name: `${type.name}.${value.name}`, ...descriptionIn(value) }));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => ({
      ...{ name: `${type.name}.${field.name}`, type: String(field.type) },
      ...descriptionIn(field),
    }));
  return isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields()).map((field) => fieldOf(type.name, field))
    : [];
};

const fieldOf = (parent: string, field: GraphQLField<unknown, unknown>): Found => ({
  ...{ name: `${parent}.${field.name}`, type: String(field.type) },
  ...(field.args.length > 0 && {
    arguments: Object.fromEntries(field.args.map(({ name, type }) => [name, String(type)])),
  }),
  ...descriptionIn(field),
});

const descriptionIn = ({ description }: { readonly description?: string | null | undefined }) =>
  description ? { description } : {};
