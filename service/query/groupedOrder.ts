/**
 * Orders that begin with a member of few values, such as state or urgency (semantics 2.4). An index has the rows of each
 * combination of such values in order of creation. A page is merged from the first rows of each combination, where a sort
 * would read all rows of the domain.
 */
import { type RawBuilder, sql } from 'kysely';
import { isInDomain } from '../store/records.ts';
import { type Column, cachePerTable, columnOf, type ResourceTable } from '../store/table.ts';
import { listQueryFields } from './fields.ts';
import { resolveTarget } from './path.ts';
import type { Ordering, SortKey } from './sort.ts';
import { allOf } from './values.ts';

const selectGroupMember = (name: string) => sql.ref(`value_group.${name}`);

const orderGroupMembers = ({ groups }: ResourceTable, from: (name: string) => RawBuilder<unknown>) =>
  sql.join(groups.map((name) => sql`${from(name)} collate "C"`));

/** Whether the order begins with a member by which an index groups the rows of the table. */
export const isGroupedBy = (table: ResourceTable, [first]: readonly SortKey[]): boolean => {
  const target = first && resolveTarget(listQueryFields(table), first.key);
  return target?.kind === 'column' && table.groups.includes(target.column.member);
};

/**
 * The table with the values of a group in place of the columns: conditions on them are then tested once for each group,
 * not for each row.
 */
export const withGroupValues: (table: ResourceTable) => ResourceTable = cachePerTable((table) => {
  const ofGroup = (column: Column): Column =>
    table.groups.includes(column.member) ? { ...column, expression: selectGroupMember(column.member) } : column;
  return { ...table, columns: new Map([...table.columns].map(([name, column]) => [name, ofGroup(column)])) };
});

/** The combinations that occur in a domain, as `value_group`: each is found behind the one before, in the index. */
const selectGroups = (table: ResourceTable, domainId: string): RawBuilder<unknown> => {
  const own = (name: string) => columnOf(table, name);
  const next = (where: RawBuilder<boolean>) => sql`
    select ${sql.join(table.groups.map(own))} from ${table.from} where ${where}
    order by ${orderGroupMembers(table, own)} limit 1`;
  const isBehind = sql<boolean>`(${orderGroupMembers(table, own)}) > (${sql.join(table.groups.map(selectGroupMember))})`;
  const ofDomain = isInDomain(table, domainId);
  return sql`with recursive value_group as ((${next(ofDomain)}) union all
    select following.* from value_group cross join lateral (${next(allOf([ofDomain, isBehind]))}) as following)`;
};

/** What to select from the rows of the domain, and how. */
export interface GroupedPage {
  readonly domainId: string;
  /** Conditions on the rows of a group, compiled for `withGroupValues`. */
  readonly where: RawBuilder<boolean>;
  /** The order of the rows of a group, compiled for `withGroupValues`, and of those of all groups. */
  readonly within: Ordering;
  readonly overall: Ordering;
  readonly limit: number;
  readonly offset: number;
}

/** Selects a column of the rows of a page, in its order. */
export const selectGroupedPage = (
  table: ResourceTable,
  selected: RawBuilder<unknown>,
  { domainId, where, within, overall, limit, offset }: GroupedPage,
): RawBuilder<unknown> => {
  const own = (name: string) => columnOf(table, name);
  const isOfGroup = sql`(${orderGroupMembers(table, own)}) = (${sql.join(table.groups.map(selectGroupMember))})`;
  return sql`${selectGroups(table, domainId)}
    select ${selected} from value_group cross join lateral (
      select ${table.from}.* from ${table.from} ${sql.join(within.joins, sql` `)} where ${where} and ${isOfGroup}
      order by ${sql.join(within.terms)} limit ${offset + limit}) as ${table.from} ${sql.join(overall.joins, sql` `)}
    order by ${sql.join(overall.terms)} limit ${limit} offset ${offset}`;
};
