import {
  type DocumentNode,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
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
 * that of the argument or input field where it is used. Input types are definitions, which may refer to themselves.
 *
 * @param document the operation with its fragments, valid for the schema
 */
export const inputSchemaOf = (
  operation: OperationDefinitionNode,
  document: DocumentNode,
  schema: GraphQLSchema,
): InputSchema => {
  const definitions = new Map<string, JsonSchema>();
  const uses = usesOf(document, schema);
  const { variableDefinitions = [] } = operation;
  const required = variableDefinitions.filter(isRequired).map(nameOf);
  const properties = variableDefinitions.map((definition) => {
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) throw new Error(`$${nameOf(definition)} has no type of the schema`);
    const fallback = definition.defaultValue && valueFromASTUntyped(definition.defaultValue);
    const description = definition.description?.value ?? uses.get(nameOf(definition));
    return [nameOf(definition), described(schemaOf(type, definitions), description, fallback)] as const;
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
    ...(definitions.size > 0 && { $defs: Object.fromEntries(definitions) }),
  };
};

const nameOf = ({ variable }: VariableDefinitionNode): string => variable.name.value;

const isRequired = ({ type, defaultValue }: VariableDefinitionNode): boolean =>
  type.kind === 'NonNullType' && defaultValue === undefined;

/** Descriptions of the arguments and input fields that variables are given to, by variable. The first use counts. */
const usesOf = (document: DocumentNode, schema: GraphQLSchema): ReadonlyMap<string, string> => {
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

const described = (schema: JsonSchema, description: string | null | undefined, fallback: unknown): JsonSchema => ({
  ...schema,
  ...(description && { description }),
  ...(fallback !== undefined && { default: fallback }),
});

/** That a value may be null is not said: left out is the same, but in inputs of updates. */
const schemaOf = (type: GraphQLInputType, definitions: Map<string, JsonSchema>): JsonSchema => {
  if (isNonNullType(type)) return schemaOf(type.ofType, definitions);
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType, definitions) };
  const builtIn = BUILT_IN[type.name];
  if (builtIn !== undefined) return builtIn;
  if (!definitions.has(type.name)) {
    // Before its fields are read, which may have the same type.
    definitions.set(type.name, {});
    definitions.set(type.name, definitionOf(type, definitions));
  }
  return { $ref: `#/$defs/${type.name}` };
};

const BUILT_IN: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
};

const definitionOf = (type: GraphQLNamedInputType, definitions: Map<string, JsonSchema>): JsonSchema => {
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name }) => name);
    const explained = type
      .getValues()
      .flatMap(({ name, description }) => (description ? [`${name}: ${description}`] : []));
    return described(
      { type: 'string', enum: values },
      [type.description, ...explained].filter(Boolean).join('\n'),
      undefined,
    );
  }
  // Any JSON: what a scalar takes is in its description.
  return isInputObjectType(type) ? objectOf(type, definitions) : described({}, type.description, undefined);
};

const objectOf = (type: GraphQLInputObjectType, definitions: Map<string, JsonSchema>): JsonSchema => {
  const fields = Object.values(type.getFields());
  const required = fields.filter(isRequiredInputField).map(({ name }) => name);
  return described(
    {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, propertyOf(field, definitions)])),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
      ...(type.isOneOf && { minProperties: 1, maxProperties: 1 }),
    },
    type.description,
    undefined,
  );
};

const propertyOf = ({ type, description, astNode }: GraphQLInputField, definitions: Map<string, JsonSchema>) =>
  described(
    schemaOf(type, definitions),
    description,
    astNode?.defaultValue && valueFromASTUntyped(astNode.defaultValue),
  );
