import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isLeafType,
  isRequiredArgument,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { fieldsOf } from '../schemaText.ts';
import {
  conditionOf,
  fieldAt,
  isBlank,
  operationAt,
  type Place,
  rangeOf,
  readDocument,
  replaced,
  rootTypeOf,
  selectionsAlong,
} from './documentText.ts';

type Field = GraphQLField<unknown, unknown>;

/** A variable that a query needs: its name, and its type as text. */
export interface Variable {
  readonly name: string;
  readonly type: string;
}

/**
 * The text with a field added, and with it what leads there. Required arguments become variables of the query; a field of an
 * object comes with its `id` and what names it, so that the query is valid at once.
 *
 * @returns the text as it is, if it cannot be read or the schema has no such field
 */
export const withField = (text: string, schema: GraphQLSchema, place: Place): string => {
  const document = readDocument(text);
  if (document === null) return text;
  const found = selectionsAlong(document, schema, place);
  if (found.length === place.path.length) return text;
  const added = newSelection(schema, place, found.length);
  if (added === null) return text;
  const parent = found.at(-1)?.at(-1) ?? operationAt(document, place);
  if (parent === undefined) return withVariables(withOperation(text, place, added.lines), place, added.variables);
  return withVariables(withSelection(text, parent, added.lines), place, added.variables);
};

/**
 * The text without a field, however often it selects it, and without what the query then no longer needs: parents without
 * fields, and variables.
 */
export const withoutField = (text: string, schema: GraphQLSchema, place: Place): string => {
  const document = readDocument(text);
  const operation = document && operationAt(document, place);
  if (!operation) return text;
  const found = selectionsAlong(document, schema, place);
  if (found.length < place.path.length) return withoutUnusedVariables(text, place);
  const nodes = [operation, ...found.flat()];
  while (nodes.length > 1 && isOnlyChild(nodes.at(-2))) nodes.pop();
  const [node = operation] = nodes.slice(-1);
  const shorter = withoutNode(text, node);
  return node === operation ? shorter : withoutField(shorter, schema, place);
};

/** An argument of a field as it is to be. */
export interface GivenArgument {
  readonly name: string;
  /** As GraphQL writes it; null for none. */
  readonly value: string | null;
  /** A variable that the value names. */
  readonly variable?: Variable | undefined;
}

/** The text with the value of an argument, or without the argument. The field is added, and the variable declared, if missing. */
export const withArgument = (text: string, schema: GraphQLSchema, place: Place, argument: GivenArgument): string => {
  const whole = withField(text, schema, place);
  const document = readDocument(whole);
  const field = document && fieldAt(document, schema, place);
  if (!field) return text;
  const changed = withoutUnusedVariables(withValue(whole, field, argument.name, argument.value), place);
  return argument.variable ? withVariables(changed, place, [argument.variable]) : changed;
};

const withValue = (text: string, field: FieldNode, name: string, value: string | null): string => {
  const given = field.arguments ?? [];
  const existing = given.find((argument) => argument.name.value === name);
  const textOf = (argument: (typeof given)[number]) => text.slice(rangeOf(argument).start, rangeOf(argument).end);
  const others = given.filter((argument) => argument !== existing).map(textOf);
  if (existing && value !== null)
    return replaced(text, rangeOf(existing.value).start, rangeOf(existing.value).end, value);
  const next = value === null ? others : [...given.map(textOf), `${name}: ${value}`];
  const start = rangeOf(field.name).end;
  const [last] = given.slice(-1);
  const end = last === undefined ? start : text.indexOf(')', rangeOf(last).end) + 1;
  return replaced(text, start, end, next.length === 0 ? '' : `(${next.join(', ')})`);
};

/** The lines of a selection that is missing from a path, from its step at `depth` on. Null if the schema has no such field. */
const newSelection = (schema: GraphQLSchema, { kind, path }: Place, depth: number) => {
  const variables: Variable[] = [];
  const linesFrom = (type: GraphQLNamedType | undefined, at: number): string[] | null => {
    const step = path[at];
    if (step === undefined) return type && isCompositeType(type) ? namingFields(type) : [];
    const condition = conditionOf(step);
    if (condition !== undefined) {
      const inner = linesFrom(schema.getType(condition), at + 1);
      return inner && (at < depth ? inner : block(step, inner));
    }
    const field = fieldsOf(type).find(({ name }) => name === step);
    const inner = field && linesFrom(getNamedType(field.type), at + 1);
    if (!field || !inner) return null;
    return at < depth ? inner : block(step + requiredArguments(field, variables), inner);
  };
  const lines = linesFrom(rootTypeOf(schema, kind), 0);
  return lines && { lines, variables };
};

const block = (head: string, inner: readonly string[]): string[] =>
  inner.length === 0 ? [head] : [`${head} {`, ...inner.map((line) => `  ${line}`), '}'];

const requiredArguments = (field: Field, variables: Variable[]): string => {
  const required = field.args.filter(isRequiredArgument);
  variables.push(...required.map(({ name, type }) => ({ name, type: String(type) })));
  return required.length === 0 ? '' : `(${required.map(({ name }) => `${name}: $${name}`).join(', ')})`;
};

const NAMES = new Set(['id', 'name', 'title', 'code', 'message']);

/** The lines of the fields that say what an object is. A page has those of its nodes, a payload its record and its errors. */
const namingFields = (type: GraphQLNamedType, depth = 0): string[] => {
  const fields = fieldsOf(type).filter((field) => !field.args?.some(isRequiredArgument));
  const nested = (field: Field) =>
    block(field.name, namingFields(getNamedType(field.type) as GraphQLNamedType, depth + 1));
  const nodes = fields.find(({ name }) => name === 'nodes');
  if (nodes) return nested(nodes);
  if (fields.some(({ name }) => name === 'userErrors')) return fields.flatMap(nested);
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
  const naming = leaves.filter(({ name }) => NAMES.has(name));
  if (naming.length > 0) return naming.map(({ name }) => name);
  const [first] = leaves;
  if (first || fields[0] === undefined || depth > 3) return [first?.name ?? '__typename'];
  return nested(fields[0]);
};

const withOperation = (text: string, { kind }: Place, lines: readonly string[]): string => {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const before = text.trimEnd();
  return `${before}${before === '' ? '' : isBlank(text) ? '\n' : '\n\n'}${block(`${kind} ${name}`, lines).join('\n')}\n`;
};

const withSelection = (
  text: string,
  parent: OperationDefinitionNode | SelectionNode,
  lines: readonly string[],
): string => {
  const set = 'selectionSet' in parent ? parent.selectionSet : undefined;
  const last = set?.selections.at(-1);
  if (set === undefined || last === undefined) {
    const indent = indentAt(text, rangeOf(parent).start);
    const inner = lines.map((line) => `${indent}  ${line}\n`).join('');
    return replaced(text, rangeOf(parent).end, rangeOf(parent).end, ` {\n${inner}${indent}}`);
  }
  const isOneLine = isOnOneLine(text, set);
  const indent = isOneLine ? `${indentAt(text, rangeOf(set).start)}  ` : indentAt(text, rangeOf(last).start);
  const { end } = rangeOf(last);
  const whole = replaced(text, end, end, lines.map((line) => `\n${indent}${line}`).join(''));
  return isOneLine && !text.includes('#') ? `${print(parse(whole))}\n` : whole;
};

const isOnOneLine = (text: string, set: SelectionSetNode): boolean =>
  !text.slice(rangeOf(set).start, rangeOf(set).end).includes('\n');

/** The blanks at the start of the line of an offset. */
const indentAt = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';

const isOnlyChild = (parent: OperationDefinitionNode | SelectionNode | undefined): boolean =>
  parent !== undefined && 'selectionSet' in parent && parent.selectionSet?.selections.length === 1;

/** Removes a node, with its line if there is nothing else on it. */
const withoutNode = (text: string, node: OperationDefinitionNode | SelectionNode): string => {
  const { start, end } = rangeOf(node);
  const before = text.slice(0, start).trimEnd();
  const isLastOnLine = /^[ \t]*(\n|\}|$)/.test(text.slice(end));
  const isFirstOnLine = text.slice(before.length, start).includes('\n');
  if (before === '') return text.slice(end).trimStart();
  return replaced(text, isFirstOnLine && isLastOnLine ? before.length : start, end, '');
};

const withVariables = (text: string, place: Place, variables: readonly Variable[]): string => {
  const document = readDocument(text);
  const operation = document && operationAt(document, place);
  if (!operation) return text;
  const declared = operation.variableDefinitions ?? [];
  const names = new Set(declared.map(({ variable }) => variable.name.value));
  const missing = variables.filter(
    ({ name }, at) => !names.has(name) && variables.findIndex((one) => one.name === name) === at,
  );
  if (missing.length === 0) return text;
  const added = missing.map(({ name, type }) => `$${name}: ${type}`);
  const kept = declared.map((one) => text.slice(rangeOf(one).start, rangeOf(one).end));
  return withDeclarations(text, operation, [...kept, ...added]);
};

const withoutUnusedVariables = (text: string, place: Place): string => {
  const document = readDocument(text);
  const operation = document && operationAt(document, place);
  const declared = operation?.variableDefinitions ?? [];
  if (!operation || declared.length === 0) return text;
  const used = variablesUsed(document, operation);
  const kept = declared.filter(({ variable }) => used.has(variable.name.value));
  if (kept.length === declared.length) return text;
  return withDeclarations(
    text,
    operation,
    kept.map((one) => text.slice(rangeOf(one).start, rangeOf(one).end)),
  );
};

/** Names of the variables that an operation, or a fragment of its document, uses. */
const variablesUsed = ({ definitions }: DocumentNode, operation: OperationDefinitionNode): ReadonlySet<string> => {
  const used = new Set<string>();
  for (const definition of definitions) {
    if (definition !== operation && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    visit(definition, { VariableDefinition: () => false, Variable: ({ name }) => void used.add(name.value) });
  }
  return used;
};

/** Replaces the declarations of the variables of an operation. */
const withDeclarations = (
  text: string,
  { operation, name, variableDefinitions = [], ...node }: OperationDefinitionNode,
  declarations: readonly string[],
): string => {
  const list = declarations.length === 0 ? '' : `(${declarations.join(', ')})`;
  const { start } = rangeOf(node);
  if (text[start] === '{') return replaced(text, start, start, `${operation} ${list} `);
  const from = name ? rangeOf(name).end : start + operation.length;
  const last = variableDefinitions.at(-1);
  return replaced(text, from, last ? text.indexOf(')', rangeOf(last).end) + 1 : from, list);
};
