/** Computes the expected pages of lists, and their lowest possible cost, from whole lists of the POST API. */
import { isObject, type JsonObject } from '../../subgraphs/wire/jsonObject.ts';
import type { TestDomain } from '../service/testDomain.ts';
import {
  type FilterAndOrder,
  type ListCase,
  type PageCase,
  type ParentListField,
  wantsRows,
  wantsTotal,
} from './parentLists.ts';

/** Weight of a call, in rows, when the cost of calls and rows is added. */
export const ROWS_WORTH_A_CALL = 20;
/** Maximum number of rows in one answer. */
const MAX_ROWS = 1000;

/** Calls and rows as one number. */
export const weighReads = (calls: number, rows: number): number => calls * ROWS_WORTH_A_CALL + rows;

/** Limits for a case. */
export interface LeastReads {
  /** Number of calls if each page under each parent takes one. */
  readonly ownCalls: number;
  /** Lowest cost of calls and rows if the lengths of the lists were known in advance. */
  readonly cost: number;
}

/** Start and end of a page in a list of the given length. */
const findPageRange = ({ first, last, offset = 0 }: PageCase, total: number) => {
  if (last !== undefined) return { from: Math.max(total - last, 0), end: total };
  return { from: offset, end: Math.max(Math.min(offset + (first ?? 20), total), offset) };
};

const expectedPage = (list: ParentListField, page: PageCase, rows: readonly JsonObject[]): JsonObject => {
  const { from, end } = findPageRange(page, rows.length);
  const nodes = rows.slice(from, end).map((row) => ({ id: row[list.key] }));
  const pageInfo = { hasNextPage: from + nodes.length < rows.length, hasPreviousPage: from > 0 };
  return { ...(wantsTotal(page) && { totalCount: rows.length }), ...(wantsRows(page) && { nodes, pageInfo }) };
};

/** Number of calls for the rows of some pages of one list, if a call may also return unneeded rows. */
const countReads = (pages: readonly PageCase[], total: number) => {
  const places = pages.map((page) => findPageRange(page, total)).sort((one, other) => one.from - other.from);
  let end = Number.NEGATIVE_INFINITY;
  let stretches = 0;
  for (const place of places) {
    if (place.from > end + ROWS_WORTH_A_CALL) stretches++;
    end = Math.max(end, place.end);
  }
  return stretches;
};

/** Fetches whole lists as the admin of a domain, each once. */
export class ListOracle {
  readonly #domain: TestDomain;
  readonly #lists = new Map<string, Promise<readonly JsonObject[]>>();

  constructor(domain: TestDomain) {
    this.#domain = domain;
  }

  /** The expected answer to a case: that of one call per parent. */
  async answer({ list, under, pages }: ListCase): Promise<JsonObject> {
    const answer: Record<string, JsonObject> = {};
    for (const [at, id] of under.entries()) {
      const fields = pages.map(async (page, index) => [
        `page${index}`,
        expectedPage(list, page, await this.#rows(list, page.choice, [id])),
      ]);
      answer[`under${at}`] = Object.fromEntries(await Promise.all(fields));
    }
    return answer;
  }

  /**
   * The lowest possible cost of a case. Each list takes either calls per parent, or the first rows of the list of all
   * parents up to the last row that is needed.
   */
  async leastCosts({ pages, ...given }: ListCase): Promise<LeastReads[]> {
    const lists = [...Map.groupBy(pages, ({ choice }) => choice).values()];
    return Promise.all(lists.map((some) => this.#leastCost({ ...given, pages: some })));
  }

  async #leastCost({ list, under, pages: [page, ...more] }: ListCase): Promise<LeastReads> {
    const ofRows = [page, ...more].filter((one) => one !== undefined).filter(wantsRows);
    if (page === undefined || ofRows.length === 0) return { ownCalls: 1, cost: weighReads(1, 0) };
    const needed = new Set<unknown>();
    let isWhole = false;
    let ownCalls = 0;
    let ownRows = 0;
    for (const id of under) {
      const rows = await this.#rows(list, page.choice, [id]);
      const places = ofRows.map((one) => findPageRange(one, rows.length));
      const wanted = new Set(places.flatMap(({ from, end }) => rows.slice(from, end)));
      ownCalls += countReads(ofRows, rows.length);
      ownRows += wanted.size;
      for (const row of wanted) needed.add(row[list.key]);
      isWhole ||= places.some(({ end }) => end >= rows.length);
    }
    const together = await this.#rows(list, page.choice, under);
    const prefix = isWhole ? together.length : together.findLastIndex((row) => needed.has(row[list.key])) + 1;
    const lengths = [page, ...more].some(wantsTotal) && prefix < together.length ? 1 : 0;
    const shared = weighReads(Math.ceil(prefix / MAX_ROWS) + lengths, prefix);
    return { ownCalls, cost: Math.min(weighReads(ownCalls, ownRows), shared) };
  }

  /** All rows of a list under some parents. */
  #rows({ operation, member, key }: ParentListField, { wire }: FilterAndOrder, under: readonly string[]) {
    const filter = [{ k: member, v: under, o: 'in' }, ...(Array.isArray(wire.filter) ? wire.filter : [])];
    const query = { ...wire, filter, only: [key, member] };
    const text = `${operation.id} ${JSON.stringify(query)}`;
    const rows = this.#lists.get(text) ?? this.#fetchAll(operation.path, query);
    this.#lists.set(text, rows);
    return rows;
  }

  async #fetchAll(path: string, query: JsonObject): Promise<readonly JsonObject[]> {
    const { admin, domainId: domain_id } = this.#domain;
    const rows: JsonObject[] = [];
    for (let start = 1; ; start += MAX_ROWS) {
      const { body } = await admin.post(path, { domain_id, query: { ...query, page: { start, limit: MAX_ROWS } } });
      if (Array.isArray(body.results)) rows.push(...body.results.filter(isObject));
      if (rows.length >= Number(body.total_count)) return rows;
    }
  }
}
