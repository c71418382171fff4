import { type GraphQLField, type GraphQLSchema, getNamedType, isCompositeType } from 'graphql';
import type { CostDirectives, ListSize } from './costDirectives.ts';
import { findPricedArguments, type PricedArgument } from './inputCost.ts';

/** The cost of a field. */
export interface FieldCost {
  /** Weight of the field itself, without its value. */
  readonly weight: number;
  /** Weight of one object of its type. */
  readonly typeWeight: number;
  readonly listSize: ListSize | undefined;
  readonly arguments: readonly PricedArgument[];
}

/** Costs of fields, and the assumed size of lists. */
export interface CostModel {
  readonly schema: GraphQLSchema;
  /** Cost of a field of a type. Computed once per field and shared by all operations. */
  fieldCost(typeName: string, field: GraphQLField<unknown, unknown>): FieldCost;
  /** Size of a list without `@listSize` or slicing arguments. */
  readonly assumedListSize: number;
  /** Whether it counts deferred fragments and streamed lists in place of objects. */
  readonly countsParts?: boolean;
}

/** Creates the cost model of a schema. An object costs 1 and a leaf costs nothing unless `@cost` states otherwise. */
export const createCostModel = (
  { typeWeights, fieldWeights, listSizes, ...inputWeights }: CostDirectives,
  schema: GraphQLSchema,
  assumedListSize: number,
): CostModel => {
  const known = new Map<GraphQLField<unknown, unknown>, FieldCost>();
  const costOf = (typeName: string, field: GraphQLField<unknown, unknown>): FieldCost => {
    const coordinate = `${typeName}.${field.name}`;
    const type = getNamedType(field.type);
    return {
      weight: fieldWeights.get(coordinate) ?? 0,
      typeWeight: typeWeights.get(type.name) ?? (isCompositeType(type) ? 1 : 0),
      listSize: listSizes.get(coordinate),
      arguments: findPricedArguments(typeName, field, inputWeights),
    };
  };
  const fieldCost: CostModel['fieldCost'] = (typeName, field) => {
    const cost = known.get(field) ?? costOf(typeName, field);
    known.set(field, cost);
    return cost;
  };
  return { schema, fieldCost, assumedListSize };
};
