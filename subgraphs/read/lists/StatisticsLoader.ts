import type DataLoader from 'dataloader';
import type { TObject } from 'typebox';
import type { Operation } from '../../../contract/resource.ts';
import { resolveDomain } from '../../context.ts';
import { OperationError } from '../../errors.ts';
import type { AnyRow } from '../../resourceType.ts';
import { readResults } from '../../upstream/answer.ts';
import type { JsonObject } from '../../wire/jsonObject.ts';
import { MAX_FILTER_VALUES } from '../../wire/limits.ts';
import type { GroupedStatistics } from '../groupedStatistics.ts';
import type { CountSource, StatisticsSource } from '../loaders.ts';
import type { ParentLink } from '../parentLink.ts';
import { createBatchLoader } from '../tracedLoader.ts';
import { compileConditionsAround } from './listConditions.ts';
import { formatListKey, type RequestedList } from './listRequest.ts';

/** Name of the group key that holds the parent. */
const PARENT = 'parent';

/**
 * One statistics query over a list, grouped by the member that references the parent. Where rows find their parent by a
 * link, the fields of the statistics are counts.
 */
export interface StatisticsRequest {
  /** The list of the records; its order and page are ignored. */
  readonly list: RequestedList<AnyRow>;
  /** Null where all records form one group, whatever the parent. */
  readonly member: string | null;
  readonly statistics: GroupedStatistics;
}

/**
 * Computes statistics of the records under many parents with one `stat`, grouped by parent. Results are cached for the
 * request. Rows have the names of keys and fields as members; a parent without records has no rows.
 */
export class StatisticsLoader implements StatisticsSource {
  readonly #batch: DataLoader<string, readonly JsonObject[]>;

  constructor(operation: Operation<TObject>, request: StatisticsRequest) {
    this.#batch = createBatchLoader(request.list.context, (parents) => fetchStatistics(operation, request, parents), {
      maxBatchSize: MAX_FILTER_VALUES,
    });
  }

  load(parent: string): Promise<readonly JsonObject[]> {
    return this.#batch.load(parent);
  }
}

/**
 * The loader of these statistics in this request.
 *
 * @returns null where the resource has no `stat`, or where the list has request members that `stat` does not accept
 */
export const getStatisticsLoader = (request: StatisticsRequest): StatisticsSource | null => {
  const { context, resource, args } = request.list;
  const { stat } = resource;
  if (stat === null || args.request !== undefined || resource.under !== null) return null;
  const key = `${formatListKey(request.list)} ${JSON.stringify(request.statistics)}`;
  return resource.statistics.getOrCreate(context, key, () => {
    const source = new StatisticsLoader(stat, request);
    const name = findCountName(request.statistics);
    if (name !== undefined)
      resource.counts.getOrCreate(context, formatUnorderedKey(request.list), () => ({ source, name }));
    return source;
  });
};

const NUMBER_OF_RECORDS: GroupedStatistics = { keys: [], fields: [{ name: 'count', operator: 'count' }] };

/**
 * The numbers of records of a list under each parent: those of the first statistics of the request that count them, among other
 * numbers or alone.
 *
 * @returns null as `getStatisticsLoader`
 */
export const getCountSource = (list: RequestedList<AnyRow>, member: string): CountSource | null => {
  const { context, resource } = list;
  const source = getStatisticsLoader({ list, member, statistics: NUMBER_OF_RECORDS });
  return source && (resource.counts.get(context, formatUnorderedKey(list)) ?? { source, name: 'count' });
};

/** Whether statistics of the request count the records of a list already. */
export const isCounted = (list: RequestedList<AnyRow>): boolean =>
  list.resource.counts.get(list.context, formatUnorderedKey(list)) !== undefined;

/** The field that counts all records of a parent, where there is one. */
const findCountName = ({ keys, fields }: GroupedStatistics): string | undefined =>
  keys.length > 0
    ? undefined
    : fields.find(({ operator, key, conditions }) => operator === 'count' && !key && !conditions)?.name;

const formatUnorderedKey = (list: RequestedList<AnyRow>) =>
  formatListKey({ ...list, args: { ...list.args, orderBy: null } });

const fetchStatistics = async (
  stat: Operation<TObject>,
  { list, member, statistics }: StatisticsRequest,
  parents: readonly string[],
): Promise<(readonly JsonObject[])[]> => {
  const { context, args } = list;
  const request = {
    ...resolveDomain(context, stat, args.domainId),
    query: {
      ...compileConditionsAround(list, parents),
      aggregate: [...compileUnwind(list, member, parents), ...compileGroups(list, member, statistics)],
    },
  };
  const division = member === null || list.link ? undefined : { by: member, rowMember: PARENT };
  const answer = await context.post(stat, request, division);
  if (member === null) return parents.map(() => readResults(answer, stat.id));
  const rows = list.link
    ? groupRowsByLink(readResults(answer, stat.id), list.link, statistics)
    : groupRowsByParentName(answer, stat.id);
  return parents.map((parent) => rows.get(parent) ?? []);
};

/** A record may reference several parents, as a maintenance window references projects: it counts for each of them. */
const compileUnwind = ({ resource }: RequestedList<AnyRow>, member: string | null, parents: readonly string[]) =>
  member !== null && resource.arrays.has(member)
    ? [{ unwind: { path: member, filter: [{ k: member, v: parents, o: 'in' }] } }]
    : [];

/** The stages that group rows by their parent and the keys of the statistics. */
const compileGroups = (
  list: RequestedList<AnyRow>,
  member: string | null,
  { before, keys, fields }: GroupedStatistics,
) => {
  const parents = listParentKeys(list, member);
  if (before === undefined) return [{ group: { keys: [...parents, ...keys], fields } }];
  const grouped = parents.map(({ name }) => ({ key: name, name }));
  return [
    { group: { keys: [...parents, ...before.keys], fields: before.fields } },
    { group: { keys: [...grouped, ...keys], fields } },
  ];
};

const listParentKeys = ({ link }: RequestedList<AnyRow>, member: string | null) => {
  if (link) return link.members.map((key) => ({ key, name: key }));
  return member === null ? [] : [{ key: member, name: PARENT }];
};

/** One row for each parent and group: the sums of what the rows of its links count. */
const groupRowsByLink = (rows: readonly JsonObject[], link: ParentLink, statistics: GroupedStatistics) => {
  const groupOf = (row: JsonObject) => JSON.stringify(statistics.keys.map(({ name }) => row[name]));
  const linked = rows.flatMap((row) => link.listParents(row).map((parent) => ({ parent, row })));
  const byParent = Map.groupBy(linked, ({ parent }) => parent);
  return new Map(
    [...byParent].map(([parent, own]) => {
      const groups = Map.groupBy(
        own.map(({ row }) => row),
        groupOf,
      );
      return [parent, [...groups.values()].map((same) => sumRows(same, statistics))];
    }),
  );
};

/** A row with the keys that rows of one group have, and the sums of their fields. */
const sumRows = (rows: readonly JsonObject[], { keys, fields }: GroupedStatistics): JsonObject => ({
  ...Object.fromEntries(keys.map(({ name }) => [name, rows[0]?.[name]])),
  ...Object.fromEntries(fields.map(({ name }) => [name, rows.reduce((sum, row) => sum + Number(row[name]), 0)])),
});

const groupRowsByParentName = (answer: unknown, operation: string) => {
  const rows = new Map<string, JsonObject[]>();
  for (const row of readResults(answer, operation)) {
    const parent = row[PARENT];
    if (typeof parent !== 'string') throw new OperationError('UPSTREAM_INVALID_RESPONSE', { operation });
    const same = rows.get(parent);
    if (same) same.push(row);
    else rows.set(parent, [row]);
  }
  return rows;
};
