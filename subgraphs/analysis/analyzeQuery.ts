/** The parts of an `analyze` query that are the same for records of a type and for what a metric analyses. */
import { memberIfNotEmpty } from '../read/condition.ts';
import type { InputPlace } from './inputPlace.ts';
import { compileRowPage, type RowPage } from './page.ts';
import {
  compileRowField,
  compileRowOrder,
  createRowNames,
  type NamedValue,
  type RowFieldInput,
  type RowNames,
  type RowOrderInput,
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
export const compileAnalyzeQuery = (
  { keys, fields, added }: CompiledAnalysis,
  input: RowSelection,
  place: InputPlace,
) => {
  const all = createRowNames([...keys, ...added], fields);
  const rows = input.select?.length ? toSelectedNames(all, input.select, place) : all;
  const folded = place.each('fieldGroup', input.fieldGroup, (name, at) => checkFoldedName(rows, name, at));
  return {
    ...memberIfNotEmpty(
      'group_by',
      keys.map(({ entry }) => entry),
    ),
    ...(fields.length > 0
      ? { fields: Object.fromEntries(fields.map((field) => [field.name, toFieldEntry(field)])) }
      : {}),
    ...compileSelect(all, input, place),
    ...memberIfNotEmpty('field_group', folded),
    ...memberIfNotEmpty('sort', compileRowOrder(rows.without(folded), input.orderBy, place)),
    ...compileRowPage(input, place),
  };
};

const toFieldEntry = ({ operator, key, members }: AnalyzeField) => ({
  ...(key === null ? {} : { key }),
  operator,
  ...(members.length > 0 ? { fields: Object.fromEntries(members.map((member) => [member.name, member.key])) } : {}),
});

const compileSelect = (rows: RowNames, { select }: RowSelection, place: InputPlace) => {
  if (!select?.length) return {};
  const entries = place.each('select', select, compileRowField(rows));
  return {
    select: Object.fromEntries(
      entries.map(({ name, ...computed }) => [name, computed.operator === undefined ? computed.key : computed]),
    ),
  };
};

/** A copied key remains a key. */
const toSelectedNames = (rows: RowNames, select: readonly RowFieldInput[], place: InputPlace): RowNames => {
  const named = place.each('select', select, (value, at) => ({ ...value, place: at }));
  const isKey = ({ name, from, operator, operands }: RowFieldInput) =>
    operator == null && !operands?.length && rows.keys.has(from ?? name);
  return createRowNames(
    named.filter(isKey),
    named.filter((value) => !isKey(value)),
  );
};

const checkFoldedName = (rows: RowNames, name: string, place: InputPlace) => {
  if (rows.keys.has(name)) return name;
  throw place.problem(`\`${name}\` is not a group. Groups are ${[...rows.keys].join(', ') || 'none'}.`);
};

/** What a folded field's total is called: `_total_cost` on the wire, `totalCost` in the graph. */
export const toTotalNames = (fields: readonly { readonly name: string }[]): ReadonlyMap<string, string> =>
  new Map(fields.map(({ name }) => [`_total_${name}`, `total${name.charAt(0).toUpperCase()}${name.slice(1)}`]));
