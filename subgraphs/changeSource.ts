/** Changes of lists, as a context gives them to resolvers. */
import type { AnyRow, ResourceType } from './resourceType.ts';

/** A resource type whose changes are watched. */
export interface WatchedType<Row extends AnyRow> {
  readonly resource: ResourceType<Row>;
  /** Member with the state of a record, and its final states. */
  readonly final?: { readonly member: string; readonly states: readonly string[] };
  /** Member that names the project, a text or a list. */
  readonly projectMember?: string;
}

/** A list whose changes are watched. */
export interface WatchedList<Row extends AnyRow> {
  readonly type: WatchedType<Row>;
  readonly filter: object | null;
  readonly projectId: string | null;
  /** Members that subscribers selected. */
  readonly members: ReadonlySet<string>;
}

/** What happened to a record. */
export type ChangeKind = 'CREATED' | 'UPDATED' | 'RESOLVED' | 'DELETED';

/** The latest change of one record. */
export interface RecordChange<Row> {
  readonly kind: ChangeKind;
  readonly id: string;
  /** `updated_at` of the record, as on the wire. Null if it was deleted. */
  readonly updatedAt: string | null;
  /** The record after the change, with the selected members. Null if it was deleted, or is no longer visible. */
  readonly row: Row | null;
}

/** A change as a subscriber gets it. */
export interface DeliveredChange<Row> {
  readonly change: RecordChange<Row>;
  /** The position of the subscriber after it. */
  readonly eventId: string;
}

/** The changes that one subscriber gets. */
export interface ChangeSubscription<Row> extends AsyncIterableIterator<DeliveredChange<Row>> {
  /** Ends it, with an error if there is one. Changes that are not yet taken are dropped. */
  end(error?: unknown): void;
}

/** Reports the changes of a list to subscribers. */
export interface ChangeSource<Row> {
  /**
   * Adds a subscriber.
   *
   * @param lastEventId position of a subscriber that was interrupted; it gets what it missed
   * @throws {OperationError} of the operation; BAD_USER_INPUT if the position is not valid
   */
  subscribe(lastEventId: string | undefined): Promise<ChangeSubscription<Row>>;
}
