import {
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

/** The external fields that the path to an object provides. */
const PROVIDED = Symbol('provided');
type SchemaField = ReturnType<GraphQLObjectType['getFields']>[string];

/**
 * Lets a subgraph return its external fields where they are provided, and null elsewhere, like a subgraph that has only
 * what its `@provides` says.
 */
export const guardExternals = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type)) for (const field of Object.values(type.getFields())) guardField(field);
  return schema;
};

const guardField = (field: SchemaField): void => {
  const { resolve, name } = field;
  if (resolve === undefined || name.startsWith('_')) return;
  const isExternal = findDirective(field, 'external') !== undefined;
  const provides = parseFieldSet(findDirective(field, 'provides'));
  field.resolve = (object, ...others) => {
    const own = findSelections(readProvided(object), name);
    if (isExternal && own === undefined) return null;
    return markProvided(resolve(object, ...others), [...(own ?? []), ...provides]);
  };
};

const findDirective = ({ astNode }: SchemaField, name: string) =>
  astNode?.directives?.find((directive) => directive.name.value === name);

const parseFieldSet = (directive: ReturnType<typeof findDirective>): SelectionSetNode[] => {
  const fields = directive?.arguments?.find(({ name }) => name.value === 'fields');
  if (fields === undefined) return [];
  const [definition] = parse(`{${valueFromASTUntyped(fields.value)}}`).definitions;
  return definition?.kind === Kind.OPERATION_DEFINITION ? [definition.selectionSet] : [];
};

const readProvided = (object: unknown): readonly SelectionSetNode[] =>
  typeof object === 'object' && object !== null && PROVIDED in object ? (object[PROVIDED] as SelectionSetNode[]) : [];

/** The selection below a field in all sets; undefined if none contains it. */
const findSelections = (sets: readonly SelectionSetNode[], name: string): readonly SelectionSetNode[] | undefined => {
  const fields = sets.flatMap(({ selections }) =>
    selections.filter((selection) => selection.kind === Kind.FIELD && selection.name.value === name),
  );
  if (fields.length === 0) return undefined;
  return fields.flatMap((field) => (field.kind === Kind.FIELD ? (field.selectionSet ?? []) : []));
};

const markProvided = (value: unknown, sets: readonly SelectionSetNode[]): unknown => {
  if (sets.length === 0) return value;
  if (value instanceof Promise) return value.then((later) => markProvided(later, sets));
  if (Array.isArray(value)) return value.map((item) => markProvided(item, sets));
  return typeof value === 'object' && value !== null ? { ...value, [PROVIDED]: sets } : value;
};
