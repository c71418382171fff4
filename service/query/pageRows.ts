/** Selects the rows of a page: their order, and how they are found in it (semantics 1.5.1, 2.4). */
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Query as QuerySchema } from '../../contract/core/query.ts';
import { columnOf, type ResourceTable } from '../store/table.ts';
import { listQueryFields } from './fields.ts';
import { isGroupedBy, selectGroupedPage, withGroupValues } from './groupedOrder.ts';
import { toLimitOffset } from './page.ts';
import { compileSelection } from './projection.ts';
import { orderBy, parseDefaultSort, readSortKeys, type SortKey, sortDirection } from './sort.ts';
import type { UnwoundList } from './unwind.ts';

type PageQuery = Pick<Static<typeof QuerySchema>, 'sort' | 'page'>;

/** Which rows of a table, and which of their members. */
export interface PageRowSource {
  /** The domain of the rows; undefined: any. */
  readonly domainId: string | undefined;
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<boolean>;
  /** The conditions on the rows, compiled for another form of the table. */
  readonly compileConditions: (table: ResourceTable) => RawBuilder<boolean>;
  /** Absent: all. */
  readonly members: readonly string[] | undefined;
  readonly unwound: UnwoundList | undefined;
}

/** The keys of the order, LIMIT and OFFSET. */
const readPageOrder = (table: ResourceTable, query: PageQuery) => {
  const sorted = readSortKeys(query.sort);
  const window = toLimitOffset(query.page);
  return {
    keys: sorted.length ? sorted : parseDefaultSort(table.resource.defaultSort),
    window,
    // An index serves the first page in default order; other orders may sort rows that are not of the page.
    isSorted: sorted.length > 0 || window.offset > 0,
  };
};

/** Equal rows are in order of creation: by time where an index has them so, otherwise by number. */
const listTieBreakers = (table: ResourceTable): readonly RawBuilder<unknown>[] =>
  table.groups.length ? [sql`${columnOf(table, 'created_at')} ${sortDirection(false)}`, table.seq] : [table.seq];

const compilePageOrder = (table: ResourceTable, keys: readonly SortKey[], unwound?: UnwoundList) =>
  orderBy(unwound?.fields ?? listQueryFields(table), keys, [
    ...listTieBreakers(table),
    ...(unwound ? [unwound.position] : []),
  ]);

/**
 * Selects a page by sorting locators of rows only: whole rows are wide, so they are fetched for the rows of the page alone.
 * All of them are rows of one domain, so that one machine of a distributed store has them.
 */
const selectByLocator = (
  table: ResourceTable,
  members: RawBuilder<unknown>,
  located: RawBuilder<unknown>,
  domainId: string,
) => sql<Record<string, unknown>>`
  select ${members} from unnest(array(${located})) with ordinality as page(page_row, page_number)
    join ${table.from} on ${table.locator} = page.page_row and ${columnOf(table, 'domain_id')} = ${domainId}
    order by page.page_number`;

const selectSortedRows = (
  table: ResourceTable,
  query: PageQuery,
  { from, where, unwound }: PageRowSource,
  selected: RawBuilder<unknown>,
) => {
  const { keys, window } = readPageOrder(table, query);
  const { joins, terms } = compilePageOrder(table, keys, unwound);
  return sql<Record<string, unknown>>`
    select ${selected} from ${from} ${sql.join(joins, sql` `)} where ${where}
      order by ${sql.join(terms)} limit ${window.limit} offset ${window.offset}`;
};

const selectGroupedLocators = (
  table: ResourceTable,
  query: PageQuery,
  { compileConditions }: PageRowSource,
  domainId: string,
) => {
  const { keys, window } = readPageOrder(table, query);
  const grouped = withGroupValues(table);
  return selectGroupedPage(table, table.locator, {
    ...{ ...window, domainId, where: compileConditions(grouped) },
    ...{ within: compilePageOrder(grouped, keys), overall: compilePageOrder(table, keys) },
  });
};

/** The table's columns, secret ones included, with the unwound column replaced. */
const replaceUnwoundColumn = (table: ResourceTable, { fields }: UnwoundList): ResourceTable['columns'] =>
  new Map([...table.columns].map(([member, column]) => [member, fields.columns.get(member) ?? column]));

/** SELECT of the rows of a page, in its order. */
export const selectPageRows = (
  table: ResourceTable,
  query: PageQuery,
  source: PageRowSource,
): RawBuilder<Record<string, unknown>> => {
  const { domainId, unwound } = source;
  const { keys, isSorted } = readPageOrder(table, query);
  const members = compileSelection(table, source.members, unwound && replaceUnwoundColumn(table, unwound));
  if (!isSorted || unwound || table.isView || domainId === undefined)
    return selectSortedRows(table, query, source, members);
  const located = isGroupedBy(table, keys)
    ? selectGroupedLocators(table, query, source, domainId)
    : selectSortedRows(table, query, source, table.locator);
  return selectByLocator(table, members, located, domainId);
};
