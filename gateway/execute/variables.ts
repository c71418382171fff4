import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLScalarType,
  type GraphQLSchema,
  getVariableValues,
  isEnumType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromAST,
} from 'graphql';
import type { Variables } from '../document/conditions.ts';
import type { Refusal } from '../document/read.ts';
import { withCode } from '../errors.ts';
import { plainValues } from '../plainValues.ts';

/** How many faults of a request's variables are told. */
const MAX_ERRORS = 20;

/**
 * Checks a request's variables and fills in defaults. Values stay as the client sent them: each subgraph coerces them by
 * its own types, which may know more of an input than the graph shows.
 */
export type ReadVariables = (given: Variables) => { readonly variables: Variables } | Refusal;

/**
 * Compiles the variables of an operation. Plain values, which are the same inside as outside, are checked here.
 *
 * @param otherwise reads all others: by default as `ReadVariables` promises
 */
export function compileVariables(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[] = [],
  otherwise: ReadVariables = (given) => readSlowly(schema, definitions, given),
): ReadVariables {
  const plain = definitions.map((definition) => compileVariable(schema, definition));
  return (given) => {
    const variables: Variables = {};
    for (const take of plain) if (!take(given, variables)) return otherwise(given);
    return { variables };
  };
}

/** Copies a variable or its default; false where that is not plainly right. */
type Take = (given: Variables, variables: Variables) => boolean;

function compileVariable(schema: GraphQLSchema, definition: VariableDefinitionNode): Take {
  const name = definition.variable.name.value;
  const type = typeFromAST(schema, definition.type);
  if (!isInputType(type)) return () => false;
  const fits = compileCheck(type);
  const preset = definition.defaultValue && valueFromAST(definition.defaultValue, type);
  const isOptional = preset !== undefined || !isNonNullType(type);
  return (given, variables) => {
    if (Object.hasOwn(given, name)) {
      variables[name] = given[name];
      return fits(given[name]);
    }
    if (preset !== undefined) variables[name] = preset;
    return isOptional;
  };
}

type Check = (value: unknown) => boolean;

function compileCheck(type: GraphQLInputType): Check {
  if (isNonNullType(type)) {
    const fits = compileCheck(type.ofType);
    return (value) => value !== null && fits(value);
  }
  if (isListType(type)) {
    const fits = compileCheck(type.ofType);
    return (value) => value === null || (Array.isArray(value) && value.every(fits));
  }
  const fits = isEnumType(type)
    ? (value: unknown) => typeof value === 'string' && type.getValue(value)?.value === value
    : plainCheck(type);
  return fits === undefined ? () => false : (value) => value === null || fits(value);
}

function plainCheck(type: GraphQLScalarType | GraphQLInputObjectType): Check | undefined {
  return isScalarType(type) && type.parseValue === AS_IT_IS ? () => true : plainValues.get(type.name);
}

/** What reads values of a scalar that was not told how. */
const AS_IT_IS = new GraphQLScalarType({ name: 'Any' }).parseValue;

function readSlowly(schema: GraphQLSchema, definitions: readonly VariableDefinitionNode[], given: Variables) {
  const { coerced, errors } = getVariableValues(schema, definitions, given, { maxErrors: MAX_ERRORS });
  if (errors !== undefined) return { errors: withCode('BAD_USER_INPUT', errors) };
  const variables: Variables = {};
  for (const name in coerced) variables[name] = Object.hasOwn(given, name) ? given[name] : coerced[name];
  return { variables };
}
