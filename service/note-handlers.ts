/** What notes have in common, on whatever they are: who may write changes or deletes any in reach (3.8.2, 3.18.6). */
import { findVisible } from './auth/visibility.ts';
import type { Call } from './call.ts';
import { wireRecord } from './query/index.ts';
import { changeRow } from './store/records.ts';
import type { Table } from './store/table.ts';

/** A note left out stays as it is. */
interface UpdateRequest {
  readonly note_id: string;
  readonly note?: string;
}

/** Answers `update` of notes. */
export const answerNoteUpdate =
  <Row extends object>(notes: Table<Row>) =>
  async ({ note_id, note }: UpdateRequest, call: Call): Promise<Row> => {
    const found = await findVisible(call, notes, note_id, 'write');
    const changes = (note === undefined ? {} : { note }) as Partial<Row>;
    return wireRecord(notes, await changeRow(call.db, notes, found, changes)) as Row;
  };
