import { compileFilter, memberIfNotEmpty, toWireTests } from '../read/condition.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { findRecordField } from './fields.ts';
import type { InputPlace } from './inputPlace.ts';

/** A condition as `JSONFilter`: operators on the value at a path. */
export interface PathConditionInput {
  readonly path?: string | null;
}

/** Arguments that choose records, as those of their list. */
export interface RecordsInput {
  readonly filter?: object | null;
  readonly keyword?: string | null;
}

/** A list whose elements make rows of their own. */
export interface UnwindInput {
  readonly unwind?: string | null;
  readonly unwindFilter?: readonly PathConditionInput[] | null;
}

/** A condition on the wire. */
interface AnalysisCondition {
  readonly key: string;
  readonly value: unknown;
  readonly operator: string;
}

/**
 * Compiles a condition on elements (semantics 2.2). Times compare as instants.
 *
 * @throws {OperationError} BAD_USER_INPUT for an unknown path, or where a value with fixed members is compared
 */
const compileCondition =
  (resource: ResourceType<AnyRow>) =>
  (condition: PathConditionInput, place: InputPlace): AnalysisCondition[] => {
    const { key, isTime, members } = findRecordField(resource, requirePath(condition, place), place.at('path'));
    const tests = toWireTests(condition, isTime);
    if (members.length > 0 && tests.some(({ name }) => name !== 'exists'))
      throw place.at('path').problem(`A path is required: ${members.join(', ')}.`);
    return tests.map(({ v, o }) => ({ key, value: v, operator: o }));
  };

const requirePath = ({ path }: PathConditionInput, place: InputPlace): string => {
  if (path) return path;
  throw place.at('path').problem('It is required.');
};

/** Operators that conditions of a computed value may have (semantics 2.6.6). */
const plainOperators: ReadonlySet<string> = new Set(['eq', 'not', 'gt', 'gte', 'lt', 'lte']);

/**
 * Compiles a condition of a computed value, which takes fewer operators (semantics 2.6.6).
 *
 * @param read gives the value at the path on the wire
 * @throws {OperationError} BAD_USER_INPUT for other operators
 */
export const compilePlainCondition =
  (read: (path: string, place: InputPlace) => string) =>
  (condition: PathConditionInput, place: InputPlace): AnalysisCondition[] => {
    const key = read(requirePath(condition, place), place.at('path'));
    return toWireTests(condition, false).map(({ name, v, o }) => {
      if (!plainOperators.has(name))
        throw place.at(name).problem('This condition takes eq, not, gt, gte, lt and lte only.');
      return { key, value: v, operator: o };
    });
  };

/** Compiles what chooses records. */
export const compileRecords = (resource: ResourceType<AnyRow>, { filter, keyword }: RecordsInput): object => {
  const conditions = compileFilter(resource, filter);
  return {
    ...memberIfNotEmpty('filter', conditions.filter),
    ...memberIfNotEmpty('filter_or', conditions.filter_or),
    ...(keyword ? { keyword } : {}),
  };
};

/** Compiles `unwind` and its conditions; null where nothing is unwound. */
export const compileUnwind = (
  resource: ResourceType<AnyRow>,
  { unwind, unwindFilter }: UnwindInput,
  place: InputPlace,
): object | null => {
  const filter = place.each('unwindFilter', unwindFilter, compileCondition(resource)).flat();
  if (unwind)
    return { path: findRecordField(resource, unwind, place.at('unwind')).key, ...memberIfNotEmpty('filter', filter) };
  if (filter.length > 0) throw place.at('unwindFilter').problem('It needs `unwind`.');
  return null;
};
