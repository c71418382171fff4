import type { Variables } from '../document/conditions.ts';
import type { IntrospectionObjectField, IntrospectionSelection } from './compileIntrospection.ts';

/** Fields of one object that count as one object: no more have different names. */
const FIELDS_PER_OBJECT = 10;

/**
 * Counts the objects of an answer that describes the schema, without building it: objects of more than ten fields count for
 * each ten. Each part of the schema is counted once per selection, so that the time is less than the count and ends soon
 * after `max`.
 *
 * @returns the cost, or a number above `max` if it is more
 */
export const computeIntrospectionCost = (root: IntrospectionSelection, variables: Variables, max: number): number => {
  const known = new Map<IntrospectionSelection, Map<unknown, number>>();
  const costOf = (selection: IntrospectionSelection, source: unknown): number => {
    const costs = known.get(selection) ?? new Map<unknown, number>();
    known.set(selection, costs);
    const cost = costs.get(source) ?? costOfObject(selection, source);
    costs.set(source, cost);
    return cost;
  };
  const costOfObject = ({ fields, nested }: IntrospectionSelection, source: unknown): number => {
    let sum = Math.ceil(fields.length / FIELDS_PER_OBJECT);
    for (const field of nested)
      for (const value of resolveObjects(field, source, variables)) {
        sum += costOf(field.selection, value);
        if (sum > max) return sum;
      }
    return sum;
  };
  return costOf(root, undefined);
};

/** The objects of a field. None if its arguments are wrong: the answer has the error. */
const resolveObjects = (
  { resolve }: IntrospectionObjectField,
  source: unknown,
  variables: Variables,
): readonly unknown[] => {
  try {
    const value = resolve(source, variables);
    if (Array.isArray(value)) return value;
    return value === undefined || value === null ? [] : [value];
  } catch {
    return [];
  }
};
