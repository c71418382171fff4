import {
  type GraphQLEnumType,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** A record of the generated data: its type and number. All fields follow from these. */
export interface TestEntity {
  readonly __typename: string;
  readonly id: string;
}

/** Percentage of nullable values that are null, and percentage that are errors. */
export interface FailureRates {
  readonly nulls: number;
  readonly errors: number;
  /**
   * Percentage of nullable values that are promises; a record is one promise for all references, as from a loader.
   * Default: none. Other values are not promises: if an item of a list
   * fails synchronously, graphql-js 16 drops its pending items, whose rejections would be unhandled.
   */
  readonly later?: number;
  /** Values of enums, by the enum's name, that subgraphs return and clients must not see. */
  readonly hidden?: Readonly<Record<string, string>>;
}

/** Fields with a value of their own, by `Type.field`, or by `field` for all types: keys, and what depends on them. */
export type FixedValues = Readonly<Record<string, GraphQLFieldResolver<TestEntity, unknown>>>;

/**
 * Adds resolvers to every field of a schema, whose values depend on the record, the field and its arguments only.
 * Therefore all subgraphs return the same value, and the merged schema does too.
 */
export const makeEntityData = (schema: GraphQLSchema, fixed: FixedValues, mishaps: FailureRates): GraphQLSchema => {
  const making = { schema, promises: new Map(), ...mishaps };
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('_')) continue;
    if (isAbstractType(type)) type.resolveType = (thing: TestEntity) => thing.__typename;
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        if (!field.name.startsWith('_'))
          field.resolve = fixed[`${type.name}.${field.name}`] ?? fixed[field.name] ?? makeResolver(field.type, making);
  }
  return schema;
};

const makeResolver =
  (type: GraphQLOutputType, making: GeneratorContext): GraphQLFieldResolver<TestEntity | undefined, unknown> =>
  (thing, given, _context, { fieldName, parentType }) => {
    const owner = thing === undefined ? parentType.name : `${thing.__typename}:${thing.id}`;
    const seed = `${owner}.${fieldName}(${JSON.stringify(Object.entries(given).sort())})`;
    const answer = () => {
      if (toPercentile(seed) < making.errors)
        throw new GraphQLError(`mishap at ${seed}`, { extensions: { code: 'MISHAP' } });
      return makeValue(type, seed, making);
    };
    const isLate = !isNonNullType(type) && toPercentile(`when ${seed}`) < (making.later ?? 0);
    if (!isLate) return answer();
    return isObjectType(type) ? sharePromise(answer(), making) : Promise.resolve().then(answer);
  };

interface GeneratorContext extends FailureRates {
  readonly schema: GraphQLSchema;
  /** Promises of records, by type and number. */
  readonly promises: Map<string, Promise<unknown>>;
}

const sharePromise = (thing: unknown, { promises }: GeneratorContext): unknown => {
  const key = JSON.stringify(thing);
  const promise = promises.get(key) ?? Promise.resolve(thing);
  promises.set(key, promise);
  return promise;
};

const makeValue = (type: GraphQLOutputType, seed: string, making: GeneratorContext): unknown => {
  if (isNonNullType(type)) return makeValue(type.ofType, seed, { ...making, nulls: 0 });
  if (toPercentile(`${seed} null`) < making.nulls) return null;
  if (isListType(type))
    return Array.from({ length: hash(seed) % 4 }, (_, index) => makeValue(type.ofType, `${seed}${index}`, making));
  if (isEnumType(type)) return pickItem(listEnumValues(type, making.hidden?.[type.name]), hash(seed));
  if (isObjectType(type)) return makeEntity(type.name, seed);
  if (isAbstractType(type)) return makeEntity(type.name, seed, making.schema.getPossibleTypes(type));
  return SCALARS[type.name]?.(hash(seed));
};

const listEnumValues = (type: GraphQLEnumType, hidden: string | undefined): readonly string[] => {
  const shown = type.getValues().map(({ name }) => name);
  return hidden === undefined ? shown : [...new Set([...shown, hidden])].sort();
};

const SCALARS: Readonly<Record<string, (seed: number) => unknown>> = {
  Int: (seed) => seed % 1000,
  Float: (seed) => (seed % 1000) / 8,
  Boolean: (seed) => seed % 2 === 0,
  String: (seed) => `s${seed % 1000}`,
  ID: (seed) => `${seed % 5}`,
};

/** Five records of each type, so that a response repeats some of them. Abstract types alternate between their types. */
const makeEntity = (typeName: string, seed: string, members: readonly { readonly name: string }[] = []): TestEntity => {
  const id = hash(seed) % 5;
  const names = members.map(({ name }) => name).sort();
  return { __typename: pickItem(names, id) ?? typeName, id: `${id}` };
};

const pickItem = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length];

const toPercentile = (seed: string): number => hash(`${seed}?`) % 100;

/** FNV-1a, with a final mix so that similar texts have very different hashes. */
const hash = (text: string): number => {
  let state = 2_166_136_261;
  for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 16_777_619);
  state ^= state >>> 15;
  return (Math.imul(state, 2_246_822_519) ^ (state >>> 13)) >>> 0;
};
