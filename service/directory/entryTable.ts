/** Entries of the directory as records of an optional read. */
import { type RawBuilder, sql } from 'kysely';
import type { Resource } from '../../contract/resource.ts';
import { createTable, type ResourceTable } from '../store/table.ts';
import type { EntryKind } from './directoryRecords.ts';

/** Members that are columns of an entry. */
const STORED_MEMBERS: ReadonlySet<string> = new Set(['domain_id', 'workspace_id', 'project_id']);

const CREATED_AT = sql`
  coalesce(nullif(directory_entry.data ->> 'created_at', '')::timestamptz(3), directory_entry.created_at)`;

const selectMember = ({ idField }: Resource, member: string, { type }: { readonly type?: unknown }) => {
  if (member === idField) return sql`directory_entry.id`;
  if (member === 'created_at') return CREATED_AT;
  if (type === 'array') return sql`coalesce(directory_entry.data -> ${sql.lit(member)}, '[]')`;
  return sql`coalesce(directory_entry.data ->> ${sql.lit(member)}, '')`;
};

/** The entries as a table to list, of which texts, lists of texts and `created_at` are members. */
export const createEntryTable = <Row extends object>(resource: Resource): ResourceTable<Row> => {
  const members: [string, { readonly type?: unknown }][] = Object.entries(resource.record?.properties ?? {});
  const computed = members
    .filter(([member]) => !STORED_MEMBERS.has(member))
    .map(([member, schema]) => [member, selectMember(resource, member, schema)] as const);
  return createTable<Row>(resource, { name: 'directory_entry', computed: Object.fromEntries(computed) });
};

/** The condition that an entry is of a kind. */
export const isOfKind = (kind: EntryKind) => (): RawBuilder<boolean>[] => [
  sql<boolean>`directory_entry.kind = ${sql.lit(kind)}`,
];
