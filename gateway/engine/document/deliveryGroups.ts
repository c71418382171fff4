/** The groups of an operation that are delivered one after another, and what its selections have of them. */
import type { FieldNode, SelectionSetNode, ValueNode } from 'graphql';
import { MAX_FRAGMENTS } from '../base/requestBudget.ts';

/** A deferred fragment, or the streamed items of a streamed list, at one place of an operation. */
export interface DeliveryGroup {
  readonly id: number;
  /** The group in which it stands. */
  readonly parent: number;
  readonly label: string | undefined;
  /** Undefined for a fragment. */
  readonly stream?: { readonly initialCount: ValueNode | undefined };
}

/** The id of the group that is delivered first: all that is neither deferred nor streamed. */
export const INITIAL_GROUP = 0;

/** Most groups of an operation, as each may be fetched separately. The content of further ones is delivered with the group around it. */
export const MAX_GROUPS = 64;

/**
 * Most deferred fragments and streamed lists of an answer, over all its objects. An answer that may have more is delivered whole; one that
 * turns out to have four times as many is refused.
 */
export const MAX_PENDING = MAX_FRAGMENTS / 4;

/** A field of an operation whose fragments are inlined, with the groups that select it. */
export interface GroupedField extends FieldNode {
  readonly parts?: ReadonlySet<number>;
  /** The group of its streamed items, if it is a streamed list. */
  readonly stream?: number;
}

/** A selection set of such an operation, with the deferred fragments that stood in it. */
export interface GroupedSelectionSet extends SelectionSetNode {
  readonly fragments?: readonly number[];
}

/** The groups that select a field. */
export const groupsOf = ({ parts }: GroupedField): ReadonlySet<number> => parts ?? ONLY_INITIAL;

const ONLY_INITIAL: ReadonlySet<number> = new Set([INITIAL_GROUP]);
