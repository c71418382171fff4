import {
  type ASTNode,
  type ASTVisitFn,
  type ASTVisitor,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type ValidationContext,
  ValuesOfCorrectTypeRule,
} from 'graphql';
import { describeExpected, type InputPath, inputError } from '../errors/inputErrors.ts';

type VisitArguments = Parameters<ASTVisitFn<ASTNode>>;

/**
 * `ValuesOfCorrectTypeRule` of graphql-js, with errors that give the path of a value and never the value, which may be
 * a secret. A value that a custom scalar or an enum rejects has the code BAD_USER_INPUT, in a literal as in a variable.
 */
export const valuesOfCorrectType = (context: ValidationContext): ASTVisitor => {
  let visited: VisitArguments | undefined;
  const reportError = (error: GraphQLError) => context.reportError(removeValue(error, visited, context));
  const rule = ValuesOfCorrectTypeRule(Object.create(context, { reportError: { value: reportError } }));
  const recordVisit =
    (visit: ASTVisitFn<ASTNode>): ASTVisitFn<ASTNode> =>
    (...args) => {
      visited = args;
      return visit(...args);
    };
  return Object.fromEntries(Object.entries(rule).map(([kind, visit]) => [kind, recordVisit(visit)]));
};

/** Refuses numbers that JavaScript parses to infinity, such as `1e400`. JSON would print them as null. */
export const finiteNumbers = (context: ValidationContext): ASTVisitor => {
  const check: ASTVisitFn<ASTNode> = (...visited) => {
    const [node] = visited;
    if (!('value' in node) || Number.isFinite(Number(node.value))) return;
    const type = context.getInputType();
    if (type && getNamedType(type).name === 'ID') return;
    const place = { path: findInputPath(visited), of: findHolder(context) };
    context.reportError(inputError({ ...place, problem: 'the number is too large.' }, { nodes: node }));
  };
  return { IntValue: check, FloatValue: check };
};

const removeValue = (
  error: GraphQLError,
  visited: VisitArguments | undefined,
  context: ValidationContext,
): GraphQLError => {
  const type = context.getInputType();
  if (visited === undefined || !type || !repeatsValue(visited[0], type)) return error;
  const named = getNamedType(type);
  const code = isEnumType(named) || isCustomScalar(named) ? 'BAD_USER_INPUT' : 'GRAPHQL_VALIDATION_FAILED';
  const place = { path: findInputPath(visited), of: findHolder(context) };
  return inputError(
    { code, ...place, problem: describeExpected(type, context.hideSuggestions) },
    { nodes: error.nodes ?? null },
  );
};

/**
 * Whether the message of the standard rule repeats the value. Its other messages contain only types and field names.
 */
const repeatsValue = (node: ASTNode, type: GraphQLInputType): boolean => {
  if (node.kind === Kind.OBJECT_FIELD || node.kind === Kind.NULL) return false;
  return node.kind !== Kind.OBJECT || !isInputObjectType(getNamedType(type));
};

const isCustomScalar = (type: GraphQLNamedType): boolean => isScalarType(type) && !isSpecifiedScalarType(type);

const findInputPath = ([node, , parent, keys, ancestors]: VisitArguments): InputPath => {
  const path: (string | number)[] = [];
  const holders = [...ancestors, ...(parent ? [parent] : []), node];
  for (const [at, holder] of holders.entries()) {
    if ('kind' in holder) addPathStep(holder, path);
    else if (isListValue(holders[at - 1])) path.push(keys[at] ?? 0);
  }
  return path;
};

const isListValue = (holder: ASTNode | readonly ASTNode[] | undefined): boolean =>
  holder !== undefined && 'kind' in holder && holder.kind === Kind.LIST;

const addPathStep = (node: ASTNode, path: (string | number)[]): void => {
  if (node.kind === Kind.ARGUMENT) path.splice(0, path.length, node.name.value);
  else if (node.kind === Kind.VARIABLE_DEFINITION) path.splice(0, path.length, `$${node.variable.name.value}`);
  else if (node.kind === Kind.OBJECT_FIELD) path.push(node.name.value);
};

/** The schema coordinate of the directive or field whose argument is being validated. */
const findHolder = (context: ValidationContext): string | undefined => {
  const directive = context.getDirective();
  if (directive) return `@${directive.name}`;
  const [parent, field] = [context.getParentType(), context.getFieldDef()];
  return parent && field ? `${parent.name}.${field.name}` : undefined;
};
