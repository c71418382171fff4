/** Members of a table that queries can name: all except secret ones, with their aliases (semantics 2.1.1, 2.1.4). */
import type { TSchema } from 'typebox';
import { type Column, cachePerTable, type ResourceTable } from '../store/table.ts';

/** Members that queries can name. */
export interface QueryFields {
  readonly columns: ReadonlyMap<string, Column>;
  readonly schemas: ReadonlyMap<string, TSchema>;
  readonly aliases: Readonly<Record<string, string>>;
}

/** The members of a table that queries can name. */
export const listQueryFields: (table: ResourceTable) => QueryFields = cachePerTable(({ resource, columns }) => {
  const secret = new Set(resource.secretFields);
  return {
    columns: new Map([...columns].filter(([member]) => !secret.has(member))),
    schemas: new Map<string, TSchema>(Object.entries(resource.record?.properties ?? {})),
    aliases: resource.queryAliases ?? {},
  };
});

/** The same members, with one of them read from another column. */
export const replaceColumn = (fields: QueryFields, column: Column): QueryFields => ({
  ...fields,
  columns: new Map(fields.columns).set(column.member, column),
});

/** The path a key refers to, aliases resolved (semantics 2.1.4). */
export const resolveAlias = ({ aliases }: QueryFields, key: string): string =>
  (Object.hasOwn(aliases, key) ? aliases[key] : undefined) ?? key;
