import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** A field of the schema. */
export type AnyField = GraphQLField<unknown, unknown>;

/** The fields of a type; of an input, its members. Empty if the type has none. */
export const listFields = (type: GraphQLNamedType | null | undefined): AnyField[] => {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  return hasFields ? (Object.values(type.getFields()) as AnyField[]) : [];
};

/** A type, field, argument or value of the schema that a text was found in. */
export interface SchemaEntry {
  /** `Alert`, `Alert.state`, `Query.alerts(filter:)`, `AlertState.TRIGGERED`. */
  readonly name: string;
  readonly description: string;
  /** What to show for it. */
  readonly type: GraphQLNamedType;
  readonly field?: AnyField;
}

/** Everything of a schema that can be found, in the order of its types. */
export const listSchemaEntries = (schema: GraphQLSchema): SchemaEntry[] => {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return types.flatMap((type) => [
    { name: type.name, description: type.description ?? '', type },
    ...listFields(type).flatMap((field) => listFieldEntries(type, field)),
    ...(isEnumType(type) ? type.getValues() : []).map(({ name, description }) => ({
      name: `${type.name}.${name}`,
      description: description ?? '',
      type,
    })),
  ]);
};

const listFieldEntries = (type: GraphQLNamedType, field: AnyField): SchemaEntry[] => {
  const name = `${type.name}.${field.name}`;
  const own = { name, description: field.description ?? '', type, field };
  const args = (field.args ?? []).map((argument) => ({
    ...{ name: `${name}(${argument.name}:)`, description: argument.description ?? '', type, field },
  }));
  return [own, ...args];
};

/** How well an entry matches words in lower case: less is better. Null if a word is missing. */
const rankEntry = ({ name, description }: SchemaEntry, words: readonly string[]): number | null => {
  const inName = name.toLowerCase();
  const inText = description.toLowerCase();
  const ranks = words.map((word) => {
    const last = inName.split(/[.(]/).at(-1) ?? '';
    if (last === word || last === `${word}:)`) return 0;
    if (last.startsWith(word)) return 1;
    if (inName.includes(word)) return 2;
    return inText.includes(word) ? 4 : null;
  });
  if (ranks.includes(null)) return null;
  const isRoot = /^(query|mutation|subscription)\./.test(inName);
  return ranks.reduce<number>((sum, rank) => sum + (rank ?? 0), isRoot ? 0 : 0.5);
};

/** The entries that have all words of a text in their name or description, the best first. */
export const searchEntries = (entries: readonly SchemaEntry[], text: string): SchemaEntry[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = entries.map((entry) => ({ entry, rank: rankEntry(entry, words) }));
  return ranked
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => Number(one.rank) - Number(other.rank))
    .map(({ entry }) => entry);
};
