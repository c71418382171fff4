/** Operators of the graph, with their names on the wire. */
import type { Static } from 'typebox';
import type { FilterOperator as WireOperator } from '../../contract/core/query.ts';

/** How a condition of a metric compares (semantics 2.2). */
export const filterOperators = {
  EQUALS: 'eq',
  NOT_EQUALS: 'not',
  GREATER_THAN: 'gt',
  GREATER_THAN_OR_EQUAL: 'gte',
  LESS_THAN: 'lt',
  LESS_THAN_OR_EQUAL: 'lte',
  EXISTS: 'exists',
  CONTAINS: 'contain',
  NOT_CONTAINS: 'not_contain',
  CONTAINS_ANY: 'contain_in',
  CONTAINS_NONE: 'not_contain_in',
  IN: 'in',
  NOT_IN: 'not_in',
  MATCHES: 'match',
  REGEX: 'regex',
  REGEX_ANY: 'regex_in',
  DATETIME_GREATER_THAN: 'datetime_gt',
  DATETIME_GREATER_THAN_OR_EQUAL: 'datetime_gte',
  DATETIME_LESS_THAN: 'datetime_lt',
  DATETIME_LESS_THAN_OR_EQUAL: 'datetime_lte',
  TIMEDIFF_GREATER_THAN: 'timediff_gt',
  TIMEDIFF_GREATER_THAN_OR_EQUAL: 'timediff_gte',
  TIMEDIFF_LESS_THAN: 'timediff_lt',
  TIMEDIFF_LESS_THAN_OR_EQUAL: 'timediff_lte',
} as const satisfies Record<string, Static<typeof WireOperator>>;

/** An operator of a condition. */
export type FilterOperator = keyof typeof filterOperators;

const names = new Map<string, FilterOperator>(
  Object.entries(filterOperators).map(([name, wire]) => [wire, name as FilterOperator]),
);

/** The graph's name of an operator of the wire: `contain` → `CONTAINS`. Unknown operators keep their name. */
export const toFilterOperatorName = (wire: unknown): unknown => names.get(String(wire)) ?? wire;

/** Operators of groups and rows have the same names on the wire, in lower case. */
export const toWireOperator = (operator: string): string => operator.toLowerCase();
