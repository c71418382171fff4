import type { TObject } from 'typebox';
import type { Operation } from '../../contract/resource.ts';
import { type Context, domainFor } from '../context.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { isObject, type JsonObject } from '../upstream/jsonObject.ts';
import { analyzeQueryOf, type RowSelection, totalNames } from './analyzeQuery.ts';
import { type RecordsInput, recordsOf, unwindOf } from './conditions.ts';
import { type GroupFieldInput, type GroupKeyInput, groupFieldOf, groupKeyOf } from './groups.ts';
import { InputPlace } from './inputPlace.ts';
import { inGraphNames } from './statistics.ts';

/** An analysis of the records of a type. */
export interface AnalysisQuery extends RecordsInput, RowSelection {
  readonly groupBy?: readonly GroupKeyInput[] | null;
  readonly fields?: readonly GroupFieldInput[] | null;
}

/** Settings of a time series (semantics 2.8). */
export interface TimeSeries {
  readonly granularity?: string | null;
  readonly start?: string | null;
  readonly end?: string | null;
}

/** The resource that is analysed, and the operation that does it. */
export interface AnalysisSource {
  readonly resource: ResourceType<AnyRow>;
  readonly analyze: Operation<TObject>;
}

/**
 * Analyses records (semantics 2.7, 2.8).
 *
 * @returns `results`, and `more`: whether rows remain after the page
 * @throws {OperationError} of the operation; BAD_USER_INPUT with the path of a value that the query cannot have
 */
export const analyzeRecords = async (
  context: Context,
  { resource, analyze }: AnalysisSource,
  query: AnalysisQuery & TimeSeries,
): Promise<JsonObject> => {
  const place = new InputPlace(analyze.id, ['query']);
  const { granularity, start, end } = query;
  const unwind = unwindOf(resource, query, place);
  const request = {
    ...withoutNulls({ granularity, start, end }),
    ...recordsOf(resource, query, place),
    ...(unwind === null ? {} : { unwind }),
    ...analyzeQueryOf(compileAnalysis(resource, query, place), query, place),
  };
  const answer = await context.post(analyze, { ...domainFor(context, analyze, null), query: request });
  return withTotals(inGraphNames(answer, analyze), query);
};

const withoutNulls = (members: object) =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value != null));

const compileAnalysis = (
  resource: ResourceType<AnyRow>,
  { groupBy, fields, granularity }: AnalysisQuery & TimeSeries,
  place: InputPlace,
) => ({
  keys: place
    .each('groupBy', groupBy, groupKeyOf(resource))
    .map(({ key, name, place }) => ({ entry: { key, name }, name, place })),
  fields: place.each('fields', fields, groupFieldOf(resource)),
  added: granularity == null ? [] : [{ name: 'date', place: place.at('granularity') }],
});

/** Folded fields have their total beside them. */
const withTotals = ({ results, ...answer }: JsonObject, { fields, select, fieldGroup }: AnalysisQuery): JsonObject => {
  if (!fieldGroup?.length || !Array.isArray(results)) return { results, ...answer };
  const totals = totalNames(select?.length ? select : (fields ?? []));
  return { results: results.map((row) => (isObject(row) ? renameMembers(row, totals) : row)), ...answer };
};

/** A row with some of its members renamed. */
export const renameMembers = (row: JsonObject, names: ReadonlyMap<string, string>): JsonObject =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [names.get(name) ?? name, value]));
