import type { AnyRow, ResourceType } from '../resourceType.ts';

/** A resource type whose changes are watched. */
export interface WatchedType<Row extends AnyRow> {
  readonly resource: ResourceType<Row>;
  /** Member with the state of a record, and the states in which nothing more is to be done. */
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
