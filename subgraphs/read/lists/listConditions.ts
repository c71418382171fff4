import type { AnyRow } from '../../resourceType.ts';
import {
  compileFilter,
  memberIfNotEmpty,
  NO_CONDITIONS,
  type WireCondition,
  type WireConditions,
} from '../condition.ts';
import type { RequestedList } from './listRequest.ts';

/** The conditions of a list in the wire's query language, for both `list` and `stat`. */
export interface ListConditions {
  readonly filter?: readonly WireCondition[];
  readonly filter_or?: readonly WireCondition[];
  readonly keyword?: string;
}

/**
 * The conditions of a list under some parents.
 *
 * @returns null where the parents and the filter both need alternatives, of which the wire's query has one list
 */
export const compileConditionsUnder = (
  request: RequestedList<AnyRow>,
  parents: readonly string[],
): ListConditions | null => {
  const under = compileParentConditions(request, parents);
  return under.filter_or.length > 0 && hasAlternatives(request) ? null : compileConditionsWith(request, under);
};

/**
 * The same for rows that are grouped by their parents: where the conditions of the parents cannot be combined with the
 * filter, also for rows of other parents.
 */
export const compileConditionsAround = (request: RequestedList<AnyRow>, parents: readonly string[]): ListConditions =>
  request.link && hasAlternatives(request)
    ? compileConditionsWith(request, NO_CONDITIONS)
    : compileConditionsWith(request, compileParentConditions(request, parents));

/** The conditions of a list, with further conditions in place of those of its parents. */
export const compileConditionsWith = (
  { resource, args }: RequestedList<AnyRow>,
  under: WireConditions,
): ListConditions => {
  const { filter, filter_or } = compileFilter(resource, args.filter);
  return {
    ...memberIfNotEmpty('filter', under.filter.concat(filter)),
    ...memberIfNotEmpty('filter_or', under.filter_or.concat(filter_or)),
    ...(args.keyword && { keyword: args.keyword }),
  };
};

/** Conditions of a list, and further ones: both have alternatives only where the caller knows that the list has none. */
export const addConditions = (conditions: ListConditions, more: WireConditions | undefined): ListConditions =>
  more === undefined
    ? conditions
    : {
        ...conditions,
        ...memberIfNotEmpty('filter', [...(conditions.filter ?? []), ...more.filter]),
        ...memberIfNotEmpty('filter_or', [...(conditions.filter_or ?? []), ...more.filter_or]),
      };

/** Whether a list under some parents has no alternatives of its own, of which the wire's query has one list. */
export const isFreeOfAlternatives = (request: RequestedList<AnyRow>, parents: readonly string[]): boolean => {
  const conditions = compileConditionsUnder(request, parents);
  return conditions !== null && conditions.filter_or === undefined;
};

const hasAlternatives = ({ resource, args }: RequestedList<AnyRow>) =>
  compileFilter(resource, args.filter).filter_or.length > 0;

const compileParentConditions = (
  { resource, member, link }: RequestedList<AnyRow>,
  parents: readonly string[],
): WireConditions => {
  if (link) return link.createConditions(parents);
  if (member === null || resource.under !== null) return NO_CONDITIONS;
  return { filter: [compileParentCondition(member, parents)], filter_or: [] };
};

const compileParentCondition = (member: string, parents: readonly string[]) =>
  parents.length === 1 ? { k: member, v: parents[0], o: 'eq' } : { k: member, v: parents, o: 'in' };
