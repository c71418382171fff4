import { memberIfNotEmpty } from '../read/condition.ts';
import type { InputPlace } from './inputPlace.ts';
import { toWireOperator } from './operators.ts';

/** One step of the order of rows. */
export interface RowOrderInput {
  readonly name: string;
  readonly direction?: 'ASC' | 'DESC' | null;
}

/** A value of a row to keep, or to compute from others. */
export interface RowFieldInput {
  readonly name: string;
  readonly from?: string | null;
  readonly operator?: string | null;
  readonly operands?: readonly RowOperandInput[] | null;
}

/** An operand of arithmetic: exactly one member is given. */
export interface RowOperandInput {
  readonly name?: string | null;
  readonly number?: number | null;
  readonly computed?: { readonly operator: string; readonly operands: readonly RowOperandInput[] } | null;
}

/** The names of the values that rows have after a step. */
export class RowNames {
  readonly keys: ReadonlySet<string>;
  readonly #names: ReadonlySet<string>;

  /** @param keys names of the values that the rows are grouped by */
  constructor(keys: Iterable<string>, fields: Iterable<string>) {
    this.keys = new Set(keys);
    this.#names = new Set([...this.keys, ...fields]);
  }

  /** The names without those of folded keys. */
  without(folded: readonly string[]): RowNames {
    const remaining = (names: ReadonlySet<string>) => [...names].filter((name) => !folded.includes(name));
    return folded.length === 0 ? this : new RowNames(remaining(this.keys), remaining(this.#names));
  }

  /**
   * Checks the name of a value, which may be followed by a path inside the value: `team` or `team.lead`.
   *
   * @throws {OperationError} BAD_USER_INPUT where the rows have no such value
   */
  read(name: string, place: InputPlace): string {
    if (this.#names.has(name) || this.#names.has(name.split('.')[0] ?? '')) return name;
    const known = this.#names.size > 0 ? `They have ${[...this.#names].join(', ')}.` : 'They have none.';
    throw place.problem(`The rows have no value \`${name}\`. ${known}`);
  }
}

/**
 * The names of new rows.
 *
 * @throws {OperationError} BAD_USER_INPUT where two values have the same name
 */
export const createRowNames = (keys: readonly NamedValue[], fields: readonly NamedValue[]): RowNames => {
  const seen = new Set<string>();
  for (const { name, place } of [...keys, ...fields]) {
    if (name === '') throw place.at('name').problem('The name must not be empty.');
    if (seen.has(name)) throw place.at('name').problem(`Another value of the rows has the name \`${name}\`.`);
    seen.add(name);
  }
  const namesOf = (values: readonly NamedValue[]) => values.map(({ name }) => name);
  return new RowNames(namesOf(keys), namesOf(fields));
};

/** A value of rows, and where the input names it. */
export interface NamedValue {
  readonly name: string;
  readonly place: InputPlace;
}

/** The entries of a list as named values. */
export const toNamedValues = (
  member: string,
  entries: readonly { readonly name: string }[] | null | undefined,
  place: InputPlace,
): NamedValue[] => place.each(member, entries, ({ name }, at) => ({ name, place: at }));

/** Compiles the order of rows. */
export const compileRowOrder = (
  rows: RowNames,
  orderBy: readonly RowOrderInput[] | null | undefined,
  place: InputPlace,
) =>
  place.each('orderBy', orderBy, ({ name, direction }, at) => ({
    key: rows.read(name, at.at('name')),
    desc: direction === 'DESC',
  }));

/** Compiles values of rows that are kept or computed, by name. */
export const compileRowField =
  (rows: RowNames) =>
  (
    { name, from, operator, operands }: RowFieldInput,
    place: InputPlace,
  ): { name: string; key?: string; operator?: string } => {
    if (operands?.length)
      return {
        name,
        operator: toWireOperator(operator ?? ''),
        ...memberIfNotEmpty('fields', place.each('operands', operands, compileOperand(rows))),
      };
    const key = rows.read(from ?? name, place.at(from == null ? 'name' : 'from'));
    return operator == null ? { name, key } : { name, key, operator: toWireOperator(operator) };
  };

const compileOperand =
  (rows: RowNames) =>
  ({ name, number, computed }: RowOperandInput, place: InputPlace): unknown => {
    if (name != null) return rows.read(name, place.at('name'));
    if (computed == null) return number;
    const { operator, operands } = computed;
    return {
      operator: toWireOperator(operator),
      fields: place.at('computed').each('operands', operands, compileOperand(rows)),
    };
  };
