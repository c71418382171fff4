import type { RecordChange } from '../changeSource.ts';

/** What wake-ups name: the resource and the domain in which it changed. */
export const formatTopic = (resource: string, domain: string): string => `${resource} ${domain}`;

/**
 * Two changes of one record as one, with the latest state: a record that was created and then changed was created, and
 * one that was resolved and then changed was resolved, as long as it is.
 */
export const mergeChanges = <Row>(
  earlier: RecordChange<Row>,
  later: RecordChange<Row>,
  isFinal: (row: Row | null) => boolean,
): RecordChange<Row> => {
  if (later.kind === 'DELETED' || later.kind === 'RESOLVED') return later;
  const stays = earlier.kind === 'CREATED' || (earlier.kind === 'RESOLVED' && isFinal(later.row));
  return stays ? { ...later, kind: earlier.kind } : later;
};
