import {
  type DocumentNode,
  type FieldNode,
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
import { type AnyField, listFields } from '../schemaText.ts';
import {
  findField,
  findOperation,
  findSelections,
  isBlank,
  type QueryLocation,
  readDocument,
  readRange,
  readTypeCondition,
  replaceRange,
  rootTypeOf,
} from './documentText.ts';

/** A variable that a query needs: its name, and its type as text. */
export interface VariableDeclaration {
  readonly name: string;
  readonly type: string;
}

/**
 * The text with a field added, and with it what leads there. Required arguments become variables of the query; a field of an
 * object comes with its `id` and what names it, so that the query is valid at once.
 *
 * @returns the text as it is, if it cannot be read or the schema has no such field
 */
export const addField = (text: string, schema: GraphQLSchema, place: QueryLocation): string => {
  const document = readDocument(text);
  if (document === null) return text;
  const found = findSelections(document, schema, place);
  if (found.length === place.path.length) return text;
  const added = printNewSelection(schema, place, found.length);
  if (added === null) return text;
  const parent = found.at(-1)?.at(-1) ?? findOperation(document, place);
  if (parent === undefined) return addVariables(addOperation(text, place, added.lines), place, added.variables);
  return addVariables(addSelection(text, parent, added.lines), place, added.variables);
};

/**
 * The text without a field, however often it selects it, and without what the query then no longer needs: parents without
 * fields, and variables.
 */
export const removeField = (text: string, schema: GraphQLSchema, place: QueryLocation): string => {
  const document = readDocument(text);
  const operation = document && findOperation(document, place);
  if (!operation) return text;
  const found = findSelections(document, schema, place);
  if (found.length < place.path.length) return removeUnusedVariables(text, place);
  const nodes = [operation, ...found.flat()];
  while (nodes.length > 1 && isOnlyChild(nodes.at(-2))) nodes.pop();
  const [node = operation] = nodes.slice(-1);
  const shorter = removeNode(text, node);
  return node === operation ? shorter : removeField(shorter, schema, place);
};

/** An argument of a field as it is to be. */
export interface GivenArgument {
  readonly name: string;
  /** As GraphQL writes it; null for none. */
  readonly value: string | null;
  /** A variable that the value names. */
  readonly variable?: VariableDeclaration | undefined;
}

/** The text with the value of an argument, or without the argument. The field is added, and the variable declared, if missing. */
export const changeArgument = (
  text: string,
  schema: GraphQLSchema,
  place: QueryLocation,
  argument: GivenArgument,
): string => {
  const whole = addField(text, schema, place);
  const document = readDocument(whole);
  const field = document && findField(document, schema, place);
  if (!field) return text;
  const changed = removeUnusedVariables(setArgumentValue(whole, field, argument.name, argument.value), place);
  return argument.variable ? addVariables(changed, place, [argument.variable]) : changed;
};

const setArgumentValue = (text: string, field: FieldNode, name: string, value: string | null): string => {
  const given = field.arguments ?? [];
  const existing = given.find((argument) => argument.name.value === name);
  const textOf = (argument: (typeof given)[number]) => text.slice(readRange(argument).start, readRange(argument).end);
  const others = given.filter((argument) => argument !== existing).map(textOf);
  if (existing && value !== null)
    return replaceRange(text, readRange(existing.value).start, readRange(existing.value).end, value);
  const next = value === null ? others : [...given.map(textOf), `${name}: ${value}`];
  const start = readRange(field.name).end;
  const [last] = given.slice(-1);
  const end = last === undefined ? start : text.indexOf(')', readRange(last).end) + 1;
  return replaceRange(text, start, end, next.length === 0 ? '' : `(${next.join(', ')})`);
};

/** The lines of a selection that is missing from a path, from its step at `depth` on. Null if the schema has no such field. */
const printNewSelection = (schema: GraphQLSchema, { kind, path }: QueryLocation, depth: number) => {
  const variables: VariableDeclaration[] = [];
  const linesFrom = (type: GraphQLNamedType | undefined, at: number): string[] | null => {
    const step = path[at];
    if (step === undefined) return type && isCompositeType(type) ? findNamingFields(type) : [];
    const condition = readTypeCondition(step);
    if (condition !== undefined) {
      const inner = linesFrom(schema.getType(condition), at + 1);
      return inner && (at < depth ? inner : printBlock(step, inner));
    }
    const field = listFields(type).find(({ name }) => name === step);
    const inner = field && linesFrom(getNamedType(field.type), at + 1);
    if (!field || !inner) return null;
    return at < depth ? inner : printBlock(step + printRequiredArguments(field, variables), inner);
  };
  const lines = linesFrom(rootTypeOf(schema, kind), 0);
  return lines && { lines, variables };
};

const printBlock = (head: string, inner: readonly string[]): string[] =>
  inner.length === 0 ? [head] : [`${head} {`, ...inner.map((line) => `  ${line}`), '}'];

const printRequiredArguments = (field: AnyField, variables: VariableDeclaration[]): string => {
  const required = field.args.filter(isRequiredArgument);
  variables.push(...required.map(({ name, type }) => ({ name, type: String(type) })));
  return required.length === 0 ? '' : `(${required.map(({ name }) => `${name}: $${name}`).join(', ')})`;
};

const NAMING_FIELDS = new Set(['id', 'name', 'title', 'code', 'message']);

/** The lines of the fields that say what an object is. A page has those of its nodes, a payload its record and its errors. */
const findNamingFields = (type: GraphQLNamedType, depth = 0): string[] => {
  const fields = listFields(type).filter((field) => !field.args?.some(isRequiredArgument));
  const nested = (field: AnyField) =>
    printBlock(field.name, findNamingFields(getNamedType(field.type) as GraphQLNamedType, depth + 1));
  const nodes = fields.find(({ name }) => name === 'nodes');
  if (nodes) return nested(nodes);
  if (fields.some(({ name }) => name === 'userErrors')) return fields.flatMap(nested);
  const leaves = fields.filter((field) => isLeafType(getNamedType(field.type)));
  const naming = leaves.filter(({ name }) => NAMING_FIELDS.has(name));
  if (naming.length > 0) return naming.map(({ name }) => name);
  const [first] = leaves;
  if (first || fields[0] === undefined || depth > 3) return [first?.name ?? '__typename'];
  return nested(fields[0]);
};

const addOperation = (text: string, { kind }: QueryLocation, lines: readonly string[]): string => {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const before = text.trimEnd();
  return `${before}${before === '' ? '' : isBlank(text) ? '\n' : '\n\n'}${printBlock(`${kind} ${name}`, lines).join('\n')}\n`;
};

const addSelection = (
  text: string,
  parent: OperationDefinitionNode | SelectionNode,
  lines: readonly string[],
): string => {
  const set = 'selectionSet' in parent ? parent.selectionSet : undefined;
  const last = set?.selections.at(-1);
  if (set === undefined || last === undefined) {
    const indent = readIndent(text, readRange(parent).start);
    const inner = lines.map((line) => `${indent}  ${line}\n`).join('');
    return replaceRange(text, readRange(parent).end, readRange(parent).end, ` {\n${inner}${indent}}`);
  }
  const isOneLine = isOnOneLine(text, set);
  const indent = isOneLine ? `${readIndent(text, readRange(set).start)}  ` : readIndent(text, readRange(last).start);
  const { end } = readRange(last);
  const whole = replaceRange(text, end, end, lines.map((line) => `\n${indent}${line}`).join(''));
  return isOneLine && !text.includes('#') ? `${print(parse(whole))}\n` : whole;
};

const isOnOneLine = (text: string, set: SelectionSetNode): boolean =>
  !text.slice(readRange(set).start, readRange(set).end).includes('\n');

/** The blanks at the start of the line of an offset. */
const readIndent = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';

const isOnlyChild = (parent: OperationDefinitionNode | SelectionNode | undefined): boolean =>
  parent !== undefined && 'selectionSet' in parent && parent.selectionSet?.selections.length === 1;

/** Removes a node, with its line if there is nothing else on it. */
const removeNode = (text: string, node: OperationDefinitionNode | SelectionNode): string => {
  const { start, end } = readRange(node);
  const before = text.slice(0, start).trimEnd();
  const isLastOnLine = /^[ \t]*(\n|\}|$)/.test(text.slice(end));
  const isFirstOnLine = text.slice(before.length, start).includes('\n');
  if (before === '') return text.slice(end).trimStart();
  return replaceRange(text, isFirstOnLine && isLastOnLine ? before.length : start, end, '');
};

const addVariables = (text: string, place: QueryLocation, variables: readonly VariableDeclaration[]): string => {
  const document = readDocument(text);
  const operation = document && findOperation(document, place);
  if (!operation) return text;
  const declared = operation.variableDefinitions ?? [];
  const names = new Set(declared.map(({ variable }) => variable.name.value));
  const missing = variables.filter(
    ({ name }, at) => !names.has(name) && variables.findIndex((one) => one.name === name) === at,
  );
  if (missing.length === 0) return text;
  const added = missing.map(({ name, type }) => `$${name}: ${type}`);
  const kept = declared.map((one) => text.slice(readRange(one).start, readRange(one).end));
  return addDeclarations(text, operation, [...kept, ...added]);
};

const removeUnusedVariables = (text: string, place: QueryLocation): string => {
  const document = readDocument(text);
  const operation = document && findOperation(document, place);
  const declared = operation?.variableDefinitions ?? [];
  if (!operation || declared.length === 0) return text;
  const used = findUsedVariables(document, operation);
  const kept = declared.filter(({ variable }) => used.has(variable.name.value));
  if (kept.length === declared.length) return text;
  return addDeclarations(
    text,
    operation,
    kept.map((one) => text.slice(readRange(one).start, readRange(one).end)),
  );
};

/** Names of the variables that an operation, or a fragment of its document, uses. */
const findUsedVariables = ({ definitions }: DocumentNode, operation: OperationDefinitionNode): ReadonlySet<string> => {
  const used = new Set<string>();
  for (const definition of definitions) {
    if (definition !== operation && definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    visit(definition, { VariableDefinition: () => false, Variable: ({ name }) => void used.add(name.value) });
  }
  return used;
};

/** Replaces the declarations of the variables of an operation. */
const addDeclarations = (
  text: string,
  { operation, name, variableDefinitions = [], ...node }: OperationDefinitionNode,
  declarations: readonly string[],
): string => {
  const list = declarations.length === 0 ? '' : `(${declarations.join(', ')})`;
  const { start } = readRange(node);
  if (text[start] === '{') return replaceRange(text, start, start, `${operation} ${list} `);
  const from = name ? readRange(name).end : start + operation.length;
  const last = variableDefinitions.at(-1);
  return replaceRange(text, from, last ? text.indexOf(')', readRange(last).end) + 1 : from, list);
};
