import { type GraphQLSchema, getNullableType, introspectionTypes, isCompositeType, isListType } from 'graphql';
import type { CostDirectives, ListSize } from './costDirectives.ts';

/** What fields cost, and how long lists are taken to be. */
export interface CostModel {
  readonly schema: GraphQLSchema;
  /** Of one object of the type. */
  typeWeight(typeName: string): number;
  /** Of the field itself, without its value. */
  fieldWeight(typeName: string, fieldName: string): number;
  listSize(typeName: string, fieldName: string): ListSize | undefined;
  /** Of a list about which nothing is said. */
  readonly assumedListSize: number;
}

/**
 * Makes the cost model of a graph. An object costs 1 and a leaf nothing unless `@cost` says otherwise. Lists of the schema
 * itself, which introspection reads, are as long as they are on average.
 */
export function createCostModel(
  { typeWeights, fieldWeights, listSizes }: CostDirectives,
  schema: GraphQLSchema,
  assumedListSize: number,
): CostModel {
  const introspectionSizes = measureSchema(schema);
  return {
    schema,
    typeWeight: (name) => typeWeights.get(name) ?? (isCompositeType(schema.getType(name)) ? 1 : 0),
    fieldWeight: (type, field) => fieldWeights.get(`${type}.${field}`) ?? 0,
    listSize: (type, field) => listSizes.get(`${type}.${field}`) ?? introspectionSizes.get(`${type}.${field}`),
    assumedListSize,
  };
}

function measureSchema(schema: GraphQLSchema): ReadonlyMap<string, ListSize> {
  const types = Object.values(schema.getTypeMap());
  const fields = types.flatMap((type) => ('getFields' in type ? Object.values(type.getFields()) : []));
  const args = fields.flatMap((field) => ('args' in field ? field.args : []));
  const average = (items: number, holders: number) => Math.ceil(items / Math.max(1, holders));
  const sizes: Readonly<Record<string, number>> = {
    '__Schema.types': types.length,
    '__Type.fields': average(fields.length, types.length),
    '__Type.inputFields': average(fields.length, types.length),
    '__Field.args': average(args.length, fields.length),
  };
  const lists = introspectionTypes.flatMap((type) =>
    'getFields' in type
      ? Object.values(type.getFields())
          .filter(({ type: of }) => isListType(getNullableType(of)))
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  );
  return new Map(
    lists.map((name) => [name, { assumedSize: sizes[name] ?? 1, slicingArguments: [], sizedFields: new Set() }]),
  );
}
