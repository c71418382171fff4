import {
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  isScalarType,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** A JSON Schema, as far as it describes the inputs of GraphQL. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** The schema of the arguments of a tool. */
export interface InputSchema extends JsonSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, JsonSchema>>;
}

/**
 * Writes the variables of an operation as JSON Schema. A variable has the description that the document gives it, or else
 * that of the argument or input field where it is used. Input objects are definitions, which may refer to themselves; every
 * other value has its type in place, because some models refuse a tool with a value of no type.
 *
 * @param document the operation with its fragments, valid for the schema
 */
export const createInputSchema = (
  operation: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
): InputSchema => {
  const definitions = new Map<string, JsonSchema>();
  const uses = findVariableDescriptions(document, schema);
  const { variableDefinitions = [] } = operation;
  const required = variableDefinitions.filter(isRequired).map(getVariableName);
  const properties = variableDefinitions.map((definition) => {
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) throw new Error(`$${getVariableName(definition)} has no type of the schema`);
    const fallback = definition.defaultValue && valueFromASTUntyped(definition.defaultValue);
    const description = definition.description?.value ?? uses.get(getVariableName(definition));
    return [
      getVariableName(definition),
      addDescription(toJsonSchema(type, definitions), description, fallback),
    ] as const;
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...(definitions.size > 0 && { $defs: Object.fromEntries(definitions) }),
  };
};

const getVariableName = ({ variable }: VariableDefinitionNode): string => variable.name.value;

const isRequired = ({ type, defaultValue }: VariableDefinitionNode): boolean =>
  type.kind === 'NonNullType' && defaultValue === undefined;

/** Descriptions of the arguments and input fields that variables are given to, by variable. The first use counts. */
const findVariableDescriptions = (document: DocumentNode, schema: GraphQLSchema): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const info = new TypeInfo(schema);
  const note = (name: string, description: string | null | undefined) => {
    if (description && !found.has(name)) found.set(name, description);
  };
  const visitor = visitWithTypeInfo(info, {
    Argument: ({ value }) => {
      if (value.kind === 'Variable') note(value.name.value, info.getArgument()?.description);
    },
    ObjectField: ({ name, value }) => {
      const parent = info.getParentInputType();
      if (value.kind === 'Variable' && isInputObjectType(parent))
        note(value.name.value, parent.getFields()[name.value]?.description);
    },
  });
  visit(document, visitor);
  return found;
};

/** The description of a value comes before that of its type. */
const addDescription = (schema: JsonSchema, description: string | null | undefined, fallback: unknown): JsonSchema => {
  const lines = [description, schema.description].filter(Boolean);
  return {
    ...schema,
    ...(lines.length > 0 && { description: lines.join('\n') }),
    ...(fallback !== undefined && { default: fallback }),
  };
};

/** The schema does not say that a value may be null: that is the same as left out, except in inputs of updates. */
const toJsonSchema = (type: GraphQLInputType, definitions: Map<string, JsonSchema>): JsonSchema => {
  if (isNonNullType(type)) return toJsonSchema(type.ofType, definitions);
  if (isListType(type)) return { type: 'array', items: toJsonSchema(type.ofType, definitions) };
  if (isEnumType(type)) return toEnumSchema(type);
  // A scalar of the schema's own is a text; an object that it takes may come as JSON text.
  if (isScalarType(type))
    return BUILT_IN_SCHEMAS[type.name] ?? addDescription({ type: 'string' }, type.description, undefined);
  if (!definitions.has(type.name)) {
    // Before its fields are read, which may have the same type.
    definitions.set(type.name, {});
    definitions.set(type.name, toObjectSchema(type, definitions));
  }
  return { $ref: `#/$defs/${type.name}` };
};

const BUILT_IN_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
};

const toEnumSchema = (type: GraphQLEnumType): JsonSchema => {
  const values = type.getValues();
  const explained = values.flatMap(({ name, description }) => (description ? [`${name}: ${description}`] : []));
  const description = [type.description, ...explained].filter(Boolean).join('\n');
  return addDescription({ type: 'string', enum: values.map(({ name }) => name) }, description, undefined);
};

const toObjectSchema = (type: GraphQLInputObjectType, definitions: Map<string, JsonSchema>): JsonSchema => {
  const fields = Object.values(type.getFields());
  const required = fields.filter(isRequiredInputField).map(({ name }) => name);
  return addDescription(
    {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, toPropertySchema(field, definitions)])),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
      ...(type.isOneOf && { description: 'Exactly one of the members is given.' }),
    },
    type.description,
    undefined,
  );
};

const toPropertySchema = ({ type, description, astNode }: GraphQLInputField, definitions: Map<string, JsonSchema>) =>
  addDescription(
    toJsonSchema(type, definitions),
    description,
    astNode?.defaultValue && valueFromASTUntyped(astNode.defaultValue),
  );
