import { isObject, type ResponseData, type ResponsePath } from '../base/responseData.ts';
import { type FieldShape, findObjectShape, type ObjectShape, type Shape } from './shape.ts';

/**
 * Truncates an error's path at the last field that the client selected. Plans also fetch fields that the client did not
 * select, such as requirements or fields of another type's fragment, and these may fail.
 */
export const findVisiblePath = (root: Shape, data: ResponseData, path: ResponsePath): ResponsePath => {
  for (const { at, isVisible } of walkPath(root, data, path)) if (!isVisible) return path.slice(0, at);
  return path;
};

/**
 * Adjusts an error's path for the removal of deleted entities: the path ends at a removed entity, and list indexes skip
 * removed items.
 */
export const removeDeletedFromPath = (
  root: Shape,
  data: ResponseData,
  path: ResponsePath,
  deletedEntities: ReadonlySet<unknown>,
): ResponsePath => {
  const left: (string | number)[] = [];
  for (const { segment, holder, value } of walkPath(root, data, path)) {
    if (deletedEntities.has(value)) return typeof segment === 'string' ? [...left, segment] : left;
    left.push(typeof segment === 'number' ? segment - countRemovedBefore(segment, holder, deletedEntities) : segment);
  }
  return [...left, ...path.slice(left.length)];
};

const countRemovedBefore = (index: number, list: unknown, deletedEntities: ReadonlySet<unknown>): number =>
  Array.isArray(list) ? list.slice(0, index).filter((item) => deletedEntities.has(item)).length : 0;

/** One segment of a path: the object or list, and the value in it. */
interface ErrorPathStep {
  readonly at: number;
  readonly segment: string | number;
  readonly holder: unknown;
  readonly value: unknown;
  /** False for a field that the client did not select. */
  readonly isVisible: boolean;
}

/** Walks along a path while types are known, up to and including the first field that the client did not select. */
function* walkPath(root: Shape, data: ResponseData, path: ResponsePath): Generator<ErrorPathStep, void> {
  let shape: Shape | undefined = root;
  let holder: unknown = data;
  for (const [at, segment] of path.entries()) {
    let value: unknown;
    if (typeof segment === 'number') value = Array.isArray(holder) ? holder[segment] : undefined;
    else {
      const member: ObjectShape | undefined = shape && findObjectShape(shape, holder);
      // Below a null, the answer does not say which type the object would have.
      if (shape?.kind === 'abstract' && member === undefined) return;
      const field: FieldShape | undefined = member?.fields.find(({ name }) => name === segment);
      if (field === undefined) return yield { at, segment, holder, value, isVisible: false };
      value = isObject(holder) ? holder[field.key] : undefined;
      shape = field.child;
    }
    yield { at, segment, holder, value, isVisible: true };
    holder = value;
  }
}
