/** How the embedded store fails calls. */

/** The embedded store has ended: the statement it ended at, and whatever is asked of it after, fails with this. */
export class StoreDied extends Error {
  override readonly name = 'StoreDied';
}

/** A statement ran longer than it may; nothing of its transaction stays. */
export class StatementTimeout extends Error {
  override readonly name = 'StatementTimeout';
  /** As PostgreSQL says when it cancels a statement. */
  readonly code = '57014';
}

/** The answer to a statement is larger than the service takes. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
  /** As PostgreSQL says when a program's limit is exceeded. */
  readonly code = '54000';
}
