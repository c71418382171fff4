import {
  type FieldNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { isObject } from '../base/responseData.ts';
import { findUsedVariables } from '../base/usedVariables.ts';
import type { Variables } from '../document/conditions.ts';

/** A slicing argument of a list: an integer, or a list that the result has an item for each of. */
interface SlicingArgument {
  readonly argument: GraphQLArgument;
  /** Input fields that lead from the argument to the value. Usually none. */
  readonly path: readonly string[];
  /** Undefined if the operation does not give the argument. */
  readonly value: ValueNode | undefined;
}

/** The number of items of a list, by its slicing arguments. */
export interface SlicedListSize {
  readonly slices: readonly SlicingArgument[];
  /** Size if none of them says one. */
  readonly assumed: number;
}

/**
 * Reads the slicing arguments of a field in an operation.
 *
 * @param names as in `@listSize`: names of arguments, or paths into their inputs such as `input.first`
 */
export const readSlicingArguments = (
  node: FieldNode,
  { args }: GraphQLField<unknown, unknown>,
  names: readonly string[],
): readonly SlicingArgument[] =>
  names.flatMap((slicing) => {
    const [name, ...path] = slicing.split('.');
    const argument = args.find((one) => one.name === name);
    const value = node.arguments?.find((one) => one.name.value === name)?.value;
    return argument === undefined ? [] : [{ argument, path, value }];
  });

/** Whether the size depends on variables. */
export const isSizeVariable = ({ slices }: SlicedListSize): boolean =>
  slices.some(({ value }) => value !== undefined && findUsedVariables(value).size > 0);

/**
 * The size for a request's variables: the largest that is given. A default counts only where no size is given: `last: 5`
 * does not ask for the default of `first` as well.
 */
export const computeListSize = ({ slices, assumed }: SlicedListSize, variables: Variables): number => {
  const given = slices.map(({ value }) => value && valueFromASTUntyped(value, variables));
  const sizes = slices.flatMap(({ argument, path }, at) => readSize(given[at], argument.type, path) ?? []);
  if (sizes.length > 0) return Math.max(0, ...sizes);
  const defaults = slices.flatMap(({ argument, path }, at) =>
    given[at] === undefined ? (readSize(argument.defaultValue, argument.type, path) ?? []) : [],
  );
  return defaults.length > 0 ? Math.max(0, ...defaults) : assumed;
};

const readSize = (value: unknown, type: GraphQLInputType, [name, ...path]: readonly string[]): number | undefined => {
  if (isNonNullType(type)) return readSize(value, type.ofType, name === undefined ? [] : [name, ...path]);
  if (value === undefined || value === null) return undefined;
  if (name === undefined) return isListType(type) ? countItems(value) : typeof value === 'number' ? value : undefined;
  const field = isInputObjectType(type) ? type.getFields()[name] : undefined;
  if (field === undefined || !isObject(value)) return undefined;
  return readSize(value[name] === undefined ? field.defaultValue : value[name], field.type, path);
};

/** GraphQL reads a value in place of a list as a list of it alone. */
const countItems = (value: unknown): number => (Array.isArray(value) ? value.length : 1);
