import {
  coerceInputValue,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromAST,
} from 'graphql';
import { findInvalidValue } from '../base/invalidValues.ts';
import { describeExpected, inputError } from '../errors/inputErrors.ts';
import type { Variables } from './conditions.ts';
import type { OperationRefusal } from './readDocument.ts';

/** Most variable errors reported per request. */
const MAX_ERRORS = 20;

/** Options of variable coercion. */
export interface CoercionOptions {
  /** The client's names of renamed variables, by the name in the definition. */
  readonly clientNames?: ReadonlyMap<string, string>;
  /** Skips the check for non-finite numbers and deep nesting. */
  readonly trusted?: boolean;
  /** Leaves suggestions of names and values of enums out of errors. */
  readonly hideSuggestions?: boolean;
}

/**
 * Coerces variables by their types, as `getVariableValues` of graphql-js does. Its errors never repeat a value, and it
 * refuses non-finite numbers and values nested too deeply.
 */
export const compileCoercion = (
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[],
  { clientNames = new Map(), ...options }: CoercionOptions = {},
): ((given: Variables) => { readonly variables: Variables } | OperationRefusal) => {
  const { trusted = false, hideSuggestions = false } = options;
  const known = definitions.flatMap((definition): CoercedVariable[] => {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    const clientName = clientNames.get(name) ?? name;
    return isInputType(type) ? [{ name, clientName, type, definition, trusted, hideSuggestions }] : [];
  });
  return (given) => {
    const errors: GraphQLError[] = [];
    const variables: Variables = {};
    for (const variable of known) {
      const coerced = coerceVariable(variable, given, errors);
      if (coerced !== undefined) variables[variable.name] = coerced;
      if (errors.length >= MAX_ERRORS) break;
    }
    return errors.length > 0 ? { errors } : { variables };
  };
};

interface CoercedVariable {
  readonly name: string;
  readonly clientName: string;
  readonly type: GraphQLInputType;
  readonly definition: VariableDefinitionNode;
  readonly trusted: boolean;
  readonly hideSuggestions: boolean;
}

const coerceVariable = (variable: CoercedVariable, given: Variables, errors: GraphQLError[]): unknown => {
  const { clientName: name, type, definition, trusted, hideSuggestions } = variable;
  const refuse = (problem: string, path: readonly (string | number)[] = []) => {
    const error = inputError({ path: [`$${name}`, ...path], problem }, { nodes: definition });
    const { coordinate } = findInputAt(path, type);
    if (coordinate !== undefined) error.extensions.coordinate = coordinate;
    errors.push(error);
  };
  if (!Object.hasOwn(given, name)) {
    if (definition.defaultValue !== undefined) return valueFromAST(definition.defaultValue, type);
    return isNonNullType(type) ? refuse(`a value of type ${type} is required.`) : undefined;
  }
  const value = given[name];
  const invalidValue = trusted ? undefined : findInvalidValue(value);
  if (invalidValue !== undefined) return refuse(invalidValue.problem, invalidValue.path);
  const onError = (path: readonly (string | number)[], invalid: unknown, error: GraphQLError) => {
    refuse(describeProblem({ path, invalid, error }, variable), path);
    if (errors.length >= MAX_ERRORS) throw TOO_MANY_ERRORS;
  };
  return stopAtErrorLimit(() => coerceInputValue(value, type, onError, hideSuggestions));
};

/** Stops coercion after the last reported error: a megabyte of errors takes seconds. */
const TOO_MANY_ERRORS = new Error('enough faults');

const stopAtErrorLimit = (coerce: () => unknown): unknown => {
  try {
    return coerce();
  } catch (error) {
    if (error === TOO_MANY_ERRORS) return undefined;
    throw error;
  }
};

/** A value that cannot be coerced, as graphql-js reports it. */
interface CoercionProblem {
  readonly path: readonly (string | number)[];
  readonly invalid: unknown;
  readonly error: GraphQLError;
}

/** Messages of graphql-js about a leaf repeat its value. Its other messages contain only types and field names. */
const describeProblem = (
  { path, invalid, error }: CoercionProblem,
  { type, hideSuggestions }: CoercedVariable,
): string => {
  const { type: expected } = findInputAt(path, type);
  const isLeaf = expected && invalid !== null && isLeafType(getNamedType(expected));
  return isLeaf ? describeExpected(expected, hideSuggestions) : error.message;
};

/** What the schema has at a path within a value: its type, and the innermost input field around it, such as `AlertFilter.title`. */
const findInputAt = (path: readonly (string | number)[], type: GraphQLInputType) => {
  let found: GraphQLInputType | undefined = type;
  let coordinate: string | undefined;
  for (const step of path) {
    found = found && getNullableType(found);
    if (typeof step === 'number') found = isListType(found) ? found.ofType : undefined;
    else {
      const object = found && getNamedType(found); // A single value coerced to a list has no list index in its path.
      found = isInputObjectType(object) ? object.getFields()[step]?.type : undefined;
      if (found) coordinate = `${object?.name}.${step}`;
    }
  }
  return { type: found, coordinate };
};
