/**
 * What changed in a list since a cursor (ADR 0087). Only this service has these operations: they are not among the resources
 * of `index.ts`, and other deployments are polled by their lists.
 */
import Type, { type Static, type TObject } from 'typebox';
import { flag, list, message, optional, struct, text, time } from './members.ts';
import type { Operation } from './resource.ts';

const Change = message(
  'internal.Change',
  'A record that changed since the cursor, with the members that `only` names.',
  {
    was: optional(struct('The record as it was at the cursor; absent if it was not in the list.')),
    now: optional(struct('The record as it is; absent if it was deleted, or is not visible to the caller any more.')),
    matches: optional(flag('True if the record is in the list now.')),
    is_new: optional(flag('True if the record was created since the cursor.')),
  },
);

const ChangesInfo = message('internal.ChangesInfo', 'The changes of a list, and a cursor for the next call.', {
  results: list(Change, 'Each record that was in the list or is in it now, once.'),
  at: time('Time of the answer.'),
  cursor: text('The present place in the changes, of at most 100 characters; it remains valid for an hour.'),
  is_complete: flag(
    'False if the cursor of the request is too old, or of another store, or if more than 10,000 records have changed: then there are no results.',
  ),
  visibility: text('Equal for callers who see the same records of the resource.'),
});

/** The answer to a read of changes. */
export type ChangesResponse = Static<typeof ChangesInfo>;

/** A read of changes. */
export type ChangesOperation = Operation<TObject, typeof ChangesInfo>;

/** Whether a text may be a cursor. */
export const isChangeCursor = (text: string): boolean => /^[0-9a-z.-]{1,100}$/.test(text);

const changesOperations = new WeakMap<Operation, ChangesOperation>();

/**
 * The operation that reports the changes of a list. It takes the request of the list, and `since`, a cursor of an earlier
 * answer; without it, it answers the present cursor alone. It needs the permission of the list.
 */
export const toChangesOperation = (listed: Operation<TObject>): ChangesOperation => {
  const operation = changesOperations.get(listed) ?? declareChanges(listed);
  changesOperations.set(listed, operation);
  return operation;
};

const declareChanges = (listed: Operation<TObject>): ChangesOperation => ({
  ...listed,
  id: listed.id.replace(/\.list$/, '.changes'),
  path: listed.path.replace(/\/list$/, '/changes'),
  pathAliases: [],
  summary: 'Tells what changed in a list since a cursor.',
  request: Type.Object({
    ...listed.request.properties,
    since: optional(text('Cursor of an earlier answer; if omitted, the answer has the present cursor alone.')),
  }),
  response: ChangesInfo,
});
