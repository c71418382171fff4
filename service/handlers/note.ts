/**
 * Handlers shared by notes of all resources: callers who may write notes may change and delete every note in their
 * scope (3.8.2, 3.18.6).
 */
import { findVisible } from '../auth/visibility.ts';
import type { ServiceCall } from '../call.ts';
import { toWireRecord } from '../query/index.ts';
import { changeRow } from '../store/records.ts';
import type { ResourceTable } from '../store/table.ts';

/** A note that is left out does not change. */
interface NoteUpdateRequest {
  readonly note_id: string;
  readonly note?: string;
}

/** Answers `update` of notes. */
export const answerNoteUpdate =
  <Row extends object>(notes: ResourceTable<Row>) =>
  async ({ note_id, note }: NoteUpdateRequest, call: ServiceCall): Promise<Row> => {
    const found = await findVisible(call, notes, note_id, 'write');
    const changes = (note === undefined ? {} : { note }) as Partial<Row>;
    return toWireRecord(notes, await changeRow(call.db, notes, found, changes)) as Row;
  };
