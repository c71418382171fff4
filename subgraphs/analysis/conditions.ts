import type { AnyRow, ResourceType } from '../resourceType.ts';
import { type FieldInput, recordField } from './fields.ts';
import type { InputPlace } from './inputPlace.ts';
import { type FilterOperator, filterOperators, ordering, plainOperators } from './operators.ts';

/** A condition on a field. */
export interface ConditionInput extends FieldInput {
  readonly operator: FilterOperator;
  readonly value?: unknown;
}

/** Inputs that choose records. */
export interface RecordsInput {
  readonly filter?: readonly ConditionInput[] | null;
  readonly filterOr?: readonly ConditionInput[] | null;
  readonly keyword?: string | null;
  readonly unwind?: FieldInput | null;
  readonly unwindFilter?: readonly ConditionInput[] | null;
}

/**
 * Compiles a condition (semantics 2.2). Times compare as instants.
 *
 * @throws {OperationError} BAD_USER_INPUT for an unknown path, or where a value with fixed members is compared
 */
export const conditionOf =
  (resource: ResourceType<AnyRow>) =>
  (condition: ConditionInput, place: InputPlace): { key: string; value: unknown; operator: string } => {
    const { key, isTime, members } = recordField(resource, condition, place);
    const operator = filterOperators[condition.operator];
    if (members.length > 0 && operator !== 'exists')
      throw place.at('path').problem(`A path is required: ${members.join(', ')}.`);
    return {
      key,
      value: condition.value ?? null,
      operator: isTime && ordering.has(operator) ? `datetime_${operator}` : operator,
    };
  };

/**
 * Compiles a condition of a computed value, which takes fewer operators (semantics 2.6.6).
 *
 * @throws {OperationError} BAD_USER_INPUT for other operators
 */
export const fieldConditionOf =
  (resource: ResourceType<AnyRow>) =>
  (condition: ConditionInput, place: InputPlace): object => {
    const { key, value } = conditionOf(resource)(condition, place);
    return { key, value, operator: plainOperatorOf(condition.operator, place) };
  };

/** The wire's name of an operator that a condition of a computed value may have. */
export const plainOperatorOf = (operator: FilterOperator, place: InputPlace): string => {
  const wire = filterOperators[operator];
  if (plainOperators.has(wire)) return wire;
  throw place.at('operator').problem('This condition takes EQUALS, NOT_EQUALS and the operators of size only.');
};

/** Compiles what chooses records, without `unwind`. */
export const recordsOf = (
  resource: ResourceType<AnyRow>,
  { filter, filterOr, keyword }: RecordsInput,
  place: InputPlace,
): object => ({
  ...present('filter', place.each('filter', filter, conditionOf(resource))),
  ...present('filter_or', place.each('filterOr', filterOr, conditionOf(resource))),
  ...(keyword ? { keyword } : {}),
});

/** Compiles `unwind` and its conditions; null where nothing is unwound. */
export const unwindOf = (
  resource: ResourceType<AnyRow>,
  { unwind, unwindFilter }: RecordsInput,
  place: InputPlace,
): object | null => {
  const filter = place.each('unwindFilter', unwindFilter, conditionOf(resource));
  if (unwind) return { path: recordField(resource, unwind, place.at('unwind')).key, ...present('filter', filter) };
  if (filter.length > 0) throw place.at('unwindFilter').problem('It needs `unwind`.');
  return null;
};

/** A member where the list has entries. */
export const present = (name: string, entries: readonly unknown[]): object =>
  entries.length > 0 ? { [name]: entries } : {};
