import {
  type FieldNode,
  type GraphQLFieldResolver,
  GraphQLID,
  type GraphQLObjectType,
  GraphQLString,
  getNullableType,
  isLeafType,
} from 'graphql';
import { quote, quoteKey } from '../../base/compileSource.ts';
import { collectFields } from './collectFields.ts';
import { type ArgumentValues, compileArguments } from './compileArguments.ts';
import { type BuildObject, compilePosition, type HolderContext, type SelectingNode } from './compilePosition.ts';
import type { ResponsePosition } from './fetchRun.ts';
import type { SelectedField } from './selectedField.ts';

/** A compiled field of one type. */
interface ObjectField {
  readonly key: string;
  readonly name: string;
  readonly number: number;
  readonly resolve: GraphQLFieldResolver<unknown, unknown> | undefined;
  /** Undefined if they depend on variables. */
  readonly args: ArgumentValues | undefined;
  readonly position: ResponsePosition;
  /** Whether the field is a string, which needs no completion. */
  readonly isText: boolean;
  /** Whether the field is a scalar or an enum value. */
  readonly isLeaf: boolean;
}

/** Compiles the selections on an object type. */
export const compileObject = (
  type: GraphQLObjectType,
  selecting: readonly SelectingNode[],
  holding: HolderContext,
): BuildObject => {
  const sets = selecting.flatMap(({ selectionSet }) => selectionSet ?? []);
  const collected = [...collectFields(type, sets, holding.table.fetch)];
  const fields = collected.flatMap(([key, nodes]) => {
    const field = type.getFields()[nodes[0].name.value];
    return field === undefined ? [] : [compileField(key, { type, field, nodes }, holding)];
  });
  const blank = collected.map(([key, [node]]) => `${quoteKey(key)}: ${quote(getInitialValue(type, node))}`);
  return holding.table.writerOf(type.name, printSource(blank, fields))(fields) as BuildObject;
};

/** The initial value of a field before it resolves: null, or the type's name for `__typename`. */
export const getInitialValue = (type: GraphQLObjectType, { name }: FieldNode): string | null =>
  name.value === '__typename' ? type.name : null;

const compileField = (key: string, selected: SelectedField, { table, ups }: HolderContext): ObjectField => {
  const { type, field, nodes } = selected;
  const args = compileArguments(selected);
  const number = table.add(selected, args);
  const name = `${type.name}.${field.name}`;
  const leaf = getNullableType(field.type);
  const { wrap = (resolve) => resolve } = table.fetch;
  return {
    key,
    name: field.name,
    number,
    resolve: field.resolve && wrap(field.resolve),
    args: typeof args === 'function' ? undefined : args,
    position: compilePosition(field.type, { table, field: number, name, nodes, ups, compileObject }),
    isText: leaf === GraphQLString || leaf === GraphQLID,
    isLeaf: isLeafType(leaf),
  };
};

/** Generates the function's source, so that its objects are literals and each field has its own call site. */
const printSource = (blank: readonly string[], fields: readonly ObjectField[]): string => {
  const constants = fields.map(
    (_, at) => `const { resolve: r${at}, args: a${at}, position: p${at}, number: n${at} } = fields[${at}];`,
  );
  return `${constants.join('\n')}
return function build(source, run, object = { ${blank.join(', ')} }) {
  let value;
  ${fields.map(printFieldSource).join('\n  ')}
  return object;
}`;
};

const printFieldSource = (field: ObjectField, at: number): string => {
  const { key, name, resolve, args } = field;
  const given = args === undefined ? `run.args[n${at}] ?? run.argsOf(n${at})` : `a${at}`;
  const resolverArguments = `${given}, run.context, run.infos[n${at}] ?? run.infoOf(n${at})`;
  const [place, property] = [quote(key), quote(name)];
  const read = resolve
    ? `value = r${at}(source, ${resolverArguments});`
    : `value = source?.[${property}]; if (typeof value === 'function') value = source[${property}](${resolverArguments});`;
  const settle = `run.settle(object, ${place}, p${at}, value);`;
  const put = `${printLeafSource(field, at, `object[${place}]`)}${settle}`;
  return `try { ${read} ${put} } catch (error) { run.fail(object, ${place}, p${at}, error); }`;
};

/** Completes values of scalars and enums that are neither null nor pending, at a fraction of what `settle` costs. */
const printLeafSource = ({ isText, isLeaf }: ObjectField, at: number, target: string): string => {
  if (isText) return `if (typeof value === 'string') ${target} = value; else `;
  const isPlain = `typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'`;
  return isLeaf ? `if (${isPlain}) ${target} = p${at}.complete(value, run); else ` : '';
};
