import { compileAnalyzeQuery, type RowSelection } from '../analysis/analyzeQuery.ts';
import type { InputPlace } from '../analysis/inputPlace.ts';
import { type FilterOperator, filterOperators, toWireOperator } from '../analysis/operators.ts';
import type { NamedValue } from '../analysis/rows.ts';
import { readLastStep } from '../analysis/stages.ts';
import { memberIfNotEmpty } from '../read/condition.ts';
import { toWirePath } from './metricPath.ts';

interface MetricConditionInput {
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
  readonly filter?: readonly MetricConditionInput[] | null;
  readonly filterOr?: readonly MetricConditionInput[] | null;
  readonly keyword?: string | null;
  readonly unwind?: string | null;
  readonly unwindFilter?: readonly MetricConditionInput[] | null;
  readonly groupBy?: readonly (NamedPathInput & { readonly attributes?: Record<string, unknown> | null })[] | null;
  readonly fields: readonly {
    readonly name: string;
    readonly operator: string;
    readonly path?: string | null;
    readonly members?: readonly NamedPathInput[] | null;
  }[];
}

/** Groups that upstream adds to every metric, and their names in the graph (semantics 3.9.5). */
export const addedMetricGroups: ReadonlyMap<string, string> = new Map([
  ['service_account_id', 'serviceAccount'],
  ['project_id', 'project'],
  ['workspace_id', 'workspace'],
]);

/**
 * Compiles what a metric computes to the wire's AnalyzeQuery (semantics 2.7).
 *
 * @throws {OperationError} BAD_USER_INPUT for a name that the rows do not have, or have twice
 */
export const compileMetricQuery = (input: MetricQueryInput, place: InputPlace): object => {
  const { keyword, unwind } = input;
  const unwindFilter = compileConditions(input.unwindFilter);
  return {
    ...memberIfNotEmpty('filter', compileConditions(input.filter)),
    ...memberIfNotEmpty('filter_or', compileConditions(input.filterOr)),
    ...(keyword ? { keyword } : {}),
    ...(unwind == null ? {} : { unwind: { path: toWirePath(unwind), ...memberIfNotEmpty('filter', unwindFilter) } }),
    ...compileAnalyzeQuery(
      { keys: compileKeys(input, place), fields: compileFields(input, place), added: [] },
      input,
      place,
    ),
  };
};

const compileConditions = (conditions: readonly MetricConditionInput[] | null | undefined) =>
  (conditions ?? []).map(({ path, operator, value }) => ({
    key: toWirePath(path),
    value: value ?? null,
    operator: filterOperators[operator],
  }));

const compileKeys = ({ groupBy }: MetricQueryInput, place: InputPlace) =>
  place.each('groupBy', groupBy, ({ path, name, attributes }, at): NamedValue & { entry: object } => {
    const own = { key: toWirePath(path), name: name ?? readLastStep(path) };
    return { name: own.name, entry: { ...attributes, ...own }, place: at };
  });

const compileFields = ({ fields }: MetricQueryInput, place: InputPlace) =>
  place.each('fields', fields, ({ name, operator, path, members }, at) => {
    if (path == null && operator !== 'COUNT' && !members?.length) throw at.at('path').problem('It is required.');
    const listed = (members ?? []).map((member) => ({
      key: toWirePath(member.path),
      name: member.name ?? readLastStep(member.path),
    }));
    return {
      name,
      place: at,
      operator: toWireOperator(operator),
      key: path == null ? null : toWirePath(path),
      members: listed,
    };
  });
