import { resolveDomain } from '../../context.ts';
import { badInput } from '../../errors.ts';
import type { Division } from '../../prefetch/dividedRead.ts';
import { RequestCache } from '../../requestCache.ts';
import { type AnyRow, findOnDemandFlag } from '../../resourceType.ts';
import { readPage, type UpstreamPage } from '../../upstream/answer.ts';
import { MAX_ROWS } from '../../wire/limits.ts';
import { combineAlternatives, compileOrder, memberIfNotEmpty, splitCondition } from '../condition.ts';
import { queryRows } from '../queryRows.ts';
import { toTotalOrder } from '../totalOrder.ts';
import { addConditions, compileConditionsUnder, compileConditionsWith, type ListConditions } from './listConditions.ts';
import { formatListKey, type ListArguments, type RequestedList } from './listRequest.ts';

/** The range of rows and their members; or only the total count. */
type PostedRange =
  | { readonly page: { readonly start: number; readonly limit: number }; readonly only: readonly string[] }
  | { readonly count_only: true; readonly only?: undefined };

/**
 * Sends the `list` operation for the records under some parents. Rows beyond the requested range are dropped.
 *
 * @param range which rows, and which of their members
 * @returns the rows; their total is NaN where the answer has no count and the rows do not show the end of the list
 * @throws {OperationError} of the operation
 */
export const postList = <Row extends AnyRow>(
  request: RequestedList<Row>,
  parents: readonly string[],
  range: PostedRange,
): Promise<UpstreamPage<Row>> => {
  const send = (conditions: ListConditions) =>
    sendList(request, parents, addConditions(conditions, request.rest), range);
  const conditions = compileConditionsUnder(request, parents);
  return conditions === null ? compileConditionsByKey(request, parents).then(send) : send(conditions);
};

const sendList = async <Row extends AnyRow>(
  request: RequestedList<Row>,
  parents: readonly string[],
  conditions: ListConditions,
  range: PostedRange,
): Promise<UpstreamPage<Row>> => {
  const { context, resource, args, order, known } = request;
  if (known) {
    const inOrder = order ?? toTotalOrder(resource, args.orderBy) ?? [];
    return selectRange(range, queryRows(known, { ...conditions, order: inOrder }, resource));
  }
  const asked = {
    ...resolveDomain(context, resource.list, args.domainId),
    ...findOnDemandFlag(resource, resource.list, range.only ?? []),
    ...omitNulls(args.request),
    ...(resource.under === null ? {} : { [resource.under]: parents[0] }),
    query: {
      ...conditions,
      ...memberIfNotEmpty(
        'sort',
        order?.map(({ key, desc }) => ({ key, desc })) ?? compileOrder(resource, args.orderBy),
      ),
      ...range,
    },
  };
  const answer = await context.post(resource.list, asked, findDivision(request, parents));
  const found = readPage<Row>(answer, resource.list.id);
  const most = 'page' in range ? range.page.limit : 0;
  const total = Number.isNaN(found.total) ? inferTotal(found.rows.length, range) : found.total;
  return { rows: found.rows.length > most ? found.rows.slice(0, most) : found.rows, total };
};

/** The rows of a list under parents are those of each parent. */
const findDivision = ({ member, link }: RequestedList<AnyRow>, parents: readonly string[]): Division | undefined =>
  member === null || link || parents.length === 0 ? undefined : { by: member, rowMember: member };

const selectRange = <Row>(range: PostedRange, rows: readonly Row[]): UpstreamPage<Row> => {
  if (!('page' in range)) return { rows: [], total: rows.length };
  const { start, limit } = range.page;
  return { rows: rows.slice(start - 1, start - 1 + limit), total: rows.length };
};

/**
 * The total of a list whose answers have no count, as far as a page shows it: one that is not full is the last. An answer
 * with more rows than requested has all of them.
 */
const inferTotal = (length: number, range: PostedRange): number => {
  if (!('page' in range)) return Number.NaN;
  const { start, limit } = range.page;
  if (length > limit) return length;
  return length < limit && (length > 0 || start === 1) ? start - 1 + length : Number.NaN;
};

/** Most records that are counted by their rows. */
const MAX_COUNTED = 10_000;

/**
 * The number of records under a parent: upstream's count, or where it sends none, the number of rows, of which 1,000 are
 * fetched with each call.
 *
 * @param known rows that the list is known to have
 * @returns NaN where there are more than 10,000 rows and no count
 * @throws {OperationError} of the operation
 */
export const countRecords = async (request: RequestedList<AnyRow>, parent: string, known = 0): Promise<number> => {
  const { total } = known > 0 ? { total: Number.NaN } : await postList(request, [parent], { count_only: true });
  if (!Number.isNaN(total)) return total;
  for (let counted = known; counted < MAX_COUNTED; counted += MAX_ROWS) {
    const page = { start: counted + 1, limit: MAX_ROWS };
    const next = await postList(request, [parent], { page, only: [request.resource.key] });
    if (!Number.isNaN(next.total)) return next.total;
    if (next.rows.length === 0) return counted;
  }
  return Number.NaN;
};

const omitNulls = (request: ListArguments['request']) =>
  request && Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null));

/** Most rows that are found by their identifiers. */
const MAX_KEYS = 10_000;

/** Conditions on identifiers, by list and parents. */
const keyConditions = new RequestCache<string, Promise<ListConditions>>();

/**
 * Conditions for the rows of a link and a filter that both need alternatives: first the identifiers of all these rows
 * are fetched, 1,000 with each call and each part of the link by calls of its own. Pages and order are then those of
 * one list.
 *
 * @throws {OperationError} of the operation; BAD_USER_INPUT for a part with more than 10,000 rows
 */
const compileConditionsByKey = (request: RequestedList<AnyRow>, parents: readonly string[]): Promise<ListConditions> =>
  keyConditions.getOrCreate(
    request.context,
    `${request.resource.type} ${formatListKey(request)} ${parents}`,
    async () => {
      const { key } = request.resource;
      const parts = request.link?.createDisjointConditions(parents) ?? [];
      const keys = await Promise.all(
        parts.map((part) => fetchKeys(request, compileConditionsWith(request, { filter: part, filter_or: [] }))),
      );
      const { filter, filter_or } = combineAlternatives(key, splitCondition(key, 'in', keys.flat()));
      return { ...memberIfNotEmpty('filter', filter), ...memberIfNotEmpty('filter_or', filter_or) };
    },
  );

const fetchKeys = async (request: RequestedList<AnyRow>, conditions: ListConditions): Promise<unknown[]> => {
  const { key, list } = request.resource;
  const keys: unknown[] = [];
  for (;;) {
    const page = { start: keys.length + 1, limit: MAX_ROWS };
    const { rows, total } = await sendList(request, [], conditions, { page, only: [key] });
    if (total > MAX_KEYS) throw badInput(list.id, TOO_MANY, ['filter', 'or']);
    keys.push(...rows.map((row) => row[key]));
    if (rows.length === 0 || keys.length >= total) return keys;
  }
};

const TOO_MANY = `More than ${MAX_KEYS} records match here. Add conditions, or omit \`or\`.`;
