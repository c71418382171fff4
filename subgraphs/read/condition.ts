import { badInput } from '../errors.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { DEFAULT_CURRENCY, readCurrency } from '../wire/currency.ts';
import { fieldName, wireMember } from '../wire/names.ts';
import { MAX_ROWS } from './limits.ts';

/** One condition of the wire's query language, with its short member names (semantics 2.2). */
export interface Condition {
  readonly k: string;
  readonly v: unknown;
  readonly o: string;
}

/** The conditions of a query: all of `filter`, and at least one of `filter_or`. */
export interface Conditions {
  readonly filter: readonly Condition[];
  readonly filter_or: readonly Condition[];
}

/** The conditions that every row meets. */
export const NO_CONDITIONS: Conditions = { filter: [], filter_or: [] };

/** As many conditions as needed, each with as many values as one may have. */
export const conditionsOn = (k: string, o: string, values: readonly unknown[]): Condition[] =>
  Array.from({ length: Math.ceil(values.length / MAX_ROWS) }, (_, at) => ({
    k,
    v: values.slice(at * MAX_ROWS, (at + 1) * MAX_ROWS),
    o,
  }));

/**
 * At least one of these conditions; with none of them, no value of `k`. A single one is a plain condition: then a filter
 * may have alternatives of its own.
 */
export const anyOf = (k: string, any: readonly Condition[]): Conditions => {
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
const ordering: ReadonlySet<string> = new Set(['gt', 'gte', 'lt', 'lte']);
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
export const conditionsOf = (resource: ResourceType<AnyRow>, filter: object | null | undefined): Conditions => {
  if (!filter) return NO_CONDITIONS;
  const { or, ...all }: { or?: readonly object[] | null } = filter;
  return {
    filter: conditionsIn(resource, all),
    filter_or: (or ?? []).map((branch, at) => onlyConditionOf(resource, branch, at)),
  };
};

const onlyConditionOf = (resource: ResourceType<AnyRow>, branch: object, at: number): Condition => {
  const [condition, ...more] = conditionsIn(resource, branch);
  if (condition === undefined || more.length > 0 || 'or' in branch)
    throw badInput(resource.list.id, 'Each branch of `or` must hold exactly one condition.', ['filter', 'or', `${at}`]);
  return condition;
};

const conditionsIn = (resource: ResourceType<AnyRow>, filter: object): Condition[] =>
  Object.entries(filter).flatMap(([field, tests]) =>
    [tests ?? []].flat().flatMap((test) => testsOf(resource, field, test)),
  );

const testsOf = (
  resource: ResourceType<AnyRow>,
  field: string,
  { path, currency, ...tests }: { readonly path?: string | null; readonly currency?: string | null },
) => {
  const key = conditionKeyOf(resource, field);
  const step =
    field === 'amount'
      ? readCurrency(currency ?? DEFAULT_CURRENCY, resource.list.id, ['filter', field, 'currency'])
      : path;
  const k = step ? `${key}.${step}` : key;
  return wireTests(tests, resource.times.has(key)).map(
    ({ o, v }): Condition => ({ k, v: valueOperators.has(o) ? comparedValue(resource, key, v) : v, o }),
  );
};

/** An operator of a condition with its value: by its name in the graph and on the wire. */
interface WireTest {
  readonly name: string;
  readonly o: string;
  readonly v: unknown;
}

/** Converts the operators of a filter such as `JSONFilter`; its other members are left out. */
export const wireTests = (tests: object, isTime: boolean): WireTest[] =>
  Object.entries(tests).flatMap(([name, v]): WireTest[] => {
    const o = operators[name];
    if (o === undefined || (v === null && !nullableOperators.has(name))) return [];
    return [{ name, o: isTime && ordering.has(o) ? `datetime_${o}` : o, v }];
  });

const comparedValue = ({ conditionValues }: ResourceType<AnyRow>, key: string, value: unknown): unknown => {
  const convert = conditionValues[key];
  if (convert === undefined) return value;
  if (Array.isArray(value)) return value.map((element) => (typeof element === 'string' ? convert(element) : element));
  return typeof value === 'string' ? convert(value) : value;
};

const conditionKeyOf = ({ key, aliases, fields, members }: ResourceType<AnyRow>, field: string) => {
  const name = field === 'id' ? key : (fields[field]?.[0] ?? wireMember(field, (member) => members.has(member)));
  return aliases[name] ?? name;
};

/** One entry of the wire's `sort`. */
export interface Sort {
  readonly key: string;
  readonly desc: boolean;
}

/** One step of an `orderBy` argument. */
export interface Order {
  readonly field: string;
  readonly direction?: string | null;
  /** Currency of the compared amount, where the field is a cost by currency. */
  readonly currency?: string | null;
}

/**
 * Converts an `orderBy` argument: `CREATED_AT` is the member `created_at`, `ASSIGNEE_ID` the member `assignee`, `ID` the key, `COST` the amount in a
 * currency.
 */
export const sortOf = (resource: ResourceType<AnyRow>, orderBy: readonly Order[] | null | undefined): Sort[] =>
  (orderBy ?? []).map((order) => ({ key: sortKeyOf(resource, order), desc: order.direction === 'DESC' }));

const sortKeyOf = ({ key, list, members, orderPaths }: ResourceType<AnyRow>, { field, currency }: Order): string => {
  if (field === 'ID') return key;
  if (field !== 'COST') return orderPaths[field] ?? wireMember(fieldName(field), (member) => members.has(member));
  return `cost.${readCurrency(currency ?? DEFAULT_CURRENCY, list.id, ['orderBy', 'currency'])}`;
};
