/** Errors of the embedded store. */

/** The embedded store has ended. The statement it ended at, and every statement after it, fails with this error. */
export class StoreDied extends Error {
  override readonly name = 'StoreDied';
}

/** A statement exceeded its time limit; its transaction is rolled back. */
export class StatementTimeout extends Error {
  override readonly name = 'StatementTimeout';
  /** The code PostgreSQL uses when it cancels a statement. */
  readonly code = '57014';
}
