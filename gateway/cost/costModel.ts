import {
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  introspectionTypes,
  isCompositeType,
  isListType,
} from 'graphql';
import type { CostDirectives, ListSize } from './costDirectives.ts';

/** The cost of a field. */
export interface FieldCost {
  /** Weight of the field itself, without its value. */
  readonly weight: number;
  /** Weight of one object of its type. */
  readonly typeWeight: number;
  readonly listSize: ListSize | undefined;
}

/** Costs of fields, and the assumed size of lists. */
export interface CostModel {
  readonly schema: GraphQLSchema;
  /** Cost of a field of a type. Computed once per field and shared by all operations. */
  fieldCost(typeName: string, field: GraphQLField<unknown, unknown>): FieldCost;
  /** Size of a list without `@listSize` or slicing arguments. */
  readonly assumedListSize: number;
}

/**
 * Creates the cost model of a schema. An object costs 1 and a leaf costs nothing unless `@cost` states otherwise. The
 * lists of introspection count with their average length in this schema.
 */
export function createCostModel(
  { typeWeights, fieldWeights, listSizes }: CostDirectives,
  schema: GraphQLSchema,
  assumedListSize: number,
): CostModel {
  const introspectionSizes = measureSchema(schema);
  const known = new Map<GraphQLField<unknown, unknown>, FieldCost>();
  const costOf = (typeName: string, field: GraphQLField<unknown, unknown>): FieldCost => {
    const coordinate = `${typeName}.${field.name}`;
    const type = getNamedType(field.type);
    return {
      weight: fieldWeights.get(coordinate) ?? 0,
      typeWeight: typeWeights.get(type.name) ?? (isCompositeType(type) ? 1 : 0),
      listSize: listSizes.get(coordinate) ?? introspectionSizes.get(coordinate),
    };
  };
  const fieldCost: CostModel['fieldCost'] = (typeName, field) => {
    const cost = known.get(field) ?? costOf(typeName, field);
    known.set(field, cost);
    return cost;
  };
  return { schema, fieldCost, assumedListSize };
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
