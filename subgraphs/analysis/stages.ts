import { memberIfNotEmpty } from '../read/condition.ts';
import { compilePlainCondition } from './conditions.ts';
import type { GroupFieldInput } from './groups.ts';
import type { InputPlace } from './inputPlace.ts';
import { toWireOperator } from './operators.ts';
import {
  compileRowField,
  compileRowOrder,
  createRowNames,
  type RowFieldInput,
  type RowNames,
  type RowOrderInput,
  toNamedValues,
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
interface CompiledStage {
  readonly stage: object;
  readonly rows: RowNames;
}

/**
 * Compiles stages (semantics 2.6.4). Each reads the values of the rows that the stage before it leaves.
 *
 * @throws {OperationError} BAD_USER_INPUT for a name that the rows do not have
 */
export const compileStages = (
  start: RowNames,
  stages: readonly StageInput[] | null | undefined,
  place: InputPlace,
): { readonly stages: readonly object[]; readonly rows: RowNames } => {
  let rows = start;
  const compiled = place.each('stages', stages, (stage, at) => {
    const done = compileStage(rows, stage, at);
    rows = done.rows;
    return done.stage;
  });
  return { stages: compiled, rows };
};

const compileStage = (rows: RowNames, input: StageInput, place: InputPlace): CompiledStage => {
  const { group, unwind, count, project, orderBy, first, offset } = input;
  if (group) return compileGroup(rows, group, place.at('group'));
  if (unwind != null) return { stage: { unwind: { path: rows.read(unwind, place.at('unwind')) } }, rows };
  if (count != null) return { stage: { count: { name: count } }, rows: createRowNames([], [{ name: count, place }]) };
  if (project) return compileProject(rows, project, place.at('project'));
  if (orderBy) return { stage: { sort: compileRowOrder(rows, orderBy, place) }, rows };
  return { stage: first == null ? { skip: offset } : { limit: first }, rows };
};

const compileGroup = (rows: RowNames, { keys, fields }: RowGroupInput, place: InputPlace): CompiledStage => {
  const named = place.each('keys', keys, (key, at) => ({
    key: rows.read(key, at),
    name: readLastStep(key),
    place: at,
  }));
  return {
    stage: {
      group: {
        ...memberIfNotEmpty(
          'keys',
          named.map(({ key, name }) => ({ key, name })),
        ),
        ...memberIfNotEmpty('fields', place.each('fields', fields, compileStageField(rows))),
      },
    },
    rows: createRowNames(named, toNamedValues('fields', fields, place)),
  };
};

/** The last step of a dotted path. */
export const readLastStep = (path: string): string => path.split('.').at(-1) ?? path;

const compileStageField =
  (rows: RowNames) =>
  ({ name, operator, field, members, conditions }: GroupFieldInput, place: InputPlace): object => {
    if (members?.length) throw place.at('members').problem('A stage takes none.');
    const read = (value: string, at: InputPlace) => rows.read(value, at);
    return {
      name,
      operator: toWireOperator(operator),
      ...(field == null ? {} : { key: read(field, place.at('field')) }),
      ...memberIfNotEmpty('conditions', place.each('conditions', conditions, compilePlainCondition(read)).flat()),
    };
  };

const compileProject = (
  rows: RowNames,
  { fields, excludeKeys }: NonNullable<StageInput['project']>,
  place: InputPlace,
): CompiledStage => {
  const kept = excludeKeys === true ? [] : [...rows.keys].map((name) => ({ name, place }));
  return {
    stage: {
      project: { fields: place.each('fields', fields, compileRowField(rows)), exclude_keys: excludeKeys === true },
    },
    rows: createRowNames(kept, toNamedValues('fields', fields, place)),
  };
};
