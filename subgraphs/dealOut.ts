import pLimit from 'p-limit';
import { isObject } from './answer.ts';
import type { AnyRow } from './kind.ts';
import { ask, keep, type Listing, ListUnder, ownPage } from './listing.ts';
import { type Page, placed, windowOf } from './page.ts';
import type { Wanted } from './selection.ts';

/** Most rows that upstream gives at once (semantics 1.5.1). */
const MOST_ROWS = 1000;
/** Most calls at a time where each parent needs its own. */
const AT_ONCE = 8;

/** Pages by parent; an error where the page of a parent could not be had. */
export type PagesByParent<Row> = Map<string, Page<Row> | Error>;

/**
 * The pages under many parents by one call for all of them.
 *
 * Rows come in the order of the whole list, so those of one parent come in the order of its own list, and its first
 * rows are its first rows. When all rows came, each page and count is exact. When the list was cut, a parent whose page
 * ends within what came, and whose count is not wanted, has it exact as well; every other one gets a call of its own.
 *
 * @param member by which rows name their parents
 */
export const dealOut = async <Row extends AnyRow>(
  listing: Listing<Row>,
  member: string,
  parents: readonly string[],
  wanted: Wanted,
): Promise<PagesByParent<Row>> => {
  const page = { start: 1, limit: MOST_ROWS };
  const { rows, total } = await ask(listing, parents, { page, only: [...new Set(wanted.members).add(member)] });
  keep(listing, rows, wanted.members);
  const hands = handsOf(rows, member, parents);
  const pages: PagesByParent<Row> = new Map();
  const left: string[] = [];
  for (const [parent, hand] of hands) {
    const found = pageInHand(listing, parent, hand, rows.length >= total, wanted);
    if (found) pages.set(parent, found);
    else left.push(parent);
  }
  if (left.length > 0) for (const [parent, found] of await askEach(listing, left, wanted)) pages.set(parent, found);
  return pages;
};

/** The pages under many parents by a call for each, a few at a time. */
export const askEach = async <Row extends AnyRow>(
  listing: Listing<Row>,
  parents: readonly string[],
  wanted: Wanted,
): Promise<PagesByParent<Row>> => {
  const limit = parents.length > AT_ONCE ? pLimit(AT_ONCE) : null;
  const pageOf = async (parent: string): Promise<[string, Page<Row> | Error]> => [
    parent,
    await ownPage(listing, parent, wanted).catch(asError),
  ];
  return new Map(await Promise.all(parents.map((parent) => (limit ? limit(pageOf, parent) : pageOf(parent)))));
};

const asError = (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason)));

const handsOf = <Row extends AnyRow>(rows: readonly Row[], member: string, parents: readonly string[]) => {
  const hands = new Map(parents.map((parent): [string, Row[]] => [parent, []]));
  const path = member.split('.');
  for (const row of rows) {
    const named = valueAt(row, path);
    // A record may hang on several parents, as a maintenance window does on its projects.
    if (Array.isArray(named)) for (const parent of named) hands.get(parent)?.push(row);
    else if (typeof named === 'string') hands.get(named)?.push(row);
  }
  return hands;
};

const valueAt = (row: AnyRow, path: readonly string[]) => {
  let value: unknown = row;
  for (const step of path) value = isObject(value) ? value[step] : undefined;
  return value;
};

/** The page out of the rows of its parent; null where they do not tell all that is wanted. */
const pageInHand = <Row extends AnyRow>(
  listing: Listing<Row>,
  parent: string,
  hand: readonly Row[],
  isWhole: boolean,
  wanted: Wanted,
): Page<Row> | Error | null => {
  const list = new ListUnder(listing, parent);
  const window = windowOrError(listing, list);
  if (window instanceof Error) return window;
  if (!isWhole && (wanted.total || window.atEnd || hand.length <= window.from + window.count)) return null;
  const { from, count } = placed(window, hand.length);
  const nodes = hand.slice(from, from + count);
  const hasNextPage = from + nodes.length < hand.length;
  return { nodes, totalCount: isWhole ? hand.length : Number.NaN, from, length: nodes.length, hasNextPage, list };
};

/** A cursor belongs to one parent's list: the others fail by it, each for itself. */
const windowOrError = (listing: Listing<AnyRow>, list: ListUnder) => {
  try {
    return windowOf(listing.args, list);
  } catch (error) {
    return asError(error);
  }
};
