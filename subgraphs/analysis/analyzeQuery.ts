/** The parts of an `analyze` query that are the same for records of a type and for what a metric analyses. */
import { present } from './conditions.ts';
import type { InputPlace } from './inputPlace.ts';
import { type RowPage, rowPageOf } from './page.ts';
import {
  type NamedValue,
  type RowFieldInput,
  type RowNames,
  type RowOrderInput,
  rowFieldOf,
  rowNames,
  rowOrderOf,
} from './rows.ts';

/** Selection, folding and order of the rows of an analysis. */
export interface RowSelection extends RowPage {
  readonly select?: readonly RowFieldInput[] | null;
  readonly fieldGroup?: readonly string[] | null;
  readonly orderBy?: readonly RowOrderInput[] | null;
}

/** A group on the wire: a path with the name of its value, and members of the caller's own. */
interface AnalyzeKey extends NamedValue {
  readonly entry: object;
}

/** A computed value on the wire. */
interface AnalyzeField extends NamedValue {
  readonly operator: string;
  readonly key: string | null;
  readonly members: readonly { readonly key: string; readonly name: string }[];
}

/** The groups and values of an analysis. */
export interface CompiledAnalysis {
  readonly keys: readonly AnalyzeKey[];
  readonly fields: readonly AnalyzeField[];
  /** Further keys, which the service adds. */
  readonly added: readonly NamedValue[];
}

/**
 * Compiles groups, values and what is done with the rows (semantics 2.7).
 *
 * @throws {OperationError} BAD_USER_INPUT for a name that the rows do not have, or have twice
 */
export const analyzeQueryOf = ({ keys, fields, added }: CompiledAnalysis, input: RowSelection, place: InputPlace) => {
  const all = rowNames([...keys, ...added], fields);
  const rows = input.select?.length ? selectedNames(all, input.select, place) : all;
  const folded = place.each('fieldGroup', input.fieldGroup, (name, at) => foldedName(rows, name, at));
  return {
    ...present(
      'group_by',
      keys.map(({ entry }) => entry),
    ),
    ...(fields.length > 0
      ? { fields: Object.fromEntries(fields.map((field) => [field.name, fieldEntry(field)])) }
      : {}),
    ...selectOf(all, input, place),
    ...present('field_group', folded),
    ...present('sort', rowOrderOf(rows.without(folded), input.orderBy, place)),
    ...rowPageOf(input, place),
  };
};

const fieldEntry = ({ operator, key, members }: AnalyzeField) => ({
  ...(key === null ? {} : { key }),
  operator,
  ...(members.length > 0 ? { fields: Object.fromEntries(members.map((member) => [member.name, member.key])) } : {}),
});

const selectOf = (rows: RowNames, { select }: RowSelection, place: InputPlace) => {
  if (!select?.length) return {};
  const entries = place.each('select', select, rowFieldOf(rows));
  return {
    select: Object.fromEntries(
      entries.map(({ name, ...computed }) => [name, computed.operator === undefined ? computed.key : computed]),
    ),
  };
};

/** A copied key remains a key. */
const selectedNames = (rows: RowNames, select: readonly RowFieldInput[], place: InputPlace): RowNames => {
  const named = place.each('select', select, (value, at) => ({ ...value, place: at }));
  const isKey = ({ name, from, operator, operands }: RowFieldInput) =>
    operator == null && !operands?.length && rows.keys.has(from ?? name);
  return rowNames(
    named.filter(isKey),
    named.filter((value) => !isKey(value)),
  );
};

const foldedName = (rows: RowNames, name: string, place: InputPlace) => {
  if (rows.keys.has(name)) return name;
  throw place.problem(`\`${name}\` is no group. Groups are ${[...rows.keys].join(', ') || 'none'}.`);
};

/** What a folded field's total is called: `_total_cost` on the wire, `totalCost` in the graph. */
export const totalNames = (fields: readonly { readonly name: string }[]): ReadonlyMap<string, string> =>
  new Map(fields.map(({ name }) => [`_total_${name}`, `total${name.charAt(0).toUpperCase()}${name.slice(1)}`]));
