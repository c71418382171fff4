/** Reads the stored query of a metric back as a value of `AnalyzeQueryInput`. */
import { filterOperatorName } from '../analysis/operators.ts';
import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import { graphName } from '../wire/names.ts';
import { graphPath } from './metricPath.ts';

/**
 * The query as the graph writes it: sent back, it means the same. Members that the wire's query language does not have
 * keep their value under the graph's name.
 */
export const storedQuery = ({ unwind, page, sort, ...query }: JsonObject): JsonObject => ({
  ...Object.fromEntries(Object.entries(query).map(([name, value]) => [graphName(name), memberValue(name, value)])),
  ...unwindOf(unwind),
  ...(sort === undefined ? {} : { orderBy: [sort].flat().map(orderOf) }),
  ...pageOf(page),
});

const memberValue = (member: string, value: unknown): unknown => {
  if (member === 'filter' || member === 'filter_or') return entriesOf(value).map(conditionOf);
  if (member === 'group_by') return entriesOf(value).map(keyOf);
  if (member === 'fields' && isObject(value)) return Object.entries(value).map(([name, field]) => fieldOf(name, field));
  if (member === 'select' && isObject(value))
    return Object.entries(value).map(([name, from]) => selectedField(name, from));
  return value;
};

const entriesOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const membersOf = (value: unknown): JsonObject => (isObject(value) ? value : {});
const pathOf = (key: unknown) => (typeof key === 'string' ? graphPath(key) : key);

const conditionOf = (condition: unknown): JsonObject => {
  const { key, k, value, v, operator, o } = membersOf(condition);
  return { path: pathOf(key ?? k), operator: filterOperatorName(operator ?? o), value: value ?? v ?? null };
};

const keyOf = (entry: unknown): JsonObject => {
  if (typeof entry === 'string') return { path: graphPath(entry), name: entry.split('.').at(-1) };
  const { key, name, ...attributes } = membersOf(entry);
  return { path: pathOf(key), name, ...(Object.keys(attributes).length > 0 ? { attributes } : {}) };
};

const upperCase = (operator: unknown) => (typeof operator === 'string' ? operator.toUpperCase() : operator);

const fieldOf = (name: string, field: unknown): JsonObject => {
  const { key, operator, fields } = membersOf(field);
  return {
    name,
    operator: upperCase(operator),
    ...(key === undefined ? {} : { path: pathOf(key) }),
    ...(isObject(fields)
      ? { members: Object.entries(fields).map(([member, path]) => ({ path: pathOf(path), name: member })) }
      : {}),
  };
};

const selectedField = (name: string, from: unknown): JsonObject => {
  if (!isObject(from)) return { name, from };
  const { operator, key, fields } = from;
  return {
    name,
    operator: upperCase(operator),
    ...(fields === undefined ? { from: key } : { operands: entriesOf(fields).map(operandOf) }),
  };
};

const operandOf = (operand: unknown): JsonObject => {
  if (typeof operand === 'number') return { number: operand };
  if (!isObject(operand)) return { name: operand };
  return { computed: { operator: upperCase(operand.operator), operands: entriesOf(operand.fields).map(operandOf) } };
};

const unwindOf = (unwind: unknown): JsonObject => {
  if (!isObject(unwind)) return {};
  const { path, filter } = unwind;
  return {
    unwind: pathOf(path),
    ...(filter === undefined ? {} : { unwindFilter: entriesOf(filter).map(conditionOf) }),
  };
};

const orderOf = (sort: unknown): JsonObject => {
  const { key, desc } = membersOf(sort);
  return { name: key, direction: desc === true ? 'DESC' : 'ASC' };
};

const pageOf = (page: unknown): JsonObject => {
  if (!isObject(page)) return {};
  const { start, limit } = page;
  return {
    ...(typeof limit === 'number' && limit > 0 ? { first: limit } : {}),
    ...(typeof start === 'number' && start > 1 ? { offset: start - 1 } : {}),
  };
};
