import type { AnyRow } from '../resourceType.ts';
import type { WireCondition, WireConditions } from './condition.ts';

/** How rows find their parent where no member of theirs names it, e.g. the service of an alert by the alert's webhook. */
export interface ParentLink {
  /** Members of rows that determine the parent. */
  readonly members: readonly string[];
  /** The conditions that hold for the rows of these parents, and for no others. */
  createConditions(parents: readonly string[]): WireConditions;
  /** Disjoint parts of these rows: each row meets all conditions of exactly one part. */
  createDisjointConditions(parents: readonly string[]): readonly (readonly WireCondition[])[];
  /** The parents of a row with the members of the link, most often one. */
  listParents(row: AnyRow): readonly string[];
}
