/** Selects the rows of a page: their order, and how they are found in it (semantics 1.5.1, 2.4). */
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Query as QuerySchema } from '../../contract/core/query.ts';
import { columnOf, type Table } from '../store/table.ts';
import { fieldsOf } from './fields.ts';
import { groupedPage, isGroupedBy, withGroupValues } from './groupedOrder.ts';
import { windowOf } from './page.ts';
import { selection } from './projection.ts';
import { defaultKeys, direction, orderBy, type SortKey, sortKeys } from './sort.ts';
import type { Unwound } from './unwind.ts';

type Query = Pick<Static<typeof QuerySchema>, 'sort' | 'page'>;

/** Which rows of a table, and which of their members. */
export interface PageSource {
  /** The domain of the rows; undefined: any. */
  readonly domainId: string | undefined;
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<boolean>;
  /** The conditions on the rows, compiled for another form of the table. */
  readonly conditionsOn: (table: Table) => RawBuilder<boolean>;
  /** Absent: all. */
  readonly members: readonly string[] | undefined;
  readonly unwound: Unwound | undefined;
}

/** The keys of the order, LIMIT and OFFSET. */
const windowAndKeys = (table: Table, query: Query) => {
  const sorted = sortKeys(query.sort);
  const window = windowOf(query.page);
  return {
    keys: sorted.length ? sorted : defaultKeys(table.resource.defaultSort),
    window,
    // An index serves the first page in default order; other orders may sort rows that are not of the page.
    isSorted: sorted.length > 0 || window.offset > 0,
  };
};

/** Equal rows are in order of creation: by time where an index has them so, otherwise by number. */
const tiesOf = (table: Table): readonly RawBuilder<unknown>[] =>
  table.groups.length ? [sql`${columnOf(table, 'created_at')} ${direction(false)}`, table.seq] : [table.seq];

const orderOf = (table: Table, keys: readonly SortKey[], unwound?: Unwound) =>
  orderBy(unwound?.fields ?? fieldsOf(table), keys, [...tiesOf(table), ...(unwound ? [unwound.position] : [])]);

/**
 * Selects a page by sorting locators of rows only: whole rows are wide, so they are fetched for the rows of the page alone.
 * All of them are rows of one domain, so that one machine of a distributed store has them.
 */
const pageByLocator = (
  table: Table,
  members: RawBuilder<unknown>,
  located: RawBuilder<unknown>,
  domainId: string,
) => sql<Record<string, unknown>>`
  select ${members} from unnest(array(${located})) with ordinality as page(page_row, page_number)
    join ${table.from} on ${table.locator} = page.page_row and ${columnOf(table, 'domain_id')} = ${domainId}
    order by page.page_number`;

const sortedRows = (
  table: Table,
  query: Query,
  { from, where, unwound }: PageSource,
  selected: RawBuilder<unknown>,
) => {
  const { keys, window } = windowAndKeys(table, query);
  const { joins, terms } = orderOf(table, keys, unwound);
  return sql<Record<string, unknown>>`
    select ${selected} from ${from} ${sql.join(joins, sql` `)} where ${where}
      order by ${sql.join(terms)} limit ${window.limit} offset ${window.offset}`;
};

const groupedLocators = (table: Table, query: Query, { conditionsOn }: PageSource, domainId: string) => {
  const { keys, window } = windowAndKeys(table, query);
  const grouped = withGroupValues(table);
  return groupedPage(table, table.locator, {
    ...{ ...window, domainId, where: conditionsOn(grouped) },
    ...{ within: orderOf(grouped, keys), overall: orderOf(table, keys) },
  });
};

/** The table's columns, secret ones included, with the unwound column replaced. */
const allColumns = (table: Table, { fields }: Unwound): Table['columns'] =>
  new Map([...table.columns].map(([member, column]) => [member, fields.columns.get(member) ?? column]));

/** SELECT of the rows of a page, in its order. */
export const pageRows = (table: Table, query: Query, source: PageSource): RawBuilder<Record<string, unknown>> => {
  const { domainId, unwound } = source;
  const { keys, isSorted } = windowAndKeys(table, query);
  const members = selection(table, source.members, unwound && allColumns(table, unwound));
  if (!isSorted || unwound || table.isView || domainId === undefined) return sortedRows(table, query, source, members);
  const located = isGroupedBy(table, keys)
    ? groupedLocators(table, query, source, domainId)
    : sortedRows(table, query, source, table.locator);
  return pageByLocator(table, members, located, domainId);
};
