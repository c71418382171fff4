import { type GraphQLArgument, getArgumentValues, isNonNullType, Kind, valueFromAST } from 'graphql';
import { findUsedVariables } from '../../base/usedVariables.ts';
import { readWithoutInputValues } from '../removeInputValue.ts';
import type { SelectedField } from './selectedField.ts';

/** A field's arguments, by name. */
export type ArgumentValues = Readonly<Record<string, unknown>>;

/**
 * Reads arguments that depend on variables.
 *
 * @throws {GraphQLError} a variable does not fit the argument
 */
export type ReadFieldArguments = (variables: ArgumentValues) => ArgumentValues;

/**
 * Compiles a field's arguments. Constant arguments are read once; arguments that are a single variable are copied.
 * graphql-js reads all others on every call, and those with errors, which become field errors.
 */
export const compileArguments = (selected: SelectedField): ArgumentValues | ReadFieldArguments => {
  const readSlowly: ReadFieldArguments = (variables) =>
    readWithoutInputValues(() => getArgumentValues(selected.field, selected.nodes[0], variables));
  const takes = selected.field.args.map((argument) => compileArgument(argument, selected));
  const take = (variables: ArgumentValues): ArgumentValues | undefined => {
    const args: Record<string, unknown> = {};
    for (const one of takes) if (!one?.(variables, args)) return undefined;
    return args;
  };
  const fixed = dependsOnVariables(selected) ? undefined : take({});
  return fixed === undefined ? (variables) => take(variables) ?? readSlowly(variables) : Object.freeze(fixed);
};

/** Reads one argument. Returns false if it needs the full reading by graphql-js. */
type CopyArgument = (variables: ArgumentValues, args: Record<string, unknown>) => boolean;

const compileArgument = (
  { name, type, defaultValue }: GraphQLArgument,
  { nodes: [node] }: SelectedField,
): CopyArgument | undefined => {
  const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
  const put =
    (fixed: unknown): CopyArgument =>
    (_, args) => {
      if (fixed !== undefined) args[name] = fixed;
      return true;
    };
  if (value === undefined) return defaultValue === undefined && isNonNullType(type) ? undefined : put(defaultValue);
  if (value.kind !== Kind.VARIABLE) {
    const literal = findUsedVariables(value).size > 0 ? undefined : valueFromAST(value, type);
    return literal === undefined ? undefined : put(literal);
  }
  const { value: variable } = value.name;
  return (variables, args) => {
    args[name] = variables[variable];
    return args[name] !== undefined && (args[name] !== null || !isNonNullType(type));
  };
};

const dependsOnVariables = ({ nodes: [node] }: SelectedField): boolean =>
  node.arguments?.some(({ value }) => findUsedVariables(value).size > 0) ?? false;
