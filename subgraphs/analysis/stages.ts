import { plainConditionOf, present } from './conditions.ts';
import type { GroupFieldInput } from './groups.ts';
import type { InputPlace } from './inputPlace.ts';
import { wireOperator } from './operators.ts';
import {
  namedIn,
  type RowFieldInput,
  type RowNames,
  type RowOrderInput,
  rowFieldOf,
  rowNames,
  rowOrderOf,
} from './rows.ts';

/** A step that is applied to all rows: exactly one member is given. */
export interface StageInput {
  readonly group?: RowGroupInput | null;
  readonly unwind?: string | null;
  readonly count?: string | null;
  readonly project?: { readonly fields: readonly RowFieldInput[]; readonly excludeKeys?: boolean | null } | null;
  readonly orderBy?: readonly RowOrderInput[] | null;
  readonly first?: number | null;
  readonly offset?: number | null;
}

interface RowGroupInput {
  readonly keys?: readonly string[] | null;
  readonly fields?: readonly GroupFieldInput[] | null;
}

/** A stage on the wire, and the names of the rows after it. */
interface Stage {
  readonly stage: object;
  readonly rows: RowNames;
}

/**
 * Compiles stages (semantics 2.6.4). Each reads the values of the rows that the stage before it leaves.
 *
 * @throws {OperationError} BAD_USER_INPUT for a name that the rows do not have
 */
export const stagesOf = (
  start: RowNames,
  stages: readonly StageInput[] | null | undefined,
  place: InputPlace,
): { readonly stages: readonly object[]; readonly rows: RowNames } => {
  let rows = start;
  const compiled = place.each('stages', stages, (stage, at) => {
    const done = stageOf(rows, stage, at);
    rows = done.rows;
    return done.stage;
  });
  return { stages: compiled, rows };
};

const stageOf = (rows: RowNames, input: StageInput, place: InputPlace): Stage => {
  const { group, unwind, count, project, orderBy, first, offset } = input;
  if (group) return groupOf(rows, group, place.at('group'));
  if (unwind != null) return { stage: { unwind: { path: rows.read(unwind, place.at('unwind')) } }, rows };
  if (count != null) return { stage: { count: { name: count } }, rows: rowNames([], [{ name: count, place }]) };
  if (project) return projectOf(rows, project, place.at('project'));
  if (orderBy) return { stage: { sort: rowOrderOf(rows, orderBy, place) }, rows };
  return { stage: first == null ? { skip: offset } : { limit: first }, rows };
};

const groupOf = (rows: RowNames, { keys, fields }: RowGroupInput, place: InputPlace): Stage => {
  const named = place.each('keys', keys, (key, at) => ({ key: rows.read(key, at), name: lastStep(key), place: at }));
  return {
    stage: {
      group: {
        ...present(
          'keys',
          named.map(({ key, name }) => ({ key, name })),
        ),
        ...present('fields', place.each('fields', fields, groupFieldOf(rows))),
      },
    },
    rows: rowNames(named, namedIn('fields', fields, place)),
  };
};

const lastStep = (path: string) => path.split('.').at(-1) ?? path;

const groupFieldOf =
  (rows: RowNames) =>
  ({ name, operator, field, members, conditions }: GroupFieldInput, place: InputPlace): object => {
    if (members?.length) throw place.at('members').problem('A stage takes none.');
    const read = (value: string, at: InputPlace) => rows.read(value, at);
    return {
      name,
      operator: wireOperator(operator),
      ...(field == null ? {} : { key: read(field, place.at('field')) }),
      ...present('conditions', place.each('conditions', conditions, plainConditionOf(read)).flat()),
    };
  };

const projectOf = (
  rows: RowNames,
  { fields, excludeKeys }: NonNullable<StageInput['project']>,
  place: InputPlace,
): Stage => {
  const kept = excludeKeys === true ? [] : [...rows.keys].map((name) => ({ name, place }));
  return {
    stage: {
      project: { fields: place.each('fields', fields, rowFieldOf(rows)), exclude_keys: excludeKeys === true },
    },
    rows: rowNames(kept, namedIn('fields', fields, place)),
  };
};
