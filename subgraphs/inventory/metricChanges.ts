import type { TObject } from 'typebox';
import { type MetricRecord, metric } from '../../contract/inventory/metric.ts';
import type { Operation } from '../../contract/resource.ts';
import { renameMembers } from '../analysis/analysis.ts';
import { InputPlace } from '../analysis/inputPlace.ts';
import { toGraphAnswer } from '../analysis/statistics.ts';
import type { Context } from '../context.ts';
import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import { mutate } from '../write/mutate.ts';
import { toUserError, type UserError } from '../write/userError.ts';
import { toWirePath } from './metricPath.ts';
import { addedMetricGroups, compileMetricQuery, type MetricQueryInput } from './metricQuery.ts';

/** An input of a mutation that writes a metric. */
interface MetricInput {
  readonly dateField?: string | null;
  readonly queryOptions?: MetricQueryInput | null;
}

/**
 * Creates or changes a metric.
 *
 * @throws {OperationError} errors that the caller cannot correct
 */
export const writeMetric = async (
  context: Context,
  operation: typeof metric.create | typeof metric.update,
  input: MetricInput,
): Promise<{ readonly metric: MetricRecord | null; readonly userErrors: readonly UserError[] }> => {
  try {
    return await mutate(context, operation, toWireNames(input, operation), (metric) => ({ metric }));
  } catch (error) {
    return { metric: null, userErrors: [toUserError(error, operation, input)] };
  }
};

const toWireNames = (input: MetricInput, operation: Operation<TObject>): object => {
  const { dateField, queryOptions } = input;
  return {
    ...input,
    ...(dateField ? { dateField: toWirePath(dateField) } : {}),
    ...(queryOptions
      ? { queryOptions: compileMetricQuery(queryOptions, new InputPlace(operation.id, ['queryOptions'])) }
      : {}),
  };
};

/** A query to try with a metric. */
interface MetricTrial {
  readonly id: string;
  readonly queryOptions: MetricQueryInput;
}

/**
 * Runs a query in place of the query of a metric.
 *
 * @returns `results`, and `more`: whether rows remain after the page
 * @throws {OperationError} of the operation; BAD_USER_INPUT with the path of a value that the query cannot have
 */
export const testMetric = async (context: Context, { id, queryOptions }: MetricTrial): Promise<JsonObject> => {
  const query_options = compileMetricQuery(queryOptions, new InputPlace(metric.test.id, ['queryOptions']));
  const answer = await context.post(metric.test, { metric_id: id, query_options });
  const { results, ...rest } = toGraphAnswer(answer, metric.test);
  const named = new Set((queryOptions.groupBy ?? []).map(({ path, name }) => name ?? path));
  const added = new Map([...addedMetricGroups].filter(([wire]) => !named.has(wire)));
  return {
    results: Array.isArray(results) ? results.map((row) => (isObject(row) ? renameMembers(row, added) : row)) : results,
    ...rest,
  };
};
