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
import type { Variables } from '../document/conditions.ts';
import type { Refusal } from '../document/read.ts';
import { plainValues } from '../plainValues.ts';
import { coercing } from './coerceVariables.ts';
import { findInvalidValue } from './invalidValues.ts';

/**
 * Checks a request's variables and fills in defaults. Values stay as the client sent them: each subgraph coerces them by
 * its own types, which may know more of an input than the graph shows.
 */
export type ReadVariables = (given: Variables) => { readonly variables: Variables } | Refusal;

/** How the variables of an operation are read. */
export interface VariablesOptions {
  /** What the client calls a variable, where the definition has another name. */
  readonly clientNames?: ReadonlyMap<string, string>;
  /** For fetches, whose values were checked before: gives values as their types coerce them instead of as they were sent. */
  readonly coerced?: boolean;
}

/** Compiles the variables of an operation. Plain values, which are the same inside as outside, are checked here. */
export function compileVariables(
  schema: GraphQLSchema,
  definitions: readonly VariableDefinitionNode[] = [],
  { clientNames = new Map(), coerced = false }: VariablesOptions = {},
): ReadVariables {
  let coerce: ReturnType<typeof coercing> | undefined;
  const otherwise: ReadVariables = (given) => {
    coerce ??= coercing(schema, definitions, { clientNames, trusted: coerced });
    const read = coerce(given);
    return coerced || 'errors' in read ? read : { variables: asGiven(read.variables, given, clientNames) };
  };
  const plain = definitions.map((definition) => compileVariable({ schema, clientNames, coerced }, definition));
  return (given) => {
    const variables: Variables = {};
    for (const take of plain) if (!take(given, variables)) return otherwise(given);
    return { variables };
  };
}

/** Copies a variable or its default; false where that is not plainly right. */
type Take = (given: Variables, variables: Variables) => boolean;

interface Compiling extends Required<VariablesOptions> {
  readonly schema: GraphQLSchema;
}

function compileVariable({ schema, clientNames, coerced }: Compiling, definition: VariableDefinitionNode): Take {
  const name = definition.variable.name.value;
  const clientName = clientNames.get(name) ?? name;
  const type = typeFromAST(schema, definition.type);
  if (!isInputType(type)) return () => false;
  const fits = compileCheck(type, coerced);
  const preset = definition.defaultValue && valueFromAST(definition.defaultValue, type);
  const isOptional = preset !== undefined || !isNonNullType(type);
  return (given, variables) => {
    if (Object.hasOwn(given, clientName)) {
      variables[name] = given[clientName];
      return fits(given[clientName]);
    }
    if (preset !== undefined) variables[name] = preset;
    return isOptional;
  };
}

type Check = (value: unknown) => boolean;

/** Checks values of a type that need no coercing; where they do, or may not, none fits. */
function compileCheck(type: GraphQLInputType, coerced: boolean): Check {
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
    : plainCheck(type, coerced);
  return fits === undefined ? () => false : (value) => value === null || fits(value);
}

function plainCheck(type: GraphQLScalarType | GraphQLInputObjectType, coerced: boolean): Check | undefined {
  if (!isScalarType(type)) return undefined;
  const known = plainValues.get(type.name);
  if (known !== undefined) return known;
  const { parseValue } = type;
  if (parseValue === AS_IT_IS) return coerced ? () => true : (value) => findInvalidValue(value) === undefined;
  return coerced ? undefined : (value) => findInvalidValue(value) === undefined && parses(parseValue, value);
}

/** What reads values of a scalar that was not told how. */
const AS_IT_IS = new GraphQLScalarType({ name: 'Any' }).parseValue;

function parses(parseValue: GraphQLScalarType['parseValue'], value: unknown): boolean {
  try {
    return parseValue(value) !== undefined;
  } catch {
    return false;
  }
}

/** The variables as the client sent them, with defaults where it sent none. */
function asGiven(coerced: Variables, given: Variables, clientNames: ReadonlyMap<string, string>): Variables {
  const variables: Variables = {};
  for (const name in coerced) {
    const clientName = clientNames.get(name) ?? name;
    variables[name] = Object.hasOwn(given, clientName) ? given[clientName] : coerced[name];
  }
  return variables;
}
