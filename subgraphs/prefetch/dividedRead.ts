/** Reads of rows that belong to given values, which can be asked for apart: records by identifier, lists under parents. */
import { isObject, type JsonObject } from '../wire/jsonObject.ts';
import { MAX_ROWS } from '../wire/limits.ts';

/** What makes a read divisible: its rows are those of the values that it names. */
export interface Division {
  /** The member of the condition `in` that has the values. */
  readonly by: string;
  /** The member of a row that has its value. */
  readonly rowMember: string;
}

/** A read by its values. */
interface DividedRead {
  readonly values: readonly string[];
  /** What the read asks for of each value. */
  readonly asked: string;
  /** The body of the same read for other values, with as many rows for each. */
  readonly createBody: (values: readonly string[]) => string;
}

interface ListBody extends JsonObject {
  readonly query?: {
    readonly filter?: readonly JsonObject[];
    readonly page?: { readonly start: number; readonly limit: number };
  };
}

/** The values of a read's body. Undefined: it names none by this member. */
const divideRead = (body: string, { by }: Division): DividedRead | undefined => {
  const request = JSON.parse(body) as ListBody;
  const { filter = [], page, ...query } = request.query ?? {};
  const at = filter.findIndex(({ k, o }) => k === by && (o === 'in' || o === 'eq'));
  const condition = filter[at];
  if (condition === undefined) return undefined;
  const values = [condition.v].flat() as string[];
  const bodyWith = (v: unknown, rows: object) =>
    JSON.stringify({ ...request, query: { ...query, filter: filter.with(at, { k: by, v, o: 'in' }), ...rows } });
  const pageFor = (count: number) =>
    page && { page: { ...page, limit: Math.min(MAX_ROWS, Math.ceil((page.limit * count) / values.length)) } };
  return {
    values,
    asked: bodyWith(null, { start: page?.start }),
    createBody: (some) => bodyWith(some, pageFor(some.length) ?? {}),
  };
};

/** Most values of a read that is prefetched for more of them than it was needed for last. */
const MAX_VALUES = 200;

/**
 * The body of a read for the values that it names, and for others that a body known for such requests names, at most as many again: where rows
 * come and go, they often refer to what rows before them did.
 *
 * @returns undefined: the known body is of another read, or nothing has to be widened
 */
export const widenRead = (body: string, known: string, division: Division): string | undefined => {
  const [read, before] = [divideRead(body, division), divideRead(known, division)];
  if (read === undefined || before === undefined || read.asked !== before.asked) return undefined;
  const { values } = read;
  const further = before.values.filter((value) => !values.includes(value)).slice(0, values.length);
  const most = MAX_VALUES - values.length;
  return further.length === 0 || most <= 0 ? undefined : read.createBody([...values, ...further.slice(0, most)]);
};

/** A read whose rows are in part those of another one. */
export interface ReadOverlap {
  /** The values of both. */
  readonly shared: ReadonlySet<string>;
  /** The body that asks for the other values; undefined if there are none. */
  readonly restBody: string | undefined;
}

/** Which part of a read another one has, by their bodies. Undefined: none. */
export const findOverlap = (body: string, other: string, division: Division): ReadOverlap | undefined => {
  const [read, known] = [divideRead(body, division), divideRead(other, division)];
  if (read === undefined || known === undefined || read.asked !== known.asked) return undefined;
  const shared = new Set(read.values).intersection(new Set(known.values));
  if (shared.size === 0) return undefined;
  const rest = read.values.filter((value) => !shared.has(value));
  return { shared, restBody: rest.length === 0 ? undefined : read.createBody(rest) };
};

/** An answer to a read of rows. */
export interface RowsAnswer {
  readonly results: readonly JsonObject[];
  readonly total_count?: number;
}

/**
 * Those rows of an answer that belong to some values, as an answer of their own.
 *
 * @returns undefined where the answer does not have all its rows, or does not show to which values they belong
 */
export const selectRowsOfValues = (
  answer: unknown,
  values: ReadonlySet<string>,
  { rowMember }: Division,
): RowsAnswer | undefined => {
  const { results = [], total_count } = isObject(answer) ? answer : {};
  if (!isRows(results, rowMember) || (typeof total_count === 'number' && total_count > results.length))
    return undefined;
  const own = results.filter((row) => values.has(row[rowMember] as string));
  return typeof total_count === 'number' ? { results: own, total_count: own.length } : { results: own };
};

const isRows = (results: unknown, member: string): results is readonly JsonObject[] =>
  Array.isArray(results) && results.every((row) => isObject(row) && typeof row[member] === 'string');

/** Two answers to parts of one read as one. */
export const joinAnswers = (one: RowsAnswer, other: unknown): RowsAnswer => {
  const { results = [], total_count } = isObject(other) ? (other as Partial<RowsAnswer>) : {};
  const joined = { results: [...one.results, ...results] };
  if (one.total_count === undefined || total_count === undefined) return joined;
  return { ...joined, total_count: one.total_count + total_count };
};
