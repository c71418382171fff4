/** Conditions of filters that other records answer: these are looked up first, and what they say takes their place. */
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { RequestCache } from '../requestCache.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';

type FilterWithoutLookups = object | null;

/** Filters without lookups, by type and filter. */
const filters = new RequestCache<string, Promise<FilterWithoutLookups>>();

/**
 * The filter that a list is fetched with: the given one, unless it has conditions that other records answer.
 *
 * @throws {OperationError} of the lookups; BAD_USER_INPUT for alternatives that the POST API cannot combine
 */
export const lookUpFilter = (
  context: Context,
  resource: ResourceType<AnyRow>,
  filter: FilterWithoutLookups | undefined,
): FilterWithoutLookups | Promise<FilterWithoutLookups> => {
  if (!filter || !hasLookup(resource, filter)) return filter ?? null;
  const key = `${resource.type} ${JSON.stringify(filter)}`;
  return filters.getOrCreate(context, key, () => resolveLookups(context, resource, filter));
};

const alternativesOf = (filter: { readonly or?: readonly object[] | null }) => filter.or ?? [];

const hasLookup = ({ lookups }: ResourceType<AnyRow>, filter: object): boolean => {
  const isLookup = (name: string) => lookups[name] !== undefined;
  return [filter, ...alternativesOf(filter)].some((part) => Object.keys(part).some(isLookup));
};

const resolveLookups = async (
  context: Context,
  resource: ResourceType<AnyRow>,
  filter: object,
): Promise<FilterWithoutLookups> => {
  const { or, ...all }: { or?: readonly object[] | null } = filter;
  const [conditions, alternatives] = await Promise.all([
    resolveConditions(context, resource, all),
    Promise.all((or ?? []).map((branch, at) => resolveAlternative(context, resource, branch, at))),
  ]);
  const parts = alternatives.length > 0 ? [...conditions, { or: alternatives }] : conditions;
  if (parts.filter((part) => 'or' in part).length > 1) throw badInput(resource.list.id, NOT_COMBINED, ['filter', 'or']);
  return mergeConditions(parts);
};

const NOT_COMBINED = 'A condition on other records has alternatives here, of which a filter can have one list.';

/** Each condition by itself, as a filter. */
const resolveConditions = async (
  context: Context,
  { lookups }: ResourceType<AnyRow>,
  filter: object,
): Promise<object[]> => {
  const given: [string, object | null][] = Object.entries(filter);
  const found = given.map(async ([field, condition]) =>
    condition === null ? [] : (lookups[field]?.filtersFor(context, condition) ?? [{ [field]: condition }]),
  );
  return (await Promise.all(found)).flat();
};

const resolveAlternative = async (context: Context, resource: ResourceType<AnyRow>, branch: object, at: number) => {
  if (!hasLookup(resource, branch)) return branch;
  const found = mergeConditions(await resolveConditions(context, resource, branch));
  if (Object.keys(found).length === 1 && !('or' in found)) return found;
  throw badInput(resource.list.id, 'This condition cannot be an alternative.', ['filter', 'or', `${at}`]);
};

/** One filter whose records meet all of them. Conditions on one value are a list of tests. */
const mergeConditions = (all: readonly object[]): object => {
  const merged = new Map<string, unknown[]>();
  for (const [field, test] of all.flatMap((filter) => Object.entries(filter)))
    merged.set(field, [...(merged.get(field) ?? []), ...[test].flat()]);
  return Object.fromEntries(merged);
};
