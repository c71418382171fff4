import {
  type ASTNode,
  type ASTVisitFn,
  type ASTVisitor,
  type GraphQLError,
  type GraphQLInputType,
  getEnterLeaveForKind,
  getNamedType,
  isInputObjectType,
  isInputType,
  Kind,
  typeFromAST,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

type VisitNode = ASTVisitFn<ASTNode>;

/**
 * Adds to the errors of a rule the element of the schema that each is about: `extensions.coordinate`, such as `Alert.project` or
 * `Query.alerts(first:)`. Where a document names an unknown element, it is the one that lacks it. Errors about variables and
 * fragments as such have none.
 */
export const withCoordinates =
  (rule: ValidationRule): ValidationRule =>
  (context) => {
    let visited: Parameters<VisitNode> | undefined;
    const reportError = (error: GraphQLError) => {
      const coordinate = visited && findCoordinate(toNodePath(visited), context);
      if (coordinate !== undefined) error.extensions.coordinate = coordinate;
      context.reportError(error);
    };
    const visitor = rule(Object.create(context, { reportError: { value: reportError } }));
    return beforeVisits(visitor, (...place) => {
      visited = place;
    });
  };

/** A visitor that first reports where it is. */
const beforeVisits = (visitor: ASTVisitor, before: VisitNode): ASTVisitor => {
  const wrap = (visit: VisitNode | undefined): VisitNode | undefined =>
    visit &&
    ((...place) => {
      before(...place);
      return visit(...place);
    });
  const visits = (Object.keys(visitor) as Kind[]).map((kind) => {
    const { enter, leave } = getEnterLeaveForKind(visitor, kind);
    return [kind, { enter: wrap(enter), leave: wrap(leave) }] as const;
  });
  return Object.fromEntries(visits);
};

const toNodePath = ([node, , parent, , ancestors]: Parameters<VisitNode>): readonly ASTNode[] =>
  [...ancestors, parent, node].filter((holder) => holder !== undefined && 'kind' in holder);

const findCoordinate = (path: readonly ASTNode[], context: ValidationContext): string | undefined => {
  const argument = context.getArgument();
  const holder = findElement(path, context);
  return findInputField(path, context) ?? (argument ? `${holder}(${argument.name}:)` : holder);
};

/** The directive, field or type that holds a place. */
const findElement = (path: readonly ASTNode[], context: ValidationContext): string | undefined => {
  const directive = context.getDirective();
  if (directive) return `@${directive.name}`;
  const [parent, field] = [context.getParentType(), context.getFieldDef()];
  const isOfField =
    path.findLast(({ kind }) => kind === Kind.FIELD || kind === Kind.SELECTION_SET)?.kind === Kind.FIELD;
  return parent && field && isOfField ? `${parent.name}.${field.name}` : parent?.name;
};

/** The innermost field of an input around a place, or the input that lacks it. */
const findInputField = (path: readonly ASTNode[], context: ValidationContext): string | undefined => {
  let type = findInputType(path, context);
  let found: string | undefined;
  for (const node of path) {
    const input = getNamedType(type);
    if (node.kind !== Kind.OBJECT_FIELD || !isInputObjectType(input)) continue;
    const field = input.getFields()[node.name.value];
    if (field === undefined) return input.name;
    found = `${input.name}.${field.name}`;
    type = field.type;
  }
  return found;
};

/** The type of the argument or variable around a place. */
const findInputType = (path: readonly ASTNode[], context: ValidationContext): GraphQLInputType | undefined => {
  const variable = path.find((node) => node.kind === Kind.VARIABLE_DEFINITION);
  if (variable === undefined) return context.getArgument()?.type;
  const type = typeFromAST(context.getSchema(), variable.type);
  return isInputType(type) ? type : undefined;
};
