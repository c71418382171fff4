import {
  type DefinitionNode,
  type DirectiveDefinitionNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql';

/** The directive of fields that are null only with an error (https://specs.apollo.dev/nullability/v0.4). */
export const SEMANTIC_NON_NULL = parse(
  `"""
  The field is null only with an error in \`errors\`: clients that look for errors before they read it may take it for
  non-null.
  """
  directive @semanticNonNull(
    "Which of the field's values: 0 is the field, 1 an item of its list, and so on."
    levels: [Int!]! = [0]
  ) on FIELD_DEFINITION`,
  { noLocation: true },
).definitions[0] as DirectiveDefinitionNode;

/** Whether one of its fields has the directive. */
export const hasSemanticNonNull = (definition: DefinitionNode): boolean =>
  'fields' in definition && definition.fields?.some((field) => findSemanticNonNull(field) !== undefined) === true;

/** Prints a schema with the directive at its fields. graphql-js prints none. */
export const printWithSemanticNonNull = (schema: GraphQLSchema): string => {
  const printed = printSchema(schema);
  if (schema.getDirective(SEMANTIC_NON_NULL.name.value) === undefined) return printed;
  let text = '';
  let end = 0;
  for (const [at, directive] of findDirectivePositions(printed, schema)) {
    text += `${printed.slice(end, at)} ${directive}`;
    end = at;
  }
  return text + printed.slice(end);
};

/** Where the directives of fields stand: behind their types. */
const findDirectivePositions = (
  printed: string,
  schema: GraphQLSchema,
): readonly (readonly [at: number, directive: string])[] => {
  const places: [number, string][] = [];
  const note = (name: string, fields: readonly FieldDefinitionNode[] = []) => {
    const type = schema.getType(name);
    if (!isObjectType(type) && !isInterfaceType(type)) return;
    for (const { name: field, type: printedType } of fields) {
      const directive = findSemanticNonNull(type.getFields()[field.value]?.astNode);
      if (directive !== undefined) places.push([printedType.loc?.end ?? 0, print(directive)]);
    }
  };
  const noteType = { enter: ({ name, fields }: NamedFields) => note(name.value, fields) };
  visit(parse(printed), { ObjectTypeDefinition: noteType, InterfaceTypeDefinition: noteType });
  return places;
};

interface NamedFields {
  readonly name: { readonly value: string };
  readonly fields?: readonly FieldDefinitionNode[];
}

const findSemanticNonNull = (
  field: Pick<FieldDefinitionNode, 'directives'> | { readonly directives?: undefined } | null | undefined,
) => field?.directives?.find(({ name }) => name.value === SEMANTIC_NON_NULL.name.value);
