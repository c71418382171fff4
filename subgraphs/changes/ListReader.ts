import type { RecordChange, WatchedList, WatchedType } from '../changeSource.ts';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import { splitIntoChunks } from '../read/chunks.ts';
import { postList } from '../read/list.ts';
import type { AnyRow } from '../resourceType.ts';
import { MAX_FILTER_VALUES, MAX_ROWS } from '../wire/limits.ts';
import type { SeenRecord, SeenRecords } from './recordWindow.ts';
import { parseInstant } from './version.ts';

const LATEST_FIRST = [
  { field: 'UPDATED_AT', direction: 'DESC' },
  { field: 'ID', direction: 'DESC' },
];

/** The record of a row. */
export const toSeenRecord = ({ resource, final }: WatchedType<AnyRow>, row: AnyRow): SeenRecord => {
  const text = (member: string) => (typeof row[member] === 'string' ? row[member] : '');
  return {
    id: text(resource.key),
    updatedAt: text('updated_at'),
    createdAt: text('created_at'),
    isFinal: final?.states.includes(text(final.member)) === true,
  };
};

/** The members that distinguish records and their versions. */
const listIdentityMembers = ({ type: { resource, final } }: WatchedList<AnyRow>): string[] => [
  ...[resource.key, 'created_at', 'updated_at'],
  ...(final ? [final.member] : []),
];

/** The members of rows that subscribers get. */
export const listSubscribedMembers = (list: WatchedList<AnyRow>): string[] => [
  ...new Set([...listIdentityMembers(list), ...list.members]),
];

/** Reads one list under one caller's token. */
export class ListReader<Row extends AnyRow> {
  readonly #list: WatchedList<Row>;

  constructor(list: WatchedList<Row>) {
    this.#list = list;
  }

  /** The record of a row. */
  seen = (row: Row): SeenRecord => toSeenRecord(this.#list.type, row);

  /**
   * The records that were changed last.
   *
   * @throws {OperationError} of the `list` operation
   */
  async latest(context: Context, limit: number): Promise<SeenRecords> {
    const { rows, total } = await this.#page(context, { start: 1, limit }, listIdentityMembers(this.#list));
    return { records: rows.map(this.seen), total };
  }

  /**
   * The records that were changed last: as many as one call may return, and more if all of those changed after a time.
   *
   * @param since milliseconds since 1970
   * @throws {OperationError} of the `list` operation
   */
  async changedSince(context: Context, since: number): Promise<SeenRecords> {
    const { rows, total } = await this.#rowsSince(context, since, listIdentityMembers(this.#list));
    return { records: rows.map(this.seen), total };
  }

  /**
   * All records that changed after a time, as changes, the earliest change first.
   *
   * @param since milliseconds since 1970
   * @throws {OperationError} of the `list` operation; BAD_USER_INPUT if there are too many
   */
  async changesSince(context: Context, since: number): Promise<RecordChange<Row>[]> {
    const { rows } = await this.#rowsSince(context, since, listSubscribedMembers(this.#list));
    return rows
      .map((row) => ({ ...this.seen(row), row }))
      .filter(({ updatedAt }) => parseInstant(updatedAt) > since)
      .map(({ id, updatedAt, createdAt, isFinal, row }): RecordChange<Row> => {
        const isNew = Date.parse(createdAt) > since;
        return { kind: isNew ? 'CREATED' : isFinal ? 'RESOLVED' : 'UPDATED', id, row, updatedAt };
      })
      .reverse();
  }

  /** The selected members of records by identifier, whether the filter selects them or not. */
  async lookUp(context: Context, ids: readonly string[]): Promise<Map<string, Row>> {
    const { resource } = this.#list.type;
    const found = await Promise.all(
      splitIntoChunks(ids, MAX_FILTER_VALUES).map((some) => {
        const request = { context, resource, args: { filter: { id: { in: some } } }, member: null };
        return postList(request, [], {
          page: { start: 1, limit: some.length },
          only: listSubscribedMembers(this.#list),
        });
      }),
    );
    return new Map(found.flatMap(({ rows }) => rows.map((row) => [this.seen(row).id, row] as const)));
  }

  async #page(context: Context, page: { readonly start: number; readonly limit: number }, only: readonly string[]) {
    const { type, filter, projectId } = this.#list;
    const { resource, projectMember = null } = type;
    const member = projectId === null ? null : projectMember;
    const request = { context, resource, args: { filter, orderBy: LATEST_FIRST }, member };
    const { rows, total } = await postList(request, projectId === null ? [] : [projectId], { page, only });
    // Where upstream sends no count, there may always be more.
    return { rows, total: Number.isNaN(total) ? Number.POSITIVE_INFINITY : total };
  }

  async #rowsSince(context: Context, since: number, only: readonly string[]) {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const read = await this.#readPages(context, since, only);
      if (read !== null) return read;
    }
    throw badInput(this.#list.type.resource.list.id, 'The list changes too fast to be watched.');
  }

  /** Null if a record was removed between two pages: then the next page may have skipped one. */
  async #readPages(context: Context, since: number, only: readonly string[]) {
    const rows: Row[] = [];
    for (;;) {
      const page = await this.#page(context, { start: rows.length + 1, limit: MAX_ROWS }, only);
      if (rows.length > 0 && page.total < this.#totalBefore) return null;
      this.#totalBefore = page.total;
      rows.push(...page.rows);
      const last = page.rows.at(-1);
      const isLast = last === undefined || rows.length >= page.total;
      if (isLast || parseInstant(this.seen(last).updatedAt) <= since) return { rows, total: page.total };
      if (rows.length >= MAX_CHANGED_ROWS) throw badInput(this.#list.type.resource.list.id, TOO_MANY);
    }
  }

  #totalBefore = 0;
}

const MAX_ATTEMPTS = 5;

/** Most records that are read at once. */
const MAX_CHANGED_ROWS = 20_000;

const TOO_MANY = `More than ${MAX_CHANGED_ROWS} records have changed. Load the list again, and watch its changes from then on.`;
