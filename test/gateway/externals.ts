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
type Field = ReturnType<GraphQLObjectType['getFields']>[string];

/**
 * Lets a subgraph return its external fields where they are provided, and null elsewhere, like a subgraph that has only
 * what its `@provides` says.
 */
export const guardExternals = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type)) for (const field of Object.values(type.getFields())) guard(field);
  return schema;
};

const guard = (field: Field): void => {
  const { resolve, name } = field;
  if (resolve === undefined || name.startsWith('_')) return;
  const isExternal = directiveOf(field, 'external') !== undefined;
  const provides = fieldSetOf(directiveOf(field, 'provides'));
  field.resolve = (object, ...others) => {
    const own = fieldsOf(providedOf(object), name);
    if (isExternal && own === undefined) return null;
    return withProvided(resolve(object, ...others), [...(own ?? []), ...provides]);
  };
};

const directiveOf = ({ astNode }: Field, name: string) =>
  astNode?.directives?.find((directive) => directive.name.value === name);

const fieldSetOf = (directive: ReturnType<typeof directiveOf>): SelectionSetNode[] => {
  const fields = directive?.arguments?.find(({ name }) => name.value === 'fields');
  if (fields === undefined) return [];
  const [definition] = parse(`{${valueFromASTUntyped(fields.value)}}`).definitions;
  return definition?.kind === Kind.OPERATION_DEFINITION ? [definition.selectionSet] : [];
};

const providedOf = (object: unknown): readonly SelectionSetNode[] =>
  typeof object === 'object' && object !== null && PROVIDED in object ? (object[PROVIDED] as SelectionSetNode[]) : [];

/** The selection below a field in all sets; undefined if none contains it. */
const fieldsOf = (sets: readonly SelectionSetNode[], name: string): readonly SelectionSetNode[] | undefined => {
  const fields = sets.flatMap(({ selections }) =>
    selections.filter((selection) => selection.kind === Kind.FIELD && selection.name.value === name),
  );
  if (fields.length === 0) return undefined;
  return fields.flatMap((field) => (field.kind === Kind.FIELD ? (field.selectionSet ?? []) : []));
};

const withProvided = (value: unknown, sets: readonly SelectionSetNode[]): unknown => {
  if (sets.length === 0) return value;
  if (value instanceof Promise) return value.then((later) => withProvided(later, sets));
  if (Array.isArray(value)) return value.map((item) => withProvided(item, sets));
  return typeof value === 'object' && value !== null ? { ...value, [PROVIDED]: sets } : value;
};
