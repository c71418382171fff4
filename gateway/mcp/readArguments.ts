import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  isScalarType,
  isSpecifiedScalarType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { parseBoundedJson } from '../exchange/boundedJson.ts';
import { HttpRefusal } from '../exchange/refusal.ts';

/** Arguments of a tool by name. */
type ToolArguments = Readonly<Record<string, unknown>>;

/**
 * Reads the arguments of a call as the variables of its operation.
 *
 * @param maxValues most members, elements, and the objects and lists around them, of each text
 * @throws {HttpRefusal} a text has more of them, or nests too deep
 */
export type ReadToolArguments = (given: ToolArguments, maxValues: number) => ToolArguments;

/**
 * Creates the reader for an operation. Where an object or a list is expected, it takes one that comes as JSON text, as many
 * models send it. Where a custom scalar is expected, too: the schema of the tool says that it is a text.
 */
export const createArgumentReader = (
  { variableDefinitions = [] }: OperationDefinitionNode,
  schema: GraphQLSchema,
): ReadToolArguments => {
  const types = new Map(
    variableDefinitions.map(({ variable, type }) => [variable.name.value, typeFromAST(schema, type)]),
  );
  return (given, maxValues) =>
    mapMembers(given, (value, name) => {
      const type = types.get(name);
      return isInputType(type) ? readValue(value, type, maxValues) : value;
    });
};

const mapMembers = (members: ToolArguments, read: (value: unknown, name: string) => unknown): ToolArguments =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, read(value, name)]));

const readValue = (given: unknown, outer: GraphQLInputType, maxValues: number): unknown => {
  const type = getNullableType(outer);
  const value = typeof given === 'string' && mayBeJson(given, type) ? readJsonText(given, maxValues) : given;
  if (isListType(type))
    return Array.isArray(value)
      ? value.map((item) => readValue(item, type.ofType, maxValues))
      : readValue(value, type.ofType, maxValues);
  if (!isInputObjectType(type) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = type.getFields();
  return mapMembers(value as ToolArguments, (member, name) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field === undefined ? member : readValue(member, field.type, maxValues);
  });
};

const mayBeJson = (text: string, type: GraphQLInputType): boolean =>
  /^\s*[[{]/.test(text) &&
  (isListType(type) || isInputObjectType(type) || (isScalarType(type) && !isSpecifiedScalarType(type)));

/**
 * The value of a JSON text; the text itself if it is not JSON, for the caller to say what it expected.
 *
 * @param maxValues as of `ReadToolArguments`
 * @throws {HttpRefusal} as `ReadToolArguments`
 */
export const readJsonText = (text: string, maxValues: number): unknown => {
  try {
    return parseBoundedJson(text, maxValues, 'argument');
  } catch (thrown) {
    if (thrown instanceof HttpRefusal && thrown.status === 400) return text;
    throw thrown;
  }
};
