import type { TObject } from 'typebox';
import type { Operation } from '../../contract/resource.ts';
import { type Context, resolveDomain } from '../context.ts';
import { lookUpFilter } from '../read/filterLookups.ts';
import type { AnyRow, ResourceType } from '../resourceType.ts';
import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import { compileAnalyzeQuery, type RowSelection, toTotalNames } from './analyzeQuery.ts';
import { compileRecords, compileUnwind, type RecordsInput, type UnwindInput } from './conditions.ts';
import { compileGroupField, compileGroupKey, type GroupFieldInput, type GroupKeyInput } from './groups.ts';
import { InputPlace } from './inputPlace.ts';
import { toGraphAnswer } from './statistics.ts';

/** An analysis of the records of a type. */
export interface AnalysisQuery extends UnwindInput, RowSelection {
  readonly groupBy?: readonly GroupKeyInput[] | null;
  readonly fields?: readonly GroupFieldInput[] | null;
}

/** Arguments of an `…Analysis` field; those of a time series are of semantics 2.8. */
export interface AnalysisArguments extends RecordsInput {
  readonly query?: AnalysisQuery | null;
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
  args: AnalysisArguments,
): Promise<JsonObject> => {
  const place = new InputPlace(analyze.id, ['query']);
  const { granularity, start, end } = args;
  const query = args.query ?? {};
  const unwind = compileUnwind(resource, query, place);
  const filter = await lookUpFilter(context, resource, args.filter);
  const request = {
    ...omitNulls({ granularity, start, end }),
    ...compileRecords(resource, { ...args, filter }),
    ...(unwind === null ? {} : { unwind }),
    ...compileAnalyzeQuery(
      compileAnalysis(resource, { ...query, granularity: granularity ?? null }, place),
      query,
      place,
    ),
  };
  const answer = await context.post(analyze, { ...resolveDomain(context, analyze, null), query: request });
  return renameTotals(toGraphAnswer(answer, analyze), query);
};

const omitNulls = (members: object) => Object.fromEntries(Object.entries(members).filter(([, value]) => value != null));

const compileAnalysis = (
  resource: ResourceType<AnyRow>,
  { groupBy, fields, granularity }: AnalysisQuery & Pick<AnalysisArguments, 'granularity'>,
  place: InputPlace,
) => ({
  keys: place
    .each('groupBy', groupBy, refuseMember('dateFormat', compileGroupKey(resource)))
    .map(({ key, name, place }) => ({ entry: { key, name }, name, place })),
  fields: place.each('fields', fields, refuseMember('conditions', compileGroupField(resource))),
  added: granularity == null ? [] : [{ name: 'date', place: place.at('granularity') }],
});

/** Refuses a member that only statistics take. */
const refuseMember =
  <Name extends string, Input extends { readonly [Member in Name]?: unknown }, Result>(
    member: Name,
    convert: (input: Input, place: InputPlace) => Result,
  ) =>
  (input: Input, place: InputPlace): Result => {
    if (input[member] != null) throw place.at(member).problem('An analysis takes none.');
    return convert(input, place);
  };

/** Next to a folded field stands its total. */
const renameTotals = (
  { results, ...answer }: JsonObject,
  { fields, select, fieldGroup }: AnalysisQuery,
): JsonObject => {
  if (!fieldGroup?.length || !Array.isArray(results)) return { results, ...answer };
  const totals = toTotalNames(select?.length ? select : (fields ?? []));
  return { results: results.map((row) => (isObject(row) ? renameMembers(row, totals) : row)), ...answer };
};

/** A row with some of its members renamed. */
export const renameMembers = (row: JsonObject, names: ReadonlyMap<string, string>): JsonObject =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [names.get(name) ?? name, value]));
