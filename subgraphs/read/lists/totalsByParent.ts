import { type GraphErrorCode, OperationError } from '../../errors.ts';
import type { AnyRow } from '../../resourceType.ts';
import type { JsonObject } from '../../wire/jsonObject.ts';
import { MAX_ROWS } from '../../wire/limits.ts';
import { readCount } from '../groupedStatistics.ts';
import { groupByParent } from './groupByParent.ts';
import type { RequestedList } from './listRequest.ts';
import { postList } from './postList.ts';
import { getCountSource } from './StatisticsLoader.ts';
import { fetchListsSeparately, type RowsByParent } from './separateLists.ts';

/** Number of records under each parent. */
export type TotalsByParent = ReadonlyMap<string, number>;

/** Failures of `stat` after which `list` may still succeed. */
const LIST_MAY_ANSWER: ReadonlySet<GraphErrorCode> = new Set([
  'NOT_IMPLEMENTED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'INTERNAL_SERVER_ERROR',
  'UPSTREAM_INVALID_RESPONSE',
]);

/**
 * Counts the records under many parents, whatever their number, with one `stat` grouped by parent.
 *
 * @returns null where `stat` is unavailable: the resource has none, or the deployment refuses it
 * @throws {OperationError} of `stat`, where `list` would fail too
 */
export const countByStatistics = async (
  list: RequestedList<AnyRow>,
  member: string,
  parents: readonly string[],
): Promise<TotalsByParent | null> => {
  const { context, resource } = list;
  if (resource.refusedStatistics.get(context, resource.type)) return null;
  const counts = getCountSource(list, member);
  if (counts === null) return null;
  const { source, name } = counts;
  try {
    const totals = parents.map(
      async (parent): Promise<[string, number]> => [parent, readTotal(await source.load(parent), name, list)],
    );
    return new Map(await Promise.all(totals));
  } catch (error) {
    if (!(error instanceof OperationError) || !LIST_MAY_ANSWER.has(error.code)) throw error;
    // The conditions may have caused the failure of this `stat`, but not the absence of `stat`.
    if (error.code === 'NOT_IMPLEMENTED' || error.code === 'FORBIDDEN')
      resource.refusedStatistics.getOrCreate(context, resource.type, () => true);
    return null;
  }
};

const readTotal = ([row]: readonly JsonObject[], name: string, { resource }: RequestedList<AnyRow>) =>
  row === undefined ? 0 : readCount(row, name, resource);

/**
 * The lengths of the lists under many parents: from one `stat`, else from the rows of one `list`, else by a call per
 * parent.
 */
export const countByParent = async <Row extends AnyRow>(
  request: RequestedList<Row>,
  member: string,
  parents: readonly string[],
): Promise<RowsByParent<Row>> => {
  const totals = (await countByStatistics(request, member, parents)) ?? (await countByRows(request, member, parents));
  if (totals) return new Map([...totals].map(([parent, total]) => [parent, { slices: [], total }]));
  const need = { windows: [], total: true, members: new Set<string>() };
  return fetchListsSeparately(request, new Map(parents.map((parent) => [parent, need])));
};

/** Counts the rows of one `list`; null where there are more than one answer contains. */
const countByRows = async (request: RequestedList<AnyRow>, member: string, parents: readonly string[]) => {
  const page = { start: 1, limit: MAX_ROWS };
  const { rows, total } = await postList(request, parents, {
    page,
    only: [request.resource.key, ...(request.link?.members ?? [member])],
  });
  if (!(rows.length >= total)) return null;
  return new Map(
    [...groupByParent(rows, request.link ?? member, parents)].map(([parent, { length }]) => [parent, length]),
  );
};
