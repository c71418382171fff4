import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLScalarType,
  type GraphQLSchema,
  isEnumType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromAST,
} from 'graphql';
import { hasMoreValues } from '../base/hasMoreValues.ts';
import { findInvalidValue } from '../base/invalidValues.ts';
import { plainValueChecks } from '../base/plainValueChecks.ts';
import { clientError } from '../errors/clientError.ts';
import { compileCoercion } from './coerceVariables.ts';
import type { Variables } from './conditions.ts';
import type { OperationRefusal } from './readDocument.ts';

/**
 * Checks a request's variables and fills in defaults. Keeps the values as the client sent them: each subgraph coerces
 * them by its own input types, which may have more fields than those of the graph.
 */
export type ReadVariables = (given: Variables) => { readonly variables: Variables } | OperationRefusal;

/** Options for reading the variables of an operation. */
export interface VariablesOptions {
  /** The client's names of renamed variables, by the name in the definition. */
  readonly clientNames?: ReadonlyMap<string, string>;
  /** Returns coerced values instead of the values sent. For subgraph fetches, whose values were checked before. */
  readonly coerced?: boolean;
  /** Leaves suggestions of names and values of enums out of errors. */
  readonly hideSuggestions?: boolean;
  /** Most values of a request. Default: no limit. */
  readonly maxValues?: number;
}

/** Compiles the variables of an operation. Built-in scalars, which coercion does not change, are checked directly. */
export const compileVariables = (
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[] = [],
  { clientNames = new Map(), coerced = false, ...options }: VariablesOptions = {},
): ReadVariables => {
  const { maxValues = Number.POSITIVE_INFINITY, hideSuggestions = false } = options;
  let coerce: ReturnType<typeof compileCoercion> | undefined;
  const otherwise: ReadVariables = (given) => {
    coerce ??= compileCoercion(schema, definitions, { clientNames, trusted: coerced, hideSuggestions });
    const read = coerce(given);
    return coerced || 'errors' in read ? read : { variables: restoreGivenValues(read.variables, given, clientNames) };
  };
  const plain = definitions.map((definition) => compileVariable({ schema, clientNames, coerced }, definition));
  return (given) => {
    if (maxValues < Number.POSITIVE_INFINITY && hasMoreValues(given, maxValues)) return tooManyValues(maxValues);
    const variables: Variables = {};
    for (const take of plain) if (!take(given, variables)) return otherwise(given);
    return { variables };
  };
};

const tooManyValues = (maxValues: number): OperationRefusal => {
  const message = `The variables have more than ${maxValues} values: send fewer list elements and members.`;
  return { errors: [clientError('QUERY_TOO_LARGE', message)] };
};

/** Copies a variable or its default. Returns false if the value needs full coercion. */
type CopyVariable = (given: Variables, variables: Variables) => boolean;

interface VariableContext extends Required<Pick<VariablesOptions, 'clientNames' | 'coerced'>> {
  readonly schema: GraphQLSchema;
}

const compileVariable = (
  { schema, clientNames, coerced }: VariableContext,
  definition: VariableDefinitionNode,
): CopyVariable => {
  const name = definition.variable.name.value;
  const clientName = clientNames.get(name) ?? name;
  const type = typeFromAST(schema, definition.type);
  if (!isInputType(type)) return () => false;
  const fits = compileCheck(type, coerced);
  const defaultValue = definition.defaultValue && valueFromAST(definition.defaultValue, type);
  const isOptional = defaultValue !== undefined || !isNonNullType(type);
  return (given, variables) => {
    if (Object.hasOwn(given, clientName)) {
      variables[name] = given[clientName];
      return fits(given[clientName]);
    }
    if (defaultValue !== undefined) variables[name] = defaultValue;
    return isOptional;
  };
};

type ValueCheck = (value: unknown) => boolean;

/** Creates a fast check of values that need no coercion. For types that may need it, the check always fails. */
const compileCheck = (type: GraphQLInputType, coerced: boolean): ValueCheck => {
  if (isNonNullType(type)) {
    const fits = compileCheck(type.ofType, coerced);
    return (value) => value !== null && fits(value);
  }
  if (isListType(type)) {
    const fits = compileCheck(type.ofType, coerced);
    return (value) => value === null || (Array.isArray(value) && value.every(fits));
  }
  const fits = isEnumType(type)
    ? (value: unknown) => typeof value === 'string' && type.getValue(value)?.value === value
    : findPlainCheck(type, coerced);
  return fits === undefined ? () => false : (value) => value === null || fits(value);
};

const findPlainCheck = (type: GraphQLScalarType | GraphQLInputObjectType, coerced: boolean): ValueCheck | undefined => {
  if (!isScalarType(type)) return undefined;
  const known = plainValueChecks.get(type.name);
  if (known !== undefined) return known;
  const { parseValue } = type;
  if (parseValue === identityParser) return coerced ? () => true : (value) => findInvalidValue(value) === undefined;
  return coerced ? undefined : (value) => findInvalidValue(value) === undefined && canParse(parseValue, value);
};

/** Parses values of a scalar without its own parser. */
const identityParser = new GraphQLScalarType({ name: 'Any' }).parseValue;

const canParse = (parseValue: GraphQLScalarType['parseValue'], value: unknown): boolean => {
  try {
    return parseValue(value) !== undefined;
  } catch {
    return false;
  }
};

/** The variables as the client sent them, with defaults for missing ones. */
const restoreGivenValues = (
  coerced: Variables,
  given: Variables,
  clientNames: ReadonlyMap<string, string>,
): Variables => {
  const variables: Variables = {};
  for (const name in coerced) {
    const clientName = clientNames.get(name) ?? name;
    variables[name] = Object.hasOwn(given, clientName) ? given[clientName] : coerced[name];
  }
  return variables;
};
