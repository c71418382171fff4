import { type Data, isObject } from '../execute/data.ts';
import type { FieldShape, ObjectShape, Shape } from './shape.ts';

type Path = readonly (string | number)[];

/**
 * Cuts an error's path where it leaves the answer. Plans fetch what the client did not select (a requirement, a field that
 * only another type's fragment names); when that fails, the error stands at the last field the client knows.
 */
export function visiblePath(root: Shape, data: Data, path: Path): Path {
  for (const { at, isVisible } of walk(root, data, path)) if (!isVisible) return path.slice(0, at);
  return path;
}

/** An error's path once some entities leave the response: it ends where one was named, and counts lists without them. */
export function pathWithout(root: Shape, data: Data, path: Path, deletedEntities: ReadonlySet<unknown>): Path {
  const left: (string | number)[] = [];
  for (const { segment, holder, value } of walk(root, data, path)) {
    if (deletedEntities.has(value)) return typeof segment === 'string' ? [...left, segment] : left;
    left.push(typeof segment === 'number' ? segment - removedBefore(segment, holder, deletedEntities) : segment);
  }
  return [...left, ...path.slice(left.length)];
}

function removedBefore(index: number, list: unknown, deletedEntities: ReadonlySet<unknown>): number {
  return Array.isArray(list) ? list.slice(0, index).filter((item) => deletedEntities.has(item)).length : 0;
}

/** One segment of a path: what it is taken of, and what lies there. */
interface PathStep {
  readonly at: number;
  readonly segment: string | number;
  readonly holder: unknown;
  readonly value: unknown;
  /** False of a field that the client did not select. */
  readonly isVisible: boolean;
}

/** Goes along a path as far as types are known, and to the first field that the client does not know. */
function* walk(root: Shape, data: Data, path: Path): Generator<PathStep, void> {
  let shape: Shape | undefined = root;
  let holder: unknown = data;
  for (const [at, segment] of path.entries()) {
    let value: unknown;
    if (typeof segment === 'number') value = Array.isArray(holder) ? holder[segment] : undefined;
    else {
      // Below a null the answer says no more of which type it would have been.
      if (shape?.kind === 'abstract' && !isObject(holder)) return;
      const member: ObjectShape | undefined = shape?.kind === 'abstract' ? shape.of(typeOf(holder)) : shape;
      const field: FieldShape | undefined = member?.fields.find(({ name }) => name === segment);
      if (field === undefined) return yield { at, segment, holder, value, isVisible: false };
      value = isObject(holder) ? holder[field.key] : undefined;
      shape = field.child;
    }
    yield { at, segment, holder, value, isVisible: true };
    holder = value;
  }
}

function typeOf(value: unknown): unknown {
  return isObject(value) ? value.__typename : undefined;
}
