/** Errors of both stores that PostgreSQL does not report itself. */
import { describeFailure } from '../startupError.ts';

/** Base of the errors that name why a statement failed. */
export class StoreError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** The embedded store has ended. The statement it ended at, and every statement after it, fails with this error. */
export class StoreDied extends StoreError {}

/** A statement exceeded its time limit; its transaction is rolled back. */
export class StatementTimeout extends StoreError {
  /** The code PostgreSQL uses when it cancels a statement. */
  readonly code = '57014';
}

/** No connection was available, or the one in use was lost. The message is that of the driver or the network. */
export class StoreUnreachable extends StoreError {
  constructor(cause: Error) {
    super(describeFailure(cause), { cause });
  }
}

/** A statement was not answered in time. Its connection is discarded. */
export class StoreSilent extends StoreError {}

/** The disk of the embedded store has no space for a write. */
export class StoreFull extends StoreError {
  /** The code PostgreSQL uses when its disk is full. */
  readonly code = '53100';
}
