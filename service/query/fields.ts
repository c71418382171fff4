/** What queries can see of a table: its members but for secret ones, with their aliases (semantics 2.1.1, 2.1.4). */
import type { TSchema } from 'typebox';
import type { Column, Table } from '../store/table.ts';

/** Members that queries can name. */
export interface Fields {
  readonly columns: ReadonlyMap<string, Column>;
  readonly schemas: ReadonlyMap<string, TSchema>;
  readonly aliases: Readonly<Record<string, string>>;
}

const known = new WeakMap<Table, Fields>();

/** The members of a table that queries can name. Worked out once per table. */
export const fieldsOf = (table: Table): Fields => {
  const before = known.get(table);
  if (before) return before;
  const { resource } = table;
  const secret = new Set(resource.secretFields);
  const fields = {
    columns: new Map([...table.columns].filter(([member]) => !secret.has(member))),
    schemas: new Map<string, TSchema>(Object.entries(resource.record?.properties ?? {})),
    aliases: resource.queryAliases ?? {},
  };
  known.set(table, fields);
  return fields;
};

/** The same members with one of them read from elsewhere. */
export const replaced = (fields: Fields, column: Column): Fields => ({
  ...fields,
  columns: new Map(fields.columns).set(column.member, column),
});

/** The path a key stands for (semantics 2.1.4). */
export const pathOf = ({ aliases }: Fields, key: string): string =>
  (Object.hasOwn(aliases, key) ? aliases[key] : undefined) ?? key;
