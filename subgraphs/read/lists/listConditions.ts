import type { AnyRow } from '../../resourceType.ts';
import { type Condition, type Conditions, conditionsOf, NO_CONDITIONS } from '../condition.ts';
import type { ListRequest } from './listRequest.ts';

/** The conditions of a list in the wire's query language, for both `list` and `stat`. */
export interface ListConditions {
  readonly filter?: readonly Condition[];
  readonly filter_or?: readonly Condition[];
  readonly keyword?: string;
}

/**
 * The conditions of a list under some parents.
 *
 * @returns null where the parents and the filter both need alternatives, of which the wire's query has one list
 */
export const conditionsUnder = (request: ListRequest<AnyRow>, parents: readonly string[]): ListConditions | null => {
  const under = parentConditions(request, parents);
  return under.filter_or.length > 0 && hasAlternatives(request) ? null : conditionsWith(request, under);
};

/**
 * The same for rows that are grouped by their parents: where the conditions of the parents cannot be combined with the
 * filter, also for rows of other parents.
 */
export const conditionsAround = (request: ListRequest<AnyRow>, parents: readonly string[]): ListConditions =>
  request.link && hasAlternatives(request)
    ? conditionsWith(request, NO_CONDITIONS)
    : conditionsWith(request, parentConditions(request, parents));

/** The conditions of a list, with further conditions in place of those of its parents. */
export const conditionsWith = ({ resource, args }: ListRequest<AnyRow>, under: Conditions): ListConditions => {
  const { filter, filter_or } = conditionsOf(resource, args.filter);
  return {
    ...present('filter', under.filter.concat(filter)),
    ...present('filter_or', under.filter_or.concat(filter_or)),
    ...(args.keyword && { keyword: args.keyword }),
  };
};

/** Conditions of a list, and further ones: both have alternatives only where the caller knows that the list has none. */
export const conditionsAnd = (conditions: ListConditions, more: Conditions | undefined): ListConditions =>
  more === undefined
    ? conditions
    : {
        ...conditions,
        ...present('filter', [...(conditions.filter ?? []), ...more.filter]),
        ...present('filter_or', [...(conditions.filter_or ?? []), ...more.filter_or]),
      };

/** Whether a list under some parents has no alternatives of its own, of which the wire's query has one list. */
export const isFreeOfAlternatives = (request: ListRequest<AnyRow>, parents: readonly string[]): boolean => {
  const conditions = conditionsUnder(request, parents);
  return conditions !== null && conditions.filter_or === undefined;
};

const hasAlternatives = ({ resource, args }: ListRequest<AnyRow>) =>
  conditionsOf(resource, args.filter).filter_or.length > 0;

const parentConditions = ({ resource, member, link }: ListRequest<AnyRow>, parents: readonly string[]): Conditions => {
  if (link) return link.conditionsOf(parents);
  if (member === null || resource.under !== null) return NO_CONDITIONS;
  return { filter: [parentCondition(member, parents)], filter_or: [] };
};

const parentCondition = (member: string, parents: readonly string[]) =>
  parents.length === 1 ? { k: member, v: parents[0], o: 'eq' } : { k: member, v: parents, o: 'in' };

/** A member of a query, if it has entries. */
export const present = <Entry>(
  name: string,
  entries: readonly Entry[],
): { readonly [name: string]: readonly Entry[] } => (entries.length > 0 ? { [name]: entries } : {});
