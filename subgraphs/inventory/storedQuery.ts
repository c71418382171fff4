/** Reads the stored query of a metric back as a value of `AnalyzeQueryInput`. */
import { toFilterOperatorName } from '../analysis/operators.ts';
import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import { toGraphName } from '../wire/names.ts';
import { readPath, toGraphPath } from './metricPath.ts';

/**
 * The query as the graph writes it: sent back, it means the same. Members that the wire's query language does not have
 * keep their value under the graph's name.
 */
export const readStoredQuery = ({ unwind, page, sort, ...query }: JsonObject): JsonObject => ({
  ...Object.fromEntries(Object.entries(query).map(([name, value]) => [toGraphName(name), readMember(name, value)])),
  ...readUnwind(unwind),
  ...(sort === undefined ? {} : { orderBy: [sort].flat().map(readOrder) }),
  ...readPage(page),
});

const readMember = (member: string, value: unknown): unknown => {
  if (member === 'filter' || member === 'filter_or') return readEntries(value).map(readCondition);
  if (member === 'group_by') return readEntries(value).map(readKey);
  if (member === 'fields' && isObject(value))
    return Object.entries(value).map(([name, field]) => readField(name, field));
  if (member === 'select' && isObject(value))
    return Object.entries(value).map(([name, from]) => readSelectedField(name, from));
  return value;
};

const readEntries = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const readMembers = (value: unknown): JsonObject => (isObject(value) ? value : {});

const readCondition = (condition: unknown): JsonObject => {
  const { key, k, value, v, operator, o } = readMembers(condition);
  return { path: readPath(key ?? k), operator: toFilterOperatorName(operator ?? o), value: value ?? v ?? null };
};

const readKey = (entry: unknown): JsonObject => {
  if (typeof entry === 'string') return { path: toGraphPath(entry), name: entry.split('.').at(-1) };
  const { key, name, ...attributes } = readMembers(entry);
  return { path: readPath(key), name, ...(Object.keys(attributes).length > 0 ? { attributes } : {}) };
};

const toUpperCase = (operator: unknown) => (typeof operator === 'string' ? operator.toUpperCase() : operator);

const readField = (name: string, field: unknown): JsonObject => {
  const { key, operator, fields } = readMembers(field);
  return {
    name,
    operator: toUpperCase(operator),
    ...(key === undefined ? {} : { path: readPath(key) }),
    ...(isObject(fields)
      ? { members: Object.entries(fields).map(([member, path]) => ({ path: readPath(path), name: member })) }
      : {}),
  };
};

const readSelectedField = (name: string, from: unknown): JsonObject => {
  if (!isObject(from)) return { name, from };
  const { operator, key, fields } = from;
  return {
    name,
    operator: toUpperCase(operator),
    ...(fields === undefined ? { from: key } : { operands: readEntries(fields).map(readOperand) }),
  };
};

const readOperand = (operand: unknown): JsonObject => {
  if (typeof operand === 'number') return { number: operand };
  if (!isObject(operand)) return { name: operand };
  return {
    computed: { operator: toUpperCase(operand.operator), operands: readEntries(operand.fields).map(readOperand) },
  };
};

const readUnwind = (unwind: unknown): JsonObject => {
  if (!isObject(unwind)) return {};
  const { path, filter } = unwind;
  return {
    unwind: readPath(path),
    ...(filter === undefined ? {} : { unwindFilter: readEntries(filter).map(readCondition) }),
  };
};

const readOrder = (sort: unknown): JsonObject => {
  const { key, desc } = readMembers(sort);
  return { name: key, direction: desc === true ? 'DESC' : 'ASC' };
};

const readPage = (page: unknown): JsonObject => {
  if (!isObject(page)) return {};
  const { start, limit } = page;
  return {
    ...(typeof limit === 'number' && limit > 0 ? { first: limit } : {}),
    ...(typeof start === 'number' && start > 1 ? { offset: start - 1 } : {}),
  };
};
