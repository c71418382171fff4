import { getNamedType, isCompositeType } from 'graphql';
import { isObject } from '../base/responseData.ts';
import { findField } from '../document/inlineFragments.ts';
import type { FieldShape, ObjectShape } from '../shape/shape.ts';
import type { CostModel } from './costModel.ts';

/**
 * The cost of the data that was fetched: what the static cost counts, with the lists as long as they are. It exceeds the
 * static cost only where a list is longer than the size that was assumed for it.
 */
export const computeActualCost = (shape: ObjectShape, data: unknown, model: CostModel): number => {
  if (!isObject(data)) return 0;
  let sum = 0;
  for (const field of shape.fields) sum += computeFieldCost(shape.typeName, field, data[field.key], model);
  return sum;
};

const computeFieldCost = (
  typeName: string,
  { fieldName, child }: FieldShape,
  value: unknown,
  model: CostModel,
): number => {
  const type = model.schema.getType(typeName);
  const field = isCompositeType(type) ? findField(type, fieldName) : undefined;
  if (field === undefined) return 0;
  const { weight, typeWeight } = model.fieldCost(typeName, field);
  const isLeaf = !isCompositeType(getNamedType(field.type));
  if (isLeaf && typeWeight === 0) return weight;
  let sum = weight;
  for (const item of flattenItems(value)) {
    const below = child?.kind === 'abstract' ? child.findShape(isObject(item) ? item.__typename : undefined) : child;
    sum += typeWeight + (below === undefined ? 0 : computeActualCost(below, item, model));
  }
  return sum;
};

/** The values of a field that are not null: itself, or the items of its lists. */
const flattenItems = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value.flatMap(flattenItems);
  return value === null || value === undefined ? [] : [value];
};
