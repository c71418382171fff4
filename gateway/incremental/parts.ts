/** The parts of an operation that are delivered one after another, and what its selections have of them. */
import type { FieldNode, SelectionSetNode } from 'graphql';

/** A deferred fragment at one place of an operation. */
export interface DeferredPart {
  readonly id: number;
  /** The part in which it stands. */
  readonly parent: number;
  readonly label: string | undefined;
}

/** The id of the part that is delivered first: all that is not deferred. */
export const INITIAL = 0;

/** A field of an operation whose fragments are inlined, with the parts that select it. */
export interface PartField extends FieldNode {
  readonly parts?: ReadonlySet<number>;
}

/** A selection set of such an operation, with the deferred fragments that stood in it. */
export interface PartSet extends SelectionSetNode {
  readonly fragments?: readonly number[];
}

/** The parts that select a field. */
export const partsOf = ({ parts }: PartField): ReadonlySet<number> => parts ?? ONLY_INITIAL;

const ONLY_INITIAL: ReadonlySet<number> = new Set([INITIAL]);
