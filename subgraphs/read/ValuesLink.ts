import type { AnyRow } from '../resourceType.ts';
import { combineAlternatives, splitCondition, type WireCondition, type WireConditions } from './condition.ts';
import type { ParentLink } from './parentLink.ts';

/**
 * Rows belong to each parent that has a value of a member of theirs, as alerts do to the workspace of their project. The parents of a
 * level are added one by one; they may share values.
 */
export class ValuesLink implements ParentLink {
  readonly members: readonly string[];
  readonly #member: string;
  readonly #values = new Map<string, readonly string[]>();
  readonly #parents = new Map<unknown, Set<string>>();

  /** @param member of rows: a text, or a list of texts */
  constructor(member: string) {
    this.members = [member];
    this.#member = member;
  }

  /** Adds the values of a parent. */
  add(parent: string, values: readonly string[]): void {
    if (this.#values.has(parent)) return;
    this.#values.set(parent, values);
    for (const value of values) this.#parents.set(value, (this.#parents.get(value) ?? new Set()).add(parent));
  }

  createConditions(parents: readonly string[]): WireConditions {
    return combineAlternatives(this.#member, this.#conditionsOn(parents));
  }

  createDisjointConditions(parents: readonly string[]): readonly (readonly WireCondition[])[] {
    return this.#conditionsOn(parents).map((condition) => [condition]);
  }

  #conditionsOn(parents: readonly string[]): readonly WireCondition[] {
    const values = new Set(parents.flatMap((parent) => this.#values.get(parent) ?? []));
    return splitCondition(this.#member, 'in', [...values]);
  }

  listParents(row: AnyRow): readonly string[] {
    const parents = [row[this.#member]].flat().flatMap((value) => [...(this.#parents.get(value) ?? [])]);
    return [...new Set(parents)];
  }
}
