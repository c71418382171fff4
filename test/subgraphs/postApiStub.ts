import { createServer, type IncomingMessage } from 'node:http';
import { isObject, type JsonObject } from '../../subgraphs/wire/jsonObject.ts';
import { listen } from '../listen.ts';

/** A POST as the stub received it. */
export interface StubbedPost {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: JsonObject;
  /** Resolves when the answer is sent or the client has disconnected. */
  readonly closed: Promise<void>;
}

/** An answer that is not 200, or not JSON; status 0 closes the connection. */
export interface RawAnswer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body: string | object;
}

/** The answer to a path: the body of a 200, or, from `raw`, any answer. */
export type StubHandler = (
  body: JsonObject,
  times: number,
  headers?: IncomingMessage['headers'],
) => object | Promise<object>;

const rawAnswers = new WeakSet<object>();
/** Marks an answer that is sent as it is. */
export const rawAnswer = (answer: RawAnswer): RawAnswer => {
  rawAnswers.add(answer);
  return answer;
};
const isText = (body: string | object): body is string | Buffer => typeof body === 'string' || Buffer.isBuffer(body);
const isRaw = (answer: object): answer is RawAnswer => rawAnswers.has(answer);

/** A POST API over HTTP that answers by path and records its requests. */
export const startStub = async (handlers: Readonly<Record<string, StubHandler>>) => {
  const posts: StubbedPost[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    if (request.method === 'GET') return response.writeHead(404).end();
    const text = Buffer.concat(await Array.fromAsync(request)).toString();
    const body: JsonObject = JSON.parse(text);
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    posts.push({ path, headers: request.headers, body, closed });
    const times = posts.filter((post) => post.path === path).length;
    const answer =
      (await handlers[path]?.(body, times, request.headers)) ?? rawAnswer({ status: 404, body: 'no such page' });
    const { status, headers, body: sent } = isRaw(answer) ? answer : { status: 200, headers: {}, body: answer };
    if (status === 0) response.destroy();
    else response.writeHead(status, headers).end(isText(sent) ? sent : JSON.stringify(sent));
  });
  const { url, close } = await listen(server);
  return {
    url,
    posts,
    /** Paths of the POSTs in the order in which they came. */
    paths: () => posts.map(({ path }) => path),
    [Symbol.asyncDispose]: close,
  };
};

/**
 * Answers a list request from rows: `eq` and `in` filters, sort, page, only, count_only. Rows have the default order, which equal
 * rows keep.
 */
export const answerList =
  (rows: readonly JsonObject[], most = 1000): StubHandler =>
  ({ query }) => {
    const { filter = [], sort, page, only, count_only: countOnly } = isObject(query) ? query : {};
    const matching = rows
      .filter((row) => Array.isArray(filter) && filter.every((condition) => matchesCondition(row, condition)))
      .sort((one, other) => compareRows(one, other, filterObjects(sort)));
    if (countOnly === true) return { results: [], total_count: matching.length };
    const { start = 1, limit = most } = isObject(page) ? page : {};
    const from = Number(start) - 1;
    const results = matching.slice(from, from + Math.min(Number(limit), most));
    return { results: results.map((row) => projectRow(row, only)), total_count: matching.length };
  };

/** Answers a `stat` request from rows: `eq` and `in` filters, then `unwind` and one `group` with counts. */
export const answerStatistics =
  (rows: readonly JsonObject[]): StubHandler =>
  ({ query }) => {
    const { filter = [], aggregate = [] } = isObject(query) ? query : {};
    const matching = rows.filter(
      (row) => Array.isArray(filter) && filter.every((condition) => matchesCondition(row, condition)),
    );
    const stages = Array.isArray(aggregate) ? aggregate.filter(isObject) : [];
    const unwound = stages.reduce<readonly JsonObject[]>(
      (found, { unwind }) => (isObject(unwind) ? found.flatMap((row) => unwindRow(row, unwind)) : found),
      matching,
    );
    return { results: stages.flatMap(({ group }) => (isObject(group) ? groupRows(unwound, group) : [])) };
  };

/** A row for each element of a list that matches the filter of the stage. */
const unwindRow = (row: JsonObject, { path, filter }: JsonObject) => {
  const name = String(path);
  const rows = [row[name] ?? []].flat().map((element) => ({ ...row, [name]: element }));
  return rows.filter((one) => Array.isArray(filter) && filter.every((condition) => matchesCondition(one, condition)));
};

/** The objects in a list; none where it is no list. */
export const filterObjects = (list: unknown): JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : []);

const groupRows = (rows: readonly JsonObject[], { keys, fields }: JsonObject) => {
  const groups = new Map<string, { readonly values: JsonObject; count: number }>();
  for (const row of rows) {
    const values = Object.fromEntries(
      filterObjects(keys).map(({ key, name }) => [String(name), readPath(row, String(key)) ?? null]),
    );
    const text = JSON.stringify(values);
    const group = groups.get(text) ?? { values, count: 0 };
    group.count++;
    groups.set(text, group);
  }
  const named = (count: number) => Object.fromEntries(filterObjects(fields).map(({ name }) => [String(name), count]));
  return [...groups.values()].map(({ values, count }) => ({ ...values, ...named(count) }));
};

const matchesCondition = (row: JsonObject, { k, v, o }: { k: string; v: unknown; o: string }) => {
  const values = [readPath(row, k)].flat();
  if (o === 'eq') return values.includes(v);
  if (o === 'in') return Array.isArray(v) && values.some((value) => v.includes(value));
  return true;
};

/** By the keys of a sort: unset values first in ascending order, numbers by size, texts by code point. */
const compareRows = (one: JsonObject, other: JsonObject, sort: readonly JsonObject[]): number => {
  for (const { key, desc } of sort) {
    const order = compareValues(readPath(one, String(key)) ?? '', readPath(other, String(key)) ?? '');
    if (order !== 0) return desc === true ? -order : order;
  }
  return 0;
};

const compareValues = (one: unknown, other: unknown): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return one === other ? 0 : String(one) < String(other) ? -1 : 1;
};

/** The value at a path with dots; undefined where there is none. */
export const readPath = (row: JsonObject, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), row);

const projectRow = (row: JsonObject, only: unknown) => {
  if (!Array.isArray(only)) return row;
  const roots = new Set(only.map((path) => String(path).split('.')[0]));
  return Object.fromEntries(Object.entries(row).filter(([name]) => roots.has(name)));
};
