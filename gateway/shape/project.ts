import { type GraphQLOutputType, isListType, isNonNullType } from 'graphql';
import type { Data } from '../execute/data.ts';
import type { FieldShape, ObjectShape, Shape } from './shape.ts';

/** Copies from the data what the client asked for, in its order; undefined where null has to go up to the parent. */
export type Project = (data: Data, watch: NullWatch) => Data | undefined;

/** Tells whether a projection met a null where the schema allows none. */
export interface NullWatch {
  metNull: boolean;
}

/** Completes one value that is not null; undefined where it has to become null. */
type Complete = (value: unknown, watch: NullWatch) => unknown;

/**
 * Compiles a shape. The function for each object type is generated, so that its answers are object literals: V8 builds
 * and prints those several times faster than objects put together key by key.
 */
export function compileProjection(shape: Shape): Project {
  if (shape.kind === 'object') return compileObject(shape);
  const members = new Map<unknown, Project>();
  return (data, watch) => {
    const typeName = data.__typename;
    let project = members.get(typeName);
    if (project === undefined) {
      const member = shape.of(typeName);
      project = member === undefined ? () => undefined : compileObject(member);
      members.set(typeName, project);
    }
    return project(data, watch);
  };
}

function compileObject({ fields }: ObjectShape): Project {
  const completes = fields.map(completeField);
  const lines = fields.map((field, index) => fieldSource(field, index, completes[index] !== undefined));
  const entries = fields.map(({ name }, index) => `${keySource(name)}: v${index}`);
  const source = `return function project(data, watch) {\n${lines.join('\n')}\nreturn { ${entries.join(', ')} };\n}`;
  return new Function('complete', source)(completes);
}

/** Written plainly, this one name would set the object's prototype. */
function keySource(name: string): string {
  return name === '__proto__' ? '["__proto__"]' : name;
}

function fieldSource({ key, type, constant }: FieldShape, index: number, completed: boolean): string {
  if (constant !== undefined) return `const v${index} = ${JSON.stringify(constant)};`;
  const read = readSource(key);
  const value = completed ? `${read} == null ? null : complete[${index}](${read}, watch) ?? null` : `${read} ?? null`;
  const check =
    type !== undefined && isNonNullType(type) ? ` if (v${index} === null) return void (watch.metNull = true);` : '';
  return `const v${index} = ${value};${check}`;
}

/** `{ constructor }` must not answer with what every JavaScript object inherits. */
function readSource(key: string): string {
  const name = JSON.stringify(key);
  return key in Object.prototype ? `(Object.hasOwn(data, ${name}) ? data[${name}] : null)` : `data[${name}]`;
}

function completeField({ type, child, visible }: FieldShape): Complete | undefined {
  if (type === undefined) return undefined;
  const inner: Complete | undefined =
    child !== undefined
      ? (compileProjection(child) as Complete)
      : visible && ((value) => (visible.has(value) ? value : undefined));
  return completeType(type, inner);
}

function completeType(type: GraphQLOutputType, inner: Complete | undefined): Complete | undefined {
  if (isNonNullType(type)) return completeType(type.ofType, inner);
  if (!isListType(type)) return inner;
  const itemsAreNonNull = isNonNullType(type.ofType);
  const item = completeType(type.ofType, inner);
  return item === undefined && !itemsAreNonNull ? undefined : completeList(item ?? ((value) => value), itemsAreNonNull);
}

function completeList(item: Complete, itemsAreNonNull: boolean): Complete {
  return (list, watch) => {
    if (!Array.isArray(list)) return undefined;
    const completed = new Array(list.length);
    for (let index = 0; index < list.length; index++) {
      const value = list[index];
      const answer = value == null ? null : (item(value, watch) ?? null);
      if (answer === null && itemsAreNonNull) {
        watch.metNull = true;
        return undefined;
      }
      completed[index] = answer;
    }
    return completed;
  };
}
