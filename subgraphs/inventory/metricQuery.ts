import { analyzeQueryOf, type RowSelection } from '../analysis/analyzeQuery.ts';
import { present } from '../analysis/conditions.ts';
import type { InputPlace } from '../analysis/inputPlace.ts';
import { type FilterOperator, filterOperators, wireOperator } from '../analysis/operators.ts';
import type { NamedValue } from '../analysis/rows.ts';
import { wirePath } from './metricPath.ts';

interface ConditionInput {
  readonly path: string;
  readonly operator: FilterOperator;
  readonly value?: unknown;
}

interface NamedPathInput {
  readonly path: string;
  readonly name?: string | null;
}

/** What a metric computes, as `AnalyzeQueryInput`. */
export interface MetricQueryInput extends RowSelection {
  readonly filter?: readonly ConditionInput[] | null;
  readonly filterOr?: readonly ConditionInput[] | null;
  readonly keyword?: string | null;
  readonly unwind?: string | null;
  readonly unwindFilter?: readonly ConditionInput[] | null;
  readonly groupBy?: readonly (NamedPathInput & { readonly attributes?: Record<string, unknown> | null })[] | null;
  readonly fields: readonly {
    readonly name: string;
    readonly operator: string;
    readonly path?: string | null;
    readonly members?: readonly NamedPathInput[] | null;
  }[];
}

/** Groups that upstream adds to every metric, and their names in the graph (semantics 3.9.5). */
export const addedGroups: ReadonlyMap<string, string> = new Map([
  ['service_account_id', 'serviceAccount'],
  ['project_id', 'project'],
  ['workspace_id', 'workspace'],
]);

/**
 * Compiles what a metric computes to the wire's AnalyzeQuery (semantics 2.7).
 *
 * @throws {OperationError} BAD_USER_INPUT for a name that the rows do not have, or have twice
 */
export const wireQueryOf = (input: MetricQueryInput, place: InputPlace): object => {
  const { keyword, unwind } = input;
  const unwindFilter = conditionsOf(input.unwindFilter);
  return {
    ...present('filter', conditionsOf(input.filter)),
    ...present('filter_or', conditionsOf(input.filterOr)),
    ...(keyword ? { keyword } : {}),
    ...(unwind == null ? {} : { unwind: { path: wirePath(unwind), ...present('filter', unwindFilter) } }),
    ...analyzeQueryOf({ keys: keysOf(input, place), fields: fieldsOf(input, place), added: [] }, input, place),
  };
};

const conditionsOf = (conditions: readonly ConditionInput[] | null | undefined) =>
  (conditions ?? []).map(({ path, operator, value }) => ({
    key: wirePath(path),
    value: value ?? null,
    operator: filterOperators[operator],
  }));

const lastStep = (path: string) => path.split('.').at(-1) ?? path;

const keysOf = ({ groupBy }: MetricQueryInput, place: InputPlace) =>
  place.each('groupBy', groupBy, ({ path, name, attributes }, at): NamedValue & { entry: object } => {
    const own = { key: wirePath(path), name: name ?? lastStep(path) };
    return { name: own.name, entry: { ...attributes, ...own }, place: at };
  });

const fieldsOf = ({ fields }: MetricQueryInput, place: InputPlace) =>
  place.each('fields', fields, ({ name, operator, path, members }, at) => {
    if (path == null && operator !== 'COUNT' && !members?.length) throw at.at('path').problem('It is required.');
    const listed = (members ?? []).map((member) => ({
      key: wirePath(member.path),
      name: member.name ?? lastStep(member.path),
    }));
    return {
      name,
      place: at,
      operator: wireOperator(operator),
      key: path == null ? null : wirePath(path),
      members: listed,
    };
  });
