import { type GraphQLOutputType, isListType, isNonNullType } from 'graphql';
import { compileSource, quote, quoteKey, quoteRead } from '../base/compileSource.ts';
import type { RowMeter } from '../base/requestBudget.ts';
import type { ResponseData } from '../base/responseData.ts';
import { compileWhenHot } from './compileWhenHot.ts';
import type { FieldShape, ObjectShape, Shape } from './shape.ts';

/**
 * Copies from the data the fields that the client selected, in the client's order. Undefined if a null propagates to
 * the parent.
 *
 * @throws {GraphQLError} the watch counted too many rows
 */
export type Projection = (data: ResponseData, watch: ProjectionState) => ResponseData | undefined;

/** Records whether a projection met a violation of the schema: a null at a non-null field, or an invalid value. */
export interface ProjectionState {
  metFault: boolean;
  /** Whether a null at a non-null place propagates. */
  readonly propagates: boolean;
  /** Shared objects and their copies. Undefined if there are none. */
  readonly shared: SharedCopies | undefined;
  /** Counts list items. */
  readonly rows: RowMeter;
  /** Whether the data has so many rows that generated code pays at once. */
  readonly isLarge: boolean;
}

/** By object: its copy, once there is one, and the completion function that made it. */
export type SharedCopies = Map<unknown, { readonly copy: unknown; readonly by: unknown } | undefined>;

/** Completes one non-null value. Undefined if it becomes null. */
type ProjectValue = (value: unknown, watch: ProjectionState) => unknown;

/** Creates the projection of an object from the completion functions of its fields, by index. */
type BuildProjection = (shape: ObjectShape, completes: readonly (ProjectValue | undefined)[]) => Projection;

/** Compiles the projection of an operation: interpreted at first, generated code once it is hot, or has many rows. */
export const compileProjection = (shape: Shape): Projection =>
  compileWhenHot(
    compileShape(shape, buildByField),
    () => compileShape(shape, buildByCode),
    (_, { isLarge }) => isLarge,
  );

const compileShape = (shape: Shape, build: BuildProjection): Projection => {
  if (shape.kind === 'object') return compileObjectProjection(shape, build);
  const members = new Map<unknown, Projection>();
  return (data, watch) => {
    const typeName = data.__typename;
    let project = members.get(typeName);
    if (project === undefined) {
      const member = shape.findShape(typeName);
      project =
        member === undefined ? projectNothing(shape.hidden.has(typeName)) : compileObjectProjection(member, build);
      members.set(typeName, project);
    }
    return project(data, watch);
  };
};

/**
 * Projects an object of a hidden type as null, without an error if the field is nullable. An unknown type is always an
 * error.
 */
const projectNothing =
  (isHidden: boolean): Projection =>
  (_, watch) =>
    isHidden ? undefined : recordFault(watch);

const compileObjectProjection = (shape: ObjectShape, build: BuildProjection): Projection =>
  build(
    shape,
    shape.fields.map((field) => compileField(field, build)),
  );

const buildByField: BuildProjection = (shape, completes) => {
  const { fields } = shape;
  // Assigning a property of this name would set the object's prototype.
  if (fields.some(({ name }) => name === '__proto__')) return buildByCode(shape, completes);
  return (data, watch) => {
    if (typeof data !== 'object' || Array.isArray(data)) return recordFault(watch);
    const answer: ResponseData = {};
    for (let index = 0; index < fields.length; index++) {
      const field = fields[index];
      if (field === undefined) continue;
      const value = completeValue(field, completes[index], data, watch);
      if (value === null && isNonNullType(field.type) && recordNull(watch)) return;
      answer[field.name] = value;
    }
    return answer;
  };
};

const completeValue = (
  { key, constant }: FieldShape,
  complete: ProjectValue | undefined,
  data: ResponseData,
  watch: ProjectionState,
): unknown => {
  if (constant !== undefined) return constant;
  const value = key in Object.prototype && !Object.hasOwn(data, key) ? null : data[key];
  return (value != null && complete ? complete(value, watch) : value) ?? null;
};

/**
 * Generates the function's source, so that its answers are object literals. V8 builds and prints these several times
 * faster.
 */
const buildByCode: BuildProjection = ({ fields }, completes) => {
  const lines = fields.map((field, index) => printFieldSource(field, index, completes[index] !== undefined));
  const entries = fields.map(({ name }, index) => `${quoteKey(name)}: v${index}`);
  const check = "if (typeof data !== 'object' || Array.isArray(data)) return void (watch.metFault = true);";
  const source = `return function project(data, watch) {\n${check}\n${lines.join('\n')}\nreturn { ${entries.join(', ')} };\n}`;
  return compileSource<Projection>('complete', source)(completes);
};

const printFieldSource = ({ key, type, constant }: FieldShape, index: number, completed: boolean): string => {
  if (constant !== undefined) return `const v${index} = ${quote(constant)};`;
  const read = quoteRead('data', key);
  const value = completed ? `${read} == null ? null : complete[${index}](${read}, watch) ?? null` : `${read} ?? null`;
  const check = isNonNullType(type)
    ? ` if (v${index} === null) { watch.metFault = true; if (watch.propagates) return; }`
    : '';
  return `const v${index} = ${value};${check}`;
};

const recordFault = (watch: ProjectionState): undefined => {
  watch.metFault = true;
};

/** Records a null at a non-null place. Returns whether it propagates to the parent. */
const recordNull = (watch: ProjectionState): boolean => {
  watch.metFault = true;
  return watch.propagates;
};

const compileField = ({ type, child, leaf }: FieldShape, build: BuildProjection): ProjectValue | undefined => {
  if (type === undefined) return undefined;
  const inner: ProjectValue | undefined =
    child !== undefined
      ? compileShared(compileShape(child, build) as ProjectValue)
      : leaf && ((value, watch) => leaf.complete(value) ?? (leaf.isHidden(value) ? undefined : recordFault(watch)));
  return compileType(type, inner);
};

/** Completes a shared object once and reuses its copy. */
const compileShared =
  (complete: ProjectValue): ProjectValue =>
  (value, watch) => {
    const { shared } = watch;
    if (!shared?.has(value)) return complete(value, watch);
    const known = shared.get(value);
    if (known?.by === complete) return known.copy;
    const copy = complete(value, watch);
    shared.set(value, { copy, by: complete });
    return copy;
  };

const compileType = (type: GraphQLOutputType, inner: ProjectValue | undefined): ProjectValue | undefined => {
  if (isNonNullType(type)) return compileType(type.ofType, inner);
  if (!isListType(type)) return inner;
  const itemsAreNonNull = isNonNullType(type.ofType);
  const item = compileType(type.ofType, inner);
  return item === undefined && !itemsAreNonNull ? undefined : compileList(item ?? ((value) => value), itemsAreNonNull);
};

const compileList =
  (item: ProjectValue, itemsAreNonNull: boolean): ProjectValue =>
  (list, watch) => {
    if (!Array.isArray(list)) return recordFault(watch);
    watch.rows.add(list.length);
    const completed = new Array(list.length);
    for (let index = 0; index < list.length; index++) {
      const value = list[index];
      const answer = value == null ? null : (item(value, watch) ?? null);
      if (answer === null && itemsAreNonNull && recordNull(watch)) return;
      completed[index] = answer;
    }
    return completed;
  };
