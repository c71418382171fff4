import DataLoader from 'dataloader';
import type { Context } from './context.ts';
import { askEach, dealOut } from './dealOut.ts';
import type { AnyRow, Kind } from './kind.ts';
import type { ListArguments, Listing } from './listing.ts';
import type { Page } from './page.ts';
import { type Info, pageWanted, type Wanted } from './selection.ts';

/** Most parents of one `in` filter. */
const CHUNK = 500;

interface Ask {
  readonly parent: string;
  readonly wanted: Wanted;
}

/**
 * A page of all records of a kind.
 *
 * @throws {OperationError} of the `list` behind it, or BAD_USER_INPUT for arguments that cannot be met
 */
export const list = <Row extends AnyRow>(
  context: Context,
  kind: Kind<Row>,
  args: ListArguments,
  info: Info,
): Promise<Page<Row>> =>
  pages({ context, kind, args, member: null }, info).load({ parent: '', wanted: pageWanted(kind, info) });

/**
 * A page of the records that name a parent. The pages of one field under all its parents are one `list`.
 *
 * @param member by which rows name the parent, a dotted path on the wire, e.g. `project_id`
 * @throws {OperationError} as `list`; of parents that needed a call of their own, each for itself
 */
export const listUnder = <Row extends AnyRow>(
  context: Context,
  kind: Kind<Row>,
  member: string,
  parent: string,
  args: ListArguments,
  info: Info,
): Promise<Page<Row>> => pages({ context, kind, args, member }, info).load({ parent, wanted: pageWanted(kind, info) });

/** Gives the pages of one list, each under its parent; a page that was asked for is not fetched again. */
export class Pages<Row extends AnyRow> {
  readonly #asked = new Map<string, { readonly wanted: Wanted; readonly page: Promise<Page<Row>> }>();
  readonly #batch: DataLoader<Ask, Page<Row>>;

  constructor(listing: Listing<Row>) {
    this.#batch = new DataLoader((asks) => pagesOf(listing, asks), { cache: false, maxBatchSize: CHUNK });
  }

  load(ask: Ask): Promise<Page<Row>> {
    const asked = this.#asked.get(ask.parent);
    if (asked && covers(asked.wanted, ask.wanted)) return asked.page;
    const page = this.#batch.load(ask);
    this.#asked.set(ask.parent, { wanted: ask.wanted, page });
    return page;
  }
}

const covers = (known: Wanted, wanted: Wanted) =>
  (known.rows || !wanted.rows) && (known.total || !wanted.total) && wanted.members.isSubsetOf(known.members);

/** Such a loader, and the variables for which it was found. */
export interface LastPages<Row extends AnyRow> {
  readonly variableValues: Info['variableValues'];
  readonly loader: Pages<Row>;
}

/**
 * The loader of a list in this request. Fields with the same arguments share it, whatever they are called and whatever
 * they select. The rows of one field come with one field node and one set of variables, hence with the same arguments:
 * for all but the first of them there is no need to compare these.
 */
const pages = <Row extends AnyRow>(listing: Listing<Row>, { fieldNodes: [node], variableValues }: Info): Pages<Row> => {
  const { context, kind } = listing;
  const last = kind.lastPages.of(context, node, () => ({ variableValues, loader: pagesByArguments(listing) }));
  return last.variableValues === variableValues ? last.loader : pagesByArguments(listing);
};

const pagesByArguments = <Row extends AnyRow>(listing: Listing<Row>): Pages<Row> =>
  listing.kind.pages.of(listing.context, `${listing.member} ${JSON.stringify(listing.args)}`, () => new Pages(listing));

const pagesOf = async <Row extends AnyRow>(listing: Listing<Row>, asks: readonly Ask[]) => {
  const parents = [...new Set(asks.map(({ parent }) => parent))];
  const wanted = together(asks);
  const { member, kind } = listing;
  const found =
    parents.length === 1 || member === null || kind.under !== null
      ? await askEach(listing, parents, wanted)
      : await dealOut(listing, member, parents, wanted);
  return asks.map(({ parent }) => found.get(parent) ?? new Error(`no page under ${parent}`));
};

/** What any of the selections wants. */
const together = (asks: readonly Ask[]): Wanted => {
  const [first, ...others] = new Set(asks.map(({ wanted }) => wanted));
  if (first === undefined) return { rows: false, total: false, members: new Set() };
  return others.reduce(
    (sum, wanted) => ({
      rows: sum.rows || wanted.rows,
      total: sum.total || wanted.total,
      members: sum.members.union(wanted.members),
    }),
    first,
  );
};
