import { badInput } from '../errors.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { DEFAULT_CURRENCY, readCurrency } from '../wire/currency.ts';
import { MAX_ROWS } from '../wire/limits.ts';
import { toFieldName, toWireMember } from '../wire/names.ts';
import { splitIntoChunks } from './chunks.ts';

/** One condition of the wire's query language, with its short member names (semantics 2.2). */
export interface WireCondition {
  readonly k: string;
  readonly v: unknown;
  readonly o: string;
}

/** The conditions of a query: all of `filter`, and at least one of `filter_or`. */
export interface WireConditions {
  readonly filter: readonly WireCondition[];
  readonly filter_or: readonly WireCondition[];
}

/** The conditions that every row meets. */
export const NO_CONDITIONS: WireConditions = { filter: [], filter_or: [] };

/** As many conditions as needed, each with as many values as one may have. */
export const splitCondition = (k: string, o: string, values: readonly unknown[]): WireCondition[] =>
  splitIntoChunks(values, MAX_ROWS).map((v) => ({ k, v, o }));

/**
 * At least one of these conditions; with none of them, no value of `k`. A single one is a plain condition: then a filter
 * may have alternatives of its own.
 */
export const combineAlternatives = (k: string, any: readonly WireCondition[]): WireConditions => {
  if (any.length > 1) return { filter: [], filter_or: any };
  return { filter: any.length === 1 ? any : [{ k, v: [], o: 'in' }], filter_or: [] };
};

/** Operators of the graph, with their names on the wire. */
const operators: Readonly<Record<string, string>> = {
  eq: 'eq',
  not: 'not',
  in: 'in',
  notIn: 'not_in',
  contains: 'contain',
  regex: 'regex',
  gt: 'gt',
  gte: 'gte',
  lt: 'lt',
  lte: 'lte',
  exists: 'exists',
};
/** These operators have separate names for times. */
const orderingOperators: ReadonlySet<string> = new Set(['gt', 'gte', 'lt', 'lte']);
/** These operators compare whole values. */
const valueOperators: ReadonlySet<string> = new Set(['eq', 'not', 'in', 'not_in']);
/** For these operators, null selects records in which the member is unset; elsewhere null counts as absent. */
const nullableOperators: ReadonlySet<string> = new Set(['eq', 'not']);

/**
 * Compiles a filter input to the wire's query language.
 *
 * @throws {OperationError} BAD_USER_INPUT when a branch of `or` has other than one condition: the wire's `filter_or` is
 * flat
 */
export const compileFilter = (resource: ResourceType<AnyRow>, filter: object | null | undefined): WireConditions => {
  if (!filter) return NO_CONDITIONS;
  const { or, ...all }: { or?: readonly object[] | null } = filter;
  return {
    filter: compileConditions(resource, all),
    filter_or: (or ?? []).map((branch, at) => compileAlternative(resource, branch, at)),
  };
};

const compileAlternative = (resource: ResourceType<AnyRow>, branch: object, at: number): WireCondition => {
  const [condition, ...more] = compileConditions(resource, branch);
  if (condition === undefined || more.length > 0 || 'or' in branch)
    throw badInput(resource.list.id, 'Each branch of `or` must hold exactly one condition.', ['filter', 'or', `${at}`]);
  return condition;
};

const compileConditions = (resource: ResourceType<AnyRow>, filter: object): WireCondition[] =>
  Object.entries(filter).flatMap(([field, tests]) =>
    [tests ?? []].flat().flatMap((test) => compileTests(resource, field, test)),
  );

const compileTests = (
  resource: ResourceType<AnyRow>,
  field: string,
  { path, currency, ...tests }: { readonly path?: string | null; readonly currency?: string | null },
) => {
  const key = findConditionKey(resource, field);
  const step =
    field === 'amount'
      ? readCurrency(currency ?? DEFAULT_CURRENCY, resource.list.id, ['filter', field, 'currency'])
      : path;
  const k = step ? `${key}.${step}` : key;
  return toWireTests(tests, resource.times.has(key)).map(
    ({ o, v }): WireCondition => ({ k, v: valueOperators.has(o) ? convertValue(resource, key, v) : v, o }),
  );
};

/** An operator of a condition with its value: by its name in the graph and on the wire. */
interface WireTest {
  readonly name: string;
  readonly o: string;
  readonly v: unknown;
}

/** Converts the operators of a filter such as `JSONFilter`; its other members are left out. */
export const toWireTests = (tests: object, isTime: boolean): WireTest[] =>
  Object.entries(tests).flatMap(([name, v]): WireTest[] => {
    const o = operators[name];
    if (o === undefined || (v === null && !nullableOperators.has(name))) return [];
    return [{ name, o: isTime && orderingOperators.has(o) ? `datetime_${o}` : o, v }];
  });

const convertValue = ({ conditionValues }: ResourceType<AnyRow>, key: string, value: unknown): unknown => {
  const convert = conditionValues[key];
  if (convert === undefined) return value;
  if (Array.isArray(value)) return value.map((element) => (typeof element === 'string' ? convert(element) : element));
  return typeof value === 'string' ? convert(value) : value;
};

const findConditionKey = ({ key, aliases, fields, members }: ResourceType<AnyRow>, field: string) => {
  const name = field === 'id' ? key : (fields[field]?.[0] ?? toWireMember(field, (member) => members.has(member)));
  return aliases[name] ?? name;
};

/** One entry of the wire's `sort`. */
export interface WireSort {
  readonly key: string;
  readonly desc: boolean;
}

/** One step of an `orderBy` argument. */
export interface OrderInput {
  readonly field: string;
  readonly direction?: string | null;
  /** Currency of the compared amount, where the field is a cost by currency. */
  readonly currency?: string | null;
}

/**
 * Converts an `orderBy` argument: `CREATED_AT` is the member `created_at`, `ASSIGNEE_ID` the member `assignee`, `ID` the key, `COST` the amount in a
 * currency.
 */
export const compileOrder = (
  resource: ResourceType<AnyRow>,
  orderBy: readonly OrderInput[] | null | undefined,
): WireSort[] =>
  (orderBy ?? []).map((order) => ({ key: findSortKey(resource, order), desc: order.direction === 'DESC' }));

const findSortKey = (
  { key, list, members, orderPaths }: ResourceType<AnyRow>,
  { field, currency }: OrderInput,
): string => {
  if (field === 'ID') return key;
  if (field !== 'COST') return orderPaths[field] ?? toWireMember(toFieldName(field), (member) => members.has(member));
  return `cost.${readCurrency(currency ?? DEFAULT_CURRENCY, list.id, ['orderBy', 'currency'])}`;
};

/** A member of a query, if it has entries. */
export const memberIfNotEmpty = <Entry>(
  name: string,
  entries: readonly Entry[],
): { readonly [name: string]: readonly Entry[] } => (entries.length > 0 ? { [name]: entries } : {});
